"""What is measured at fixed times, whatever anybody plays: so that how often tells nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from veillee.server.monitoring.metrics import Metrics
from veillee.server.store import StoreError

#: How often the loop is looked at, and how often a commit is tried, in seconds.
_LAG_EVERY: Final = 0.25
_COMMIT_EVERY: Final = 5.0


@asynccontextmanager
async def sampling(metrics: Metrics, commit: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    """Measure how late the event loop is, and how long a commit takes."""
    tasks = [
        asyncio.create_task(_sample_lag(metrics)),
        asyncio.create_task(_sample_commits(metrics, commit)),
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _sample_lag(metrics: Metrics) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _LAG_EVERY
        await asyncio.sleep(_LAG_EVERY)
        metrics.sample_lag(loop.time() - due)


async def _sample_commits(metrics: Metrics, commit: Callable[[], Awaitable[None]]) -> None:
    loop = asyncio.get_running_loop()
    while True:
        began = loop.time()
        # That the store takes nothing is told by `/ready`.
        with suppress(StoreError):
            await commit()
            metrics.sample_commit(loop.time() - began)
        await asyncio.sleep(_COMMIT_EVERY)
