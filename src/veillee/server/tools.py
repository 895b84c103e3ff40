"""What all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from veillee.server.guests import Signer
from veillee.server.metrics import Metrics
from veillee.server.settings import Settings
from veillee.server.store import StoredTable, TableChange
from veillee.server.thinking import Thinker


class Keeper(Protocol):
    """What a table asks of the store."""

    async def save(self, change: TableChange) -> None: ...
    async def load(self, id: str) -> StoredTable | None: ...
    async def record(self, id: str) -> list[str]: ...
    async def events(self, id: str, first: int = 0) -> list[tuple[int, bytes]]: ...


@dataclass(frozen=True)
class Tools:
    """The store, the bots, the clock and the rest."""

    settings: Settings
    store: Keeper
    bots: Thinker
    signer: Signer
    metrics: Metrics
    clock: Callable[[], float]
