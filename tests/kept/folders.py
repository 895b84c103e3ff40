"""The kept folders, one for each format, and what their `expected.json` files say."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from veillee.core.record import Record
from veillee.registry import about_of, find_game

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
    what a decision says beside its options: how many answers follow, and what they can be together; and what
    later versions derive from a view for boards.
    """
    empty = {"orders": {}, "save_error": "", "forced": []}
    left_out = ("undo", "derived", "certain")
    written: dict[str, Any] = json.loads(json.dumps(message))
    if written.get("decision"):
        written["decision"] = {name: written["decision"][name] for name in DECISION}
    return {
        name: value
        for name, value in written.items()
        if value is not None and name not in left_out and (name not in empty or value != empty[name])
    }


def still(now: Any, then: Any) -> Any:
    """What is said now, without what has no name in what was said then: versions may learn to say more."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: still(value, then[name]) for name, value in now.items() if name in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [still(*pair) for pair in zip(now, then, strict=True)]
    return now


def check_told(now: Mapping[str, Any], then: Mapping[str, Any], same_rules: bool, name: object) -> None:
    """That a seat is still told what it was; other rules may ask something else of the same position."""
    asked = () if same_rules else ("decision", "waiting", "tally")
    kept = {key: value for key, value in known(then).items() if key not in asked}
    assert still(known(now), kept) == kept, name


def without_presence(info: dict[str, Any]) -> dict[str, Any]:
    """What is kept of a table's info: all but who is there just now."""
    seats = [{k: v for k, v in seat.items() if k not in ("online", "absent")} for seat in info["seats"]]
    return {**info, "seats": seats}


def has_rules_of(record: Record) -> bool:
    """Whether the rules and the cards that a game was last played by are still here."""
    game = find_game(record.header["game"])
    return game.plays_by(record.about["revision"]) and record.about["data"] == about_of(game)["data"]


def has_todays_rules(record: Record) -> bool:
    """Whether a game was last played by the rules and cards of today."""
    return record.about == about_of(find_game(record.header["game"]))
