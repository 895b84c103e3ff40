"""Processes that search: those that hang, die or want too much memory, and many who want them at once."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from veillee.server.workers import bot_pool
from veillee.server.workers.bot_pool import BotPool
from veillee.server.workers.jobs import BotJob
from veillee.server.workers.worker_pool import JobFailed, WorkerPool

OPTIONS = [4, 5, 6]
MEMORY = 2**30


@pytest.fixture(autouse=True)
def odd_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose advice does as it is told, and whose bots that go by it count as searching."""
    monkeypatch.setenv("VEILLEE_GAMES", "toys,server.odd_game")
    monkeypatch.setattr(bot_pool, "_searches", lambda job: job.seconds > 0)


def job(seconds: float = 0.0, owner: str = "", **view: str) -> BotJob:
    return BotJob("greedy", "odd", 2, b"{}", None, json.dumps(view).encode(), OPTIONS, seconds, owner)


def with_pool(ask: Callable[[BotPool], Awaitable[None]]) -> None:
    """Ask a pool something that searches in one process; none is left afterwards."""

    async def bounded() -> None:
        pool = BotPool(1, memory=MEMORY)
        pool.start()
        try:
            async with asyncio.timeout(60):
                assert await pool.choose(job(seconds=30.0)) == 6
                await ask(pool)
        finally:
            pool.close()

    asyncio.run(bounded())
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("does", ["die first", "eat first", "hang first"])
def test_the_advice_stands_in_for_a_search_that_cannot_be_and_its_process_is_replaced(
    does: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "_PATIENCE", (1.0, 0.2))

    async def ask(pool: BotPool) -> None:
        before = {child.pid for child in multiprocessing.active_children()}
        assert await pool.choose(job(3.0, do=does, file=str(tmp_path / "seen"))) == 6
        assert await pool.choose(job(30.0)) == 6
        assert len(before - {child.pid for child in multiprocessing.active_children()}) == 1

    with_pool(ask)


def test_who_has_no_time_does_not_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "_searches", lambda job: True)

    async def ask() -> None:
        pool = BotPool(0)
        monkeypatch.setattr(pool._searchers, "run", None)
        assert await pool.choose(job(0.0)) == 6

    asyncio.run(ask())


def test_too_little_memory_fails_a_job_and_replaces_its_process(tmp_path: Path) -> None:
    async def ask() -> None:
        pool = WorkerPool(1, MEMORY)
        try:
            assert await pool.run(job(), 0, 30.0) == 6
            before = {child.pid for child in multiprocessing.active_children()}
            with pytest.raises(JobFailed, match="out of memory"):
                await pool.run(job(do="eat first", file=str(tmp_path / "seen")), 0, 30.0)
            assert await pool.run(job(), 0, 30.0) == 6
            assert not before & {child.pid for child in multiprocessing.active_children()}
        finally:
            pool.close()

    asyncio.run(ask())


def test_forty_tables_of_one_guest_keep_nobody_else_waiting() -> None:
    async def ask() -> None:
        pool = WorkerPool(1)
        done: list[str] = []

        async def run(owner: str) -> None:
            await pool.run(job(), 0, 30.0, owner)
            done.append(owner)

        try:
            many = [asyncio.create_task(run("anna")) for _ in range(40)]
            await asyncio.sleep(0)
            few = [asyncio.create_task(run(owner)) for owner in ("boris", "boris", "clara")]
            await asyncio.sleep(0)
            assert pool.share("anna") == pytest.approx(1 / 120)
            assert pool.share("boris") == pytest.approx(1 / 6)
            assert pool.share("clara") == pytest.approx(1 / 3)
            await asyncio.gather(*many, *few)
            assert {"boris", "clara"} <= set(done[:4])
            assert done[:7].count("boris") == 2
            assert pool.share("anna") == 1.0
        finally:
            pool.close()

    asyncio.run(ask())


def test_the_more_search_the_less_time_each_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seconds: list[float] = []

    async def run(begin: Callable[[], BotJob], *_: Any) -> int:
        seconds.append(begin().seconds)
        return 5

    async def ask() -> None:
        pool = BotPool(0)
        monkeypatch.setattr(pool._searchers, "share", lambda owner: 0.25)
        monkeypatch.setattr(pool._searchers, "run", run)
        assert await pool.choose(job(2.0)) == 5

    asyncio.run(ask())
    assert seconds == [pytest.approx(0.75 * 0.85 * 0.25 * 2.0)]
