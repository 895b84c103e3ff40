"""Where a session begins to remember: how the game stood there, and what everybody had been told by then."""

from __future__ import annotations

from typing import Generic, TypeVar, final

from veillee.core.event_log import EventLog
from veillee.core.record import Record
from veillee.core.schema import Event
from veillee.core.state import State

S = TypeVar("S", bound=State)


@final
class Past(Generic[S]):
    """How a game stood where a session takes it up: the record so far, and the state it goes on from."""

    def __init__(self, record: Record, state: S, take_backs: int, told: list[int], phases: int = 0) -> None:
        self.record = record
        self.state = state
        self.take_backs = take_backs
        #: How many events each receiver was told.
        self.told = told
        self.phases = phases
        #: The events themselves, where the session shall keep them.
        self.events: list[list[Event]] = [[] for _ in told]
        #: See `History.locked`, `History.earlier` and `EventLog.rewound`.
        self.locked: list[list[str]] = [[] for _ in told[1:]]
        self.earlier: list[list[tuple[int, int]]] = [[] for _ in told[1:]]
        self.rewound: list[bool] = [False for _ in told]


@final
class Base:
    """Where a session's memory begins: the record so far, and what everybody had been told by then."""

    def __init__(self, record: Record, take_backs: int, log: EventLog) -> None:
        self.lines = record.count
        self.hash = record.last_hash
        self.take_backs = take_backs
        self.told = log.counts[:]
        self.rewound = log.rewound[:]
