"""The house on PostgreSQL: it plays, outlives any end, and bears that the database goes and returns."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from postgresql import Cluster
from server.live_server import BOT, ME, Guest, serving
from server.test_durability import Memory, _go_on
from veillee.server.settings import Settings
from veillee.server.store import open_store
from veillee.tools import verifier

pytestmark = pytest.mark.postgres

KILLS = 3


def test_a_game_outlives_its_server(tmp_path: Path, database: str) -> None:
    async def begin(address: str) -> tuple[str, str]:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME, game="fairy-tale", options={"rounds": 1})
            async with anna.at(table) as client:
                await client.play(2)
            return table, anna.http.cookies["veillee"]

    async def finish(address: str, table: str, cookie: str) -> None:
        anna = Guest(address, None)
        anna.http.cookies.set("veillee", cookie)
        async with anna, anna.at(table) as client:
            await client.play()
            assert client.over
            record = (await anna.http.get(f"/api/v1/tables/{table}/record")).text
            assert verifier.verify(record) > 0

    with serving(tmp_path, database=database) as (address, _):
        kept = asyncio.run(begin(address))
    with serving(tmp_path, database=database) as (address, _):
        asyncio.run(finish(address, *kept))
    assert list(tmp_path.iterdir()) == []


@contextmanager
def process(database: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own, that can be killed; no password stands on its command line."""
    with subprocess.Popen(
        [sys.executable, "-m", "veillee", "serve", "--port", "0", "--pace", "at-once", "--json"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "VEILLEE_GAMES": "", "VEILLEE_DB": database},
    ) as server:
        try:
            assert server.stdout is not None
            yield json.loads(server.stdout.readline())["address"].replace("localhost", "127.0.0.1"), server
        finally:
            server.kill()


def test_killed_again_and_again_a_game_is_played_to_its_end(database: str) -> None:
    async def open_table(address: str) -> tuple[str, str]:
        async with Guest(address) as anna:
            opened, _ = await anna.open(ME, ME, BOT, game="fairy-tale", options={"rounds": 1})
            return opened, anna.http.cookies["veillee"]

    rng = Random(4)
    memory = Memory()
    table = cookie = ""
    for kill in range(KILLS + 1):
        with process(database) as (address, server):
            if not table:
                table, cookie = asyncio.run(open_table(address))
            answers = rng.randrange(1, 4) if kill < KILLS else 10_000
            over = asyncio.run(_go_on(address, cookie, table, memory, server, answers))
        assert over == (kill == KILLS)
    text = _record_in(database, table)
    assert verifier.verify(text) > 0
    lines = [json.loads(line) for line in text.splitlines()]
    kept = {(line["seat"], line["decision"], line["option"]) for line in lines if line["type"] == "answer"}
    assert len(memory.acknowledged) > KILLS
    assert set(memory.acknowledged) <= kept


def _record_in(database: str, table: str) -> str:
    async def read() -> str:
        store = open_store(Settings(Path("nowhere"), database=database))
        lines = await store.record(table)
        assert await store.examine() == []
        store.close()
        return "".join(f"{line}\n" for line in lines)

    return asyncio.run(read())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_the_database_goes_and_returns(
    tmp_path: Path, cluster: Cluster, database: str, how: signal.Signals
) -> None:
    """What is asked in between is refused; what was acknowledged stays; nobody need start the house again."""

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME, game="fairy-tale", options={"rounds": 1})
            async with anna.at(table) as client:
                await client.until(lambda client: client.asked() == [0, 1])
                await client.answer(0)
                asked = client.decision(1) or {}
                answer = {"seat": 1, "decision": asked["number"], "options": asked["options"][:1]}
                await asyncio.to_thread(cluster.stop, how)
                try:
                    await client.say(type="answer", id=1, **answer)
                    message = await client.next()
                    while message["type"] == "update":
                        message = await client.next()
                    assert (message["type"], message["message"]) == ("error", "server-not-saved")
                    assert (await anna.http.get("/ready")).status_code == 503
                    assert (await anna.http.get("/health")).status_code == 200
                    opening = await anna.http.post(
                        "/api/v1/tables", json={"game": "whispers", "options": {}, "seats": [ME, ME]}
                    )
                    assert opening.status_code == 503
                finally:
                    await asyncio.to_thread(cluster.start)
            assert (await anna.http.get("/ready")).status_code == 200
            async with anna.at(table) as client:
                await client.until(lambda client: bool(client.messages))
                assert (await client.command("answer", **answer))["type"] == "done"
                await client.play()
                assert client.over
            record = (await anna.http.get(f"/api/v1/tables/{table}/record")).text
            assert verifier.verify(record) > 0

    with serving(tmp_path, database=database) as (address, _):
        asyncio.run(play(address))
