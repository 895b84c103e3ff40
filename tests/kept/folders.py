"""The kept folders, one for each format, and what their `expected.json` files say."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

KEPT: Final = Path(__file__).parent
#: Every format that was ever landed, the oldest first.
FORMATS: Final = sorted(
    (path.name for path in KEPT.glob("format-*")), key=lambda name: int(name.removeprefix("format-"))
)


@cache
def expected(era: str, part: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((KEPT / era / part / "expected.json").read_text(encoding="utf-8"))
    return found


def each(part: str, *names: str) -> list[tuple[str, str]]:
    """The entries of every format's `expected.json` of a part, or of what `names` lead to in it."""
    found = []
    for era in FORMATS:
        entries = expected(era, part)
        for name in names:
            entries = entries[name]
        found += [(era, entry) for entry in entries]
    return found


#: What a decision of every format says.
DECISION = ("number", "question", "rule", "options")


def known(message: Mapping[str, Any]) -> dict[str, Any]:
    """What a seat message says, however it is written: what is null or has no orders need not stand there.

    Whether a choice can be taken back is left out; what is kept of a game need not be enough for that. So is
    what a decision says beside its options: how many answers follow, and what they can be together.
    """
    empty = {"orders": {}, "save_error": "", "forced": []}
    written: dict[str, Any] = json.loads(json.dumps(message))
    if written.get("decision"):
        written["decision"] = {name: written["decision"][name] for name in DECISION}
    return {
        name: value
        for name, value in written.items()
        if value is not None and name != "undo" and (name not in empty or value != empty[name])
    }
