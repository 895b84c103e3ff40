"""Analyses of finished games: few at a time, one for each table, and none for which nobody waits."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Protocol, final

from veillee.bots.analysis import Analysing
from veillee.bots.analysis_result import Analysis
from veillee.server.api_error import ApiError
from veillee.server.limits.rate_limiter import RateLimiter
from veillee.server.messages import AnalysisState
from veillee.server.monitoring.safe_traceback import safe_traceback
from veillee.server.store import StoreError
from veillee.server.tables.table import Table
from veillee.server.workers.jobs import AnalysisJob

_log = logging.getLogger("veillee.server.analyses")

#: So many analyses are made at the same time, and so many are remembered.
AT_ONCE: Final = 2
REMEMBERED: Final = 64
#: A guest may begin so many an hour, and so many at once.
PER_HOUR: Final = 30
IN_A_ROW: Final = 6
#: After so many seconds without anybody asking, an analysis stops.
FORGOTTEN_AFTER: Final = 10.0
#: A long game gets fewer iterations for each choice: about so many in all, within these bounds.
_ITERATIONS: Final = 4000
_LEAST, _MOST = 8, 24


class AnalysisService(Protocol):
    """What an analysis asks of the workers."""

    async def analyse(self, job: AnalysisJob) -> Any: ...


class RecordStore(Protocol):
    """What is read of the store."""

    async def record(self, id: str) -> list[str]: ...


@final
class _Running:
    """One analysis under way, and when somebody last asked for it."""

    def __init__(self, analysing: Analysing, now: float) -> None:
        self.analysing = analysing
        self.asked_at = now
        self.failure: ApiError | None = None
        self.task: asyncio.Task[None] | None = None

    def look_at(self, task: asyncio.Task[None]) -> None:
        """Whoever waits is told that it broke, and so is the log."""
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _log.error("an analysis broke: %s", safe_traceback(error))
            self.failure = ApiError(503, "analysis-failed")


@final
class Analyses:
    """All analyses of a server."""

    def __init__(self, workers: AnalysisService, store: RecordStore, clock: Callable[[], float]) -> None:
        self._workers = workers
        self._store = store
        self._clock = clock
        self.limit = RateLimiter(PER_HOUR / 3600, IN_A_ROW, clock)
        #: By table and seat.
        self._running: dict[tuple[str, int | None], _Running] = {}
        self._found: OrderedDict[tuple[str, int | None], Analysis] = OrderedDict()

    async def look(self, table: Table, guest: str, seat: int | None) -> AnalysisState:
        """How far the analysis is, which begins with the first look; ApiError if there can be none."""
        key = (table.setup.id, seat)
        if key in self._found:
            self._found.move_to_end(key)
            return AnalysisState(1, 1, self._found[key])
        running = self._running.get(key)
        if running is None:
            running = await self._begin(table, guest, key)
        running.asked_at = self._clock()
        if running.failure is not None:
            del self._running[key]
            raise running.failure
        return AnalysisState(running.analysing.done, running.analysing.total, None)

    async def _begin(self, table: Table, guest: str, key: tuple[str, int | None]) -> _Running:
        if table.info.status == "abandoned":
            raise ApiError(409, "analysis-abandoned")
        if table.info.status != "over":
            raise ApiError(409, "analysis-unfinished")
        if key[1] is not None and key[1] >= table.setup.players:
            raise ApiError(404, "analysis-no-seat")
        self._forget_failures()
        if len(self._running) >= AT_ONCE or any(id == key[0] for id, _ in self._running):
            raise ApiError(503, "analysis-busy")
        if not self.limit.take(guest):
            raise ApiError(429, "server-too-fast")
        analysing = Analysing(key[1])
        running = self._running[key] = _Running(analysing, self._clock())
        try:
            lines = await self._store.record(key[0])
        except StoreError as error:
            del self._running[key]
            raise ApiError(503, "server-not-read") from error
        analysing.iterations = max(_LEAST, min(_MOST, _ITERATIONS // max(1, len(lines))))
        record = "".join(f"{line}\n" for line in lines)
        work = self._analyse(key, running, table.setup.game, record, table.setup.owner_data)
        running.task = asyncio.create_task(work)
        running.task.add_done_callback(running.look_at)
        return running

    def _forget_failures(self) -> None:
        """Nobody came back to hear of these."""
        late = self._clock() - FORGOTTEN_AFTER
        self._running = {
            key: running
            for key, running in self._running.items()
            if running.failure is None or running.asked_at > late
        }

    async def _analyse(
        self, key: tuple[str, int | None], running: _Running, game: str, record: str, own: str | None
    ) -> None:
        tasks = running.analysing.tasks()
        task = next(tasks)
        while self._clock() - running.asked_at <= FORGOTTEN_AFTER:
            try:
                job = AnalysisJob(key[0], game, record, own, task)
                task = tasks.send(await self._workers.analyse(job))
            except StopIteration as end:
                self._found[key] = end.value
                if len(self._found) > REMEMBERED:
                    self._found.popitem(last=False)
                break
            except ApiError as error:
                running.failure = error
                return
            await asyncio.sleep(0)
        self._running.pop(key, None)

    def close(self) -> None:
        """Stop them all."""
        for running in self._running.values():
            if running.task is not None:
                running.task.cancel()
        self._running.clear()
