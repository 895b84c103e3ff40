"""What was asked of a table, to be done one after the other, and what wakes it when something is due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, final

from veillee.server.api_error import ApiError
from veillee.server.store import StoreError
from veillee.server.tables.wake_timer import WakeTimer

T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]
#: What shall be done, and who waits for it.
Posted = tuple[Work, asyncio.Future[Any]]


@final
class Inbox:
    """Anybody may post; only the table's own task takes something out."""

    def __init__(self, clock: Callable[[], float]) -> None:
        #: What was posted, and nothing where the table was woken.
        self._queue: asyncio.Queue[Posted | None] = asyncio.Queue()
        #: Why nothing is taken any more.
        self._closed: ApiError | None = None
        self._timer = WakeTimer(lambda: self._queue.put_nowait(None), clock)

    @property
    def is_empty(self) -> bool:
        return self._queue.empty()

    def post(self, work: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        future.add_done_callback(_look_at)
        if self._closed is not None:
            reject(future, self._closed)
        else:
            self._queue.put_nowait((work, future))
        return future

    async def next(self, due: Callable[[], float]) -> Posted | None:
        """What was posted next; None as soon as something is due and nothing was posted before."""
        if self._queue.empty():
            self._timer.set(due())
        return await self._queue.get()

    def close(self, error: ApiError) -> None:
        """Take no more, and tell whoever still waits why."""
        self._closed = error
        self._timer.stop()
        while not self._queue.empty():
            posted = self._queue.get_nowait()
            if posted is not None:
                reject(posted[1], error)


def reject(future: asyncio.Future[Any], error: ApiError) -> None:
    """Tell who waits that it cannot be, if anybody still does."""
    if not future.done():
        future.set_exception(error)


def api_error_of(error: Exception) -> ApiError:
    """What is told of an error nobody asked for."""
    if isinstance(error, StoreError):
        return ApiError(503, "server-not-saved")
    return ApiError(500, "server-failed")


def _look_at(future: asyncio.Future[Any]) -> None:
    """Nobody need wait for what was posted: its error counts as seen."""
    if not future.cancelled():
        future.exception()
