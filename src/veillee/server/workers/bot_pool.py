"""Bots, hints, owner's data and analyses, each thought about in a worker process; bots go first.

Whatever searches has processes of its own, so that nothing quick ever waits for a search.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, final

from msgspec.structs import replace

from veillee.bots import levels_of
from veillee.core.schema import Hint
from veillee.registry import find_game
from veillee.server.api_error import ApiError
from veillee.server.limits.rate_limiter import RateLimiter
from veillee.server.owner_files import OwnerFileJob
from veillee.server.workers.jobs import AnalysisJob, BotJob, CannotAnalyse, HintJob
from veillee.server.workers.worker_pool import JobFailed, JobLate, WorkerDied, WorkerPool

#: Whoever reads the log knows its lines by this name, wherever the module lies.
_log = logging.getLogger("veillee.server.botpool")

#: Which jobs go first.
_BOT, _FILE, _HINT, _ANALYSIS = range(4)
#: The bot that takes what the game's advice puts first.
_ADVISED: Final = "greedy"
#: How long a stand-in for a late bot or hint, a file of owner's data and a hint may take, in seconds.
_STAND_IN_WITHIN: Final = 2.0
_FILE_WITHIN: Final = 2.0
_HINT_WITHIN: Final = 5.0
#: And one task of an analysis.
_ANALYSIS_WITHIN: Final = 20.0
#: How long a hint waits for its turn, in seconds, before whoever asked is told to come again.
_HINT_TURN_WITHIN: Final = 10.0
HINTS_PER_MINUTE: Final = 10
#: Which part of its time a search is waited for, the rest being for what is quick; and which part of that it
#: is told to think, for it may turn out slower than it looked.
_SEARCHING: Final = 0.85
_THINKING: Final = 0.75
#: With less than this part of its time left, a search is not begun.
_WORTHWHILE: Final = 0.1
#: A search that takes so many times as long as it should, and so many seconds more, loses its process.
_PATIENCE: Final = (3.0, 2.0)


class _NoTime(Exception):
    """A search that comes to its turn when its time is over."""


@final
class BotPool:
    """Asks bots and advice in other processes; with no workers, in this one.

    `workers` processes search, from the first search on, and one more does all that is quick. Each may have
    so many bytes of `memory`, or with 0 as many as there are.
    """

    def __init__(
        self,
        workers: int,
        within: float = 10.0,
        clock: Callable[[], float] = time.monotonic,
        memory: int = 0,
    ) -> None:
        self._pool = WorkerPool(min(1, workers), memory)
        self._searchers = WorkerPool(workers, memory)
        self._within = within
        self._hints = RateLimiter(HINTS_PER_MINUTE / 60, HINTS_PER_MINUTE, clock)
        self._asking: set[str] = set()
        #: Searches in another process where all of this one are busy; None if there is no choice from there.
        self.elsewhere: Callable[[BotJob], Awaitable[int | None]] | None = None

    def start(self) -> None:
        """Begin to load the games, so that the first bot answers on time."""
        self._pool.start()

    def close(self) -> None:
        """End the processes, and wait until they have; closing twice is closing once."""
        self._pool.close()
        self._searchers.close()

    async def choose(self, job: BotJob) -> int:
        """The bot's choice. A table must not wait for a bot that fails or is late.

        What the advice puts first is taken in its place or, if the bot plays by just that, the first option.
        """
        stand_in = (replace(job, bot=_ADVISED), _STAND_IN_WITHIN)
        attempts = [(job, self._within)] if job.bot == _ADVISED else [(job, self._within), stand_in]
        if _searches(job):
            found = await self._search(job)
            if found in job.options:
                return int(found)
            attempts = [stand_in]
        for attempt, within in attempts:
            option = await self._run(self._pool, attempt, _BOT, within, f"the bot {attempt.bot}")
            if option in job.options:
                return int(option)
        return job.options[0]

    async def _search(self, job: BotJob) -> Any:
        """What a search finds within its time, or None; under load it has a smaller part of it."""
        loop = asyncio.get_running_loop()
        until = loop.time() + _SEARCHING * job.seconds

        def begin() -> BotJob:
            left = until - loop.time()
            if left < _WORTHWHILE * job.seconds:
                raise _NoTime
            fair = _SEARCHING * job.seconds * self._searchers.share(job.owner)
            return replace(job, seconds=_THINKING * min(left, fair))

        if job.seconds <= 0:
            return None
        times, more = _PATIENCE
        try:
            async with asyncio.timeout_at(until):
                if self.elsewhere is not None and self._searchers.size and not self._searchers.idle:
                    found = await self.elsewhere(replace(job, seconds=until - loop.time()))
                    if found is not None:
                        return found
                return await self._searchers.run(begin, _BOT, times * job.seconds + more, job.owner)
        except (TimeoutError, _NoTime):
            return None
        except (JobLate, JobFailed, WorkerDied) as error:
            if not self._searchers.closed:
                _log.warning("the bot %s could not search at a table of %s: %s", job.bot, job.game, error)
            return None

    @property
    def idle(self) -> int:
        """How many processes that search have nothing to do."""
        return self._searchers.idle

    async def help(self, job: BotJob) -> int | None:
        """What a search finds for another server within its time; None if all here are busy, or not ready."""
        if not self._searchers.has_one_ready():
            return None
        times, more = _PATIENCE
        asked = replace(job, seconds=_THINKING * job.seconds)
        try:
            async with asyncio.timeout(job.seconds):
                found = await self._searchers.run(asked, _BOT, times * job.seconds + more, job.owner)
        except (TimeoutError, JobLate, JobFailed, WorkerDied):
            return None
        return found if found in job.options else None

    async def hints(self, job: HintJob) -> list[Hint]:
        """The hints for a seat, none if the advice fails; ApiError if it asks too often or waits too long."""
        if job.asker in self._asking or not self._hints.take(job.asker):
            raise ApiError(429, "server-too-fast")
        self._asking.add(job.asker)
        try:
            async with asyncio.timeout(_HINT_TURN_WITHIN + _HINT_WITHIN):
                found = await self._run(self._searchers, job, _HINT, _HINT_WITHIN, "a search for a hint")
                if found is None:
                    job = replace(job, weighs=False)
                    found = await self._run(self._pool, job, _HINT, _STAND_IN_WITHIN, "the advice")
                return found or []
        except TimeoutError as error:
            raise ApiError(503, "server-busy") from error
        finally:
            self._asking.discard(job.asker)

    async def analyse(self, job: AnalysisJob) -> Any:
        """What came of one task of an analysis; ApiError if nothing did."""
        found = await self._run(self._searchers, job, _ANALYSIS, _ANALYSIS_WITHIN, "an analysis")
        if found is None:
            raise ApiError(503, "analysis-failed")
        if isinstance(found, CannotAnalyse):
            raise ApiError(409, found.message)
        return found

    async def check_owner_file(self, job: OwnerFileJob) -> str:
        """What is wrong with owner's data, nothing if it can be played with."""
        try:
            fault: str = await self._pool.run(job, _FILE, _FILE_WITHIN)
        except (JobLate, JobFailed, WorkerDied) as error:
            raise ApiError(400, "server-slow-owner-data") from error
        return fault

    async def _run(
        self, pool: WorkerPool, job: BotJob | HintJob | AnalysisJob, rank: int, within: float, who: str
    ) -> Any:
        """The answer to a job, or None; a process that dies is replaced and its successor asked once."""
        owner = job.owner if isinstance(job, BotJob) else job.asker
        for _ in range(2):
            try:
                return await pool.run(job, rank, within, owner)
            except WorkerDied:
                if pool.closed:
                    return None
                _log.warning("a worker process died; it is started again")
            except JobLate:
                _log.warning("%s took more than %g seconds at a table of %s", who, within, job.game)
                return None
            except JobFailed as error:
                _log.error("%s could not answer at a table of %s: %s", who, job.game, error)
                return None
        return None


def _searches(job: BotJob) -> bool:
    level = levels_of(find_game(job.game)).get(job.bot)
    return level is not None and level.iterations > 0
