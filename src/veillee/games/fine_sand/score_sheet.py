"""The lone player's score sheet: the coin track, the numbers to tick, and what they are worth in the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

#: How many games a lone player's campaign has.
GAMES: Final = 10
#: The coin track: groups of five circles, two in each of five rows, and what a full group takes off.
GROUP: Final = 5
GROUP_VALUES: Final[Sequence[int]] = [1 + group // 2 for group in range(10)]
CIRCLES: Final = GROUP * 10
MOST_LOWERED: Final = 30
#: The highest number that can be ticked, and the highest that is worth anything.
HIGHEST: Final = 20
HIGHEST_WORTH: Final = 10


def filled(circles: int, coins: int) -> int:
    """How many circles are full once these tokens are written down; what finds no circle is lost."""
    return min(CIRCLES, circles + coins)


def completed_groups(circles: int, coins: int) -> list[int]:
    """What each group takes off that these tokens complete."""
    return [GROUP_VALUES[group] for group in range(circles // GROUP, filled(circles, coins) // GROUP)]


def possible_sums(values: Sequence[int]) -> list[int]:
    """All that can be taken off with some of these groups, nothing included."""
    sums = {0}
    for value in values:
        sums |= {found + value for found in sums}
    return sorted(sums)


def next_free(ticked: Sequence[int], total: int) -> int:
    """The number to tick for a total: itself, or the next that is free; 0 if there is none up to 20."""
    number = max(1, total)
    while number in ticked:
        number += 1
    return number if number <= HIGHEST else 0


def worth(number: int) -> int:
    """Victory points of a ticked number."""
    return max(0, HIGHEST_WORTH + 1 - number)


def victory_points(ticked: Sequence[int]) -> int:
    return sum([worth(number) for number in ticked])
