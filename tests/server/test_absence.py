"""Nobody holds a game up by vanishing: after a while the others may let a bot stand in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from server.live_server import FREE, ME, Client, Guest, Run, serving
from server.manual_clock import ManualClockTable, table_with_manual_clock
from veillee.server.api_error import ApiError
from veillee.server.auth import Guest as Known
from veillee.server.tables import seating

ANNA = Known("g0", "Anna")


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """A server at which whoever is off the line counts as absent at once."""

    def at_a_server(play: Callable[[str], Awaitable[None]]) -> None:
        with serving(tmp_path, grace=0.0) as (address, _):
            asyncio.run(asyncio.wait_for(play(address), 60))

    return at_a_server


def absent(table: ManualClockTable) -> list[bool]:
    """What seat 0 was last told about who is absent."""
    _, message = table.heard(0)[-1]
    return [seat["absent"] for seat in message["table"]["seats"]]


def test_a_seat_counts_as_absent_a_minute_after_its_line_broke() -> None:
    async def play() -> None:
        table = table_with_manual_clock("whispers", 3)
        await table.begin()
        await table.wait_until(10.0)
        await table.part(1)
        await table.wait_until(69.9)
        assert absent(table) == [False, False, False]
        with pytest.raises(ApiError) as refused:
            await seating.call_stand_in(table.table, 1, ANNA)
        assert (refused.value.status, refused.value.message) == (409, "server-not-absent")
        await table.wait_until(70.0)
        assert absent(table) == [False, True, False]
        assert table.heard(0)[-1][0] == 70.0
        await table.join(1)
        await table.wait_until(200.0)
        assert absent(table) == [False, False, False]

    asyncio.run(play())


def test_who_came_back_a_moment_ago_is_not_replaced() -> None:
    """Also where the table holds back, so that nobody has been shown the return yet."""

    async def play() -> None:
        table = table_with_manual_clock("fairy-tale", 2)
        await table.begin()
        await table.part(1)
        await table.wait_until(100.0)
        await table.answer(0, table.game.options(0)[0])
        await table.join(1)
        with pytest.raises(ApiError, match="server-not-absent"):
            await seating.call_stand_in(table.table, 1, ANNA)

    asyncio.run(play())


def test_a_stand_in_plays_until_its_player_is_back(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris, Guest(address, "Eve") as eve:
            table, invitations = await anna.open(ME, FREE, options={"rounds": 5})
            await boris.sit(table, 1, invitations[1])
            path = f"/api/v1/tables/{table}/seats/1/stand-in"
            async with anna.at(table) as one:
                async with boris.at(table) as two:
                    await two.until(lambda two: two.table["status"] == "playing")
                    assert (await anna.http.post(path)).status_code == 409
                await one.until(lambda one: _seat(one)["absent"])
                assert (await eve.http.post(path)).status_code == 403
                called = await anna.http.post(path)
                assert called.json()["seats"][1]["kind"] == "stand-in"
                assert (await anna.http.post(path)).status_code == 200
                await one.play(3)
                async with boris.at(table) as two:
                    assert two.seats == [1]
                    await one.until(lambda one: _seat(one)["kind"] == "guest")
                    await asyncio.gather(one.play(), two.play())
                    assert one.over

    run(play)


def test_a_stand_in_need_not_be_asked_for_consent(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris:
            table, invitations = await anna.open(ME, FREE)
            await boris.sit(table, 1, invitations[1])
            async with anna.at(table) as one:
                async with boris.at(table) as two:
                    await two.until(lambda two: two.table["status"] == "playing")
                await one.command("abandon", 0)
                await one.until(lambda one: bool(one.table["request"]) and _seat(one)["absent"])
                await anna.http.post(f"/api/v1/tables/{table}/seats/1/stand-in")
                await one.until(lambda one: one.table["status"] == "abandoned")

    run(play)


def test_somebody_else_may_be_invited_in_place_of_a_stand_in(run: Run) -> None:
    """As when a guest has lost the cookie: the seat goes to whoever comes with the invitation."""

    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris, Guest(address, "Eve") as eve:
            table, invitations = await anna.open(ME, FREE)
            await boris.sit(table, 1, invitations[1])
            async with anna.at(table) as one, eve.at(table) as three:
                async with boris.at(table) as two:
                    await two.until(lambda two: two.table["status"] == "playing")
                await one.until(lambda one: _seat(one)["absent"])
                await anna.http.post(f"/api/v1/tables/{table}/seats/1/stand-in")
                listed = (await anna.http.get(f"/api/v1/tables/{table}/invitations")).json()
                assert (await eve.sit(table, 1, listed[1])).status_code == 200
                await three.until(lambda three: three.seats == [1])
                async with boris.at(table) as two:
                    assert two.seats == []

    run(play)


def test_a_remote_bot_that_died_is_replaced_and_gets_its_seat_back(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME, options={"rounds": 5})
            token = (await anna.http.post(f"/api/v1/tables/{table}/seats/1/token")).json()["token"]
            async with anna.at(table) as one:
                async with Guest(address, None).at(table, token=token) as bot:
                    await bot.until(lambda bot: bot.table["status"] == "playing")
                await one.until(lambda one: _seat(one)["absent"])
                await anna.http.post(f"/api/v1/tables/{table}/seats/1/stand-in")
                await one.play(2)
                assert _seat(one)["kind"] == "stand-in"
                async with Guest(address, None).at(table, token=token) as bot:
                    assert bot.seats == [1]
                    await one.until(lambda one: _seat(one)["kind"] == "remote")

    run(play)


def _seat(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = client.table["seats"][1]
    return found


def test_bots_wait_when_the_last_person_has_left() -> None:
    async def play() -> None:
        table = table_with_manual_clock("fairy-tale", 3, bots=1)
        await table.begin()
        boris = Known("g1", "Boris")
        await seating.leave(table.table, 1, boris)
        await table.wait_until(100.0)
        assert 2 not in table.game.asked(), "while Anna is there, the bot has chosen"
        await seating.leave(table.table, 0, ANNA)
        lines = table.game.session.record.count
        await table.wait_until(500.0)
        assert table.game.session.record.count == lines
        await seating.sit(table.table, 1, boris, None, None)
        await table.settle()
        assert table.game.session.record.count == lines, "clocks begin anew"
        await table.wait_until(501.0)
        assert table.game.session.record.count > lines

    asyncio.run(play())
