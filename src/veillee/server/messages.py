"""Everything that goes over the line, as docs/protocol.md describes it.

web/src/protocol.ts and docs/schema are made from this: `make protocol` after a change. A member with a
default may be left out; the comment above a member goes along.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from veillee.core import rules
from veillee.core.schema import GameDescription, Hint, Order, Patch, Reason, SeatPatch, SheetBlock, Value
from veillee.core.schema.games import Language

PROTOCOL: Final = 2

Number = Annotated[int, Meta(ge=0, le=2**53)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Name = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(max_length=200)]
SeatKind = Annotated[Literal["guest", "bot", "remote", "free", "stand-in"], Meta(title="SeatKind")]
TableStatus = Annotated[
    Literal["open", "playing", "over", "abandoned", "stopped"],
    Meta(
        title="TableStatus",
        description="`open`: seats are free or have not cut. `stopped`: the rules have changed since, so "
        "that it can be looked at but not played on.",
    ),
]
#: For a dictionary with something in every language.
_IN_LANGUAGES: Final = Meta(extra_json_schema={"propertyNames": {"$ref": "#/$defs/Language"}})
#: Seconds that a window stays open.
Seconds = Annotated[float, Meta(ge=0, le=60)]


# From the client, on the socket


class Hello(Struct, tag="hello", tag_field="type", frozen=True):
    """The first message: which protocol the client speaks."""

    protocol: Number
    #: By seat, how many of its events the client has already.
    since: dict[Number, Number] = {}


class Cut(Struct, tag="cut", tag_field="type", frozen=True):
    """A seat's part of the key that the cards follow from: 32 bytes in hex."""

    seat: Number
    entropy: Hex32


class SeatRequest(Struct, tag_field="type", frozen=True):
    """What a seat says and wants to be answered; `id` comes back with the answer."""

    id: Number
    seat: Number


class Answer(SeatRequest, tag="answer", frozen=True):
    """The answer to a decision, or several in a row."""

    decision: Number
    options: Annotated[list[Number], Meta(min_length=1, max_length=64)]


class Undo(SeatRequest, tag="undo", frozen=True):
    """Take the last choice back, freely or with the others' consent."""


class Consent(SeatRequest, tag="consent", frozen=True):
    """Agree to what a seat asks of the others, or not."""

    request: Number
    agree: bool


class Abandon(SeatRequest, tag="abandon", frozen=True):
    """Break the game off, if the others agree."""


class Pause(SeatRequest, tag="pause", frozen=True):
    """Let the table rest."""


class Resume(SeatRequest, tag="resume", frozen=True):
    """Let the table go on."""


class HintRequest(SeatRequest, tag="hint", frozen=True):
    """Asks what would be a good answer."""


class WhyNot(SeatRequest, tag="why-not", frozen=True):
    """Asks why an option is not open."""

    option: Number


class SetOrders(SeatRequest, tag="orders", frozen=True):
    """A seat's standing orders: what is not named is asked."""

    orders: Annotated[dict[Annotated[str, Meta(max_length=80)], Order], Meta(max_length=200)]


class Ping(Struct, tag="ping", tag_field="type", frozen=True):
    """Keeps the line open."""


#: What a seat asks for; each is answered by `done` or `refused` with its id.
ClientCommand = Answer | Undo | Consent | Abandon | Pause | Resume | HintRequest | WhyNot | SetOrders
FromClient = Annotated[
    Hello | Cut | ClientCommand | Ping,
    Meta(title="ClientMessage", description="What a client says on a table's socket."),
]


# About a table


class SeatInfo(Struct, frozen=True):
    """A seat, and who plays it."""

    name: str
    kind: SeatKind
    bot: str | None
    online: bool
    #: Whether its player has been away for so long that a stand-in may be called.
    absent: bool


class RequestInfo(Struct, frozen=True):
    """What a seat asks of the others, and which seats have agreed."""

    number: int
    kind: Literal["undo", "abandon"]
    seat: int
    agreed: list[int]


class WindowInfo(Struct, frozen=True):
    """An open window: which one, counted as phases of the game, and how long it stays open in all."""

    number: int
    seconds: float


class TableInfo(Struct, frozen=True):
    """What anybody may know about a table."""

    id: str
    game: str
    options: dict[str, Value]
    players: int
    status: TableStatus
    seats: list[SeatInfo]
    request: RequestInfo | None
    memory_aid: bool
    #: The hash of the table's part of the key.
    commitment: str
    #: The hash of the owner's data it is played with.
    owner_data: str | None
    paused: bool
    #: The table of the rematch, or of the campaign's next chapter, once there is one.
    next: str | None
    window: WindowInfo | None
    #: The campaign it is a chapter of.
    campaign: str | None


# From the server, on the socket


class Welcome(Struct, tag="welcome", tag_field="type", frozen=True):
    """The table, the game's description, and which seats this client plays."""

    table: TableInfo
    game: GameDescription
    seats: list[int]
    #: The seats that are this client's to take again, because a bot stands in.
    mine: list[int]
    protocol: int


class Update(Struct, tag="update", tag_field="type", frozen=True):
    """What has changed for a client since its last update; since a welcome, which begins anew: everything."""

    version: int
    #: How many seconds the open window is still open; null if none is.
    left: float | None
    #: By the seat's number, in decimal; a seat for which nothing has changed is not named.
    seats: dict[str, SeatPatch]
    #: Not sent where the table has not changed.
    table: Patch | UnsetType = UNSET


class Done(Struct, tag="done", tag_field="type", frozen=True):
    """What was asked for is done."""

    id: int
    #: How many options of an answer stand.
    taken: int | UnsetType = UNSET
    hints: list[Hint] | UnsetType = UNSET
    #: Why the other options of an answer do not stand; or why an option is not open.
    reasons: list[Reason] | UnsetType = UNSET


class Refused(Struct, tag="refused", tag_field="type", frozen=True):
    """What was asked for cannot be, and nothing has changed."""

    id: int
    reasons: list[Reason]


class ErrorBody(Struct, frozen=True):
    """What is wrong: a message id with its arguments, and the same in English."""

    message: str
    arguments: dict[str, int | str]
    text: str


class Error(ErrorBody, tag="error", tag_field="type", frozen=True):
    """The last message before the line is closed: what is wrong."""


class Pong(Struct, tag="pong", tag_field="type", frozen=True):
    """The answer to a ping."""


FromServer = Annotated[
    Welcome | Update | Done | Refused | Error | Pong,
    Meta(title="ServerMessage", description="What the server says on a table's socket."),
]


# Over HTTP


class HouseInfo(Struct, frozen=True):
    """How others reach the house: the address that links for them begin with; null if nobody else can."""

    address: str | None


class Me(Struct, frozen=True):
    """Who the guest is: a name, or none yet."""

    name: str | None


class NewName(Struct, frozen=True):
    """The name that a guest wants to have."""

    name: Name


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


class GameInfo(Struct, frozen=True):
    """A game of the house, before anyone sits down."""

    id: str
    words: Annotated[dict[Language, GameWords], _IN_LANGUAGES]
    players: tuple[int, int]
    options: list[OptionInfo]
    #: What printed editions set, by their names; none for most games.
    editions: dict[str, dict[str, Value]]
    #: The best last.
    bots: list[str]
    #: Whether players react to what others do, so that windows open.
    reacts: bool
    minutes: int
    age: int
    designers: list[str]
    publisher: str
    year: int | None
    campaigns: list[CampaignOffer]


_from_client: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder(order="deterministic")


def read_message(data: str | bytes) -> FromClient:
    """A client's message; msgspec's errors say what is wrong with it."""
    return _from_client.decode(data)


def written(message: Any) -> bytes:
    """A message in one fixed spelling, so that equal messages are equal bytes."""
    return _encoder.encode(message)


def reasons_of(reasons: list[rules.Reason]) -> list[Reason]:
    return [reason.to_json() for reason in reasons]
