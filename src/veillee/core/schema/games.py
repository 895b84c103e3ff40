"""The description of a game at one table: all that a client needs to draw any game."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from veillee.core.schema.messages import Value

Language = Annotated[Literal["en", "fr", "ru"], Meta(title="Language")]
#: Who may see the cards of a zone.
Seen = Literal["all", "owner", "nobody"]


class Zone(TypedDict):
    """A place for cards, or one for each seat: its zones have the numbers from `first` on."""

    name: str
    first: int
    count: int
    per_seat: bool
    #: Whether its cards have no order.
    bag: bool
    seen: Seen


class Kind(TypedDict):
    """A kind of card; its number is its place in the list."""

    id: str
    deck: str
    #: The number of its back.
    back: int
    copies: int
    #: Whether this table plays with it; games kept by an earlier house do not say.
    used: NotRequired[bool]
    #: The card's row in the card file.
    row: dict[str, Any]


class Argument(TypedDict):
    """An argument of a verb, and all values it can have."""

    name: str
    values: list[str]


class Verb(TypedDict):
    """What can be done: an option is `base` plus the positions of its arguments' values, the last fastest."""

    name: str
    base: int
    arguments: list[Argument]


class Reactions(TypedDict):
    """The questions that react to what others do, and the cards that answer them."""

    questions: list[str]
    cards: list[str]
    #: The cards that answer what is aimed at oneself; games kept earlier do not say.
    aimed: NotRequired[list[str]]


class CardColours(TypedDict):
    """The column of a card's row that says its colour, and the colours."""

    colour: str | None
    colours: dict[str, str]


class LayoutInfo(TypedDict):
    """How a table is laid out where a game has no board of its own: zones and fields by name."""

    table: list[str]
    others: list[str]
    own: list[str]
    fields: list[str]
    #: How each zone is shown.
    show: dict[str, str]
    #: By question, the zone from which is chosen.
    choose: dict[str, str]
    card: CardColours


class GameDescription(TypedDict):
    """A game at one table; the same for everybody there."""

    id: str
    players: int
    options: dict[str, Value]
    #: The hash of the owner's data, where the cards come from an owner's own box.
    owner_data: NotRequired[str | None]
    languages: list[Language]
    #: Whether the game can give hints.
    advice: bool
    #: Whether fewer points are better.
    lowest_wins: bool
    #: Whether this is what happens between two games of a campaign; games kept earlier do not say.
    interlude: NotRequired[bool]
    zones: list[Zone]
    kinds: list[Kind]
    #: The names of the cards' backs.
    backs: list[str]
    verbs: list[Verb]
    #: The rule of each question.
    questions: dict[str, str]
    #: Games kept earlier do not say.
    reactions: NotRequired[Reactions]
    layout: LayoutInfo
