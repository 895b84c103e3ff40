"""The games of the house, before anyone sits down."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from veillee.core.schema import Value
from veillee.core.schema.games import Language

#: For a dictionary with something in every language.
_IN_LANGUAGES: Final = Meta(extra_json_schema={"propertyNames": {"$ref": "#/$defs/Language"}})


class OptionInfo(Struct, frozen=True):
    """An option with its values, the default first, and the rule that explains it."""

    name: str
    values: list[Value]
    default: Value
    rule: str
    #: With which values of other options it makes a difference.
    where: dict[str, list[Value]]
    #: Of each value, with which values of other options alone it can be chosen.
    only: list[dict[str, list[Value]]]


class GameWords(Struct, frozen=True):
    """What a front page says of a game in one language, so that it need not load all of the game's words."""

    title: str
    #: For those who would rather not read the title; null if the game has no other.
    neutral_title: str | None
    summary: str


class CampaignWords(Struct, frozen=True):
    """What a front page says of a campaign in one language."""

    title: str
    text: str


class CampaignOffer(Struct, frozen=True):
    """A campaign that a game has: for how many, the rule that explains it, the options it decides itself."""

    id: str
    players: tuple[int, int]
    rule: str
    fixed: list[str]
    words: Annotated[dict[Language, CampaignWords], _IN_LANGUAGES]


class OpponentWords(Struct, frozen=True):
    """Who a bot is in one language: a name, and a line of character that may be empty."""

    name: str
    text: str


class OpponentInfo(Struct, frozen=True):
    """A bot to play against."""

    bot: str
    #: Whether it searches, and so plays by what it has practised.
    searches: bool
    words: Annotated[dict[Language, OpponentWords], _IN_LANGUAGES]


class GameInfo(Struct, frozen=True):
    """A game of the house, before anyone sits down."""

    id: str
    words: Annotated[dict[Language, GameWords], _IN_LANGUAGES]
    players: tuple[int, int]
    options: list[OptionInfo]
    #: What printed editions set, by their names; none for most games.
    editions: dict[str, dict[str, Value]]
    #: The bots to choose from, the best last, and the one for who chooses none.
    bots: list[str]
    usual_bot: str
    #: Who these bots are.
    opponents: list[OpponentInfo]
    #: Whether players react to what others do, so that windows open.
    reacts: bool
    minutes: int
    age: int
    designers: list[str]
    publisher: str
    year: int | None
    campaigns: list[CampaignOffer]
