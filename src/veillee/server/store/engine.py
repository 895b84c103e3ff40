"""What the store asks of a database, and the threads that write: many works in one commit.

What `run` was given is durable when it returns; a work that fails has left nothing behind.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Final, Protocol, TypeVar, final

from veillee.server.store.errors import ConnectionLost, StoreError

T = TypeVar("T")

#: The most works that share a commit.
GROUP: Final = 256
#: What an engine that only reads says to who would write.
ONLY_READ: Final = "the store was opened only to be read"


class Cursor(Protocol):
    """What a statement found or did."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection inside a transaction; parameters are written as `?` for every engine."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Cursor: ...
    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> Any: ...


Work = Callable[[Connection], T]


class Engine(Protocol):
    """A database: StoreError if it does not do what it was asked."""

    async def run(self, work: Work[T]) -> T:
        """Do a work that writes; it may be done twice, the first time without effect."""

    async def run_alone(self, work: Work[T]) -> T:
        """As `run`, while nobody else writes: for a work that many rows must not change under."""

    async def read(self, work: Work[T]) -> T:
        """Do a work that only reads, from one state of the database; it does not wait behind writers."""

    def findings(self) -> list[str]:
        """What the database itself finds wrong with its files."""

    def rebuild(self) -> None:
        """Make all indexes anew, and let nothing remain of what was deleted; nobody else may be writing."""

    def close(self) -> None:
        """Write what was asked for, then let go; closing twice is closing once."""


@final
class _Job:
    def __init__(self, work: Work[Any], alone: bool, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.alone = alone
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()

    def finish(self, result: Any, error: Exception | None) -> None:
        # A loop that has closed has nobody left to tell.
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._finish, result, error)

    def _finish(self, result: Any, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


@final
class GroupCommit:
    """Queued works, taken by writer threads that put all that wait into one transaction.

    `transact` does works in one transaction, or none of them and raises; if it is told so, while nobody else
    writes. With several threads, works that wait at the same time may change places.
    """

    def __init__(self, transact: Callable[[Sequence[Work[Any]], bool], list[Any]], threads: int = 1) -> None:
        self._transact = transact
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        self._threads = [
            threading.Thread(target=self._write, name=f"store-{number}", daemon=True)
            for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    async def run(self, work: Work[T], alone: bool = False) -> T:
        job = _Job(work, alone, asyncio.get_running_loop())
        with self._closing:
            if self._closed:
                raise StoreError("the store is closed")
            self._jobs.put(job)
        result: T = await job.future
        return result

    def close(self) -> None:
        with self._closing:
            self._closed = True
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    def _write(self) -> None:
        while (job := self._jobs.get()) is not None:
            group = [job]
            while len(group) < GROUP:
                try:
                    more = self._jobs.get_nowait()
                except Empty:
                    break
                if more is None:
                    self._jobs.put(None)
                    break
                group.append(more)
            self._commit(group)

    def _commit(self, group: list[_Job]) -> None:
        """All jobs in one commit; if that fails, each in its own, so that only the faulty one suffers."""
        try:
            results = self._transact([job.work for job in group], any(job.alone for job in group))
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits must hear of it
            if len(group) == 1 or isinstance(error, ConnectionLost):
                for job in group:
                    job.finish(None, error)
                return
            for job in group:
                self._commit([job])
            return
        for job, result in zip(group, results, strict=True):
            job.finish(result, None)
