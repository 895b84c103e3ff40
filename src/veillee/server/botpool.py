"""The bots' processes. One that dies is replaced and asked again; nobody at the table notices."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import random
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import final

from veillee.server.botwork import SERVER_SIGNALS, BotJob, choose, prepare, warm_up

_log = logging.getLogger(__name__)


@final
class BotPool:
    """Asks bots in other processes; with no workers, in this one."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Begin to load the games, so that the first bot answers on time."""
        if self._workers:
            self._executor()

    async def choose(self, job: BotJob) -> int:
        """The bot's choice; any option if it fails, for a table must never wait for a broken bot."""
        for _ in range(2):
            pool = self._executor() if self._workers else None
            try:
                option = await self._ask(pool, job)
            except BrokenProcessPool:
                _log.warning("a bot's process died; it is started again")
                if pool is self._pool:
                    self._drop()
            except Exception:  # noqa: BLE001 - a broken bot must not stop the game
                _log.exception("the bot %s could not answer at a table of %s", job.bot, job.game)
                break
            else:
                return option if option in job.options else random.choice(job.options)
        return random.choice(job.options)

    async def _ask(self, pool: ProcessPoolExecutor | None, job: BotJob) -> int:
        if pool is None:
            return choose(job)
        return await asyncio.get_running_loop().run_in_executor(pool, choose, job)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=prepare)
            with _signals_held():
                for _ in range(self._workers):
                    self._pool.submit(warm_up)
        return self._pool

    def _drop(self, wait: bool = False) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            with contextlib.suppress(Exception):
                pool.shutdown(wait=wait, cancel_futures=True)

    def close(self) -> None:
        """End the processes, and wait until they have; closing twice is closing once."""
        self._drop(wait=True)


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
