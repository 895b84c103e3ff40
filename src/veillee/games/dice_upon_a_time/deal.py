"""The offer of a trade as it stands in the field `deal`, from the side of who makes it.

Objects of the co-operative game stand among the cards as negative numbers: -1 is the first. Items given lie
in the stall of their owner, so only the number of those wanted stands here.
"""

from __future__ import annotations

from typing import Final

#: The parts of a deal: tokens and cards given, tokens and cards wanted, and in a list of one, Items wanted.
GIVEN_TOKENS: Final = 0
GIVEN_CARDS: Final = 1
WANTED_TOKENS: Final = 2
WANTED_CARDS: Final = 3
_WANTED_ITEMS: Final = 4

Deal = list[list[int]]


def no_deal() -> Deal:
    return [[0, 0, 0], [], [0, 0, 0], [], [0]]


def items_wanted(deal: Deal) -> int:
    return deal[_WANTED_ITEMS][0]


def want_item(deal: Deal) -> None:
    """Ask for one more Item."""
    deal[_WANTED_ITEMS][0] += 1


def object_as_card(number: int) -> int:
    """A quest object as it stands among cards."""
    return -1 - number


def is_object(card: int) -> bool:
    return card < 0


def object_of(card: int) -> int:
    """The quest object that stands among cards."""
    return -1 - card
