"""What is wrong with how a server is told of the others is said in one line."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cli.running import Capture
from veillee.commands import main
from veillee.server.cluster.bus import Bus, BusError, News, check_bus
from veillee.server.limits.rate_limiter import RateLimiter

if TYPE_CHECKING:
    from redis_server import RedisServer

DB = ("--db", "postgresql://nobody@127.0.0.1:1/none")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bus", "redis://127.0.0.1:1"], "share a PostgreSQL database: name it with --db"),
        ([*DB, "--link", "10.0.0.7"], "name their bus with --bus"),
        ([*DB, "--bus", "redis://127.0.0.1", "--link", "0.0.0.0"], "should read like 10.0.0.7"),
        ([*DB, "--bus", "redis://127.0.0.1", "--link", "10.0.0.7:x"], "should read like 10.0.0.7"),
        ([*DB, "--bus", "redis://127.0.0.1", "--lease", "0"], "should be 0.5 to 60 seconds"),
        (["--proxy", "nginx"], "should read like 10.0.0.2 or 10.0.0.0/24"),
        ([*DB, "--bus", "http://127.0.0.1"], "a URL such as redis://localhost:6379/0"),
        ([*DB, "--bus", "redis://:secret@127.0.0.1:1/0"], "cannot use redis://127.0.0.1:1"),
        ([*DB, "--bus", "redis://127.0.0.1:many"], "the bus's URL cannot be read"),
    ],
)
def test_a_wrong_bus_is_told_in_one_line(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.setenv("VEILLEE_HOME", str(tmp_path))
    monkeypatch.delenv("VEILLEE_DB", raising=False)
    assert main(["serve", "--port", "0", *arguments]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert "secret" not in error
    assert error.count("\n") == 1


@pytest.mark.redis
def test_what_is_spent_at_one_process_counts_at_the_other(redis_server: RedisServer) -> None:
    limiters = [RateLimiter(0.001, 5, lambda: 0.0) for _ in range(2)]
    moves: list[str] = []
    idle: list[int] = []

    def hear(news: News) -> None:
        if news.moves:
            moves.append(news.by)
        idle.append(news.idle)
        for spent in news.spent.values():
            for key, count in spent.items():
                limiters[1].charge(key, count)

    async def meet() -> None:
        spent = limiters[0].share()
        one = Bus(redis_server.url, b"secret", "one", lambda _: None)
        other = Bus(redis_server.url, b"secret", "other", hear)
        strangers: list[News] = []
        stranger = Bus(redis_server.url, b"another house", "stranger", strangers.append)

        def total() -> dict[str, dict[str, int]]:
            found = {"openings": dict(spent)} if spent else {}
            spent.clear()
            return found

        tasks = [asyncio.create_task(bus.run(dict, int)) for bus in (other, stranger)]
        await asyncio.sleep(0.3)
        speaking = asyncio.create_task(one.run(total, lambda: 3))
        assert [limiters[0].take("here") for _ in range(4)] == [True] * 4
        async with asyncio.timeout(30):
            while limiters[1]._left.get("here") is None:  # noqa: ASYNC110 - it comes from outside
                await asyncio.sleep(0.05)
        for task in (speaking, *tasks):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        assert strangers == []

    asyncio.run(meet())
    assert [limiters[1].take("here") for _ in range(2)] == [True, False]
    assert moves[:1] == ["one"]
    assert 3 in idle


@pytest.mark.redis
def test_a_bus_that_answers_is_good(redis_server: RedisServer) -> None:
    check_bus(redis_server.url)
    with pytest.raises(BusError, match="such as redis://"):
        check_bus("localhost:6379")
