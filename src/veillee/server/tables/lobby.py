"""The lobby: opens tables, finds them again, and lets those rest that nobody looks at."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterable
from typing import Any, Final, final

from veillee.bots import table_bots, usual_bot
from veillee.core import Game, OptionError
from veillee.core.epoch import EpochError
from veillee.core.record import RecordError
from veillee.data.owner_data import OwnerDataError
from veillee.registry import UnknownGame, find_game
from veillee.server.api_error import COME_BACK, ApiError, moving
from veillee.server.auth import Guest
from veillee.server.guest_names import checked_name, distinct_name
from veillee.server.messages import NewTable, Opened, SeatWish
from veillee.server.model.table_setup import Seat, TableSetup
from veillee.server.owner_files import check_owner_file
from veillee.server.store import StoredTable, StoreError, TableTaken
from veillee.server.tables.hosted_game import HostedGame, rules_of
from veillee.server.tables.reopening import reopen
from veillee.server.tables.seating import invitations, sits, stored_invitations
from veillee.server.tables.services import Services
from veillee.server.tables.table import Table
from veillee.texts import BOT_NAMES

#: Whoever reads the log knows its lines by this name, wherever the module lies.
_log = logging.getLogger("veillee.server.lobby")

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"

#: How long tables may take to come to rest when the server closes, in seconds.
_DRAINED_WITHIN: Final = 10.0


def _bad_options(error: OptionError) -> ApiError:
    return ApiError(400, "server-bad-options", problem=str(error), rule=error.rule)


@final
class Lobby:
    """All tables of a server; those in memory each have a task of their own."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables: dict[str, Table] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        #: Tables that are being read, so that none is ever in memory twice.
        self._loading: dict[str, asyncio.Task[Table]] = {}
        #: Kept until they are done, or they would be garbage.
        self._releasing: set[asyncio.Task[None]] = set()
        #: Whether it takes no more tables, for the server closes.
        self.is_draining = False

    async def open(self, guest: Guest, request: NewTable) -> Table:
        """A new table; ApiError if there can be none of this kind."""
        try:
            game = find_game(request.game)
        except UnknownGame as error:
            raise ApiError(404, "server-no-such-game", game=request.game) from error
        setup = TableSetup(
            new_id(),
            game.id,
            request.options,
            seats_for(request.seats, guest, game),
            secrets.token_hex(32),
            time.time(),
            request.memory_aid,
            request.owner_data,
            window=request.window,
        )
        try:
            game.choose(setup.players, request.options)
        except OptionError as error:
            raise _bad_options(error) from error
        await check_owner_file(
            self.services.bots, game.id, setup.players, request.options, request.owner_data
        )
        return await self.add(setup)

    async def rematch(self, table: Table, guest: Guest) -> Opened:
        """The same seats, a new game and a new key; asked for twice, the same table.

        The game waits for who has left the table before, or for the others to let a bot play for them.
        """
        setup = table.setup
        if not sits(table, guest):
            raise ApiError(403, "server-not-your-seat")
        if table.info.status not in ("over", "abandoned", "stopped"):
            raise ApiError(409, "server-not-over")
        if setup.next is not None:
            return await self.opened(setup.next)
        fresh = TableSetup(
            new_id(),
            setup.game,
            setup.options,
            [seat.asked_back() for seat in setup.seats],
            secrets.token_hex(32),
            time.time(),
            setup.memory_aid,
            setup.owner_data,
            window=setup.window,
        )
        found = await self.add(fresh)
        setup.next = fresh.id
        await table.save()
        return Opened(fresh.id, invitations(found))

    async def opened(self, id: str) -> Opened:
        """What whoever opens a table is told, also if another process serves it."""
        table = await self.find_here(id)
        if table is not None:
            return Opened(id, invitations(table))
        return Opened(id, stored_invitations(self.services.signer, (await self.read(id)).setup))

    async def find_here(self, id: str) -> Table | None:
        """As `find`; None if another process serves the table."""
        try:
            return await self.find(id)
        except ApiError as error:
            if error.close != COME_BACK:
                raise
            return None

    async def read(self, id: str) -> StoredTable:
        """A table as it is kept, whoever serves it; ApiError if there is none."""
        try:
            stored = await self.services.store.load(id)
        except StoreError as error:
            raise ApiError(503, "server-not-read") from error
        if stored is None:
            raise ApiError(404, "server-no-such-table")
        return stored

    async def find(self, id: str) -> Table:
        """The table with this id, from memory or from the store; ApiError if there is none here."""
        if id in self._tables:
            return self._tables[id]
        if self.is_draining:
            raise moving()
        if not (id.isascii() and id.isalnum()):
            raise ApiError(404, "server-no-such-table")
        if id not in self._loading:
            task = asyncio.create_task(self._open_stored(id), name=f"loading {id}")
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    def board_at(self, id: str) -> str:
        """Which game's board a table in memory shows; nothing in a campaign, for interludes have none."""
        table = self._tables.get(id)
        return "" if table is None or table.setup.campaign else table.setup.game

    async def _open_stored(self, id: str) -> Table:
        fence = await self._take(id)
        stored = await self.read(id)
        if fence is not None and stored.fence != fence:
            raise moving()
        try:
            async with self.services.opening:
                game = await reopen(stored, self.services.store)
        except StoreError as error:
            raise ApiError(503, "server-not-read") from error
        except (RecordError, EpochError, OptionError, OwnerDataError, UnknownGame, ValueError) as error:
            _log.warning("a table of %s cannot be played on: %s", stored.setup.game, error)
            raise ApiError(409, "server-unplayable", game=stored.setup.game) from error
        table = Table(stored.setup, game, self.services, stored)
        if isinstance(game, HostedGame) and game.is_new:
            await self._keep(table)
        self._start(table)
        return table

    async def _take(self, id: str) -> int | None:
        """Hold a table from now on, unless another process serves it."""
        try:
            return await self.services.leases.take(id)
        except TableTaken as error:
            raise moving() from error
        except StoreError as error:
            raise ApiError(503, "server-not-read") from error

    async def _keep(self, table: Table) -> None:
        try:
            await table.save()
        except StoreError as error:
            raise ApiError(503, "server-not-saved") from error

    async def add(self, setup: TableSetup) -> Table:
        """A table with this setup, kept; ApiError if there can be none."""
        if self.is_draining:
            raise moving()
        try:
            rules_of(setup)
        except OptionError as error:
            raise _bad_options(error) from error
        except OwnerDataError as error:
            raise ApiError(400, "server-bad-owner-data", problem=str(error)) from error
        table = Table(setup, None, self.services)
        await self._keep(table)
        self.services.metrics.opened.inc()
        self._start(table)
        return table

    def last_shown(self) -> float:
        """When a table in memory was last shown anew: unlike when it changed, everybody may know that."""
        return max([table.shown_at for table in self._tables.values()], default=0.0)

    def _start(self, table: Table) -> None:
        id = table.setup.id
        self._tables[id] = table
        self._tasks[id] = asyncio.create_task(table.run(self._forget), name=f"table {id}")
        self.services.metrics.tables.set(len(self._tables))
        if self.is_draining:
            table.post(table.hand_over)

    def _forget(self, table: Table) -> None:
        id = table.setup.id
        self._tables.pop(id, None)
        self._tasks.pop(id, None)
        self.services.metrics.tables.set(len(self._tables))
        releasing = asyncio.create_task(self._release(id, table.fence))
        self._releasing.add(releasing)
        releasing.add_done_callback(self._releasing.discard)

    async def _release(self, id: str, fence: int) -> None:
        """Let whoever is asked next serve a table; if that fails, this process is asked again."""
        with contextlib.suppress(StoreError):
            await self.services.leases.release(id, fence)

    # For who shares a database

    def in_memory(self, id: str) -> Table | None:
        return self._tables.get(id)

    def serves(self, id: str) -> bool:
        """Whether a table is in memory here."""
        return id in self._tables

    def fences(self) -> dict[str, int]:
        """Under which fence each table is held that is in memory."""
        return {id: table.fence for id, table in self._tables.items()}

    def give_up(self, ids: Iterable[str]) -> None:
        """Forget tables that another process serves now."""
        for id in ids:
            if table := self._tables.get(id):
                table.post(table.give_up)

    async def drain(self) -> None:
        """Take no more tables; each does what was asked of it before, is put to rest and let go of.

        What is not done in time is broken off. Doing it twice is doing it once.
        """
        if self.is_draining:
            return
        self.is_draining = True
        for table in self._tables.values():
            table.post(table.hand_over)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_DRAINED_WITHIN):
                while busy := self._busy():
                    await asyncio.wait(busy)
        late = self._busy()
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    def _busy(self) -> list[asyncio.Task[Any]]:
        tasks = [*self._loading.values(), *self._tasks.values(), *self._releasing]
        return [task for task in tasks if not task.done()]


def new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def seats_for(requested: list[SeatWish], guest: Guest, game: Game) -> list[Seat]:
    """The seats that were asked for; ApiError if there is no such bot."""
    names = iter(BOT_NAMES)
    seats: list[Seat] = []
    for request in requested:
        seat = _seat(request, guest, game, next(names, "Bot"))
        seat.name = distinct_name(seat.name, [other.name for other in seats])
        seats.append(seat)
    return seats


def _seat(request: SeatWish, guest: Guest, game: Game, name: str) -> Seat:
    named = None if request.name is None else checked_name(request.name)
    if request.kind == "guest":
        return Seat(named or guest.name, guest.id)
    if request.kind == "free":
        return Seat()
    bot = usual_bot(game) if request.bot is None else request.bot
    known = table_bots(game)
    if bot not in known:
        raise ApiError(400, "server-no-such-bot", bot=bot, known=", ".join(known))
    return Seat(named or name, bot=bot)
