"""Undo, breaking off and pausing: what one seat may do alone, and what the others must agree to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from server.live_server import BOT, FREE, ME, Client, Guest, Run, serving
from veillee.server.tables import client_commands

DRAFT = {"game": "fairy-tale", "options": {"rounds": 1}}


@asynccontextmanager
async def two_at_a_table(address: str, **more: Any) -> AsyncIterator[tuple[Client, Client]]:
    async with Guest(address) as anna, Guest(address, "Boris") as boris:
        table, invitations = await anna.open(ME, FREE, **more)
        await boris.sit(table, 1, invitations[1])
        async with anna.at(table) as one, boris.at(table) as two:
            await asyncio.gather(
                *(client.until(lambda client: bool(client.messages)) for client in (one, two))
            )
            yield one, two


def test_undo_is_free_until_somebody_could_know(run: Run) -> None:
    async def play(address: str) -> None:
        async with two_at_a_table(address, **DRAFT) as (one, two):
            before = dict(one.messages[0]["view"])
            assert (await one.answer(0))["type"] == "done"
            await one.until(lambda one: one.decision(0) is None)
            assert one.messages[0]["undo"]
            assert (await one.command("undo", 0))["type"] == "done"
            await one.until(lambda one: one.decision(0) is not None)
            assert one.messages[0]["view"] == before
            assert one.table["request"] is None
            await asyncio.gather(one.play(), two.play())

    run(play)


def test_events_of_an_undone_choice_never_happened(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris:
            table, invitations = await anna.open(ME, FREE, **DRAFT)
            await boris.sit(table, 1, invitations[1])
            async with anna.at(table) as one, boris.at(table):
                await one.until(lambda one: bool(one.asked()))
                await one.answer(0)
                await one.until(lambda one: one.decision(0) is None)
                known = list(one.events[0])
                await one.socket.close()
                async with anna.at(table) as other:
                    await other.until(lambda other: bool(other.messages))
                    await other.command("undo", 0)
                    await other.until(lambda other: other.decision(0) is not None)
                    kept = list(other.events[0])
                    last = (other.decision(0) or {})["options"][-1]
                    await other.answer(0, last)
                    await other.until(lambda other: other.decision(0) is None)
                    played = list(other.events[0])
                assert kept == known[: len(kept)]
                assert played != known
                async with anna.at(table, since={0: len(known)}) as again:
                    again.events = {0: known}
                    await again.until(lambda again: bool(again.messages))
                    assert again.events[0] == played

    run(play)


def test_taking_back_what_others_saw_needs_their_consent(run: Run) -> None:
    async def play(address: str) -> None:
        async with two_at_a_table(address, options={"rounds": 5}) as (one, two):
            await one.answer(0)
            await one.until(lambda one: not one.messages[0]["undo"])
            assert (await one.command("undo", 0))["type"] == "done"
            await two.until(lambda two: two.table["request"] is not None)
            request = two.table["request"]
            assert (request["kind"], request["seat"], request["agreed"]) == ("undo", 0, [0])
            wrong = await two.command("consent", 1, request=request["number"] + 1, agree=True)
            assert wrong["reasons"][0]["message"] == "server-no-request"
            await two.command("consent", 1, request=request["number"], agree=False)
            for client in (one, two):
                await client.until(lambda client: client.table["request"] is None)
            assert "take_backs" not in one.messages[0]
            await one.command("undo", 0)
            await two.until(lambda two: two.table["request"] is not None)
            number = two.table["request"]["number"]
            assert (await two.command("consent", 1, request=number, agree=True))["type"] == "done"
            await one.until(lambda one: one.messages[0].get("take_backs") == 1 and bool(one.asked()))
            await two.until(lambda two: two.messages[1].get("take_backs") == 1)
            await asyncio.gather(one.play(), two.play())
            assert one.messages[0]["result"]["take_backs"] == 1

    run(play)


def test_bots_consent_at_once(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT, options={"rounds": 5})
            async with anna.at(table) as client:
                await client.play(2)
                await client.until(lambda client: bool(client.asked()))
                assert (await client.command("undo", 0))["type"] == "done"
                await client.until(lambda client: client.messages[0].get("take_backs") == 1)
                assert client.table["request"] is None
                await client.play()

    run(play)


def test_an_answer_ends_a_request_to_take_back(run: Run) -> None:
    async def play(address: str) -> None:
        async with two_at_a_table(address, options={"rounds": 5}) as (one, two):
            await one.answer(0, (one.decision(0) or {})["options"][-1])
            await one.command("undo", 0)
            await two.until(lambda two: two.table["request"] is not None and bool(two.asked()))
            await two.answer(1)
            await two.until(lambda two: two.table["request"] is None)

    run(play)


def test_breaking_off_needs_everybody(run: Run) -> None:
    async def play(address: str) -> None:
        async with two_at_a_table(address) as (one, two):
            await one.command("abandon", 0)
            await two.until(lambda two: two.table["request"] is not None)
            again = await one.command("abandon", 0)
            assert again["reasons"][0]["message"] == "server-request-pending"
            await two.command("consent", 1, request=two.table["request"]["number"], agree=True)
            await one.until(lambda one: one.over)
            assert one.table["status"] == "abandoned"
            assert one.messages[0]["result"] == {"abandoned": True}
            for client, seat in ((one, 0), (two, 1)):
                await client.until(lambda client: client.over)
                assert (client.decision(seat), client.messages[seat]["waiting"]) == (None, [])

    run(play)


def test_a_request_outlives_a_restart(tmp_path: Path) -> None:
    """With all who have agreed; nobody is asked twice."""

    async def before(address: str) -> tuple[str, list[str]]:
        async with Guest(address) as anna, Guest(address, "Boris") as boris, Guest(address, "Eve") as eve:
            table, invitations = await anna.open(ME, FREE, FREE)
            await boris.sit(table, 1, invitations[1])
            await eve.sit(table, 2, invitations[2])
            async with anna.at(table) as one, boris.at(table) as two, eve.at(table):
                await one.until(lambda one: bool(one.messages))
                assert (await one.command("abandon", 0))["type"] == "done"
                await two.until(lambda two: two.table["request"] is not None)
                await two.command("consent", 1, request=1, agree=True)
                return table, [guest.http.cookies["veillee"] for guest in (anna, boris, eve)]

    async def after(address: str, table: str, cookies: list[str]) -> None:
        async with Guest(address, None) as eve:
            eve.http.cookies.set("veillee", cookies[2])
            async with eve.at(table) as three:
                await three.until(lambda three: bool(three.messages))
                request = {"number": 1, "kind": "abandon", "seat": 0, "agreed": [0, 1]}
                assert three.table["request"] == request
                await three.command("consent", 2, request=1, agree=True)
                await three.until(lambda three: three.over)
                assert three.table["request"] is None

    with serving(tmp_path) as (address, _):
        kept = asyncio.run(before(address))
    with serving(tmp_path) as (address, _):
        asyncio.run(after(address, *kept))


def test_who_leaves_no_longer_has_to_agree(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris:
            table, invitations = await anna.open(ME, FREE)
            await boris.sit(table, 1, invitations[1])
            async with anna.at(table) as one, boris.at(table) as two:
                await one.until(lambda one: bool(one.messages))
                await one.command("abandon", 0)
                await two.until(lambda two: two.table["request"] is not None)
                await boris.http.delete(f"/api/v1/tables/{table}/seats/1")
                await one.until(lambda one: one.table["status"] == "abandoned")

    run(play)


def test_a_table_can_be_given_up_before_it_begins(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, FREE)
            async with anna.at(table) as one:
                await one.command("abandon", 0)
                await one.until(lambda one: one.over)
            assert (await anna.http.get(f"/api/v1/tables/{table}/record")).status_code == 409

    run(play)


def test_a_pause_holds_answers_and_bots(run: Run) -> None:
    async def play(address: str) -> None:
        async with two_at_a_table(address) as (one, two):
            await two.command("pause", 1)
            await one.until(lambda one: one.table["paused"])
            assert (await one.answer(0))["reasons"][0]["message"] == "server-paused"
            await one.command("resume", 0)
            await asyncio.gather(one.play(), two.play())
            assert one.over

    run(play)


def test_only_so_many_choices_are_taken_back_by_consent(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next one is refused, and neither the game nor anybody's request changes."""
    monkeypatch.setattr(client_commands, "MOST_TAKE_BACKS", 2)

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME)
            async with anna.at(table) as client:
                await client.until(lambda client: bool(client.asked()))
                for _ in range(2):
                    await client.answer(0)
                    assert (await client.command("undo", 0))["type"] == "done"
                    await client.until(lambda client: client.decision(0) is not None)
                await client.answer(0)
                await client.until(lambda client: client.decision(0) is None)
                before = dict(client.messages[0])
                refused = await client.command("undo", 0)
                assert refused["type"] == "refused"
                assert refused["reasons"][0]["message"] == "server-take-backs"
                assert refused["reasons"][0]["arguments"] == {"most": 2}
                assert client.table["request"] is None
                assert client.messages[0] == before
                await client.play()
                assert client.messages[0]["result"]["take_backs"] == 2

    run(play)
