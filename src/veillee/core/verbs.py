"""Verbs as rules use them: called with arguments a verb makes an option, asked for one by name it reads it.

    self.harvest = PlaceVerb(rules.verb("harvest", place=PLACES))
    self.harvest(2)              # the option `harvest forest`
    self.harvest.place(option)   # 2
    option in self.harvest

A verb of a game's own derives from `OneArgument`, `TwoArguments` or `ThreeArguments` and gives the arguments
their names. `CardVerb` and `SeatVerb` are for all games. A verb without arguments is one option, a number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from veillee.core.options import Verb

#: Where a verb has no option for a card.
_NONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class OneArgument:
    """A verb with one argument, given as the position of its value among those that were declared."""

    def __init__(self, verb: Verb) -> None:
        self._first = verb.base
        self._end = verb.base + verb.size
        #: All its options; of any type here, so that the compiled code hands them on as they are.
        self._options: list[Any] = list(range(self._first, self._end))

    def __call__(self, value: int) -> int:
        return self._first + value

    def each(self, values: list[int]) -> list[int]:
        """The options with these values."""
        options = self._options
        return [options[value] for value in values]

    def all(self) -> list[int]:
        """The options with all values."""
        return self._options[:]

    def __contains__(self, option: int) -> bool:
        return self._first <= option < self._end

    def value(self, option: int) -> int:
        """The argument of an option; derived classes give it its name."""
        return option - self._first


@mypyc_attr(allow_interpreted_subclasses=True)
class TwoArguments:
    """A verb with two arguments."""

    def __init__(self, verb: Verb) -> None:
        self._first = verb.base
        self._end = verb.base + verb.size
        self._seconds = len(verb.arguments[1][1])

    def __call__(self, first: int, second: int) -> int:
        return self._first + first * self._seconds + second

    def __contains__(self, option: int) -> bool:
        return self._first <= option < self._end

    def first(self, option: int) -> int:
        return (option - self._first) // self._seconds

    def second(self, option: int) -> int:
        return (option - self._first) % self._seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class ThreeArguments:
    """A verb with three arguments."""

    def __init__(self, verb: Verb) -> None:
        self._first = verb.base
        self._end = verb.base + verb.size
        self._seconds = len(verb.arguments[1][1])
        self._thirds = len(verb.arguments[2][1])

    def __call__(self, first: int, second: int, third: int) -> int:
        return self._first + (first * self._seconds + second) * self._thirds + third

    def __contains__(self, option: int) -> bool:
        return self._first <= option < self._end

    def first(self, option: int) -> int:
        return (option - self._first) // (self._seconds * self._thirds)

    def second(self, option: int) -> int:
        return (option - self._first) // self._thirds % self._seconds

    def third(self, option: int) -> int:
        return (option - self._first) % self._thirds


@final
class SeatVerb(OneArgument):
    """A verb about a seat."""

    def seat(self, option: int) -> int:
        return option - self._first


@final
class CardVerb:
    """A verb about a card of certain kinds."""

    def __init__(self, first: int, kinds: Sequence[int], all_kinds: int) -> None:
        self._first = first
        self._end = first + len(kinds)
        #: The cards it can be about.
        self.kinds = list(kinds)
        self._options: list[Any] = [_NONE] * all_kinds
        for position, kind in enumerate(kinds):
            self._options[kind] = first + position

    def __call__(self, kind: int) -> int:
        option: int = self._options[kind]
        return option

    def each(self, kinds: list[int]) -> list[int]:
        """The options about these kinds."""
        options = self._options
        return [options[kind] for kind in kinds]

    def each_of(self, cards: list[int]) -> list[int]:
        """The options about some cards, equal ones only once; as `kinds_in`, at one go."""
        options = self._options
        found: list[int] = []
        greatest = _NONE
        for kind in cards:
            if kind > greatest:
                greatest = kind
            elif options[kind] in found:
                continue
            found.append(options[kind])
        return found

    def is_about(self, kind: int) -> bool:
        """Whether it can be about this kind at all."""
        return bool(self._options[kind] != _NONE)

    def __contains__(self, option: int) -> bool:
        return self._first <= option < self._end

    def card(self, option: int) -> int:
        """The kind that an option is about."""
        return self.kinds[option - self._first]
