"""Bots in processes of their own, and bots at the other end of a line."""

from __future__ import annotations

import asyncio
import multiprocessing
import runpy
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.live_server import BOT, ME, Guest, Run, serving
from veillee.core import view_of
from veillee.core.session import Session
from veillee.registry import files_of, find_game, rules_for
from veillee.server.workers.bot_pool import HINTS_PER_MINUTE, BotPool
from veillee.server.workers.jobs import BotJob

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def test_a_worker_is_asked_with_a_view_alone_and_may_die() -> None:
    game = find_game("fairy-tale")
    rules = rules_for(game, 2)
    about = {"game": game.id, "revision": game.revision, "data": files_of(game).data_hash}
    session: Session[Any] = Session(rules, about, seed=1)
    view = msgspec.json.encode(view_of(rules, session.state, 0))
    job = BotJob("greedy", game.id, 2, b"{}", None, view, rules.offer(session.state, 0))

    async def ask() -> tuple[int, int]:
        pool = BotPool(1)
        pool.start()
        first = await pool.choose(job)
        for child in multiprocessing.active_children():
            child.kill()
            child.join()
        second = await pool.choose(job)
        pool.close()
        return first, second

    first, second = asyncio.run(ask())
    assert first == second
    assert first in job.options


def test_a_broken_bot_takes_the_first_option() -> None:
    job = BotJob("greedy", "whispers", 2, b"{}", None, b"{}", [4, 5])
    assert asyncio.run(BotPool(0).choose(job)) == 4


def test_bots_play_from_their_own_process(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT, game="fairy-tale", options={"rounds": 1})
            async with anna.at(table) as client:
                await client.play()
                assert client.over

    with serving(tmp_path, workers=1) as (address, _):
        asyncio.run(play(address))


def test_hints_come_from_a_worker_and_a_flood_of_them_is_refused(tmp_path: Path) -> None:
    """The line stays open, and the game goes on."""

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT, game="fairy-tale", options={"rounds": 1})
            async with anna.at(table) as client:
                await client.until(lambda client: bool(client.asked()))
                answers = [await client.command("hint", 0) for _ in range(HINTS_PER_MINUTE + 1)]
                assert all(answer["hints"] for answer in answers[:-1])
                assert answers[-1]["type"] == "refused"
                assert answers[-1]["reasons"][0]["message"] == "server-too-fast"
                await client.play()
                assert client.over

    with serving(tmp_path, workers=1) as (address, _):
        asyncio.run(play(address))


def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    remote = runpy.run_path(str(EXAMPLE))["play"]

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT, game="fairy-tale", options={"rounds": 1})
            token = (await anna.http.post(f"/api/v1/tables/{table}/seats/0/token")).json()["token"]
            result = await remote(address, table, token)
            info = await anna.table(table)
            assert info["status"] == "over"
            assert result["winners"]

    with serving(tmp_path) as (address, _):
        asyncio.run(play(address))
    assert threading.active_count() == 1


@pytest.mark.parametrize("path", ["/token", ""])
def test_the_example_says_why_it_ends(run: Run, path: str) -> None:
    """Its token is taken away, or the seat is left."""

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME, options={"rounds": 5})
            seat = f"/api/v1/tables/{table}/seats/1"
            token = (await anna.http.post(f"{seat}/token")).json()["token"]
            pipe = asyncio.subprocess.PIPE
            command = [sys.executable, str(EXAMPLE), address, table, token]
            bot = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
            async with anna.at(table) as client:
                await client.until(lambda client: client.table["seats"][1]["online"])
                await anna.http.delete(f"{seat}{path}")
            said = await bot.communicate()
            assert (bot.returncode, said) == (0, (b"This token is no longer valid.\n", b""))

    run(play)


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [([], "python examples/remote_bot.py http://"), (["http://127.0.0.1:9", "t", "t"], "veillee serve")],
)
def test_the_example_says_what_to_do(arguments: list[str], advice: str) -> None:
    """It was called without a table, or no server answers."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), *arguments], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert advice in done.stderr
    assert "Traceback" not in done.stderr


def test_the_example_says_what_it_needs() -> None:
    """It was called by a Python that has no such package."""
    bare = [sys.executable, "-I", "-S", str(EXAMPLE), "http://127.0.0.1:9", "t", "t"]
    done = subprocess.run(bare, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "pip install websockets" in done.stderr
    assert "Traceback" not in done.stderr
