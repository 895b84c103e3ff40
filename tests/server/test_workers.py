"""Workers: bots first, hints behind them, and what happens with those that fail, die or are late."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from veillee.server.api_error import ApiError
from veillee.server.owner_files import OwnerFileJob
from veillee.server.workers.bot_pool import HINTS_PER_MINUTE, BotPool
from veillee.server.workers.jobs import BotJob, HintJob

OPTIONS = [4, 5, 6]


@pytest.fixture(autouse=True)
def odd_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of its own, which worker processes find by the same name."""
    monkeypatch.setenv("VEILLEE_GAMES", "toys,server.odd_game")


def bot_job(bot: str = "greedy", **view: str) -> BotJob:
    return BotJob(bot, "odd", 2, b"{}", None, json.dumps(view).encode(), OPTIONS)


def hint_job(asker: str = "table/0", **view: str) -> HintJob:
    return HintJob(asker, "odd", 2, b"{}", None, json.dumps(view).encode(), OPTIONS)


def with_pool(ask: Callable[[BotPool], Awaitable[None]], within: float = 10.0, workers: int = 1) -> None:
    """Ask a pool of one worker something; no process is left afterwards."""

    async def bounded() -> None:
        pool = BotPool(workers, within)
        pool.start()
        try:
            async with asyncio.timeout(60):
                await ask(pool)
        finally:
            pool.close()

    asyncio.run(bounded())
    assert not multiprocessing.active_children()


def test_the_advice_is_asked_in_another_process() -> None:
    async def ask(pool: BotPool) -> None:
        assert await pool.choose(bot_job()) == 6
        hints = await pool.hints(hint_job())
        reason = {"rule": "", "message": "odd", "arguments": {}}
        assert hints == [{"option": option, "value": float(option), "reason": reason} for option in (6, 5)]

    with_pool(ask)


@pytest.mark.parametrize("workers", [0, 1])
def test_a_bot_that_fails_takes_what_the_advice_puts_first(workers: int) -> None:
    async def ask(pool: BotPool) -> None:
        assert [await pool.choose(bot_job("genius")) for _ in range(5)] == [6] * 5

    with_pool(ask, workers=workers)


@pytest.mark.parametrize("workers", [0, 1])
def test_advice_that_fails_takes_the_first_option_listed(workers: int) -> None:
    async def ask(pool: BotPool) -> None:
        for bot in ("greedy", "genius"):
            assert [await pool.choose(bot_job(bot, do="fail")) for _ in range(5)] == [4] * 5
        assert await pool.hints(hint_job(do="fail")) == []

    with_pool(ask, workers=workers)


def test_a_late_bot_loses_its_process_and_takes_the_first_option(caplog: pytest.LogCaptureFixture) -> None:
    async def ask(pool: BotPool) -> None:
        await pool.choose(bot_job())
        before = {child.pid for child in multiprocessing.active_children()}
        assert await pool.choose(bot_job(do="hang")) == 4
        assert await pool.choose(bot_job()) == 6
        assert not before & {child.pid for child in multiprocessing.active_children()}

    with_pool(ask, within=2.0)
    assert "the bot greedy took more than 2 seconds at a table of odd" in caplog.text


def test_a_process_that_dies_is_replaced_and_asked_once_more() -> None:
    async def ask(pool: BotPool) -> None:
        assert await pool.choose(bot_job(do="die")) == 4
        assert await pool.choose(bot_job()) == 6

    with_pool(ask)


def test_owner_files_stand_behind_bots() -> None:
    async def ask(pool: BotPool) -> None:
        done: list[str] = []

        async def noted(name: str, work: Awaitable[Any]) -> None:
            await work
            done.append(name)

        await asyncio.gather(
            noted("first", pool.choose(bot_job())),
            noted("file", pool.check_owner_file(OwnerFileJob("odd", 2, b"{}", ""))),
            noted("bot", pool.choose(bot_job())),
            noted("bot", pool.choose(bot_job())),
        )
        assert done == ["first", "bot", "bot", "file"]

    with_pool(ask)


def test_who_no_longer_waits_gives_up_the_turn() -> None:
    async def ask(pool: BotPool) -> None:
        running, waiting = [asyncio.create_task(pool.choose(bot_job())) for _ in range(2)]
        await asyncio.sleep(0)
        running.cancel()
        waiting.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        assert await pool.choose(bot_job()) == 6

    with_pool(ask)


def test_a_seat_asks_for_one_hint_at_a_time() -> None:
    async def ask(pool: BotPool) -> None:
        asked = [pool.hints(hint_job()), pool.hints(hint_job()), pool.hints(hint_job("table/1"))]
        first, again, other = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(again, ApiError)
        assert again.message == "server-too-fast"
        assert first == other
        assert await pool.hints(hint_job()) == first

    with_pool(ask)


def test_a_seat_asks_for_so_many_hints_a_minute() -> None:
    now = [0.0]

    async def ask() -> None:
        pool = BotPool(0, clock=lambda: now[0])
        for _ in range(HINTS_PER_MINUTE):
            assert await pool.hints(hint_job())
        with pytest.raises(ApiError, match="server-too-fast"):
            await pool.hints(hint_job())
        assert await pool.hints(hint_job("table/1"))
        now[0] = 6.0
        assert await pool.hints(hint_job())

    asyncio.run(ask())


HANGING = 'game = "odd"\nnote = "hang"\n[[change]]\nid = "echo"\ncopies = 9\n'


def test_owners_data_is_read_by_a_worker_that_gives_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.server.workers.bot_pool._FILE_WITHIN", 0.2)

    async def ask(pool: BotPool) -> None:
        with pytest.raises(ApiError, match="server-slow-owner-data"):
            await pool.check_owner_file(OwnerFileJob("odd", 2, b"{}", HANGING))
        assert await pool.choose(bot_job()) == 6

    with_pool(ask)
