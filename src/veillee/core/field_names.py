"""Names for the numbers in the fields of a state, so that people write and read words.

A game declares them with `Rules.name_values` and `Rules.name_items`. Arranged positions and scenarios may
then use them; numbers are understood all the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, Final, final

#: What a field says where there is nothing or nobody.
NONE: Final = "none"


class NameOfNothing(ValueError):
    """A word or a table that a field cannot hold."""


@final
class FieldNames:
    """What the numbers in a field stand for, and the items of its lists; by seat in each seat's part."""

    def __init__(self, per_seat: bool) -> None:
        self.per_seat = per_seat
        #: The names of numbers.
        self.values: dict[int, str] = {}
        #: The names of items; with two axes, a flat list goes through the second for each name of the first.
        self.axes: list[list[str]] = []
        #: Whether such an item is a list itself.
        self.holds_lists = False

    def name_values(self, names: Sequence[str], others: Mapping[int, str]) -> None:
        self.values = {**others, **dict(enumerate(names))}
        if len(set(self.values.values())) != len(self.values):
            raise ValueError(f"two values are called the same: {', '.join(self.values.values())}")

    def numbers(self, value: Any) -> Any:
        """The whole field as the state has it; NameOfNothing says what it cannot be."""
        if self.per_seat:
            return [self.part_numbers(part) for part in value] if isinstance(value, list) else value
        return self.part_numbers(value)

    def part_numbers(self, value: Any) -> Any:
        """As `numbers`, of a field of the table or of what one seat has of it."""
        if isinstance(value, dict) and self.axes:
            return self._flat(value, 0)
        return self._number(value)

    def words(self, value: Any) -> Any:
        """The whole field of a state as people write it: what is nothing is left out of tables."""
        if self.per_seat:
            return [self.part_words(part) for part in value] if isinstance(value, list) else value
        return self.part_words(value)

    def part_words(self, value: Any) -> Any:
        if self.axes and isinstance(value, list) and len(value) == self._size(0):
            return self._table(value, 0)
        return self._word(value)

    @property
    def _blank(self) -> Any:
        """What an item is that a table does not name."""
        if self.holds_lists:
            return []
        return next((number for number, name in self.values.items() if name == NONE), 0)

    def _size(self, axis: int) -> int:
        """How many items there are along this axis and the next."""
        return prod([len(names) for names in self.axes[axis:]])

    def _flat(self, given: Any, axis: int) -> list[Any]:
        """The items of a table, or of a list that stands for one of its parts."""
        names = self.axes[axis]
        size = self._size(axis)
        if isinstance(given, list) and len(given) == size:
            return [self._number(item) for item in given]
        if not isinstance(given, dict):
            raise NameOfNothing(f"{given!r} should be {size} values ({', '.join(names)}), or a table of them")
        for name in given:
            if name not in names:
                raise NameOfNothing(f"unknown name {name!r} (known: {', '.join(names)})")
        found: list[Any] = []
        for name in names:
            found += self._items(name, given, axis)
        return found

    def _items(self, name: str, given: dict[str, Any], axis: int) -> list[Any]:
        """What a table says of one of its names."""
        if name not in given:
            return [self._blank] * self._size(axis + 1)
        try:
            deeper = axis + 1 < len(self.axes)
            return self._flat(given[name], axis + 1) if deeper else [self._item(given[name])]
        except NameOfNothing as error:
            raise NameOfNothing(f"{name}: {error}") from error

    def _item(self, value: Any) -> Any:
        if isinstance(value, list) is not self.holds_lists:
            raise NameOfNothing(f"{value!r} is not like {self._blank!r}")
        return self._number(value)

    def _number(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._number(item) for item in value]
        if isinstance(value, str):
            for number, name in self.values.items():
                if name == value:
                    return number
            known = f"unknown name {value!r} (known: {', '.join(self.values.values())})"
            raise NameOfNothing(known if self.values else f"{value!r} is not a number")
        if isinstance(value, dict):
            raise NameOfNothing(f"{value!r} is a table, but what it would hold has no names")
        return value

    def _table(self, items: list[Any], axis: int) -> dict[str, Any]:
        """The items by their names, without those that are nothing."""
        size = self._size(axis + 1)
        found: dict[str, Any] = {}
        for at, name in enumerate(self.axes[axis]):
            part = items[at * size : (at + 1) * size]
            if part != [self._blank] * size:
                deeper = axis + 1 < len(self.axes)
                found[name] = self._table(part, axis + 1) if deeper else self._word(part[0])
        return found

    def _word(self, value: Any) -> Any:
        """A number by its name; one that is called by its digits remains a number."""
        if isinstance(value, list):
            return [self._word(item) for item in value]
        if isinstance(value, dict):
            return {key: self._word(item) for key, item in value.items()}
        name = self.values.get(value) if type(value) is int else None
        return value if name is None or name == str(value) else name


def flag_names(names: Sequence[str]) -> list[str]:
    """The names of all sums of flags, the first flag being 1: none, one, other, one+other."""
    sums = range(1 << len(names))
    return ["+".join([name for bit, name in enumerate(names) if mask >> bit & 1]) or NONE for mask in sums]
