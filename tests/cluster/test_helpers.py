"""Bots of a process that is busy are thought for by another one, and never wait for one that is gone."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from server.live_server import ME, Guest
from veillee.server.cluster.helpers import Helpers
from veillee.server.cluster.line import LineServer, Message, Receive, Send
from veillee.server.workers import bot_pool
from veillee.server.workers.bot_pool import BotPool
from veillee.server.workers.jobs import BotJob
from veillee.torture.server_process import PATIENCE
from veillee.torture.servers import Servers
from veillee.torture.usage import family

if TYPE_CHECKING:
    from redis_server import RedisServer

SECRET = b"the house's own"
STRONGEST = {"kind": "bot", "bot": "level5"}


def job(seconds: float, **view: str) -> BotJob:
    return BotJob("greedy", "odd", 2, b"{}", None, json.dumps(view).encode(), [4, 5, 6], seconds, "anna")


async def nowhere(scope: Message, receive: Receive, send: Send) -> None:
    raise AssertionError(f"{scope['type']} was not expected")


class Watched:
    """Workers, and what they were asked by others."""

    elsewhere: Any = None

    def __init__(self, pool: BotPool, helped: list[tuple[BotJob, Any]]) -> None:
        self._pool = pool
        self._helped = helped

    @property
    def idle(self) -> int:
        return self._pool.idle

    async def help(self, job: BotJob) -> int | None:
        found = await self._pool.help(job)
        self._helped.append((job, found))
        return found


def at_two(play: Callable[[BotPool, Helpers, list[tuple[BotJob, Any]]], Awaitable[None]]) -> None:
    """One pool whose only worker hangs, and another that helps; all it was asked, with its choices."""
    helped: list[tuple[BotJob, Any]] = []

    async def run() -> None:
        busy, idle = BotPool(1), BotPool(1)
        server = LineServer(Helpers(SECRET, Watched(idle, helped), dict).answering(nowhere), SECRET)
        address = f"127.0.0.1:{await server.open('127.0.0.1', 0)}"
        helpers = Helpers(SECRET, busy, lambda: {"other": address})
        busy.elsewhere = helpers.choose
        try:
            async with asyncio.timeout(60):
                assert await idle.choose(job(30.0)) == 6
                assert await busy.choose(job(30.0)) == 6
                hanging = asyncio.create_task(busy.choose(job(40.0, do="hang")))
                while busy.idle:  # noqa: ASYNC110 - it has to begin
                    await asyncio.sleep(0.01)
                await play(busy, helpers, helped)
                hanging.cancel()
        finally:
            server.close()
            busy.close()
            idle.close()

    asyncio.run(run())


@pytest.fixture
def odd_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose advice does as it is told, and whose bots that go by it count as searching."""
    monkeypatch.setenv("VEILLEE_GAMES", "toys,server.odd_game")
    monkeypatch.setattr(bot_pool, "_searches", lambda job: job.seconds > 0)


@pytest.mark.usefixtures("odd_game")
def test_another_process_thinks_with_what_a_worker_gets_and_nothing_else() -> None:
    async def play(busy: BotPool, helpers: Helpers, helped: list[tuple[BotJob, Any]]) -> None:
        asked = job(20.0)
        helpers.note("other", 1)
        assert await busy.choose(asked) == 6
        ((given, choice),) = helped
        assert choice == 6
        assert 0 < given.seconds < asked.seconds
        for name in BotJob.__struct_fields__:
            assert name == "seconds" or getattr(given, name) == getattr(asked, name)

    at_two(play)


@pytest.mark.usefixtures("odd_game")
def test_who_is_busy_or_gone_is_not_waited_for() -> None:
    async def play(busy: BotPool, helpers: Helpers, helped: list[tuple[BotJob, Any]]) -> None:
        helpers.note("other", 0)
        assert await helpers.choose(job(20.0)) is None
        assert helped == []
        helpers.note("gone", 1)
        assert await helpers.choose(job(20.0)) is None
        helpers.note("other", 1)
        assert await helpers.choose(job(20.0, do="die")) is None
        assert await busy.choose(job(1.0)) == 6  # by its own advice

    at_two(play)


@pytest.mark.postgres
@pytest.mark.redis
def test_bots_of_a_table_are_thought_for_at_two_processes(
    tmp_path: Path, database: str, redis_server: RedisServer
) -> None:
    """Whoever has no tables begins to search when the only worker of the other one is busy."""
    with Servers(tmp_path, "--lease", "30", database=database, bus=redis_server.url, count=2) as servers:
        servers.start()
        here, there = servers.all
        before = len(family(there.pid))

        async def play() -> None:
            async with Guest(here.address) as anna:
                table, _ = await anna.open(ME, STRONGEST, STRONGEST, STRONGEST, game="fairy-tale", options={})
                async with anna.at(table) as client:
                    until = time.monotonic() + PATIENCE
                    while len(family(there.pid)) == before:
                        assert time.monotonic() < until, "nobody was asked for help"
                        await client.until(lambda client: bool(client.asked()))
                        await client.answer(0)

        asyncio.run(play())
