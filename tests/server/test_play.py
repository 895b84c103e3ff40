"""Whole games over the socket: with bots, with people, around one screen."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from server.live_server import BOT, FREE, ME, RANDOM, Client, Guest, Run, serving
from veillee.core.record import commitment_to
from veillee.server.settings import Pace
from veillee.tools import verifier


def test_a_whole_game_against_bots(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, invitations = await anna.open(ME, BOT, RANDOM, game="fairy-tale", options={"rounds": 1})
            assert invitations == [None, None, None]
            promised = (await anna.table(table))["commitment"]
            early = await anna.http.get(f"/api/v1/tables/{table}/record")
            assert early.status_code == 409
            async with anna.at(table) as client:
                await client.play()
                assert client.table["status"] == "over"
                assert client.messages[0]["result"]["winners"]
                assert [event["n"] for event in client.events[0]] == list(range(len(client.events[0])))
                versions = [message["version"] for message in client.heard if message["type"] == "update"]
                assert versions == list(range(1, len(versions) + 1))
            record = (await anna.http.get(f"/api/v1/tables/{table}/record")).text
            assert verifier.verify(record) > 0
            key = json.loads(record.splitlines()[-1])["key"]
            assert commitment_to(bytes.fromhex(key)) == promised

    run(play)


def test_two_guests_and_the_cuts_they_made(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris:
            table, invitations = await anna.open(ME, FREE)
            assert (await boris.sit(table, 1, invitations[1])).json()["seats"][1]["name"] == "Boris"
            async with anna.at(table, cut=False) as one, boris.at(table, cut=False) as two:
                assert one.table["status"] == "open"
                for client, letter in ((one, "a"), (two, "b")):
                    await client.say(type="cut", seat=client.seats[0], entropy=letter * 64)
                    await client.say(type="cut", seat=client.seats[0], entropy="c" * 64)
                await asyncio.gather(one.play(), two.play())
                assert one.messages[0]["result"] == two.messages[1]["result"]
                assert set(one.messages) == {0}
            record = (await anna.http.get(f"/api/v1/tables/{table}/record")).text
            assert verifier.verify(record) > 0
            assert json.loads(record.splitlines()[0])["entropies"] == ["a" * 64, "b" * 64]

    run(play)


def test_a_hot_seat(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open({**ME, "name": "Nina"}, {**ME, "name": "Oleg"}, BOT)
            async with anna.at(table) as client:
                assert client.seats == [0, 1]
                assert [seat["name"] for seat in client.table["seats"]][:2] == ["Nina", "Oleg"]
                await client.play()
                assert client.over
                assert {0, 1, 3} == set(client.messages), "both seats, and what everybody may see"
                assert "decision" not in client.messages[3]

    run(play)


def test_the_server_cuts_for_who_does_not(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT)
            async with anna.at(table, cut=False) as client:
                await client.until(lambda client: client.table["status"] == "playing")

    with serving(tmp_path, Pace(0, 0, cut=0.1)) as (address, _):
        asyncio.run(play(address))


def test_spectators_see_what_everybody_may(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, None) as nobody:
            table, _ = await anna.open(ME, BOT)
            async with anna.at(table, cut=False) as client, nobody.at(table) as looker:
                assert looker.seats == []
                await client.say(type="cut", seat=0, entropy="0" * 64)
                await client.play(2)
                await looker.until(lambda looker: bool(looker.messages))
                assert set(looker.messages) == {2}
                told = looker.messages[2]
                assert "decision" not in told
                assert "knowledge" not in told["view"]
                hands = next(zone for zone in looker.game["zones"] if zone["name"] == "hands")
                for zone in range(hands["first"], hands["first"] + hands["count"]):
                    assert all(card < 0 for card in told["view"]["zones"][zone])
                refused = await looker.command("answer", 0, decision=0, options=[0])
                assert refused["reasons"][0]["message"] == "server-not-your-seat"

    run(play)


async def _lose_and_return(anna: Guest, table: str, client: Client) -> dict[int, list[Any]]:
    seat = client.asked()[0]
    asked = client.decision(seat) or {}
    await client.say(type="answer", id=99, seat=seat, decision=asked["number"], options=[asked["options"][0]])
    await client.socket.close()
    known = client.events
    async with anna.at(table, since={seat: len(known[seat])}) as again:
        again.events = {seat: list(events) for seat, events in known.items()}
        message = {"seat": seat, "decision": asked["number"], "options": [asked["options"][0]]}
        for _ in range(2):
            assert (await again.command("answer", **message)) == {"type": "done", "id": again.ids, "taken": 1}
        other = {**message, "options": [asked["options"][0] + 1]}
        assert (await again.command("answer", **other))["reasons"][0]["message"] == "stale-decision"
        first = next(message for message in again.heard if message["type"] == "update")
        assert first["seats"][str(seat)]["events_from"] == len(known[seat])
        await again.play()
        return again.events


def test_an_answer_is_sent_again_after_a_lost_line(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT)
            async with anna.at(table) as client:
                await client.play(2)
                await client.until(lambda client: bool(client.asked()))
                events = await _lose_and_return(anna, table, client)
            async with anna.at(table) as later:
                await later.hear("update")
                assert later.events == events

    run(play)


def test_hints_and_reasons(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT, game="fairy-tale", options={})
            async with anna.at(table) as client:
                await client.until(lambda client: bool(client.asked()))
                options = (client.decision(0) or {})["options"]
                hints = (await client.command("hint", 0))["hints"]
                assert len(hints) == 3
                assert all(0 <= hint["chance"] <= 100 for hint in hints)
                assert all(hint["option"] in options for hint in hints)
                closed = next(option for option in range(1000) if option not in options)
                reasons = (await client.command("why-not", 0, option=closed))["reasons"]
                assert reasons[0]["rule"].startswith("ft.")
                refused = await client.answer(0, closed)
                assert refused["reasons"] == reasons
                assert (await client.command("why-not", 0, option=options[0]))["reasons"] == []

    run(play)


def test_owner_data_reach_the_table(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            data = 'game = "whispers"\n[[change]]\nid = "ember"\npoints = 9\n'
            table, _ = await anna.open(ME, BOT, owner_data=data)
            hashed = (await anna.table(table))["owner_data"]
            assert len(hashed) == 64
            async with anna.at(table) as client:
                await client.play()
                assert client.messages[0]["result"]["owner_data"] == hashed
            wrong = {"game": "whispers", "seats": [ME, BOT], "owner_data": "game = 7"}
            answer = await anna.http.post("/api/v1/tables", json=wrong)
            assert answer.status_code == 400
            assert answer.json()["error"]["message"] == "server-bad-owner-data"

    run(play)
