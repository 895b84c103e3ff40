"""The bodies of requests and answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from veillee.bots.analysis_result import Analysis
from veillee.core.schema import SheetBlock, Value
from veillee.server.messages.fields import Name, Number, SeatKind, Seconds, Secret
from veillee.server.messages.from_server import ErrorBody


class HouseInfo(Struct, frozen=True):
    """How others reach the house: the address that links for them begin with; null if nobody else can."""

    address: str | None


class Me(Struct, frozen=True):
    """Who the guest is: a name, or none yet."""

    name: str | None


class NewName(Struct, frozen=True):
    """The name that a guest wants to have."""

    name: Name


class QrWish(Struct, frozen=True):
    """A link that shall be photographed."""

    link: Annotated[str, Meta(max_length=300)]


class SeatWish(Struct, frozen=True):
    """Who shall sit on a seat of a new table: I myself, a bot, or whoever gets the invitation."""

    kind: Literal["guest", "bot", "free"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Struct, frozen=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=80)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    options: dict[Annotated[str, Meta(max_length=80)], Value] = {}
    memory_aid: bool = True
    #: The text of a file of owner's data.
    owner_data: Annotated[str, Meta(max_length=100_000)] | None = None
    #: How long a window stays open; null for the server's usual length.
    window: Seconds | None = None


class NewCampaign(Struct, frozen=True):
    """A campaign to be begun."""

    game: Annotated[str, Meta(max_length=80)]
    campaign: Annotated[str, Meta(max_length=80)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    options: dict[Annotated[str, Meta(max_length=80)], Value] = {}
    memory_aid: bool = True
    #: The text of a file of owner's data.
    owner_data: Annotated[str, Meta(max_length=100_000)] | None = None


class OpenedCampaign(Struct, frozen=True):
    """A new campaign, the table of its first chapter, and for each seat its invitation or null."""

    id: str
    table: str
    invitations: list[str | None]


class CampaignSeat(Struct, frozen=True):
    """Who plays on: a member who stays, or a newcomer."""

    member: Number | None = None
    newcomer: SeatWish | None = None


class CampaignSeats(Struct, frozen=True):
    """Who plays from the next interlude on."""

    seats: Annotated[list[CampaignSeat], Meta(min_length=1, max_length=20)]


class ChapterInfo(Struct, frozen=True):
    """A chapter of a campaign: its number, and the table it was played at."""

    table: str
    number: int


class CampaignInfo(Struct, frozen=True):
    """What anybody may know about a campaign."""

    id: str
    game: str
    campaign: str
    options: dict[str, Value]
    #: Everybody who ever took part; the numbers elsewhere count in this list.
    names: list[str]
    #: Who sits where, and how.
    seats: list[int]
    kinds: list[SeatKind]
    players: tuple[int, int]
    #: How many games have been played.
    games: int
    #: Empty while it goes on; `done`, `lost` or `given-up`.
    closed: Literal["", "done", "lost", "given-up"]
    #: Whether an interlude comes next.
    interlude: bool
    #: The table of the chapter that is being played; null between two chapters.
    table: str | None
    chapters: list[ChapterInfo]
    #: In blocks, see docs/campaigns.md.
    sheet: list[SheetBlock]


class Opened(Struct, frozen=True):
    """A new table, and for each seat its invitation, or null where nobody is invited."""

    id: str
    invitations: list[str | None]


class Sitting(Struct, frozen=True):
    """The invitation, which who comes back to an own seat does not need; a name for the seat if wanted."""

    invitation: Secret | None = None
    name: Name | None = None


class Token(Struct, frozen=True):
    """What a remote bot says hello with."""

    token: str


class Failure(Struct, frozen=True):
    """The body of every answer over HTTP that says no."""

    error: ErrorBody


class AnalysisWish(Struct, frozen=True):
    """Whose turning points shall be looked for; null for everybody's."""

    seat: Number | None = None


class AnalysisState(Struct, frozen=True):
    """How far an analysis is; what it found once it is done."""

    done: int
    #: How many steps there are, as far as can be told.
    total: int
    analysis: Analysis | None
