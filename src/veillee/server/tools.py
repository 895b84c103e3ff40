"""What all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from veillee.server.guests import Signer
from veillee.server.metrics import Metrics
from veillee.server.settings import Settings
from veillee.server.store import Kept
from veillee.server.thinking import Thinker


class Keeper(Protocol):
    """What a table asks of the store."""

    async def save(
        self,
        table: str,
        papers: bytes | None,
        first: int,
        lines: list[str],
        snapshot: bytes | None = None,
    ) -> None: ...
    async def load(self, table: str) -> Kept | None: ...


@dataclass(frozen=True)
class Tools:
    """The store, the bots, the clock and the rest."""

    settings: Settings
    store: Keeper
    bots: Thinker
    signer: Signer
    metrics: Metrics
    clock: Callable[[], float]
