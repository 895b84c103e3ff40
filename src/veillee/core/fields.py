"""Copy, equality and JSON of plain-data classes, all made from one field table.

A class lists its fields once, as ``FIELDS = ((name, shape), ...)``. The functions below go by that table, so
that no field can be copied but not compared, or compared but not stored.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

#: Numbers, strings, tuples, None: shared between copies because they never change.
PLAIN: Final = 0
#: A list of plain values.
LIST: Final = 1
#: A list of lists of plain values.
LISTS: Final = 2
#: A list of tuples (an agenda).
STEPS: Final = 3
#: A list of lists of tuples (one agenda per seat).
AGENDAS: Final = 4
#: A list of objects that have a field table of their own.
PARTS: Final = 5
#: An object of the same class or None, never written after it was set, so shared between copies.
FROZEN: Final = 6

FieldTable = tuple[tuple[str, int], ...]

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder().decode


def copy_of(thing: Any) -> Any:
    """A thing of its own with the same contents, going by the field table."""
    new = type(thing)()
    for name, shape in type(thing).FIELDS:
        setattr(new, name, _copied(getattr(thing, name), shape))
    return new


def _copied(value: Any, shape: int) -> Any:
    if shape in (LIST, STEPS):
        return value[:]
    if shape in (LISTS, AGENDAS):
        return [row[:] for row in value]
    if shape == PARTS:
        return [part.copy() for part in value]
    return value


def equal(one: Any, other: Any) -> bool:
    """Whether two things of a class agree in every field."""
    return all([getattr(one, name) == getattr(other, name) for name, _ in type(one).FIELDS])


def to_json(thing: Any) -> dict[str, Any]:
    """Everything in `thing` as lists, numbers and strings."""
    return {name: _value_to_json(getattr(thing, name), shape) for name, shape in type(thing).FIELDS}


def _value_to_json(value: Any, shape: int) -> Any:
    if shape == PARTS:
        return [to_json(part) for part in value]
    if shape == FROZEN:
        return None if value is None else to_json(value)
    return as_lists(value)


def as_lists(value: Any) -> Any:
    """`value` with every tuple turned into a list, as JSON would have it."""
    if isinstance(value, (list, tuple)):
        return _decode(_encode(value))
    return value


def as_tuples(value: Any) -> Any:
    """`value` with every list turned into a tuple: how steps and facts stand in a state."""
    if isinstance(value, list):
        return tuple([as_tuples(item) if isinstance(item, list) else item for item in value])
    return value


def from_json(cls: Any, data: dict[str, Any], parts: Any = None) -> Any:
    """The inverse of `to_json`; `parts` is the class of the elements of PARTS fields."""
    thing = cls()
    for name, shape in cls.FIELDS:
        value = data[name]
        if shape == PARTS:
            value = [from_json(parts, part) for part in value]
        elif shape == FROZEN:
            value = None if value is None else from_json(cls, value, parts)
        else:
            value = shaped(value, shape)
        setattr(thing, name, value)
    return thing


def shaped(value: Any, shape: int) -> Any:
    """The JSON of a field without objects as it stands in a state: lists where it can change."""
    if shape == PLAIN:
        return as_tuples(value)
    if shape in (LISTS, AGENDAS):
        return [[as_tuples(item) for item in row] for row in value]
    return [as_tuples(item) for item in value]
