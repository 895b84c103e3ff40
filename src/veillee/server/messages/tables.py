"""What anybody may know about a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from veillee.core.schema import Value
from veillee.server.messages.fields import SeatKind, TableStatus


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
    #: Whether bots that search have practised at tables such as this one; if not, they go by the advice.
    practised: bool
    paused: bool
    #: The table of the rematch, or of the campaign's next chapter, once there is one.
    next: str | None
    window: WindowInfo | None
    #: The campaign it is a chapter of.
    campaign: str | None
    #: The seats the game waits for, as anybody may know.
    waiting: list[int]
