"""An event loop whose clock moves only when a test says so, while sockets and threads are real."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from typing import Any

#: How long to wait for something real that must come, in seconds.
_PATIENCE = 30.0
NEVER = float("inf")

Found = list[tuple[selectors.SelectorKey, int]]


class _Selector(selectors.DefaultSelector):
    """Tells the loop when nothing is left to do."""

    loop: ClockLoop

    def select(self, timeout: float | None = None) -> Found:
        found = super().select(0)
        if found or timeout == 0:
            return found
        return self.loop.when_idle(timeout, super().select)


class ClockLoop(asyncio.SelectorEventLoop):
    """Timers go off when the test has moved the clock there, one time after the other."""

    def __init__(self) -> None:
        self.now = 1000.0
        #: When the next timer goes off.
        self.due = NEVER
        #: How many answers of threads and sockets are still to come: until then nothing is idle.
        self._awaited = 0
        self._rested: asyncio.Future[None] | None = None
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now

    def when_idle(self, timeout: float | None, select: Callable[[float], Found]) -> Found:
        """What comes from outside if something must; else whoever waits for rest is told."""
        self.due = NEVER if timeout is None else self.now + timeout
        if self._rested is not None and not self._awaited:
            rested, self._rested = self._rested, None
            if not rested.done():
                rested.set_result(None)
            return []
        found = select(_PATIENCE)
        assert found, "nothing comes any more, and the test waits for something"
        return found

    async def rest(self) -> None:
        """Wait until nothing is left to do before the clock moves."""
        self._rested = self.create_future()
        await self._rested

    def expecting(self, future: asyncio.Future[Any]) -> asyncio.Future[Any]:
        """Count something that comes from outside until it is there."""
        self._awaited += 1
        future.add_done_callback(self._arrived)
        return future

    def _arrived(self, _: object) -> None:
        self._awaited -= 1

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        return self.expecting(super().run_in_executor(executor, func, *args))
