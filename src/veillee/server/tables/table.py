"""A table: an actor that does one thing at a time, keeps it on disk, and only then lets anyone see it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar, final

import msgspec

from veillee.core.schema import Event, Order
from veillee.server.api_error import ApiError
from veillee.server.limits.rate_limiter import RateLimiter
from veillee.server.messages import TableInfo, WindowInfo
from veillee.server.model.table_setup import TableSetup
from veillee.server.monitoring.metrics import TableMetrics
from veillee.server.monitoring.safe_traceback import safe_traceback
from veillee.server.store import StoreError
from veillee.server.tables import reaction_windows
from veillee.server.tables.auto_answers import AutoAnswers
from veillee.server.tables.change_tracker import ChangeTracker
from veillee.server.tables.client_connection import ClientConnection, Events, ShownState
from veillee.server.tables.hosted_game import Document, HostedGame, begin, rules_of
from veillee.server.tables.pending_bot_moves import PendingBotMoves
from veillee.server.tables.presence import Presence
from veillee.server.tables.reopening import ArchivedGame, reopen, replayed, stored_events, whole_record
from veillee.server.tables.schedule import NEVER, Schedule
from veillee.server.tables.services import Services
from veillee.server.tables.table_info import table_info
from veillee.server.tables.told_events import collecting, tell
from veillee.server.tables.wake_timer import WakeTimer
from veillee.server.time_slices import in_slices

_log = logging.getLogger("veillee.server.table")

T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]

#: How long a table rests after the disk has failed it.
_REST = 1.0


@final
class Table:
    """One table. Everything but `call` and `info` happens inside its own task."""

    def __init__(
        self,
        setup: TableSetup,
        game: HostedGame | ArchivedGame | None,
        services: Services,
        tracker: ChangeTracker | None = None,
    ) -> None:
        self.setup = setup
        self.services = services
        self._tracker = tracker or ChangeTracker()
        self._hold(game)
        self.connections: list[ClientConnection] = []
        #: Whether the game has changed since it was last shown.
        self.changed = True
        #: What must wait until the table may stir again.
        self.later: list[Work] = []
        self.schedule = Schedule(services.settings.pace)
        #: What was asked of it, and nothing where it was woken.
        self._queue: asyncio.Queue[tuple[Work, asyncio.Future[Any]] | None] = asyncio.Queue()
        self._timer = WakeTimer(lambda: self._queue.put_nowait(None), services.clock)
        self.bot_moves = PendingBotMoves(services.bots, self.post)
        bounds = services.settings.bounds
        #: How often a seat may still take something back.
        self.undos = RateLimiter(bounds.undos_per_second, bounds.undos_at_once, services.clock)
        self.metrics = TableMetrics(services.metrics)
        self._taken_since: float | None = None
        self._rest_until = 0.0
        self._quiet_since = self._rested_at = services.clock()
        self._changed_at = self._rested_at
        #: When everybody was last shown something new.
        self.shown_at = self._rested_at
        self._presence = Presence(services.settings.grace, setup.players, services.clock())
        #: What anybody may know, as it was last shown.
        self.info: TableInfo = self._info()

    def _hold(self, game: HostedGame | ArchivedGame | None) -> None:
        self.game = game if isinstance(game, HostedGame) else None
        #: The game, if it can only be looked at.
        self.archive = game if isinstance(game, ArchivedGame) else None
        if self.archive is not None:
            self.setup.request = None
            self.description, self._described = self.archive.description, self.archive.described
        else:
            shared = rules_of(self.setup)
            self.description, self._described = shared.description, msgspec.Raw(shared.stored.data)
        #: What every receiver was last shown; nothing where nobody was there to see it.
        self._shown: list[ShownState | None] = [None] * (self.setup.players + 1)
        #: How much of what the game told since it was last shown to all each receiver has been shown.
        self._shown_to: list[int] = [0] * (self.setup.players + 1)

    # From outside

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the table do something when it is its turn; ApiError if it cannot."""
        return await self.post(work)

    def post(self, work: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        """As `call`, for who does not wait."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        future.add_done_callback(_look_at)
        self._queue.put_nowait((work, future))
        return future

    async def look(self) -> TableInfo:
        """The table as it was last shown."""
        return self.info

    async def run(self, forget: Callable[[Table], None]) -> None:
        """Live until nobody has looked for a while."""
        try:
            while True:
                await self.go_on()
                item = await self._next()
                if item is not None:
                    await self._do(*item)
                elif self._is_idle():
                    await self.put_to_rest()
                    return
        except Exception as error:  # noqa: BLE001 - it is read again when somebody comes
            _log.error("a table cannot go on and leaves memory: %s", safe_traceback(error))
        finally:
            forget(self)
            self._stop()

    async def _next(self) -> tuple[Work, asyncio.Future[Any]] | None:
        if self._queue.empty():
            self._timer.set(self.next_due())
        return await self._queue.get()

    async def _do(self, work: Work, future: asyncio.Future[Any]) -> None:
        try:
            result = await work()
        except ApiError as error:
            _tell(future, error)
        except Exception as error:  # noqa: BLE001 - one table's trouble must not end it
            _tell(future, _api_error_of(error))
            await self._recover(error)
        else:
            if not future.done():
                future.set_result(result)

    async def put_to_rest(self) -> None:
        """Keep the game whole, so that whoever opens it next has nothing to play again."""
        self._rested_at = self._changed_at
        with suppress(StoreError):
            await self.keep(at_rest=True)

    def _rests_at(self) -> float:
        """When a game in which nothing happens is kept whole."""
        is_done = self.game is None or self._rested_at == self._changed_at
        return NEVER if is_done else self._changed_at + self.services.settings.rest

    def _is_idle(self) -> bool:
        quiet = self.services.clock() >= self._quiet_since + self.services.settings.idle
        return quiet and not self.connections and self._queue.empty()

    def _stop(self) -> None:
        self._timer.stop()
        self.bot_moves.stop()
        self.metrics.count_failure()
        for connection in self.connections:
            connection.fail(ApiError(503, "server-stopping"))
        while not self._queue.empty():
            item = self._queue.get_nowait()
            if item is not None:
                _tell(item[1], ApiError(503, "server-stopping"))

    # ChangeTracker

    async def keep(self, at_rest: bool = False) -> None:
        """Put what has changed on disk; until this is done nobody may see it."""
        change = self._tracker.change(self.setup, self.game, at_rest)
        if change is None:
            return
        await self.services.store.save(change)
        self._tracker.done(self.setup, self.game)
        if change.lines or change.setup is not None:
            self.changed = True
            self._changed_at = self.services.clock()

    async def _recover(self, error: Exception) -> None:
        """Go back to what is on disk: whatever was not kept has not happened."""
        if isinstance(error, StoreError):
            _log.warning("a table was not saved: %s", error)
        else:
            _log.error("a table broke down and is read again: %s", safe_traceback(error))
        self.metrics.fail()
        self._rest_until = self.services.clock() + _REST
        stored = await self.services.store.load(self.setup.id)
        if stored is None:
            raise StoreError("the table is not in the store")
        self.setup = stored.setup
        self._tracker = ChangeTracker(stored)
        async with self.services.opening:
            self._hold(await reopen(self.setup, stored, self.services.store))
        self.bot_moves.clear()
        self.changed = True

    async def remember_all(self) -> None:
        """Let the game's session remember every answer, so that all of it can be taken back."""
        if self.game is not None:
            async with self.services.replaying:
                record = await whole_record(self.services.store, self.setup.id)
                self.game.session = await replayed(rules_of(self.setup), record, self.setup)

    # Going on

    async def go_on(self) -> None:
        """Do all that is due now."""
        try:
            while await self._one_step():
                pass
        except StoreError as error:
            await self._recover(error)
        if self.services.clock() >= self._rests_at():
            await self.put_to_rest()

    async def _one_step(self) -> bool:
        now = self.services.clock()
        if now < self._rest_until:
            return False
        moved = self._begin_if_due(now) if self.game is None else self._answer_what_is_due(now)
        if moved:
            await self.keep()
        if self.schedule.is_held(now):
            return moved
        await self._show(now)
        waiting = len(self.later)
        for _ in range(waiting):
            await self.later.pop(0)()
        return moved or bool(waiting)

    def _begin_if_due(self, now: float) -> bool:
        """Deal, once all seats are taken and have cut, or have had the time to."""
        setup = self.setup
        if setup.closed or self.archive or not setup.taken:
            self._taken_since = None
            return False
        if self._taken_since is None:
            self._taken_since = now
        missing = [seat for seat in setup.seats if seat.entropy is None]
        if any(seat.is_person for seat in missing) and now < self._taken_since + self.schedule.pace.cut:
            return False
        for seat in missing:
            seat.entropy = secrets.token_hex(32)
        self.game = begin(setup)
        self.services.metrics.games.inc()
        return True

    def _answer_what_is_due(self, now: float) -> bool:
        game = self.game
        if game is None or not self._clock_runs():
            return False
        moved = self._due(game).answer(now)
        if not self.schedule.is_held(now):
            moved = self._due(game).answer_unasked() or moved
        return moved

    def _due(self, game: HostedGame) -> AutoAnswers:
        return AutoAnswers(game, self.schedule, self.bot_moves)

    def _clock_runs(self) -> bool:
        return self.setup.request is None and not self.setup.paused and not self.setup.asleep

    def next_due(self) -> float:
        """When the table must stir again, if nobody asks anything of it before."""
        if self.services.clock() < self._rest_until:
            return self._rest_until
        due = [NEVER]
        if self._taken_since is not None and self.game is None and not self.setup.closed:
            due.append(self._taken_since + self.schedule.pace.cut)
        if self.schedule.is_held(self.services.clock()):
            due.append(self.schedule.hold_until)
        if self.game is not None and self._clock_runs():
            due.append(self._due(self.game).next())
        due.append(self._rests_at())
        if self.connections:
            due.append(self._presence.next_change(self._replaceable(), self.services.clock()))
        else:
            due.append(self._quiet_since + self.services.settings.idle)
        return min(due)

    # Showing

    async def _show(self, now: float) -> None:
        """Let everybody see what they may of how the table stands now."""
        game = self.game
        if self.changed:
            self.shown_at = now
        if game is not None and self.changed:
            secret = reaction_windows.hides_time(game)
            window = reaction_windows.length_of(game, self.schedule.pace)
            self._present_all(game, secret)
            self.schedule.show(game.asked(), game.stage(), secret, window, now)
        self.changed = False
        if game is not None and self._clock_runs():
            for seat, decision in game.asked().items():
                self.bot_moves.ask(game, seat, decision)
        info = self._info()
        self.metrics.show(self.info.status, info.status, sum(game.session.state.decisions) if game else 0)
        self.info = self.info if info == self.info else info
        for connection in list(self.connections):
            await self.tell(connection)

    def _present_all(self, game: HostedGame, secret: bool) -> None:
        """Fix what everybody is shown. While time must not tell, that holds for who comes later, too."""
        present = {
            receiver for connection in self.connections for receiver in connection.receivers_at(self.setup)
        }
        for receiver in range(self.setup.players + 1):
            if secret or receiver in present:
                self._present(game, receiver)
            else:
                self._shown[receiver] = None
        game.unshown.clear()
        self._shown_to = [0] * (self.setup.players + 1)

    def _present(self, game: HostedGame, receiver: int) -> ShownState:
        """Fix what one receiver is shown now: how the game stands for it, and what it was told since."""
        last = self._shown[receiver]
        first = last.count if last else game.told[receiver]
        news: list[Event] = []
        for entry in game.unshown[self._shown_to[receiver] :] if last else []:
            first = tell(entry, receiver, news, first)
        self._shown_to[receiver] = len(game.unshown)
        document: Document = {**game.document(receiver), "orders": self._orders(receiver)}
        before = last.count if last else -1
        found = ShownState(document, game.told[receiver], game.saved, before, first, news)
        self._shown[receiver] = found
        return found

    def _orders(self, receiver: int) -> dict[str, Order]:
        return self.setup.seats[receiver].orders if receiver < self.setup.players else {}

    async def show_orders(self, seat: int) -> None:
        """Show a seat its orders, with what it was last shown."""
        last = self._shown[seat]
        if last is not None:
            document: Document = {**last.document, "orders": self.setup.seats[seat].orders}
            self._shown[seat] = ShownState(document, last.count, last.lines, last.count, last.count)
            await self._tell_seat(seat)

    async def show_follow_up(self, seat: int) -> None:
        """Show a seat what it is asked on in an open window; nobody else sees that it answered."""
        now = self.services.clock()
        if self.game is None or not self.schedule.has_open_window(now):
            return
        if self._due(self.game).follow(seat, now):
            self._present(self.game, seat)
            await self._tell_seat(seat)

    async def _tell_seat(self, seat: int) -> None:
        for connection in list(self.connections):
            if seat in (connection.seats or []):
                await self.tell(connection)

    async def tell(self, connection: ClientConnection) -> None:
        """Tell one client what was last shown, as far as it does not know it yet."""
        if not connection.knows_seats(self.setup):
            connection.welcome(self.info, self._described, self.setup)
        shown: dict[int, ShownState] = {}
        past: dict[int, Events] = {}
        for receiver in connection.seats or [self.setup.players]:
            one = self._shown_now(receiver)
            if one is not None:
                shown[receiver] = one
                if connection.lacks(receiver, one):
                    past[receiver] = await self._past(receiver, one, connection.since.get(receiver, 0))
        left = self.schedule.left(self.services.clock()) if self.info.window else None
        connection.update(self.info, shown, past, left)

    def _shown_now(self, receiver: int) -> ShownState | None:
        """What a receiver is shown; if nobody was there to see it before, how the game stands now."""
        last = self._shown[receiver]
        if last is not None or (self.game is None and self.archive is None):
            return last
        if self.schedule.is_held(self.services.clock()):
            return None  # the table was read again; how it stands now may not be seen yet
        if self.game is not None:
            return self._present(self.game, receiver)
        assert self.archive is not None  # noqa: S101 - there is a game
        document: Document = {**self.archive.documents[receiver], "orders": self._orders(receiver)}
        found = ShownState(document, -1, self.archive.lines)
        self._shown[receiver] = found
        return found

    async def _past(self, receiver: int, shown: ShownState, known: int) -> Events:
        """The events of a receiver before what it is shown, but for those that a client says it has."""
        trusted = self.game is not None and not self.game.has_rewound(receiver) and known <= shown.count
        if trusted and known == shown.count:
            return known, []
        events: list[Event] = []
        async with self.services.telling:
            stored = await stored_events(self.services.store, self.setup.id, shown.lines)
            await in_slices(collecting(stored, receiver, events))
        first = known if trusted else 0
        return first, events[first:]

    def _info(self) -> TableInfo:
        status = self.game.status if self.game else self.archive.status if self.archive else None
        window = None
        if self.game is not None and self.schedule.has_open_window(self.services.clock()):
            window = WindowInfo(self.game.session.phases, self.schedule.window)
        online = self._online()
        return table_info(self.setup, self.description, status, online, self._absent(online), window)

    def _online(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.seats_at(self.setup)}

    def absent(self) -> list[int]:
        """The seats for which a stand-in may be called now."""
        return self._absent(self._online())

    def _absent(self, online: set[int]) -> list[int]:
        away = self._away(online)
        return [seat for seat in self._replaceable() if seat in away]

    def away(self) -> set[int]:
        """The seats whose player has not been here for a while, not even to look on."""
        return self._away(self._online())

    def _away(self, online: set[int]) -> set[int]:
        now = self.services.clock()
        here = {seat for connection in self.connections for seat in connection.mine_at(self.setup)}
        self._presence.note(online | here, now)
        return {seat for seat in range(self.setup.players) if self._presence.is_absent(seat, now)}

    def _replaceable(self) -> list[int]:
        """The seats of people, while there is a game to be held up."""
        if self.game is None or not self.game.running:
            return []
        return [number for number, seat in enumerate(self.setup.seats) if seat.is_person]

    # Lines

    async def join(self, connection: ClientConnection) -> None:
        """A client is here; the seats that others had a stand-in called for are its own again."""
        for seat in self.setup.seats:
            if seat.called and connection.plays(seat):
                seat.give_back()
        await self.keep()
        self.connections.append(connection)
        if self.schedule.is_held(self.services.clock()):
            await self.tell(connection)

    async def part(self, connection: ClientConnection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
        self._quiet_since = self.services.clock()


def _look_at(future: asyncio.Future[Any]) -> None:
    """Nobody need wait for what was posted: its error counts as seen."""
    if not future.cancelled():
        future.exception()


def _tell(future: asyncio.Future[Any], error: ApiError) -> None:
    if not future.done():
        future.set_exception(error)


def _api_error_of(error: Exception) -> ApiError:
    return (
        ApiError(503, "server-not-saved") if isinstance(error, StoreError) else ApiError(500, "server-failed")
    )
