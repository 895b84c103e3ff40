"""Bots, hints and owner's data, each thought about in a worker process; bots go first, hints last."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final, final

from msgspec.structs import replace

from veillee.core.schema import Hint
from veillee.server.api_error import ApiError
from veillee.server.limits.rate_limiter import RateLimiter
from veillee.server.owner_files import OwnerFileJob
from veillee.server.workers.jobs import BotJob, HintJob
from veillee.server.workers.worker_pool import JobFailed, JobLate, WorkerDied, WorkerPool

#: Whoever reads the log knows its lines by this name, wherever the module lies.
_log = logging.getLogger("veillee.server.botpool")

#: Which jobs go first.
_BOT, _FILE, _HINT = range(3)
#: The bot that takes what the game's advice puts first.
_ADVISED: Final = "greedy"
#: How long a stand-in for a late bot, a file of owner's data and a hint may take, in seconds.
_STAND_IN_WITHIN: Final = 2.0
_FILE_WITHIN: Final = 2.0
_HINT_WITHIN: Final = 5.0
#: How long a hint waits for its turn, in seconds, before whoever asked is told to come again.
_HINT_TURN_WITHIN: Final = 10.0
HINTS_PER_MINUTE: Final = 10


@final
class BotPool:
    """Asks bots and advice in other processes; with no workers, in this one."""

    def __init__(
        self, workers: int, within: float = 10.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._pool = WorkerPool(workers)
        self._within = within
        self._hints = RateLimiter(HINTS_PER_MINUTE / 60, HINTS_PER_MINUTE, clock)
        self._asking: set[str] = set()

    def start(self) -> None:
        """Begin to load the games, so that the first bot answers on time."""
        self._pool.start()

    def close(self) -> None:
        """End the processes, and wait until they have; closing twice is closing once."""
        self._pool.close()

    async def choose(self, job: BotJob) -> int:
        """The bot's choice. A table must not wait for a bot that fails or is late.

        What the advice puts first is taken in its place or, if the bot plays by just that, the first option.
        """
        attempts = [(job, self._within)]
        if job.bot != _ADVISED:
            attempts.append((replace(job, bot=_ADVISED), _STAND_IN_WITHIN))
        for attempt, within in attempts:
            option = await self._run(attempt, _BOT, within, f"the bot {attempt.bot}")
            if option in job.options:
                return int(option)
        return job.options[0]

    async def hints(self, job: HintJob) -> list[Hint]:
        """The hints for a seat, none if the advice fails; ApiError if it asks too often or waits too long."""
        if job.asker in self._asking or not self._hints.take(job.asker):
            raise ApiError(429, "server-too-fast")
        self._asking.add(job.asker)
        try:
            async with asyncio.timeout(_HINT_TURN_WITHIN + _HINT_WITHIN):
                return await self._run(job, _HINT, _HINT_WITHIN, "the advice") or []
        except TimeoutError as error:
            raise ApiError(503, "server-busy") from error
        finally:
            self._asking.discard(job.asker)

    async def check_owner_file(self, job: OwnerFileJob) -> str:
        """What is wrong with owner's data, nothing if it can be played with."""
        try:
            fault: str = await self._pool.run(job, _FILE, _FILE_WITHIN)
        except (JobLate, JobFailed, WorkerDied) as error:
            raise ApiError(400, "server-slow-owner-data") from error
        return fault

    async def _run(self, job: BotJob | HintJob, rank: int, within: float, who: str) -> Any:
        """The answer to a job, or None; a process that dies is replaced and its successor asked once."""
        for _ in range(2):
            try:
                return await self._pool.run(job, rank, within)
            except WorkerDied:
                if self._pool.closed:
                    return None
                _log.warning("a worker process died; it is started again")
            except JobLate:
                _log.warning("%s took more than %g seconds at a table of %s", who, within, job.game)
                return None
            except JobFailed as error:
                _log.error("%s could not answer at a table of %s: %s", who, job.game, error)
                return None
        return None
