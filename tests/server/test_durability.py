"""Nothing that was acknowledged is ever lost: not when the server is killed, not when the disk refuses."""

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
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.live_server import BOT, ME, Client, Guest, serving
from veillee.core.record import parse_record
from veillee.core.replay import replay
from veillee.registry import find_game, rules_for
from veillee.server.settings import Settings
from veillee.server.store import Store, StoreError, open_store
from veillee.tools import verifier

KILLS = 5


@contextmanager
def process(data: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own, that can be killed."""
    command = [sys.executable, "-m", "veillee", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        [*command, "--pace", "at-once", "--json"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "VEILLEE_GAMES": ""},
    ) as server:
        try:
            assert server.stdout is not None
            yield json.loads(server.stdout.readline())["address"].replace("localhost", "127.0.0.1"), server
        finally:
            server.kill()


class Memory:
    """What a client was promised: answers acknowledged, and events it has seen."""

    def __init__(self) -> None:
        self.acknowledged: list[tuple[int, int, int]] = []
        self.events: dict[int, list[Any]] = {}
        self.unsure: dict[str, Any] | None = None


async def _play_until_killed(client: Client, memory: Memory, server: Any, answers: int) -> None:
    """Give so many answers, sending again what was unsure; kill the server while one is on its way."""
    if memory.unsure is not None:
        await client.command("answer", **memory.unsure)
        memory.unsure = None
    given: set[tuple[int, int]] = set()
    while not client.over:
        fresh = [s for s in client.asked() if (s, (client.decision(s) or {})["number"]) not in given]
        if not fresh:
            await client.next()
            continue
        seat = fresh[0]
        asked = client.decision(seat) or {}
        answer = {"seat": seat, "decision": asked["number"], "options": [asked["options"][-1]]}
        memory.unsure = answer
        if len(given) == answers:
            await client.say(type="answer", id=7, **answer)
            os.kill(server.pid, signal.SIGKILL)
        given.add((seat, asked["number"]))
        reply = await client.command("answer", **answer)
        assert reply["type"] == "done", reply
        memory.acknowledged.append((seat, asked["number"], answer["options"][0]))
        memory.unsure = None


async def _go_on(address: str, cookie: str, table: str, memory: Memory, server: Any, answers: int) -> bool:
    """Come back to a table; returns whether its game is over."""
    guest = Guest(address, None)
    guest.http.cookies.set("veillee", cookie)
    since = {seat: len(events) for seat, events in memory.events.items()}
    try:
        async with guest.at(table, since=since, cut=not since) as client:
            client.events = memory.events
            await client.until(lambda client: bool(client.messages))
            await _play_until_killed(client, memory, server, answers)
            return True
    except (ConnectionClosed, OSError):
        return False
    finally:
        await guest.http.aclose()


def test_killed_again_and_again_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    rng = Random(4)
    memory = Memory()
    table = cookie = ""
    over = False
    for kill in range(KILLS + 1):
        with process(tmp_path) as (address, server):

            async def open_table(address: str) -> tuple[str, str]:
                async with Guest(address) as anna:
                    opened, _ = await anna.open(ME, ME, BOT, game="fairy-tale", options={"rounds": 2})
                    return opened, anna.http.cookies["veillee"]

            if not table:
                table, cookie = asyncio.run(open_table(address))
            answers = rng.randrange(2, 6) if kill < KILLS else 10_000
            over = asyncio.run(_go_on(address, cookie, table, memory, server, answers))
            if over:
                break
    assert over
    text = _record_in(tmp_path, table)
    assert verifier.verify(text) > 0
    session = replay(parse_record(text), rules_for(find_game("fairy-tale"), 3, {"rounds": 2}))
    standing = {(given.seat, given.decision, given.option) for given in session.answers}
    assert len(memory.acknowledged) > 10
    assert set(memory.acknowledged) <= standing
    for seat, events in memory.events.items():
        assert json.loads(json.dumps(session.events[seat])) == events


def _record_in(data: Path, table: str) -> str:
    async def read() -> str:
        store = open_store(Settings(data))
        lines = await store.record(table)
        store.close()
        return "".join(f"{line}\n" for line in lines)

    return asyncio.run(read())


def test_a_restart_keeps_seats_pauses_and_cuts(tmp_path: Path) -> None:
    async def before(address: str) -> tuple[str, str, str]:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT)
            token = (await anna.http.post(f"/api/v1/tables/{table}/seats/0/token")).json()["token"]
            async with Guest(address, None).at(table, token=token) as bot:
                await bot.play(1)
                await bot.command("pause", 0)
            return table, token, anna.http.cookies["veillee"]

    async def after(address: str, table: str, token: str, cookie: str) -> None:
        guest = Guest(address, None)
        guest.http.cookies.set("veillee", cookie)
        async with guest, guest.at(table) as looker:
            assert looker.table["paused"]
            assert looker.table["seats"][0]["kind"] == "remote"
            async with guest.at(table, token=token) as bot:
                await bot.command("resume", 0)
                await bot.play()
                assert bot.over

    with serving(tmp_path) as (address, _):
        kept = asyncio.run(before(address))
    with serving(tmp_path) as (address, _):
        asyncio.run(after(address, *kept))


def test_what_the_disk_refuses_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(address: str, house: Any) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME, game="fairy-tale", options={"rounds": 1})
            async with anna.at(table) as client:
                await client.until(lambda client: bool(client.asked()))
                seat = client.asked()[0]
                asked = client.decision(seat) or {}
                assert len(asked["options"]) > 1
                before = dict(client.messages[seat]["view"])
                _break_disk(house.store, monkeypatch)
                answer = {"seat": seat, "decision": asked["number"], "options": asked["options"][:1]}
                await client.say(type="answer", id=1, **answer)
                heard = [await client.next()]
                while heard[-1]["type"] != "error":
                    heard.append(await client.next())
                assert [message["type"] for message in heard] == ["error"]
                assert heard[0]["message"] == "server-not-saved"
                assert (await anna.http.get("/ready")).status_code == 503
            monkeypatch.undo()
            assert (await anna.http.get("/ready")).status_code == 200
            async with anna.at(table) as client:
                await client.until(lambda client: bool(client.messages))
                assert client.messages[seat]["view"] == before
                assert (await client.command("answer", **answer)) == {"type": "done", "id": 1, "taken": 1}
                await client.play()
                assert client.over
            record = (await anna.http.get(f"/api/v1/tables/{table}/record")).text
            assert verifier.verify(record) > 0

    with serving(tmp_path) as (address, house):
        asyncio.run(play(address, house))


def _break_disk(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every write fail when it should reach the disk; reading still works."""

    async def broken(work: Any) -> None:
        raise StoreError("disk I/O error")

    monkeypatch.setattr(store._engine, "run", broken)


def test_a_table_that_nobody_looks_at_leaves_memory(tmp_path: Path) -> None:
    async def play(address: str, house: Any) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME)
            async with anna.at(table) as client:
                await client.play(1)
                object.__setattr__(house.settings, "idle", 0.0)
            while b"veillee_tables 0.0" not in house.metrics.text():
                await anna.http.get("/health")
            object.__setattr__(house.settings, "idle", 600.0)
            async with anna.at(table) as client:
                await client.play()
                assert client.over

    with serving(tmp_path) as (address, house):
        asyncio.run(play(address, house))


def test_the_last_answer_of_a_game_is_acknowledged_again_after_a_restart(tmp_path: Path) -> None:
    """Its client was cut off before it heard, and the game it comes back to is over."""
    found: dict[str, Any] = {}

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME)
            async with anna.at(table) as client:
                await client.play()
            found.update(table=table, cookies=dict(anna.http.cookies))
            lines = (await anna.http.get(f"/api/v1/tables/{table}/record")).text.splitlines()
            found["last"] = [line for line in map(json.loads, lines) if line["type"] == "answer"][-1]

    async def send_again(address: str) -> None:
        async with Guest(address, None) as anna:
            anna.http.cookies.update(found["cookies"])
            last = found["last"]
            async with anna.at(found["table"]) as client:
                given = {"decision": last["decision"], "options": [last["option"]]}
                assert (await client.command("answer", last["seat"], **given))["taken"] == 1
                given["options"] = [last["option"] + 1]
                refused = await client.command("answer", last["seat"], **given)
                assert refused["reasons"][0]["message"] == "server-stopped"

    for evening in (play, send_again):
        with serving(tmp_path) as (address, _):
            asyncio.run(evening(address))
