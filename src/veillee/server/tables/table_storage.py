"""How a table is kept: every change before anybody sees it, and its game whole once nothing happens."""

from __future__ import annotations

from contextlib import suppress
from typing import final

from veillee.server.model.table_setup import TableSetup
from veillee.server.store import StoredTable, StoreError, TableTaken
from veillee.server.tables.change_tracker import ChangeTracker
from veillee.server.tables.hosted_game import HostedGame
from veillee.server.tables.schedule import NEVER
from veillee.server.tables.services import Services


@final
class TableStorage:
    """One table's part of the store, with what it knows to be there."""

    def __init__(self, services: Services, stored: StoredTable | None = None) -> None:
        self._store = services.store
        self._clock = services.clock
        self._rest = services.settings.rest
        self._tracker = ChangeTracker(stored)
        self._changed_at = self._rested_at = services.clock()

    @property
    def fence(self) -> int:
        """Under which fence the table is held."""
        return self._tracker.fence

    async def save(self, setup: TableSetup, game: HostedGame | None, at_rest: bool = False) -> bool:
        """Put what has changed on disk; whether there was anything that somebody could come to see."""
        change = self._tracker.change(setup, game, at_rest)
        if change is None:
            return False
        await self._store.save(change)
        self._tracker.done(setup, game)
        if not change.lines and change.setup is None:
            return False
        self._changed_at = self._clock()
        return True

    def rests_at(self, game: HostedGame | None) -> float:
        """When a game in which nothing happens is kept whole."""
        is_done = game is None or self._rested_at == self._changed_at
        return NEVER if is_done else self._changed_at + self._rest

    async def put_to_rest(self, setup: TableSetup, game: HostedGame | None) -> bool:
        """As `save`, with the game whole, so that whoever opens it next has nothing to play again."""
        self._rested_at = self._changed_at
        with suppress(StoreError):
            return await self.save(setup, game, at_rest=True)
        return False

    async def load(self, id: str) -> StoredTable:
        """The table as it is on disk, from which all changes count now; TableTaken if another holds it."""
        stored = await self._store.load(id)
        if stored is None:
            raise StoreError("the table is not in the store")
        if stored.fence != self.fence:
            raise TableTaken(f"table {id} is served by another process")
        self._tracker = ChangeTracker(stored)
        return stored
