"""When Python looks for cyclic garbage: everybody waits meanwhile, with a thousand tables for a second.

Games are plain data without cycles. What is left in cycles was left there by connections that have closed and
by requests that were refused, and it shows as memory. So the search is made when nobody plays, or when there
were many of those and the process has grown, and not whenever Python would.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, final

if sys.platform != "win32":
    import resource

#: How often, in seconds, to see whether a search is due.
_LOOK_EVERY: Final = 5.0
#: Nobody plays if nothing new was shown for so many seconds.
_QUIET: Final = 10.0
#: While some still do now and then, a search may take this part of the time since the last.
_SHARE: Final = 0.001
#: After so many closed connections and refused requests, and so much growth, nobody's playing puts it off.
_CLOSED: Final = 1000
_GROWTH: Final = 1.5


@asynccontextmanager
async def scheduled_collection(
    last_shown: Callable[[], float], closed: Callable[[], int]
) -> AsyncIterator[None]:
    """Search when it is due. Where the system does not say how large the process is, Python does as it would.

    `last_shown` says when a table was last shown anew, by `time.monotonic`, so that a search tells nobody
    when something happened unseen; `closed` how many connections have closed and requests were refused.
    """
    if not peak_memory():
        yield
        return
    gc.collect()
    gc.freeze()
    gc.disable()
    task = asyncio.create_task(_collect_when_due(last_shown, closed))
    try:
        yield
    finally:
        task.cancel()
        gc.enable()
        gc.unfreeze()


async def _collect_when_due(last_shown: Callable[[], float], closed: Callable[[], int]) -> None:
    due = CollectionTimes(time.monotonic(), peak_memory(), closed())
    while True:
        await asyncio.sleep(_LOOK_EVERY)
        if due.is_due(time.monotonic(), last_shown(), peak_memory(), closed()):
            began = time.monotonic()
            gc.collect()
            due.note(began, time.monotonic(), peak_memory(), closed())


@final
class CollectionTimes:
    """Whether a search is due; the first one was at the start."""

    def __init__(self, now: float, memory: int, closed: int) -> None:
        self.note(now, now, memory, closed)

    def is_due(self, now: float, last_shown: float, memory: int, closed: int) -> bool:
        if memory > _GROWTH * self._memory and closed >= self._closed + _CLOSED:
            return True
        is_quiet = now >= last_shown + _QUIET
        return is_quiet and last_shown > self._last and self._took <= _SHARE * (now - self._last)

    def note(self, began: float, ended: float, memory: int, closed: int) -> None:
        """A search was made."""
        self._last = ended
        self._took = ended - began
        self._memory = memory
        self._closed = closed


def peak_memory() -> int:
    """The most the process has used, in whatever unit the system counts; 0 where it does not say."""
    return 0 if sys.platform == "win32" else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
