"""Long work on the event loop, in slices so short that nobody else waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final

#: How many seconds one piece of work may keep the loop at a time.
SLICE: Final = 0.005


async def in_slices(steps: Iterable[object]) -> None:
    """Take all steps, and let others come in between."""
    until = time.monotonic() + SLICE
    for _ in steps:
        if time.monotonic() >= until:
            await asyncio.sleep(0)
            until = time.monotonic() + SLICE
