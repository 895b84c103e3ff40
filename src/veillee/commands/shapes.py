"""What each line of a record must hold, whatever the game: so that replaying cannot stumble."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from veillee.verifier import Forged

Check = Callable[[Any], bool]


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _number(value: Any) -> bool:
    return type(value) is int


def _count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _table(value: Any) -> bool:
    return isinstance(value, dict)


def _table_or_none(value: Any) -> bool:
    return value is None or isinstance(value, dict)


def _key(value: Any) -> bool:
    return isinstance(value, str) and len(value) == 64 and all(digit in "0123456789abcdef" for digit in value)


def _counts(value: Any) -> bool:
    return isinstance(value, list) and all(map(_count, value))


def _owner_data(value: Any) -> bool:
    """A hash, and a note that is safe to print."""
    if not (isinstance(value, dict) and _key(value.get("hash")) and _text(value.get("note"))):
        return False
    note: str = value["note"]
    return note.isprintable()


def _draws(value: Any) -> bool:
    return isinstance(value, list) and all(_draw(draw) for draw in value)


def _draw(draw: Any) -> bool:
    """Stream, number, size and outcome; sizes that fit the outcome, so that checking one ends."""
    if not (isinstance(draw, list) and len(draw) == 4 and all(map(_count, draw[:3]))):
        return False
    stream, number, size, outcome = draw
    if stream >= 1 << 32 or number >= 1 << 64:
        return False
    return len(outcome) == size if isinstance(outcome, list) else _count(outcome) and outcome < size


Fields = dict[str, Check]

#: For each type of line the fields it has, and those it may have.
_LINES: dict[str, tuple[Fields, Fields]] = {
    "header": (
        {
            "format": _count,
            "game": _text,
            "revision": _count,
            "data": _text,
            "players": _count,
            "options": _table,
            "arrangement": _table_or_none,
            "commitment": _key,
            "entropies": lambda value: isinstance(value, list) and all(map(_key, value)),
        },
        {"seed": _number, "owner_data": _owner_data},
    ),
    "setup": ({"draws": _draws, "state": _key}, {}),
    "answer": (
        {"seat": _count, "decision": _count, "option": _count},
        {"plan": _count, "draws": _draws, "state": _key},
    ),
    "undo": ({"seat": _count, "decision": _count}, {"counters": _counts}),
    "epoch": (
        {
            "revision": _count,
            "data": _text,
            "position": _table,
            "state": _key,
            "events": lambda value: isinstance(value, list) and all(isinstance(each, list) for each in value),
            "take_backs": _count,
        },
        {},
    ),
    "end": ({"result": _table, "key": _key}, {}),
}


def check_shapes(entries: list[dict[str, Any]]) -> None:
    """Forged names the first line that is not what its type asks for."""
    for number, entry in enumerate(entries, 1):
        wanted = {1: "header", 2: "setup"}.get(number)
        if wanted is not None and entry.get("type") != wanted:
            raise Forged(f"line {number}: should be the {wanted}")
        _check_line(number, entry)
        if entry.get("seat", 0) >= entries[0]["players"]:
            raise Forged(f"line {number}: there is no seat {entry['seat']} at this table")
        if entry["type"] == "end" and number < len(entries):
            raise Forged(f"line {number + 1}: the game was over before it")


def _check_line(number: int, entry: dict[str, Any]) -> None:
    name = entry.get("type")
    if not isinstance(name, str) or name not in _LINES:
        raise Forged(f"line {number}: unknown type {name!r}")
    needed, optional = _LINES[name]
    for key, check in needed.items():
        if key not in entry or not check(entry[key]):
            raise Forged(f"line {number}: {key!r} of this {name} is missing or not what it should be")
    for key, check in optional.items():
        if key in entry and not check(entry[key]):
            raise Forged(f"line {number}: {key!r} of this {name} is not what it should be")
