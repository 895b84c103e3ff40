"""What goes into the store and what comes out of it, as typed structures."""

from __future__ import annotations

from msgspec import Struct

from veillee.core.schema import Result
from veillee.server.model.table_setup import Seat, TableSetup


class StoredLine(Struct, frozen=True):
    """What one record line says, and what was told with it (JSON)."""

    text: str
    events: bytes | None = None


class StoredState(Struct, frozen=True):
    """A snapshot or views (JSON), and how many record lines it stands after."""

    after: int
    data: bytes


class Description(Struct, frozen=True):
    """A game's description (JSON) and the hash it is shared by."""

    hash: str
    data: bytes


class GameBegun(Struct, frozen=True):
    """A game has begun, by this revision of its rules and these data."""

    game: str
    revision: int
    data: str
    players: int
    at: float


class GameEnded(Struct, frozen=True):
    """A game is over or abandoned, with its result (JSON) if it has one; its lines and events are packed."""

    status: str
    result: bytes | None
    at: float


class TableChange(Struct, frozen=True):
    """All that one save changes at a table, in one transaction."""

    id: str
    #: The number of the first new record line.
    first: int = 0
    lines: list[StoredLine] = []
    #: When they have changed, or the table is new.
    setup: TableSetup | None = None
    #: When it has changed, or the table is new: open, playing, over or abandoned.
    status: str | None = None
    begun: GameBegun | None = None
    ended: GameEnded | None = None
    snapshot: StoredState | None = None
    views: StoredState | None = None
    description: Description | None = None
    #: The fencing number under which the table is held; another one in the store refuses the change.
    fence: int = 0


class StoredTable(Struct, frozen=True):
    """A table as the store has it: enough to go on from, or to show how it ended."""

    setup: TableSetup
    status: str
    #: How many lines its record has, the first of them and the last.
    lines: int
    header: str | None
    last: str | None
    #: JSON.
    description: bytes | None
    snapshot: StoredState | None
    #: The record's lines after the snapshot, all if there is none; empty once the game is packed.
    tail: list[StoredLine]
    #: The last periodic views.
    views: StoredState | None
    #: How often the table has changed hands.
    fence: int = 0


class TableRow(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    status: str
    created: float
    #: To the minute while a game goes on.
    changed: float
    campaign: str | None
    next: str | None
    #: Who sits there, seat by seat; empty where nobody does.
    names: list[str]


class OwnGameRow(Struct, frozen=True):
    """A game in the list of somebody who plays or played in it."""

    id: str
    game: str
    status: str
    campaign: str | None
    created: float
    began: float | None
    ended: float | None
    result: Result | None
    seats: list[Seat]


class CampaignRow(Struct, frozen=True):
    """A campaign in a list."""

    id: str
    game: str
    campaign: str
    status: str
    created: float
    changed: float
    names: list[str]


class GuestRow(Struct, frozen=True):
    """A guest: when they first came, and when they were last seen."""

    id: str
    name: str
    created: float
    seen: float
