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
from veillee.server.tables.auto_answers import Due
from veillee.server.tables.change_tracker import Keeping
from veillee.server.tables.client_connection import Events, Line, Shown
from veillee.server.tables.hosted_game import Document, Play, begin, rules_of
from veillee.server.tables.pending_bot_moves import Thoughts
from veillee.server.tables.presence import Presence
from veillee.server.tables.reopening import Archive, reopen, replayed, stored_events, whole_record
from veillee.server.tables.schedule import NEVER, Schedule
from veillee.server.tables.services import Tools
from veillee.server.tables.table_info import table_info
from veillee.server.tables.told_events import collecting, tell
from veillee.server.tables.wake_timer import Alarm
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
        self, setup: TableSetup, game: Play | Archive | None, tools: Tools, keeping: Keeping | None = None
    ) -> None:
        self.setup = setup
        self.tools = tools
        self._keeping = keeping or Keeping()
        self._hold(game)
        self.lines: list[Line] = []
        #: Whether the game has changed since it was last shown.
        self.changed = True
        #: What must wait until the table may stir again.
        self.later: list[Work] = []
        self.schedule = Schedule(tools.settings.pace)
        #: What was asked of it, and nothing where it was woken.
        self._queue: asyncio.Queue[tuple[Work, asyncio.Future[Any]] | None] = asyncio.Queue()
        self._alarm = Alarm(lambda: self._queue.put_nowait(None), tools.clock)
        self.thoughts = Thoughts(tools.bots, self.post)
        bounds = tools.settings.bounds
        #: How often a seat may still take something back.
        self.undos = RateLimiter(bounds.undos_per_second, bounds.undos_at_once, tools.clock)
        self.metrics = TableMetrics(tools.metrics)
        self._taken_since: float | None = None
        self._rest_until = 0.0
        self._quiet_since = self._rested_at = tools.clock()
        self._changed_at = self._rested_at
        #: When everybody was last shown something new.
        self.shown_at = self._rested_at
        self._presence = Presence(tools.settings.grace, setup.players, tools.clock())
        #: What anybody may know, as it was last shown.
        self.info: TableInfo = self._info()

    def _hold(self, game: Play | Archive | None) -> None:
        self.play = game if isinstance(game, Play) else None
        #: The game, if it can only be looked at.
        self.archive = game if isinstance(game, Archive) else None
        if self.archive is not None:
            self.setup.request = None
            self.description, self._described = self.archive.description, self.archive.described
        else:
            shared = rules_of(self.setup)
            self.description, self._described = shared.description, msgspec.Raw(shared.stored.data)
        #: What every receiver was last shown; nothing where nobody was there to see it.
        self._shown: list[Shown | None] = [None] * (self.setup.players + 1)
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
            self._alarm.set(self.next_due())
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
        is_done = self.play is None or self._rested_at == self._changed_at
        return NEVER if is_done else self._changed_at + self.tools.settings.rest

    def _is_idle(self) -> bool:
        quiet = self.tools.clock() >= self._quiet_since + self.tools.settings.idle
        return quiet and not self.lines and self._queue.empty()

    def _stop(self) -> None:
        self._alarm.stop()
        self.thoughts.stop()
        self.metrics.count_failure()
        for line in self.lines:
            line.fail(ApiError(503, "server-stopping"))
        while not self._queue.empty():
            item = self._queue.get_nowait()
            if item is not None:
                _tell(item[1], ApiError(503, "server-stopping"))

    # Keeping

    async def keep(self, at_rest: bool = False) -> None:
        """Put what has changed on disk; until this is done nobody may see it."""
        change = self._keeping.change(self.setup, self.play, at_rest)
        if change is None:
            return
        await self.tools.store.save(change)
        self._keeping.done(self.setup, self.play)
        if change.lines or change.setup is not None:
            self.changed = True
            self._changed_at = self.tools.clock()

    async def _recover(self, error: Exception) -> None:
        """Go back to what is on disk: whatever was not kept has not happened."""
        if isinstance(error, StoreError):
            _log.warning("a table was not saved: %s", error)
        else:
            _log.error("a table broke down and is read again: %s", safe_traceback(error))
        self.metrics.fail()
        self._rest_until = self.tools.clock() + _REST
        stored = await self.tools.store.load(self.setup.id)
        if stored is None:
            raise StoreError("the table is not in the store")
        self.setup = stored.setup
        self._keeping = Keeping(stored)
        async with self.tools.opening:
            self._hold(await reopen(self.setup, stored, self.tools.store))
        self.thoughts.clear()
        self.changed = True

    async def remember_all(self) -> None:
        """Let the game's session remember every answer, so that all of it can be taken back."""
        if self.play is not None:
            async with self.tools.replaying:
                record = await whole_record(self.tools.store, self.setup.id)
                self.play.session = await replayed(rules_of(self.setup), record, self.setup)

    # Going on

    async def go_on(self) -> None:
        """Do all that is due now."""
        try:
            while await self._one_step():
                pass
        except StoreError as error:
            await self._recover(error)
        if self.tools.clock() >= self._rests_at():
            await self.put_to_rest()

    async def _one_step(self) -> bool:
        now = self.tools.clock()
        if now < self._rest_until:
            return False
        moved = self._begin_if_due(now) if self.play is None else self._answer_what_is_due(now)
        if moved:
            await self.keep()
        if self.schedule.is_still(now):
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
        self.play = begin(setup)
        self.tools.metrics.games.inc()
        return True

    def _answer_what_is_due(self, now: float) -> bool:
        play = self.play
        if play is None or not self._clock_runs():
            return False
        moved = self._due(play).answer(now)
        if not self.schedule.is_still(now):
            moved = self._due(play).answer_unasked() or moved
        return moved

    def _due(self, play: Play) -> Due:
        return Due(self.setup, play, self.schedule, self.thoughts)

    def _clock_runs(self) -> bool:
        return self.setup.request is None and not self.setup.paused and not self.setup.asleep

    def next_due(self) -> float:
        """When the table must stir again, if nobody asks anything of it before."""
        if self.tools.clock() < self._rest_until:
            return self._rest_until
        due = [NEVER]
        if self._taken_since is not None and self.play is None and not self.setup.closed:
            due.append(self._taken_since + self.schedule.pace.cut)
        if self.schedule.is_still(self.tools.clock()):
            due.append(self.schedule.still_until)
        if self.play is not None and self._clock_runs():
            due.append(self._due(self.play).next())
        due.append(self._rests_at())
        if self.lines:
            due.append(self._presence.next_change(self._replaceable(), self.tools.clock()))
        else:
            due.append(self._quiet_since + self.tools.settings.idle)
        return min(due)

    # Showing

    async def _show(self, now: float) -> None:
        """Let everybody see what they may of how the table stands now."""
        play = self.play
        if self.changed:
            self.shown_at = now
        if play is not None and self.changed:
            secret = reaction_windows.hides_time(self.setup, play)
            window = reaction_windows.length_of(self.setup, play, self.schedule.pace)
            self._present_all(play, secret)
            self.schedule.show(play.asked(), play.stage(), secret, window, now)
        self.changed = False
        if play is not None and self._clock_runs():
            for seat, decision in play.asked().items():
                self.thoughts.ask(self.setup, play, seat, decision)
        info = self._info()
        self.metrics.show(self.info.status, info.status, sum(play.session.state.decisions) if play else 0)
        self.info = self.info if info == self.info else info
        for line in list(self.lines):
            await self.tell(line)

    def _present_all(self, play: Play, secret: bool) -> None:
        """Fix what everybody is shown. While time must not tell, that holds for who comes later, too."""
        present = {receiver for line in self.lines for receiver in line.receivers_at(self.setup)}
        for receiver in range(self.setup.players + 1):
            if secret or receiver in present:
                self._present(play, receiver)
            else:
                self._shown[receiver] = None
        play.unshown.clear()
        self._shown_to = [0] * (self.setup.players + 1)

    def _present(self, play: Play, receiver: int) -> Shown:
        """Fix what one receiver is shown now: how the game stands for it, and what it was told since."""
        last = self._shown[receiver]
        first = last.count if last else play.told[receiver]
        news: list[Event] = []
        for entry in play.unshown[self._shown_to[receiver] :] if last else []:
            first = tell(entry, receiver, news, first)
        self._shown_to[receiver] = len(play.unshown)
        document: Document = {**play.document(receiver), "orders": self._orders(receiver)}
        before = last.count if last else -1
        found = Shown(document, play.told[receiver], play.saved, before, first, news)
        self._shown[receiver] = found
        return found

    def _orders(self, receiver: int) -> dict[str, Order]:
        return self.setup.seats[receiver].orders if receiver < self.setup.players else {}

    async def show_orders(self, seat: int) -> None:
        """Show a seat its orders, with what it was last shown."""
        last = self._shown[seat]
        if last is not None:
            document: Document = {**last.document, "orders": self.setup.seats[seat].orders}
            self._shown[seat] = Shown(document, last.count, last.lines, last.count, last.count)
            await self._tell_seat(seat)

    async def show_follow_up(self, seat: int) -> None:
        """Show a seat what it is asked on in an open window; nobody else sees that it answered."""
        now = self.tools.clock()
        if self.play is None or not self.schedule.has_open_window(now):
            return
        if self._due(self.play).follow(seat, now):
            self._present(self.play, seat)
            await self._tell_seat(seat)

    async def _tell_seat(self, seat: int) -> None:
        for line in list(self.lines):
            if seat in (line.seats or []):
                await self.tell(line)

    async def tell(self, line: Line) -> None:
        """Tell one client what was last shown, as far as it does not know it yet."""
        if not line.knows_seats(self.setup):
            line.welcome(self.info, self._described, self.setup)
        shown: dict[int, Shown] = {}
        past: dict[int, Events] = {}
        for receiver in line.seats or [self.setup.players]:
            one = self._shown_now(receiver)
            if one is not None:
                shown[receiver] = one
                if line.lacks(receiver, one):
                    past[receiver] = await self._past(receiver, one, line.since.get(receiver, 0))
        left = self.schedule.left(self.tools.clock()) if self.info.window else None
        line.update(self.info, shown, past, left)

    def _shown_now(self, receiver: int) -> Shown | None:
        """What a receiver is shown; if nobody was there to see it before, how the game stands now."""
        last = self._shown[receiver]
        if last is not None or (self.play is None and self.archive is None):
            return last
        if self.schedule.is_still(self.tools.clock()):
            return None  # the table was read again; how it stands now may not be seen yet
        if self.play is not None:
            return self._present(self.play, receiver)
        assert self.archive is not None  # noqa: S101 - there is a game
        document: Document = {**self.archive.documents[receiver], "orders": self._orders(receiver)}
        found = Shown(document, -1, self.archive.lines)
        self._shown[receiver] = found
        return found

    async def _past(self, receiver: int, shown: Shown, known: int) -> Events:
        """The events of a receiver before what it is shown, but for those that a client says it has."""
        trusted = self.play is not None and not self.play.has_rewound(receiver) and known <= shown.count
        if trusted and known == shown.count:
            return known, []
        events: list[Event] = []
        async with self.tools.telling:
            stored = await stored_events(self.tools.store, self.setup.id, shown.lines)
            await in_slices(collecting(stored, receiver, events))
        first = known if trusted else 0
        return first, events[first:]

    def _info(self) -> TableInfo:
        status = self.play.status if self.play else self.archive.status if self.archive else None
        window = None
        if self.play is not None and self.schedule.has_open_window(self.tools.clock()):
            window = WindowInfo(self.play.session.phases, self.schedule.window)
        online = self._online()
        return table_info(self.setup, self.description, status, online, self._absent(online), window)

    def _online(self) -> set[int]:
        return {seat for line in self.lines for seat in line.seats_at(self.setup)}

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
        now = self.tools.clock()
        here = {seat for line in self.lines for seat in line.mine_at(self.setup)}
        self._presence.note(online | here, now)
        return {seat for seat in range(self.setup.players) if self._presence.is_absent(seat, now)}

    def _replaceable(self) -> list[int]:
        """The seats of people, while there is a game to be held up."""
        if self.play is None or not self.play.running:
            return []
        return [number for number, seat in enumerate(self.setup.seats) if seat.is_person]

    # Lines

    async def join(self, line: Line) -> None:
        """A client is here; the seats that others had a stand-in called for are its own again."""
        for seat in self.setup.seats:
            if seat.called and line.plays(seat):
                seat.give_back()
        await self.keep()
        self.lines.append(line)
        if self.schedule.is_still(self.tools.clock()):
            await self.tell(line)

    async def part(self, line: Line) -> None:
        if line in self.lines:
            self.lines.remove(line)
        self._quiet_since = self.tools.clock()


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
