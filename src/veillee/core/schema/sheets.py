"""The sheet of a campaign, in blocks that anybody can draw; docs/campaigns.md tells what they show."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from msgspec import Meta, Struct


class LinesBlock(Struct, tag_field="block", tag="lines", frozen=True):
    """Numbered lines to fill, and how many there are."""

    name: str
    columns: list[str]
    rows: list[list[int]]
    of: int


class TrackBlock(Struct, tag_field="block", tag="track", frozen=True):
    """Circles to fill, in groups of one size: of each its value and how many are full; so many are new."""

    name: str
    size: int
    groups: list[tuple[int, int]]
    new: int


class NumbersBlock(Struct, tag_field="block", tag="numbers", frozen=True):
    """Numbers to tick: each with what it is worth and whether it is ticked."""

    name: str
    numbers: list[tuple[int, int, bool]]
    #: Those that the last game may tick; null once it did.
    next: list[int] | None


class FigureBlock(Struct, tag_field="block", tag="figure", frozen=True):
    """One number."""

    name: str
    value: int


class SheetRow(TypedDict):
    """A game in a campaign's history; members count in the campaign's list of names."""

    seats: NotRequired[list[int]]
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]
    #: Cards that left, and that came.
    left: NotRequired[list[str]]
    came: NotRequired[list[str]]
    #: What the game came to, and the number that was ticked for it.
    pile: NotRequired[int]
    gift: NotRequired[int]
    coins: NotRequired[int]
    lowered: NotRequired[int]
    total: NotRequired[int]
    ticked: NotRequired[int]


class HistoryBlock(Struct, tag_field="block", tag="history", frozen=True):
    """The games so far."""

    name: str
    rows: list[SheetRow]


class CardsBlock(Struct, tag_field="block", tag="cards", frozen=True):
    """Cards, by their ids."""

    name: str
    cards: list[str]


SheetBlock = Annotated[
    LinesBlock | TrackBlock | NumbersBlock | FigureBlock | HistoryBlock | CardsBlock,
    Meta(title="SheetBlock", description="A part of a campaign's sheet."),
]
