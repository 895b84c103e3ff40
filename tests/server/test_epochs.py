"""The rules change while a table rests: its game goes on by the new ones, or is shown as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from server.live_server import ME, Guest, serving
from toys.whispers.game import GAME, Whispers
from veillee.commands import main
from veillee.commands.command import UNCHECKED
from veillee.core import Setup
from veillee.core.record import parse_record
from veillee.server.tables.hosted_game import HostedGame, _rules
from veillee.tools.verifier import verify

Evening = Callable[[Guest], Awaitable[None]]


@contextmanager
def new_rules(make: Callable[[Setup], Any] = Whispers, revision: int = 2) -> Iterator[None]:
    with patch.object(GAME, "make", make), patch.object(GAME, "revision", revision):
        _rules.cache_clear()
        yield
    _rules.cache_clear()


def twice_the_points(setup: Setup) -> Whispers:
    rules = Whispers(setup)
    rules.points = [2 * points for points in rules.points]
    return rules


def other_names(setup: Setup) -> Whispers:
    """Rules to which a number in an old state may mean something else."""
    rules = Whispers(setup)
    rules.handlers[0].name = "another-turn"
    return rules


class House:
    """A data folder, and one guest who comes back whenever the house opens again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._cookies: Any = None

    def evening(self, play: Evening) -> None:
        async def bounded(address: str) -> None:
            async with asyncio.timeout(60), Guest(address, None if self._cookies else "Anna") as anna:
                anna.http.cookies.update(self._cookies or {})
                await play(anna)
                self._cookies = dict(anna.http.cookies)

        with serving(self.folder) as (address, _):
            asyncio.run(bounded(address))

    def table(self, answers: int) -> tuple[str, list[Any]]:
        """A table at which so many answers were given, and what the public was told."""
        found: list[Any] = []

        async def play(anna: Guest) -> None:
            table, _ = await anna.open(ME, ME, options={"rounds": 5})
            async with anna.at(table) as client:
                await client.until(lambda client: bool(client.messages))
                await client.play(answers)
            async with Guest(anna.address, None).at(table) as other:
                await other.until(lambda other: bool(other.messages))
                found.extend([table, other.events[2]])

        self.evening(play)
        return found[0], found[1]


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_a_game_goes_on_under_new_rules(house: House, tmp_path: Path) -> None:
    table, told = house.table(5)

    async def look_on(anna: Guest) -> None:
        async with Guest(anna.address, None).at(table) as other:
            await other.until(lambda other: bool(other.messages))
            assert other.events[2][: len(told)] == told

    async def play_a_little(anna: Guest) -> None:
        await look_on(anna)
        async with anna.at(table) as client:
            assert (await client.command("undo", 0))["reasons"][0]["message"] == "undo-nothing"
            await client.play(2)

    async def play_on(anna: Guest) -> None:
        await look_on(anna)
        async with anna.at(table) as client:
            await client.play()
            result = client.messages[0]["result"]
            assert result["scores"]
            assert all(score % 2 == 0 for score in result["scores"])
        (tmp_path / "game.record").write_text((await anna.http.get(f"/api/v1/tables/{table}/record")).text)

    with new_rules(twice_the_points):
        house.evening(play_a_little)
        house.evening(play_on)
        text = (tmp_path / "game.record").read_text()
        epochs = [line for line in parse_record(text).lines if line["type"] == "epoch"]
        assert [epoch["revision"] for epoch in epochs] == [2]
        assert epochs[0]["events"][2] == told
        assert verify(text) > 0
        assert main(["verify", str(tmp_path / "game.record")]) == UNCHECKED
        assert main(["replay", str(tmp_path / "game.record")]) == 0


def test_a_game_that_is_over_is_shown_as_it_was(house: House) -> None:
    table, told = house.table(1000)

    async def look(anna: Guest) -> None:
        async with anna.at(table) as client:
            await client.until(lambda client: bool(client.messages))
            assert client.over
            assert client.messages[0]["result"]["winners"]
            refused = await client.command("undo", 0)
            assert refused["reasons"][0]["message"] == "server-stopped"
        async with Guest(anna.address, None).at(table) as other:
            await other.until(lambda other: bool(other.messages))
            assert other.events[2] == told
        assert verify((await anna.http.get(f"/api/v1/tables/{table}/record")).text) > 0
        assert (await anna.http.post(f"/api/v1/tables/{table}/rematch")).status_code == 201

    with new_rules(twice_the_points):
        house.evening(look)


@pytest.mark.parametrize("revision", [2, 0], ids=["later", "earlier"])
def test_a_game_that_cannot_go_on_is_shown_as_it_stood(house: House, revision: int) -> None:
    table, told = house.table(4)

    async def look(anna: Guest) -> None:
        async with anna.at(table) as client:
            await client.until(lambda client: bool(client.messages))
            assert client.table["status"] == "stopped"
            assert client.seats == [0, 1]
            assert client.asked() == []
            for kind, more in (("answer", {"decision": 2, "options": [0]}), ("undo", {}), ("hint", {})):
                refused = await client.command(kind, 0, **more)
                assert refused["reasons"][0]["message"] == "server-stopped"
        async with Guest(anna.address, None).at(table) as other:
            await other.until(lambda other: bool(other.messages))
            assert other.events[2] == told
        assert (await anna.http.get(f"/api/v1/tables/{table}/record")).status_code == 409
        left = await anna.http.delete(f"/api/v1/tables/{table}/seats/1")
        assert left.json()["seats"][1]["kind"] == "stand-in"
        assert (await anna.http.post(f"/api/v1/tables/{table}/rematch")).status_code == 201

    async def play_on(anna: Guest) -> None:
        async with anna.at(table) as client:
            await client.play()
            assert client.table["status"] == "over"

    with new_rules(other_names, revision):
        house.evening(look)
    house.evening(play_on)


def test_a_migration_lets_a_game_go_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = house.table(4)

    def migrate(self: Whispers, state: dict[str, Any], revision: int) -> dict[str, Any]:
        assert revision == 1
        return state

    async def play_on(anna: Guest) -> None:
        async with anna.at(table) as client:
            await client.play()
            assert client.table["status"] == "over"

    monkeypatch.setattr(Whispers, "migrate", migrate)
    with new_rules(other_names):
        house.evening(play_on)


def test_a_table_kept_without_a_snapshot_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HostedGame, "snapshot", lambda play, at_rest=False: None)
    monkeypatch.setattr(HostedGame, "views", lambda play: None)
    table, _ = house.table(4)

    async def look(anna: Guest) -> None:
        answer = await anna.http.get(f"/api/v1/tables/{table}")
        assert answer.status_code == 409
        assert answer.json()["error"]["message"] == "server-unplayable"

    with new_rules():
        house.evening(look)
