"""A table: an actor that does one thing at a time, keeps it on disk, and only then lets anyone see it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, final

import msgspec

from veillee.server.api_error import ApiError, moving
from veillee.server.limits.rate_limiter import RateLimiter
from veillee.server.messages import TableInfo, WindowInfo
from veillee.server.model.table_setup import TableSetup
from veillee.server.monitoring.metrics import TableMetrics
from veillee.server.monitoring.safe_traceback import safe_traceback
from veillee.server.store import StoredTable, StoreError, TableTaken
from veillee.server.tables import reaction_windows
from veillee.server.tables.acknowledged import Acknowledged
from veillee.server.tables.archived_game import ArchivedGame
from veillee.server.tables.auto_answers import AutoAnswers
from veillee.server.tables.bot_times import bot_time, thinking_time
from veillee.server.tables.client_connection import ClientConnection, Events, ShownState
from veillee.server.tables.deal import Deal
from veillee.server.tables.hosted_game import HostedGame, rules_of
from veillee.server.tables.inbox import Inbox, Work, api_error_of, reject
from veillee.server.tables.pending_bot_moves import PendingBotMoves
from veillee.server.tables.presence import Presence
from veillee.server.tables.presentation import Presentation
from veillee.server.tables.reopening import reopen
from veillee.server.tables.schedule import NEVER, Schedule
from veillee.server.tables.services import Services
from veillee.server.tables.stored_record import replayed, whole_record
from veillee.server.tables.table_info import table_info
from veillee.server.tables.table_storage import TableStorage

#: Whoever reads the log knows its lines by this name, wherever the module lies.
_log = logging.getLogger("veillee.server.table")

T = TypeVar("T")

#: How long a table does nothing after the disk has failed it.
_RETRY_AFTER = 1.0


@final
class Table:
    """One table: its seats (`setup`), its game, its clock (`schedule`), its connections and its storage.

    Everything but `call` and `info` happens inside its own task.
    """

    def __init__(
        self,
        setup: TableSetup,
        game: HostedGame | ArchivedGame | None,
        services: Services,
        stored: StoredTable | None = None,
    ) -> None:
        self.setup = setup
        self.services = services
        self.schedule = Schedule(services.settings.pace)
        self.inbox = Inbox(services.clock)
        self.bot_moves = PendingBotMoves(services.bots, self.inbox.post)
        self._storage = TableStorage(services, stored)
        self._presence = Presence(services.settings.grace, setup.players, services.clock)
        self._deal = Deal(services.settings.pace.cut)
        self._hold(game)
        #: Whether the game has changed since it was last shown.
        self.changed = True
        #: What must wait until the table holds back no more.
        self.deferred: list[Work] = []
        bounds = services.settings.bounds
        #: How often a seat may still take something back.
        self.undo_limit = RateLimiter(bounds.undos_per_second, bounds.undos_at_once, services.clock)
        self.metrics = TableMetrics(services.metrics)
        self.acknowledged = Acknowledged()
        self._retry_at = 0.0
        self._is_leaving = False
        #: What its clients are told when it leaves memory.
        self._farewell = moving() if services.settings.cluster else ApiError(503, "server-stopping")
        #: When everybody was last shown something new.
        self.shown_at = services.clock()
        #: What anybody may know, as it was last shown.
        self.info: TableInfo = self._info()

    def _hold(self, game: HostedGame | ArchivedGame | None) -> None:
        self.game = game if isinstance(game, HostedGame) else None
        #: The game, if it can only be looked at.
        self.archive = game if isinstance(game, ArchivedGame) else None
        if self.archive is not None:
            self.setup.request = None
            self.description, self._described = self.archive.description, self.archive.described
            self._practised = True  # nobody plays there any more
        else:
            shared = rules_of(self.setup)
            self.description, self._described = shared.description, msgspec.Raw(shared.stored.data)
            self._practised = shared.practised
        self._presentation = Presentation(self.setup, game)
        self._auto_answers = AutoAnswers(self.game, self.schedule, self.bot_moves) if self.game else None

    @property
    def fence(self) -> int:
        """Under which fencing number this process holds the table."""
        return self._storage.fence

    @property
    def connections(self) -> list[ClientConnection]:
        return self._presence.connections

    # From outside

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the table do something when it is its turn; ApiError if it cannot."""
        return await self.inbox.post(work)

    def post(self, work: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        """As `call`, for who does not wait."""
        return self.inbox.post(work)

    async def look(self) -> TableInfo:
        """The table as it was last shown."""
        return self.info

    async def run(self, forget: Callable[[Table], None]) -> None:
        """Live until nobody has looked for a while."""
        try:
            while not self._is_leaving:
                await self.go_on()
                posted = await self.inbox.next(self.next_due)
                if posted is not None:
                    await self.do(*posted)
                else:
                    self._is_leaving = self._is_idle()
            await self.put_to_rest()
        except TableTaken as error:
            _log.warning("a table leaves memory: %s", error)
            self._farewell = moving()
        except Exception as error:  # noqa: BLE001 - it is read again when somebody comes
            _log.error("a table cannot go on and leaves memory: %s", safe_traceback(error))
        finally:
            forget(self)
            self._stop()

    async def do(self, work: Work, future: asyncio.Future[Any]) -> None:
        """Do what was posted, and tell who waits for it."""
        try:
            result = await work()
        except ApiError as error:
            reject(future, error)
        except (TableTaken, asyncio.CancelledError):
            reject(future, moving())
            raise
        except Exception as error:  # noqa: BLE001 - one table's trouble must not end it
            reject(future, api_error_of(error))
            await self._recover(error)
        else:
            if not future.done():
                future.set_result(result)

    def _is_idle(self) -> bool:
        quiet = self.services.clock() >= self._presence.quiet_since + self.services.settings.idle
        return quiet and not self.connections and self.inbox.is_empty

    def _stop(self) -> None:
        self.bot_moves.stop()
        self.metrics.count_failure()
        for connection in self.connections:
            connection.fail(self._farewell)
        self.inbox.close(self._farewell)

    # Saving

    async def save(self) -> None:
        """Put what has changed on disk; until this is done nobody may see it."""
        if await self._storage.save(self.setup, self.game):
            self.changed = True

    async def put_to_rest(self) -> None:
        """Keep the game whole, so that whoever opens it next has nothing to play again."""
        if await self._storage.put_to_rest(self.setup, self.game):
            self.changed = True

    def rests_at(self) -> float:
        """When a game in which nothing happens is kept whole."""
        return self._storage.rests_at(self.game)

    async def give_up(self) -> None:
        """Leave memory, for another process serves the table now."""
        raise TableTaken(f"table {self.setup.id} is served by another process")

    async def hand_over(self) -> None:
        """Leave memory once all that was asked before is done: this process closes."""
        self._farewell, self._is_leaving = moving(), True

    async def _recover(self, error: Exception) -> None:
        """Go back to what is on disk: whatever was not kept has not happened."""
        if isinstance(error, TableTaken):
            raise error
        if isinstance(error, StoreError):
            _log.warning("a table was not saved: %s", error)
        else:
            _log.error("a table broke down and is read again: %s", safe_traceback(error))
        self.metrics.fail()
        self._retry_at = self.services.clock() + _RETRY_AFTER
        stored = await self._storage.load(self.setup.id)
        self.setup = stored.setup
        async with self.services.opening:
            self._hold(await reopen(stored, self.services.store))
        self.bot_moves.clear()
        self.changed = True

    async def remember_all(self) -> None:
        """Let the game's session remember every answer, so that all of it can be taken back."""
        if self.game is not None:
            async with self.services.replaying:
                record = await whole_record(self.services.store, self.setup.id)
                self.game.session = await replayed(record, self.setup)

    # Going on

    async def go_on(self) -> None:
        """Do all that is due now."""
        try:
            while await self._one_step():
                pass
        except StoreError as error:
            await self._recover(error)
        if self.services.clock() >= self.rests_at():
            await self.put_to_rest()

    async def _one_step(self) -> bool:
        now = self.services.clock()
        if now < self._retry_at:
            return False
        moved = self._begin_if_due(now) if self.game is None else self._answer_what_is_due(now)
        if moved:
            await self.save()
        if self.schedule.is_held(now):
            return moved
        await self._show(now)
        waiting = len(self.deferred)
        for _ in range(waiting):
            await self.deferred.pop(0)()
        return moved or bool(waiting)

    def _begin_if_due(self, now: float) -> bool:
        game = None if self.archive else self._deal.begin_if_due(self.setup, now)
        if game is None:
            return False
        self._hold(game)
        self.services.metrics.games.inc()
        return True

    def _answer_what_is_due(self, now: float) -> bool:
        if self._auto_answers is None or not self._clock_runs():
            return False
        moved = self._auto_answers.answer(now)
        if not self.schedule.is_held(now):
            moved = self._auto_answers.answer_unasked() or moved
        return moved

    def _clock_runs(self) -> bool:
        return self.setup.request is None and not self.setup.paused and not self.setup.asleep

    def next_due(self) -> float:
        """When the table must do something again, if nobody asks anything of it before."""
        now = self.services.clock()
        if now < self._retry_at:
            return self._retry_at
        due = [NEVER, self.rests_at()]
        if self.game is None and self.archive is None:
            due.append(self._deal.due(self.setup))
        if self.schedule.is_held(now):
            due.append(self.schedule.hold_until)
        if self._auto_answers is not None and self._clock_runs():
            due.append(self._auto_answers.next())
        if self.connections:
            due.append(self._presence.next_absence(self._replaceable()))
        else:
            due.append(self._presence.quiet_since + self.services.settings.idle)
        return min(due)

    # Showing

    async def _show(self, now: float) -> None:
        """Let everybody see what they may of how the table stands now."""
        game = self.game
        if self.changed:
            self.shown_at = now
        if game is not None and self.changed:
            self._show_game(game, now)
        self.changed = False
        if game is not None and self._clock_runs():
            for seat, decision in game.asked().items():
                self.bot_moves.ask(game, seat, decision, self._time_to_think(game, seat, decision, now))
        info = self._info()
        self.metrics.show(self.info.status, info.status, sum(game.session.state.decisions) if game else 0)
        self.info = self.info if info == self.info else info
        for connection in list(self.connections):
            await self.update(connection)

    def _time_to_think(self, game: HostedGame, seat: int, decision: int, now: float) -> float:
        """How many seconds a seat's bot has for a question, which may not have been shown yet."""
        if self.setup.hurried:
            return 0.0
        if not self.schedule.was_shown(seat, decision):
            return thinking_time(game, seat, bot_time(game, seat, self.schedule.pace))
        return thinking_time(game, seat, self.schedule.time_for_bot(seat, now))

    def _show_game(self, game: HostedGame, now: float) -> None:
        """Fix what everybody sees of the game, and from when on and until when."""
        pace = self.schedule.pace
        secret = reaction_windows.hides_time(game)
        window = reaction_windows.length_of(game, pace)
        times = {seat: bot_time(game, seat, pace) for seat in game.asked()}
        self._presentation.present_all(game, self._presence.receivers(self.setup), secret)
        self.schedule.show(game.asked(), game.stage(), secret, window, now, times)

    async def show_orders(self, seat: int) -> None:
        """Show a seat its orders, with what it was last shown."""
        if self._presentation.present_orders(seat):
            await self._update_seat(seat)

    async def show_follow_up(self, seat: int) -> None:
        """Show a seat what it is asked on in an open window; nobody else sees that it answered."""
        now = self.services.clock()
        if self.game is None or self._auto_answers is None or not self.schedule.has_open_window(now):
            return
        if self._auto_answers.follow(seat, now):
            self._presentation.present(self.game, seat)
            await self._update_seat(seat)

    async def _update_seat(self, seat: int) -> None:
        for connection in list(self.connections):
            if seat in (connection.seats or []):
                await self.update(connection)

    async def update(self, connection: ClientConnection) -> None:
        """Tell one client what was last shown, as far as it does not know it yet."""
        if not connection.knows_seats(self.setup):
            connection.welcome(self.info, self._described, self.setup)
        shown: dict[int, ShownState] = {}
        past: dict[int, Events] = {}
        for receiver in connection.receivers_at(self.setup):
            one = self._presentation.shown(receiver, self.schedule.is_held(self.services.clock()))
            if one is not None:
                shown[receiver] = one
                if connection.lacks(receiver, one):
                    known = connection.since.get(receiver, 0)
                    past[receiver] = await self._presentation.past(receiver, one, known, self.services)
        left = self.schedule.left(self.services.clock()) if self.info.window else None
        connection.update(self.info, shown, past, left)

    def _info(self) -> TableInfo:
        status = self.game.status if self.game else self.archive.status if self.archive else None
        window = None
        if self.game is not None and self.schedule.has_open_window(self.services.clock()):
            window = WindowInfo(self.game.session.phases, self.schedule.window)
        online = self._presence.online(self.setup)
        waiting = self.game.waiting() if self.game is not None and self.game.running else []
        absent = self._absent(online)
        return table_info(
            self.setup, self.description, self._practised, status, online, absent, window, waiting
        )

    # Who is here

    async def join(self, connection: ClientConnection) -> None:
        """A client is here: its seats that wait for it, or that others called a stand-in for, are its own."""
        for seat in self.setup.seats:
            if (seat.called or seat.awaited) and connection.plays(seat):
                seat.give_back()
        await self.save()
        self._presence.join(connection)
        if self.schedule.is_held(self.services.clock()):
            await self.update(connection)

    async def part(self, connection: ClientConnection) -> None:
        self._presence.part(connection)

    def away(self) -> set[int]:
        """The seats whose player has not been here for a while, not even to look on."""
        return self._presence.away(self.setup, self._presence.online(self.setup))

    def absent(self) -> list[int]:
        """The seats for which a stand-in may be called now."""
        return self._absent(self._presence.online(self.setup))

    def _absent(self, online: set[int]) -> list[int]:
        away = self._presence.away(self.setup, online)
        return [seat for seat in self._replaceable() if seat in away]

    def _replaceable(self) -> list[int]:
        """The seats of people, while there is a game to be held up."""
        if self.game is None or not self.game.running:
            return []
        return [number for number, seat in enumerate(self.setup.seats) if seat.is_person]
