"""The store as the server sees it: tables, campaigns and guests, whatever database is below."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable, Sequence
from typing import TypeVar, final

import msgspec

from veillee.server.model.stored_campaign import StoredCampaign
from veillee.server.store import campaign_rows, consistency, own_games, queries, repair, retention, table_rows
from veillee.server.store.engine import Connection, Engine, Work
from veillee.server.store.errors import StoreError
from veillee.server.store.leases import Leases
from veillee.server.store.metadata import write_metadata
from veillee.server.store.queries import Conditions
from veillee.server.store.rows import (
    CampaignRow,
    GuestRow,
    OwnGameRow,
    StoredState,
    StoredTable,
    TableChange,
    TableRow,
)

T = TypeVar("T")


@final
class Store:
    """All that a server keeps. What a coroutine wrote is durable when it returns."""

    def __init__(
        self,
        engine: Engine,
        secret: bytes,
        clock: Callable[[], float] = time.time,
        owner: str | None = None,
    ) -> None:
        """New tables are held by `owner`, where several processes share a database."""
        self._engine = engine
        self._clock = clock
        self._owner = owner
        self.secret = secret
        self.leases = Leases(engine, owner)

    # Tables

    async def save(self, change: TableChange) -> None:
        """Keep a change; StoreError if it does not follow what is kept, or was not taken: nothing changed."""
        now = self._clock()
        setup = None if change.setup is None else table_rows.rows_of(change.setup)
        await self._engine.run(
            lambda connection: table_rows.save_table(connection, change, setup, now, self._owner)
        )

    async def load(self, id: str) -> StoredTable | None:
        """A table as it is kept; None if there is none of this id."""
        return await self._read(lambda connection: table_rows.load_table(connection, id))

    async def record(self, id: str) -> list[str]:
        """The texts of all lines of a table's record; none if there is no such table."""
        return await self._read(lambda connection: table_rows.load_record(connection, id))

    async def events(self, id: str, first: int = 0) -> list[tuple[int, bytes]]:
        """What was told with the record's lines from number `first` on: line number and JSON."""
        return await self._read(lambda connection: table_rows.load_events(connection, id, first))

    async def views(self, id: str) -> list[StoredState]:
        """A table's periodic views, the earliest first."""
        return await self._read(lambda connection: table_rows.load_views(connection, id))

    async def find_tables(
        self,
        *,
        guest: str | None = None,
        game: str | None = None,
        status: str | Sequence[str] | None = None,
        changed_before: float | None = None,
        changed_after: float | None = None,
        limit: int = 100,
        offset: int = 0,
    ) -> list[TableRow]:
        """The tables for which all that is given holds, newest first."""
        wanted = Conditions()
        wanted.add("id IN (SELECT table_id FROM seats WHERE guest = ?)", guest)
        wanted.add("game = ?", game)
        wanted.one_of("status", status)
        wanted.add("changed < ?", changed_before)
        wanted.add("changed > ?", changed_after)
        return await self._read(lambda connection: queries.find_tables(connection, wanted, limit, offset))

    async def own_games(
        self,
        guest: str,
        statuses: Sequence[str],
        game: str | None = None,
        among_people: bool | None = None,
        limit: int = 100,
        offset: int = 0,
    ) -> list[OwnGameRow]:
        """The games in which a guest has a seat, those opened last first."""
        return await self._read(
            lambda connection: own_games.find_own_games(
                connection, guest, statuses, game, among_people, limit, offset
            )
        )

    async def forget_tables(self, ids: Sequence[str]) -> int:
        """Delete tables with all that was kept of them; returns how many there were."""
        return await self._engine.run_alone(lambda connection: retention.forget_tables(connection, ids))

    # Campaigns

    async def save_campaign(self, setup: StoredCampaign, under: tuple[str, int] | None = None) -> None:
        """Keep what a campaign has come to; TableTaken if its table is not held under this fence any more."""
        row, members = campaign_rows.rows_of(setup, self._clock())

        def save(connection: Connection) -> None:
            if under is not None:
                table_rows.check_fence(connection, *under)
            campaign_rows.save_campaign(connection, row, members)

        await self._engine.run(save)

    async def load_campaign(self, id: str) -> StoredCampaign | None:
        """What a campaign has come to, as it was kept; None if there is no such campaign."""
        return await self._read(lambda connection: campaign_rows.load_campaign(connection, id))

    async def find_campaigns(
        self,
        *,
        guest: str | None = None,
        game: str | None = None,
        status: str | Sequence[str] | None = None,
        changed_before: float | None = None,
        limit: int = 100,
        offset: int = 0,
    ) -> list[CampaignRow]:
        """The campaigns for which all that is given holds, newest first."""
        wanted = Conditions()
        wanted.add("id IN (SELECT campaign_id FROM campaign_members WHERE guest = ?)", guest)
        wanted.add("game = ?", game)
        wanted.one_of("status", status)
        wanted.add("changed < ?", changed_before)
        return await self._read(lambda connection: queries.find_campaigns(connection, wanted, limit, offset))

    async def forget_campaigns(self, ids: Sequence[str]) -> int:
        """Delete campaigns with all their tables; returns how many there were."""
        return await self._engine.run_alone(lambda connection: retention.forget_campaigns(connection, ids))

    # Guests

    async def save_guest(self, id: str, name: str, at: float) -> None:
        """Keep a guest's name, and that they were seen."""
        await self._engine.run(lambda connection: queries.save_guest(connection, id, name, at))

    async def guest(self, id: str) -> GuestRow | None:
        return await self._read(lambda connection: queries.find_guest(connection, id))

    async def find_guests(self, words: str) -> list[GuestRow]:
        """The guests of this id or, if there is none, of this name; the last seen first."""
        return await self._read(lambda connection: queries.find_guests(connection, words))

    async def count_idle_guests(self, before: float) -> int:
        """How many guests have no seat anywhere and were last seen before that."""
        return await self._read(lambda connection: retention.count_idle_guests(connection, before))

    async def forget_idle_guests(self, before: float) -> int:
        """Delete these guests; returns how many there were."""
        return await self._engine.run_alone(
            lambda connection: retention.forget_idle_guests(connection, before)
        )

    async def forget_guest(self, id: str) -> None:
        """Take a guest's name and number out of everything; the games they played stay."""
        await self._engine.run_alone(lambda connection: retention.forget_guest(connection, id))

    # The store itself

    async def check(self) -> None:
        """Write something; StoreError if the disk does not take it."""
        await self._engine.run(lambda connection: write_metadata(connection, "checked", b""))

    async def examine(self) -> list[str]:
        """All that is wrong with what is kept, in words; may take minutes."""
        return await asyncio.to_thread(self._engine.findings) + await self.examine_rows()

    async def examine_rows(self) -> list[str]:
        """The same without what the database itself has to say about its files."""
        return await self._read(consistency.examine)

    async def repairs(self) -> list[str]:
        """What `repair` would do, in words."""
        return await self._read(repair.plan)

    async def repair(self) -> list[str]:
        """Put right what can be without losing anything that was played; returns what was done."""
        return await self._engine.run_alone(repair.repair)

    async def rebuild(self) -> None:
        """Make all indexes anew, and let nothing remain of what was deleted; nobody may be writing."""
        await asyncio.to_thread(self._engine.rebuild)

    def close(self) -> None:
        """Write what was asked for, then let go; closing twice is closing once."""
        self._engine.close()

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self._engine.read(work)
        except (zlib.error, msgspec.MsgspecError, ValueError) as error:
            raise StoreError(f"what is kept cannot be read ({error}); see `veillee doctor`") from error
