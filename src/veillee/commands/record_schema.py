"""What each line of a record must hold, whatever the game: so that replaying cannot stumble."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from veillee.core.schema import AnswerLine, EndLine, EpochLine, HeaderLine, SetupLine, UndoLine
from veillee.tools.verifier import VerificationError

_LINES: Final[dict[str, Any]] = {
    "header": HeaderLine,
    "setup": SetupLine,
    "answer": AnswerLine,
    "undo": UndoLine,
    "epoch": EpochLine,
    "end": EndLine,
}
#: The verifier has compared every line's hash, and taken it away.
_CHECKED: Final = "0" * 64


def check_schema(entries: list[dict[str, Any]]) -> None:
    """VerificationError names the first line that is not what its type asks for."""
    for number, entry in enumerate(entries, 1):
        wanted = {1: "header", 2: "setup"}.get(number)
        if wanted is not None and entry.get("type") != wanted:
            raise VerificationError(f"line {number}: should be the {wanted}")
        _check_line(number, entry)
        if entry.get("seat", 0) >= entries[0]["players"]:
            raise VerificationError(f"line {number}: there is no seat {entry['seat']} at this table")
        if entry["type"] == "end" and number < len(entries):
            raise VerificationError(f"line {number + 1}: the game was over before it")


def _check_line(number: int, entry: dict[str, Any]) -> None:
    name = entry.get("type")
    if not isinstance(name, str) or name not in _LINES:
        raise VerificationError(f"line {number}: unknown type {name!r}")
    wrong = _flaw(entry, _LINES[name])
    if wrong:
        raise VerificationError(
            f"line {number}: {wrong!r} of this {name} is missing or not what it should be"
        )


def _flaw(entry: dict[str, Any], wanted: Any) -> str:
    """The member that is missing or wrong; empty if none is."""
    try:
        msgspec.convert({**entry, "hash": _CHECKED}, wanted)
    except msgspec.ValidationError as error:
        said = str(error)
        member = re.search(r"`\$\.(\w+)", said) or re.search(r"field `(\w+)`", said)
        return member[1] if member else said
    if not all(_is_bounded(draw) for draw in entry.get("draws", ())):
        return "draws"
    note: str = entry.get("owner_data", {}).get("note", "")
    return "" if note.isprintable() else "owner_data"


def _is_bounded(draw: list[Any]) -> bool:
    """Whether the size of a draw fits its outcome, so that checking it ends."""
    _, number, size, outcome = draw
    if number >= 1 << 64:
        return False
    return len(outcome) == size if isinstance(outcome, list) else bool(outcome < size)
