"""Worker processes that take one job at a time. One that dies or is late is replaced; the others go on.

A thread for each process waits for its answers, so that neither a full pipe nor a stopped process can hold
up the event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import multiprocessing
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, final

from veillee.server.monitoring.safe_traceback import safe_traceback
from veillee.server.workers.jobs import SERVER_SIGNALS, Job, prepare, warm_up, work

#: How long a new process may need to load the games, in seconds.
_START_WITHIN: Final = 60.0
#: Why a job failed for which there was not enough memory; its process is replaced.
OUT_OF_MEMORY: Final = "out of memory"


class JobFailed(Exception):
    """A job that ended in an error; the message says where, and quotes nothing of the job."""


class JobLate(Exception):
    """A job that was not done in time; its process was killed."""


class WorkerDied(Exception):
    """The process that had the job is gone."""


def serve_jobs(pipe: Connection, memory: int = 0) -> None:
    """The life of a worker process."""
    prepare(memory)
    warm_up()
    pipe.send(None)
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(attempt(pipe.recv()))


def attempt(job: Job) -> tuple[Any, str]:
    """The answer to a job, and where it failed if it did."""
    try:
        return work(job), ""
    except MemoryError:
        return None, OUT_OF_MEMORY
    except Exception as error:  # noqa: BLE001 - whoever asked is told
        return None, safe_traceback(error)


@final
class _Worker:
    """One process. `open` and `ask` wait, so they belong in a thread; `kill` ends their waiting."""

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._killed = threading.Event()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._opening = threading.Lock()

    def open(self) -> Connection:
        """Start the process and wait until it is ready, unless it is."""
        with self._opening:
            if self.killed:
                raise EOFError
            if self._pipe is None:
                context = multiprocessing.get_context("spawn")
                pipe, theirs = context.Pipe()
                process = context.Process(target=serve_jobs, args=(theirs, self._memory), daemon=True)
                with _signals_held():
                    process.start()
                theirs.close()
                self._process = process
                if self._killed.is_set():
                    process.kill()
                pipe.recv()
                self._pipe = pipe
            return self._pipe

    def ask(self, job: Job) -> tuple[Any, str]:
        pipe = self.open()
        pipe.send(job)
        answer: tuple[Any, str] = pipe.recv()
        return answer

    @property
    def is_ready(self) -> bool:
        """Whether the games are loaded."""
        return self._pipe is not None

    @property
    def killed(self) -> bool:
        return self._killed.is_set()

    def kill(self) -> None:
        self._killed.set()
        if self._process is not None:
            self._process.kill()

    def bury(self) -> None:
        """Wait until a killed process has ended."""
        self.kill()
        with self._opening:
            if self._process is not None:
                self._process.join()
            if self._pipe is not None:
                self._pipe.close()


@final
class WorkerPool:
    """So many workers, and a queue before them in which jobs of a lower rank go first.

    Among jobs of one rank those who own them take turns, so that many jobs of one keep nobody else waiting.
    """

    def __init__(self, size: int, memory: int = 0) -> None:
        self._memory = memory
        self._workers = [_Worker(memory) for _ in range(size)]
        self._idle = list(self._workers)
        self._waiting: list[tuple[int, int, int, asyncio.Future[_Worker]]] = []
        self._numbers = itertools.count()
        #: How many jobs each owner has here, waiting or running.
        self._owned: Counter[str] = Counter()
        #: The round that is served, and the last one each owner has a job in.
        self._round = 0
        self._rounds: dict[str, int] = {}
        self._threads = ThreadPoolExecutor(2 * size or 1, "worker")
        self._started = self._closed = False

    def start(self) -> None:
        """Begin to load the games in all processes."""
        self._started = True
        for worker in self._workers:
            self._threads.submit(worker.open)

    def has_one_ready(self) -> bool:
        """Whether a worker that is idle has loaded the games; if none has yet, all begin to."""
        if not self._started:
            self.start()
        return bool(self._idle) and self._idle[-1].is_ready

    @property
    def idle(self) -> int:
        """How many workers have nothing to do."""
        return len(self._idle)

    @property
    def size(self) -> int:
        return len(self._workers)

    def share(self, owner: str) -> float:
        """Which part of a worker each job of an owner can have now, if all who wait get the same."""
        return min(1.0, self.size / max(1, len(self._owned) * self._owned[owner])) if self.size else 1.0

    async def run(self, job: Job | Callable[[], Job], rank: int, limit: float, owner: str = "") -> Any:
        """The answer to a job, which may be made at its turn, and may take `limit` seconds from then.

        JobFailed, JobLate or WorkerDied if there is none. Whoever no longer waits gives up the turn.
        """
        if not self._workers:
            return _answer(attempt(job() if callable(job) else job))
        self._owned[owner] += 1
        try:
            worker = await self._turn(rank, owner)
        except BaseException:
            self._disown(owner)
            raise
        task = asyncio.create_task(self._ask(worker, job, limit, owner))
        task.add_done_callback(_look_at)
        return await asyncio.shield(task)

    def _disown(self, owner: str) -> None:
        self._owned[owner] -= 1
        if not self._owned[owner]:
            del self._owned[owner]
            self._rounds.pop(owner, None)

    async def _turn(self, rank: int, owner: str) -> _Worker:
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._rounds[owner] = max(self._round, self._rounds.get(owner, 0)) + 1
        heapq.heappush(self._waiting, (rank, self._rounds[owner], next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next(turn.result())
            raise

    def _next(self, worker: _Worker) -> None:
        """Hand a worker to the first who waits; a dead one is replaced."""
        if worker.killed and not self._closed:
            self._workers.remove(worker)
            self._threads.submit(worker.bury)
            worker = _Worker(self._memory)
            self._workers.append(worker)
            self._threads.submit(worker.open)
        while self._waiting:
            _, self._round, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    async def _ask(self, worker: _Worker, job: Job | Callable[[], Job], limit: float, owner: str) -> Any:
        try:
            await self._in_thread(worker, _START_WITHIN, worker.open)
            ready = job() if callable(job) else job
            found = await self._in_thread(worker, limit, worker.ask, ready)
            if found[1] == OUT_OF_MEMORY:
                worker.kill()
            return _answer(found)
        except (EOFError, OSError, RuntimeError) as error:
            worker.kill()
            raise WorkerDied from error
        finally:
            self._disown(owner)
            self._next(worker)

    async def _in_thread(
        self, worker: _Worker, limit: float, function: Callable[..., Any], *arguments: Any
    ) -> Any:
        """Let a thread wait for a worker, which is killed when the time is over."""
        waiting = asyncio.get_running_loop().run_in_executor(self._threads, function, *arguments)
        waiting.add_done_callback(_look_at)
        done, _ = await asyncio.wait([waiting], timeout=limit)
        if done:
            return waiting.result()
        worker.kill()
        await asyncio.wait([waiting])
        waiting.exception()
        raise JobLate

    @property
    def closed(self) -> bool:
        return self._closed

    def close(self) -> None:
        """End the processes, and wait until they have; closing twice is closing once."""
        self._closed = True
        for worker in list(self._workers):
            worker.kill()
        self._threads.shutdown(wait=True)
        for worker in self._workers:
            worker.bury()


def _answer(found: tuple[Any, str]) -> Any:
    answer, failure = found
    if failure:
        raise JobFailed(failure)
    return answer


def _look_at(task: asyncio.Future[Any]) -> None:
    """Nobody need wait for an answer: its error counts as seen."""
    if not task.cancelled():
        task.exception()


@contextlib.contextmanager
def _signals_held() -> Iterator[None]:
    """Processes started in here are not reached by signals meant for the server before they are prepared."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SERVER_SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
