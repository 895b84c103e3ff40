"""Whether the disk takes what it is given, asked no more often than makes sense."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, final

from veillee.server.store import StoreError

#: Whoever reads the log knows its lines by this name, wherever the module lies.
_log = logging.getLogger("veillee.server.readiness")

#: For so many seconds a disk that took something counts as ready.
_GOOD_FOR: Final = 1.0


@final
class Readiness:
    """Remembers when the disk last took something: each look commits, and anybody may ask."""

    def __init__(self, check: Callable[[], Awaitable[None]], clock: Callable[[], float]) -> None:
        self._check = check
        self._clock = clock
        self._lock = asyncio.Lock()
        self._taken: float | None = None

    async def is_ready(self) -> bool:
        async with self._lock:
            now = self._clock()
            if self._taken is None or now >= self._taken + _GOOD_FOR:
                self._taken = now if await self._look() else None
            return self._taken is not None

    async def _look(self) -> bool:
        try:
            await self._check()
        except StoreError as error:
            _log.warning("the store does not take what it is given: %s", error)
            return False
        return True
