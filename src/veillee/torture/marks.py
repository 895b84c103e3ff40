"""Where a server can be told to kill itself: functions around what must happen wholly or not at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec

BEFORE, DURING, AFTER = "before", "during", "after"

_BOTH: Final = (BEFORE, AFTER)
_ALL: Final = (BEFORE, DURING, AFTER)
_STORE: Final = "veillee.server.store"


class Shot(msgspec.Struct, frozen=True):
    """What a watched server is told: to die when it passes a mark of this aim for the so manieth time."""

    aim: str
    passing: int
    #: How many seconds after the beginning of a function it dies, where it dies during it.
    delay: float = 0.0


class Mark(NamedTuple):
    """A function, and at which moments of it a server may die."""

    #: The module where it is looked up, a colon, and its name there.
    where: str
    moments: tuple[str, ...] = _BOTH
    #: Which calls count, by their arguments.
    counts: Callable[[Sequence[Any]], bool] = lambda _: True

    @property
    def module(self) -> str:
        return self.where.partition(":")[0]

    @property
    def name(self) -> str:
        return self.where.partition(":")[2]

    @property
    def is_of_postgres(self) -> bool:
        return "postgres" in self.where


@dataclass(frozen=True)
class Aim:
    """Something a server is killed at, and after how many passings at most."""

    marks: tuple[Mark, ...]
    most: int
    #: Whether it comes about where one process with a file serves all, and where several share a database.
    alone: bool = True
    shared: bool = True


def _has_snapshot(arguments: Sequence[Any]) -> bool:
    return arguments[1].snapshot is not None


COMMIT, SNAPSHOT, CHECKPOINT, END, OPEN = "commit", "snapshot", "checkpoint", "end", "open"
CAMPAIGN, LEASE, CLOSING, START, RETURN = "campaign", "lease", "closing", "start", "return"

AIMS: Final[dict[str, Aim]] = {
    # What people did goes to the disk; killed after it, before anybody is told.
    COMMIT: Aim(
        (
            Mark(f"{_STORE}.sqlite:SqliteEngine._transact", _ALL),
            Mark(f"{_STORE}.postgres:_commit", _ALL),
            Mark(f"{_STORE}.table_rows:save_table", (AFTER,)),
            Mark(f"{_STORE}.engine:_Job.finish", (BEFORE,)),
        ),
        60,
    ),
    # A game is kept whole.
    SNAPSHOT: Aim((Mark(f"{_STORE}.table_rows:_save_kept", _ALL, _has_snapshot),), 6),
    # SQLite's log goes into the file.
    CHECKPOINT: Aim((Mark(f"{_STORE}.checkpoints:_bring_in", _ALL),), 9, shared=False),
    # A game is over, and its record is packed.
    END: Aim((Mark(f"{_STORE}.table_rows:_end", _ALL), Mark(f"{_STORE}.table_rows:pack")), 5),
    # A table is opened: the first, a rematch, the next chapter.
    OPEN: Aim((Mark(f"{_STORE}.table_rows:_insert", _ALL),), 3),
    # What a campaign has come to is kept.
    CAMPAIGN: Aim((Mark(f"{_STORE}.campaign_rows:save_campaign", _ALL),), 3),
    # A process says that it lives, takes tables and lets go of them.
    LEASE: Aim(
        (
            Mark(f"{_STORE}.leases:_renew", _ALL),
            Mark(f"{_STORE}.leases:_take", _ALL),
            Mark(f"{_STORE}.leases:_release", _ALL),
            Mark(f"{_STORE}.leases:Leases.take", (AFTER,)),
        ),
        12,
        alone=False,
    ),
    # It was told to close, and puts games to rest.
    CLOSING: Aim(
        (
            Mark("veillee.server.tables.lobby:Lobby.drain", _ALL),
            Mark("veillee.server.tables.table_storage:TableStorage.put_to_rest"),
            Mark(f"{_STORE}.leases:Leases.leave"),
        ),
        8,
    ),
    # It is started again, and looks at what is there.
    START: Aim(
        (
            Mark(f"{_STORE}.sqlite:SqliteEngine.__init__", _ALL),
            Mark(f"{_STORE}.sqlite_file:look"),
            Mark(f"{_STORE}.postgres_lock:ServerLock._open", _ALL),
            Mark("veillee.server.cluster.membership:Membership.join"),
        ),
        4,
    ),
    # People have come back to it, and it reads their tables.
    RETURN: Aim(
        (
            Mark("veillee.server.tables.reopening:_play_on", _ALL),
            Mark("veillee.server.tables.lobby:Lobby._take", (AFTER,)),
        ),
        10,
    ),
}


def aims_for(servers: int, database: str | None) -> tuple[str, ...]:
    """All that can be aimed at where so many processes share this database, or one has a file."""
    return tuple(
        name for name, aim in AIMS.items() if (aim.shared or database is None) and (aim.alone or servers > 1)
    )
