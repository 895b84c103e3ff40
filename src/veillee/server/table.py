"""A table: an actor that does one thing at a time, keeps it on disk, and only then lets anyone see it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, final

from veillee.core import Game
from veillee.core.rules import AnyRules
from veillee.server import windows
from veillee.server.audience import Line
from veillee.server.description import describe
from veillee.server.due import Due
from veillee.server.info import table_info
from veillee.server.messages import TableInfo, WindowInfo
from veillee.server.mishaps import trace_of
from veillee.server.papers import Papers, read_papers
from veillee.server.play import Play, Sight, begin, rules_of
from veillee.server.presence import Presence
from veillee.server.problems import Problem
from veillee.server.schedule import NEVER, Schedule
from veillee.server.snapshots import Archive, reopen, snapshot_of
from veillee.server.store import StoreError
from veillee.server.thinking import Thoughts
from veillee.server.tools import Tools

_log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]

#: How long a table rests after the disk has failed it.
_REST = 1.0


@final
class Table:
    """One table. Everything but `call` and `info` happens inside its own task."""

    def __init__(self, papers: Papers, game: Play | Archive | None, tools: Tools, kept: bytes = b"") -> None:
        self.papers = papers
        self.tools = tools
        self._hold(game)
        archived = self.archive.description if self.archive else None
        self.description = archived or describe(*self._game_and_rules())
        self.lines: list[Line] = []
        #: Whether the game has changed since it was last shown.
        self.changed = True
        #: What must wait until the table may stir again.
        self.later: list[Work] = []
        self.schedule = Schedule(tools.settings.pace)
        self._sights: list[Sight] = self.archive.sights if self.archive else []
        self._kept = kept
        self._queue: asyncio.Queue[tuple[Work, asyncio.Future[Any]]] = asyncio.Queue()
        self.thoughts = Thoughts(tools.bots, self.post)
        self._taken_since: float | None = None
        self._rest_until = 0.0
        self._quiet_since = tools.clock()
        self._presence = Presence(tools.settings.grace, papers.players, tools.clock())
        #: What anybody may know, as it was last shown.
        self.info: TableInfo = self._info()

    def _hold(self, game: Play | Archive | None) -> None:
        self.play = game if isinstance(game, Play) else None
        #: The game, if it can only be looked at.
        self.archive = game if isinstance(game, Archive) else None
        if self.archive is not None:
            self.papers.request = None

    def _game_and_rules(self) -> tuple[Game, AnyRules]:
        return (self.play.game, self.play.rules) if self.play else rules_of(self.papers)

    # From outside

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the table do something when it is its turn; Problem if it cannot."""
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
                    return
        except Exception as error:  # noqa: BLE001 - it is read again when somebody comes
            _log.error("a table cannot go on and leaves memory: %s", trace_of(error))
        finally:
            forget(self)
            self._stop()

    async def _next(self) -> tuple[Work, asyncio.Future[Any]] | None:
        wake = self.next_due()
        try:
            async with asyncio.timeout(None if wake == NEVER else max(0.0, wake - self.tools.clock())):
                return await self._queue.get()
        except TimeoutError:
            return None

    async def _do(self, work: Work, future: asyncio.Future[Any]) -> None:
        try:
            result = await work()
        except Problem as problem:
            _tell(future, problem)
        except Exception as error:  # noqa: BLE001 - one table's trouble must not end it
            _tell(future, _problem_of(error))
            await self._recover(error)
        else:
            if not future.done():
                future.set_result(result)

    def _is_idle(self) -> bool:
        quiet = self.tools.clock() >= self._quiet_since + self.tools.settings.idle
        return quiet and not self.lines and self._queue.empty()

    def _stop(self) -> None:
        self.thoughts.stop()
        for line in self.lines:
            line.fail(Problem(503, "server-stopping"))
        while not self._queue.empty():
            _tell(self._queue.get_nowait()[1], Problem(503, "server-stopping"))

    # Keeping

    async def keep(self) -> None:
        """Put what has changed on disk; until this is done nobody may see it."""
        papers = self.papers.to_bytes()
        lines = self.play.unsaved() if self.play else []
        if papers == self._kept and not lines:
            return
        first = self.play.saved if self.play else 0
        snapshot = snapshot_of(self.play, self.description) if self.play and lines else None
        changed = papers if papers != self._kept else None
        await self.tools.store.save(self.papers.id, changed, first, lines, snapshot)
        self._kept = papers
        if self.play is not None:
            self.play.saved += len(lines)
        self.changed = True

    async def _recover(self, error: Exception) -> None:
        """Go back to what is on disk: whatever was not kept has not happened."""
        if not isinstance(error, StoreError):
            _log.error("a table broke down and is read again: %s", trace_of(error))
        self.tools.metrics.failures.inc()
        self._rest_until = self.tools.clock() + _REST
        loaded = await self.tools.store.load(self.papers.id)
        if loaded is None:
            raise StoreError("the table is not in the store")
        self._kept = loaded.papers
        self.papers = read_papers(self._kept)
        self._hold(reopen(self.papers, loaded))
        self.thoughts.clear()
        self.changed = True

    # Going on

    async def go_on(self) -> None:
        """Do all that is due now."""
        try:
            while await self._one_step():
                pass
        except StoreError as error:
            await self._recover(error)

    async def _one_step(self) -> bool:
        now = self.tools.clock()
        if now < self._rest_until:
            return False
        moved = self._begin_if_due(now) if self.play is None else self._answer_what_is_due(now)
        if moved:
            await self.keep()
        if self.schedule.is_still(now):
            return moved
        self._show(now)
        waiting, self.later = self.later, []
        for work in waiting:
            await work()
        return moved or bool(waiting)

    def _begin_if_due(self, now: float) -> bool:
        """Deal, once all seats are taken and have cut, or have had the time to."""
        papers = self.papers
        if papers.closed or self.archive or not papers.taken:
            self._taken_since = None
            return False
        if self._taken_since is None:
            self._taken_since = now
        missing = [seat for seat in papers.seats if seat.entropy is None]
        if any(seat.is_person for seat in missing) and now < self._taken_since + self.schedule.pace.cut:
            return False
        for seat in missing:
            seat.entropy = secrets.token_hex(32)
        self.play = begin(papers)
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
        return Due(self.papers, play, self.schedule, self.thoughts)

    def _clock_runs(self) -> bool:
        return self.papers.request is None and not self.papers.paused and not self.papers.asleep

    def next_due(self) -> float:
        """When the table must stir again, if nobody asks anything of it before."""
        if self.tools.clock() < self._rest_until:
            return self._rest_until
        due = [NEVER]
        if self._taken_since is not None and self.play is None and not self.papers.closed:
            due.append(self._taken_since + self.schedule.pace.cut)
        if self.schedule.is_still(self.tools.clock()):
            due.append(self.schedule.still_until)
        if self.play is not None and self._clock_runs():
            due.append(self._due(self.play).next())
        if self.lines:
            due.append(self._presence.next_change(self._replaceable(), self.tools.clock()))
        else:
            due.append(self._quiet_since + self.tools.settings.idle)
        return min(due)

    # Showing

    def _show(self, now: float) -> None:
        """Let everybody see what they may of how the table stands now."""
        play = self.play
        if play is not None and self.changed:
            self._sights = [self._with_orders(play, receiver) for receiver in range(self.papers.players + 1)]
            secret = windows.hides_time(self.papers, play)
            window = windows.length_of(self.papers, play, self.schedule.pace)
            self.schedule.show(play.asked(), play.stage(), secret, window, now)
        self.changed = False
        if play is not None and self._clock_runs():
            for seat, decision in play.asked().items():
                self.thoughts.ask(self.papers, play, seat, decision)
        self.info = self._info()
        for line in list(self.lines):
            self.tell(line)

    def _with_orders(self, play: Play, receiver: int) -> Sight:
        """What a receiver may see, and its own standing orders."""
        orders = self.papers.seats[receiver].orders if receiver < self.papers.players else {}
        return play.sights()[receiver].with_orders(orders)

    def show_orders(self, seat: int) -> None:
        """Show a seat its orders, with what it was last shown."""
        if self._sights:
            self._show_seat(seat, self._sights[seat].with_orders(self.papers.seats[seat].orders))

    def show_follow_up(self, seat: int) -> None:
        """Show a seat what it is asked on in an open window; nobody else sees that it answered."""
        now = self.tools.clock()
        if self.play is None or not self.schedule.has_open_window(now):
            return
        if self._due(self.play).follow(seat, now):
            self._show_seat(seat, self._with_orders(self.play, seat))

    def _show_seat(self, seat: int, sight: Sight) -> None:
        self._sights = [*self._sights[:seat], sight, *self._sights[seat + 1 :]]
        for line in self.lines:
            if seat in (line.seats or []):
                self.tell(line)

    def tell(self, line: Line) -> None:
        """Tell one client what was last shown, as far as it does not know it yet."""
        if not line.knows_seats(self.papers):
            seats = line.welcome(self.info, self.description, self.papers)
            for receiver in seats or [self.papers.players]:
                if self._sights and self.play and not self.play.has_rewound(receiver):
                    line.has_already(receiver, self._sights[receiver].events)
        left = self.schedule.left(self.tools.clock()) if self.info.window else None
        line.update(self.info, self._sights, left)

    def _info(self) -> TableInfo:
        status = self.play.status if self.play else self.archive.status if self.archive else None
        window = None
        if self.play is not None and self.schedule.has_open_window(self.tools.clock()):
            window = WindowInfo(self.play.session.phases, self.schedule.window)
        return table_info(self.papers, self.description, status, self._online(), self.absent(), window)

    def _online(self) -> set[int]:
        return {seat for line in self.lines for seat in line.seats_at(self.papers)}

    def absent(self) -> list[int]:
        """The seats for which a stand-in may be called now."""
        away = self.away()
        return [seat for seat in self._replaceable() if seat in away]

    def away(self) -> set[int]:
        """The seats whose player has not been here for a while, not even to look on."""
        now = self.tools.clock()
        here = {seat for line in self.lines for seat in line.mine_at(self.papers)}
        self._presence.note(self._online() | here, now)
        return {seat for seat in range(self.papers.players) if self._presence.is_absent(seat, now)}

    def _replaceable(self) -> list[int]:
        """The seats of people, while there is a game to be held up."""
        if self.play is None or not self.play.running:
            return []
        return [number for number, seat in enumerate(self.papers.seats) if seat.is_person]

    # Lines

    async def join(self, line: Line) -> None:
        """A client is here; the seats that others had a stand-in called for are its own again."""
        for seat in self.papers.seats:
            if seat.called and line.plays(seat):
                seat.give_back()
        await self.keep()
        self.lines.append(line)
        if self.schedule.is_still(self.tools.clock()):
            self.tell(line)

    async def part(self, line: Line) -> None:
        if line in self.lines:
            self.lines.remove(line)
        self._quiet_since = self.tools.clock()


def _look_at(future: asyncio.Future[Any]) -> None:
    """Nobody need wait for what was posted: its problem counts as seen."""
    if not future.cancelled():
        future.exception()


def _tell(future: asyncio.Future[Any], problem: Problem) -> None:
    if not future.done():
        future.set_exception(problem)


def _problem_of(error: Exception) -> Problem:
    return (
        Problem(503, "server-not-saved") if isinstance(error, StoreError) else Problem(500, "server-failed")
    )
