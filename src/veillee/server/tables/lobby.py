"""The lobby: opens tables, finds them again, and lets those rest that nobody looks at."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final, final

from veillee.bots import table_bots, usual_bot
from veillee.core import Game, OptionError
from veillee.core.epoch import EpochError
from veillee.core.record import RecordError
from veillee.data.owner_data import OwnerDataError
from veillee.registry import UnknownGame, find_game
from veillee.server.api_error import ApiError
from veillee.server.auth import Guest
from veillee.server.guest_names import checked_name, distinct_name
from veillee.server.messages import NewTable, SeatWish
from veillee.server.model.table_setup import Seat, TableSetup
from veillee.server.owner_files import check_owner_file
from veillee.server.store import StoreError
from veillee.server.tables.hosted_game import HostedGame, rules_of
from veillee.server.tables.reopening import reopen
from veillee.server.tables.seating import sits
from veillee.server.tables.services import Services
from veillee.server.tables.table import Table
from veillee.texts import BOT_NAMES

#: Whoever reads the log knows its lines by this name, wherever the module lies.
_log = logging.getLogger("veillee.server.lobby")

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


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

    async def rematch(self, table: Table, guest: Guest) -> Table:
        """The same seats, a new game and a new key; asked for twice, the same table.

        The game waits for who has left the table before, or for the others to let a bot play for them.
        """
        setup = table.setup
        if not sits(table, guest):
            raise ApiError(403, "server-not-your-seat")
        if table.info.status not in ("over", "abandoned", "stopped"):
            raise ApiError(409, "server-not-over")
        if setup.next is not None:
            return await self.find(setup.next)
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
        return found

    async def find(self, id: str) -> Table:
        """The table with this id, from memory or from the store; ApiError if there is none."""
        if id in self._tables:
            return self._tables[id]
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
        try:
            stored = await self.services.store.load(id)
        except StoreError as error:
            raise ApiError(503, "server-not-read") from error
        if stored is None:
            raise ApiError(404, "server-no-such-table")
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

    async def _keep(self, table: Table) -> None:
        try:
            await table.save()
        except StoreError as error:
            raise ApiError(503, "server-not-saved") from error

    async def add(self, setup: TableSetup) -> Table:
        """A table with this setup, kept; ApiError if there can be none."""
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

    def _forget(self, table: Table) -> None:
        self._tables.pop(table.setup.id, None)
        self._tasks.pop(table.setup.id, None)
        self.services.metrics.tables.set(len(self._tables))

    async def close(self) -> None:
        """Put every game to rest, and let go of it."""
        for table in list(self._tables.values()):
            await table.put_to_rest()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


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
