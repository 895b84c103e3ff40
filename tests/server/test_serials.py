"""Messages that bear numbers: what comes twice is passed over, and a line that lost something is left."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.live_server import BOT, FREE, ME, Client, Guest, Run, serving
from server.manual_clock import table_with_manual_clock
from veillee.server.messages import Answer
from veillee.server.settings import Bounds
from veillee.server.tables.client_commands import handle
from veillee.server.tables.client_connection import ClientConnection

ROUND = {"game": "fairy-tale", "options": {"rounds": 1}}


async def told_why(client: Client) -> tuple[str, int]:
    """What a client is told at the end of its line, and the code it is closed with."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await client.next()
    errors = [message["message"] for message in client.heard if message["type"] == "error"]
    return "".join(errors), client.socket.close_code or 0


async def first_asked(client: Client) -> dict[str, Any]:
    """An answer to the first thing that seat 0 is asked."""
    await client.until(lambda client: bool(client.asked()))
    asked = client.decision(0)
    assert asked is not None
    return {"decision": asked["number"], "options": asked["options"][:1]}


def test_numbers_have_no_gaps_whoever_is_told_less(run: Run) -> None:
    """Each line counts what is sent on it: a message that somebody else gets leaves no hole."""

    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris, Guest(address, "Clara") as clara:
            table, invitations = await anna.open(ME, FREE, game="whispers", options={"rounds": 2})
            await boris.sit(table, 1, invitations[1])
            async with (
                anna.at(table, client="a") as one,
                boris.at(table, client="b") as two,
                clara.at(table, client="c") as three,
            ):
                await asyncio.gather(one.play(), two.play(), three.play())
                numbers = [[message["serial"] for message in each.heard] for each in (one, two, three)]
            assert all(each == list(range(1, len(each) + 1)) for each in numbers), numbers
            assert len(numbers[2]) < len(numbers[0])

    run(play)


def test_who_does_not_count_is_served_as_before(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT)
            async with anna.at(table) as client:
                await client.play()
                assert not any("serial" in message for message in client.heard)

    run(play)


def test_a_message_that_comes_twice_is_passed_over(run: Run) -> None:
    """Also where the answer has been taken back meanwhile, and would be taken once more."""

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT, **ROUND)
            async with anna.at(table, client="a") as client:
                answer = await first_asked(client)
                serial = client.serial
                assert (await client.command("answer", 0, **answer))["type"] == "done"
                assert (await client.command("undo", 0))["type"] == "done"
                await client.socket.send(
                    json.dumps({"type": "answer", "id": 1, "seat": 0, **answer, "serial": serial})
                )
                client.heard = []
                await client.say(type="ping")
                await client.hear("pong")
                assert not any(message["type"] == "done" for message in client.heard)
                assert (client.decision(0) or {})["number"] == answer["decision"]

    run(play)


def test_an_answer_sent_again_is_known_though_it_was_taken_back(run: Run) -> None:
    """To the client that sent it; another one may mean it."""

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT, **ROUND)
            async with anna.at(table, client="a") as client:
                answer = await first_asked(client)
                assert (await client.command("answer", 0, **answer))["taken"] == 1
                assert (await client.command("undo", 0))["type"] == "done"
            for name, stands in (("a", False), ("b", True)):
                async with anna.at(table, client=name) as client:
                    await first_asked(client)
                    assert (await client.command("answer", 0, **answer))["taken"] == 1
                    await client.say(type="ping")
                    await client.hear("pong")
                    asked = client.decision(0) or {"number": 99}
                    assert (asked["number"] > answer["decision"]) is stands, name

    run(play)


def test_a_client_that_comes_back_ends_its_older_line(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris:
            table, _ = await anna.open(ME, BOT, **ROUND)
            async with (
                anna.at(table, client="a") as older,
                anna.at(table, client="b") as other,
                boris.at(table, client="a") as stranger,
                anna.at(table, client="a") as newer,
            ):
                assert await told_why(older) == ("", 4408)
                for client in (newer, other, stranger):
                    await client.say(type="ping")
                    await client.hear("pong")

    run(play)


def test_what_an_older_line_had_still_asked_for_is_not_done() -> None:
    """Its client counts as refused what was no answer, and sends answers again."""

    async def play() -> list[int]:
        clock = table_with_manual_clock("whispers", 2, rounds=1)
        await clock.begin()
        await clock.wait_until(10)
        table, game = clock.table, clock.table.game
        assert game is not None
        seat, decision = next(iter(game.asked().items()))
        guest = f"g{seat}"
        older, newer = [ClientConnection(lambda _: None, lambda _: None, guest, client="a") for _ in "12"]
        await table.join(older)
        await table.join(newer)
        answer = Answer(1, seat, decision, game.options(seat)[:1])
        stored = [len(clock.store.lines)]
        for connection in (older, newer):
            await handle(table, connection, answer)
            stored.append(len(clock.store.lines))
        return stored

    begun, before, after = asyncio.run(play())
    assert begun == before < after


@pytest.mark.parametrize("serial", [0, 4, 99])
def test_a_line_that_misses_a_message_is_closed(run: Run, serial: int) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT)
            async with anna.at(table, cut=False, client="a") as client:
                await client.say(type="ping")
                await client.say(type="ping", serial=serial)
                assert await told_why(client) == ("server-line-broken", 4408)

    run(play)


def test_a_hello_that_got_lost_is_missed(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT)
            url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
            async with connect(url) as socket:
                client = Client(socket, serial=2)
                await client.say(type="ping")
                assert await told_why(client) == ("server-line-broken", 4408)

    run(play)


def test_a_silent_line_is_closed_if_it_counts(tmp_path: Path) -> None:
    """Who counts has promised to say something now and then."""

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT)
            async with anna.at(table, cut=False) as other, anna.at(table, cut=False, client="a") as client:
                assert await told_why(client) == ("server-line-broken", 4408)
                await other.say(type="ping")
                await other.hear("pong")

    with serving(tmp_path, bounds=Bounds(silent_within=0.1)) as (address, _):
        asyncio.run(play(address))
