"""What all tables of a server share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from veillee.server.auth import Signer
from veillee.server.monitoring.metrics import Metrics
from veillee.server.settings import Settings
from veillee.server.store import StoredTable, TableChange
from veillee.server.tables.pending_bot_moves import BotService


class TableStore(Protocol):
    """What a table asks of the store."""

    async def save(self, change: TableChange) -> None: ...
    async def load(self, id: str) -> StoredTable | None: ...
    async def record(self, id: str) -> list[str]: ...
    async def events(self, id: str, first: int = 0) -> list[tuple[int, bytes]]: ...


class TableLeases(Protocol):
    """Which tables this process may serve, where several share a database."""

    async def take(self, id: str) -> int | None: ...
    async def release(self, id: str, fence: int) -> None: ...


#: How many tables are opened, how many clients are told a game from its beginning, and how many games are
#: played again as a whole at the same time. Each takes many turns of the event loop; with more of them at
#: once those who only play would wait for all. Who waits for one of these holds up none of the others.
OPENING_AT_ONCE: Final = 2
TELLING_AT_ONCE: Final = 2
REPLAYING_AT_ONCE: Final = 1


@dataclass(frozen=True)
class Services:
    """The store, the bots, the clock and the rest."""

    settings: Settings
    store: TableStore
    bots: BotService
    signer: Signer
    metrics: Metrics
    clock: Callable[[], float]
    leases: TableLeases
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(OPENING_AT_ONCE))
    telling: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(TELLING_AT_ONCE))
    replaying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(REPLAYING_AT_ONCE))
