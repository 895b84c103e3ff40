"""Whether the disk takes what it is given, asked no more often than makes sense."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, final

from veillee.server.store import StoreError

#: For so many seconds the last answer is good.
_GOOD_FOR: Final = 1.0


@final
class Readiness:
    """Remembers the last look at the disk: each one commits, and anybody may ask."""

    def __init__(self, check: Callable[[], Awaitable[None]], clock: Callable[[], float]) -> None:
        self._check = check
        self._clock = clock
        self._lock = asyncio.Lock()
        self._looked: float | None = None
        self._ready = False

    async def is_ready(self) -> bool:
        async with self._lock:
            if self._looked is None or self._clock() >= self._looked + _GOOD_FOR:
                self._ready = await self._look()
                self._looked = self._clock()
            return self._ready

    async def _look(self) -> bool:
        try:
            await self._check()
        except StoreError:
            return False
        return True
