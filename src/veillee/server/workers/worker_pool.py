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
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, final

from veillee.server.monitoring.safe_traceback import safe_traceback
from veillee.server.workers.jobs import SERVER_SIGNALS, Job, prepare, warm_up, work

#: How long a new process may need to load the games, in seconds.
_START_WITHIN: Final = 60.0


class JobFailed(Exception):
    """A job that ended in an error; the message says where, and quotes nothing of the job."""


class JobLate(Exception):
    """A job that was not done in time; its process was killed."""


class WorkerDied(Exception):
    """The process that had the job is gone."""


def serve_jobs(pipe: Connection) -> None:
    """The life of a worker process."""
    prepare()
    warm_up()
    pipe.send(None)
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(attempt(pipe.recv()))


def attempt(job: Job) -> tuple[Any, str]:
    """The answer to a job, and where it failed if it did."""
    try:
        return work(job), ""
    except Exception as error:  # noqa: BLE001 - whoever asked is told
        return None, safe_traceback(error)


@final
class _Worker:
    """One process. `open` and `ask` wait, so they belong in a thread; `kill` ends their waiting."""

    def __init__(self) -> None:
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
                process = context.Process(target=serve_jobs, args=(theirs,), daemon=True)
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
    """So many workers, and a queue before them in which jobs of a lower rank go first."""

    def __init__(self, size: int) -> None:
        self._workers = [_Worker() for _ in range(size)]
        self._idle = list(self._workers)
        self._waiting: list[tuple[int, int, asyncio.Future[_Worker]]] = []
        self._numbers = itertools.count()
        self._threads = ThreadPoolExecutor(2 * size or 1, "worker")
        self._closed = False

    def start(self) -> None:
        """Begin to load the games in all processes."""
        for worker in self._workers:
            self._threads.submit(worker.open)

    async def run(self, job: Job, rank: int, limit: float) -> Any:
        """The answer to a job, which may take `limit` seconds once it has its turn.

        JobFailed, JobLate or WorkerDied if there is none. Whoever no longer waits gives up the turn.
        """
        if not self._workers:
            return _answer(attempt(job))
        worker = await self._turn(rank)
        task = asyncio.create_task(self._ask(worker, job, limit))
        task.add_done_callback(_look_at)
        return await asyncio.shield(task)

    async def _turn(self, rank: int) -> _Worker:
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._numbers), turn))
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
            worker = _Worker()
            self._workers.append(worker)
            self._threads.submit(worker.open)
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    async def _ask(self, worker: _Worker, job: Job, limit: float) -> Any:
        try:
            await self._in_thread(worker, _START_WITHIN, worker.open)
            return _answer(await self._in_thread(worker, limit, worker.ask, job))
        except (EOFError, OSError, RuntimeError) as error:
            worker.kill()
            raise WorkerDied from error
        finally:
            self._next(worker)

    async def _in_thread(
        self, worker: _Worker, limit: float, function: Callable[..., Any], *arguments: Any
    ) -> Any:
        """Let a thread wait for a worker, which is killed when the time is over."""
        waiting = asyncio.get_running_loop().run_in_executor(self._threads, function, *arguments)
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


def _look_at(task: asyncio.Task[Any]) -> None:
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
