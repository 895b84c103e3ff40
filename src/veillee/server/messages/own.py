"""What a guest is told of their own games and campaigns."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from veillee.server.messages.fields import SeatKind

GameStatus = Literal["open", "playing", "over", "abandoned"]
CampaignStatus = Literal["playing", "done", "lost", "given-up"]


class OwnSeat(Struct, frozen=True):
    """A seat of a game in one's own list."""

    name: str
    kind: SeatKind
    bot: str | None
    #: Whether it is the guest's own.
    own: bool


class OwnResult(Struct, frozen=True):
    """How a game ended; one that was broken off has neither scores nor winners."""

    scores: list[int]
    winners: list[int]
    abandoned: bool
    #: Whether it was no game by itself, but what happens between two games of a campaign.
    interlude: bool


class OwnGame(Struct, frozen=True):
    """A game in one's own list."""

    id: str
    game: str
    status: GameStatus
    seats: list[OwnSeat]
    #: When its table was opened, and when it ended: seconds since 1970.
    opened: float
    ended: float | None
    result: OwnResult | None
    #: The campaign it is a chapter of.
    campaign: str | None


class OwnGames(Struct, frozen=True):
    """A page of one's own games, those opened last first."""

    games: list[OwnGame]
    #: Whether there are more after these.
    more: bool


class OwnCampaign(Struct, frozen=True):
    """A campaign that one takes part in or took part in."""

    id: str
    game: str
    campaign: str
    #: `playing` while it goes on.
    status: CampaignStatus
    #: Everybody who ever took part.
    names: list[str]
    #: When it was begun: seconds since 1970.
    opened: float
