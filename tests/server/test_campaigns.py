"""Campaigns at a server: table after table, through restarts, with people who come and go."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from server.live_server import BOT, FREE, ME, Guest, Run, serving
from toys.lamps import GAME
from veillee.server.model.stored_campaign import StoredCampaign
from veillee.server.tables.hosted_game import _rules

WEEK = {"game": "lamps", "campaign": "week"}
FABLE = {"game": "fine-sand", "campaign": "fable", "options": {"rounds": 1}}


async def begin(guest: Guest, *seats: dict[str, Any], **body: Any) -> dict[str, Any]:
    answer = await guest.http.post("/api/v1/campaigns", json={**body, "seats": list(seats)})
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


async def campaign(guest: Guest, id: str) -> dict[str, Any]:
    found: dict[str, Any] = (await guest.http.get(f"/api/v1/campaigns/{id}")).json()
    return found


async def go_on(guest: Guest, id: str) -> str:
    answer = await guest.http.post(f"/api/v1/campaigns/{id}/next")
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


async def play(guest: Guest, table: str) -> None:
    async with guest.at(table) as client:
        await client.play()


async def look_on(guest: Guest, table: str) -> None:
    """Let a bot play one's seat, and see how it ends."""
    async with guest.at(table) as client:
        await client.until(lambda client: client.table["status"] != "open")
        if not client.over:
            answer = await guest.http.post(f"/api/v1/tables/{table}/seats/0/stand-in")
            assert answer.status_code == 200, answer.text
        await client.until(lambda client: client.over)


def test_a_campaign_survives_restarts_in_the_middle(tmp_path: Path) -> None:
    """Restarted between chapters and within one, it comes to its end all the same."""
    known: dict[str, Any] = {}

    async def first(address: str) -> None:
        async with Guest(address) as anna:
            opened = await begin(anna, ME, BOT, **WEEK)
            known.update(id=opened["id"], table=opened["table"], cookie=anna.http.cookies["veillee"])
            await play(anna, opened["table"])
            known["table"] = await go_on(anna, opened["id"])

    async def later(address: str) -> None:
        async with Guest(address, None) as anna:
            anna.http.cookies.set("veillee", known["cookie"])
            before = await campaign(anna, known["id"])
            assert before["table"] == known["table"]
            async with anna.at(known["table"]) as client:
                await client.play(most=1)
            known["before"] = before

    async def last(address: str) -> None:
        async with Guest(address, None) as anna:
            anna.http.cookies.set("veillee", known["cookie"])
            found = await campaign(anna, known["id"])
            assert found["sheet"] == known["before"]["sheet"]
            table = found["table"] or await go_on(anna, known["id"])
            for _ in range(5):
                await play(anna, table)
                found = await campaign(anna, known["id"])
                if found["closed"]:
                    break
                table = await go_on(anna, known["id"])
            assert (found["closed"], found["games"], len(found["chapters"])) == ("done", 3, 6)
            tables = [await anna.table(chapter["table"]) for chapter in found["chapters"]]
            assert [each["campaign"] for each in tables] == [known["id"]] * 6
            assert [each["options"]["part"] for each in tables] == ["interlude", "game"] * 3
            refused = await anna.http.post(f"/api/v1/campaigns/{known['id']}/next")
            assert refused.json()["error"]["message"] == "server-campaign-over"

    for visit in (first, later, last):
        with serving(tmp_path) as (address, _):
            asyncio.run(asyncio.wait_for(visit(address), 60))


def test_bots_finish_a_game_for_who_looks_on_and_the_seat_is_theirs_again(run: Run) -> None:
    async def visit(address: str) -> None:
        async with Guest(address) as anna:
            opened = await begin(anna, ME, BOT, BOT, **FABLE)
            table = opened["table"]
            for _ in range(3):
                await look_on(anna, table)
                table = await go_on(anna, opened["id"])
            seats = (await anna.table(table))["seats"]
            assert [seat["kind"] for seat in seats] == ["guest", "bot", "bot"]
            found = await campaign(anna, opened["id"])
            assert found["games"] == 1
            history = found["sheet"][0]["rows"]
            assert len(history) == 2
            assert history[0]["winners"]
            assert len(history[0]["left"]) == 3
            keys = {(await anna.table(chapter["table"]))["commitment"] for chapter in found["chapters"]}
            assert len(keys) == 4

    run(visit)


def test_the_next_chapter_is_the_same_for_all_and_reached_from_the_table_too(run: Run) -> None:
    async def visit(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris:
            opened = await begin(anna, ME, FREE, **WEEK)
            table, invitation = opened["table"], opened["invitations"][1]
            assert (await boris.sit(table, 1, invitation)).status_code == 200
            async with anna.at(table) as one, boris.at(table) as other:
                await asyncio.gather(one.play(), other.play())
            answers = [await guest.http.post(f"/api/v1/tables/{table}/rematch") for guest in (anna, boris)]
            assert len({answer.json()["id"] for answer in answers}) == 1
            assert (await anna.table(table))["next"] == answers[0].json()["id"]
            found = await campaign(anna, opened["id"])
            assert found["names"] == ["Anna", "Boris"]
            assert found["table"] == answers[0].json()["id"]

    run(visit)


def test_who_looks_while_another_goes_on_undoes_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, house):
        load, pauses = house.store.load_campaign, iter([0.3])

        async def slowly_at_first(id: str) -> StoredCampaign | None:
            found = await load(id)
            await asyncio.sleep(next(pauses, 0.0))
            return found

        async def visit() -> None:
            async with Guest(address) as anna:
                opened = await begin(anna, ME, BOT, **WEEK)
                await play(anna, opened["table"])
                with patch.object(house.store, "load_campaign", slowly_at_first):
                    looking = asyncio.create_task(campaign(anna, opened["id"]))
                    await asyncio.sleep(0.1)
                    table = await go_on(anna, opened["id"])
                    await looking
                assert (await campaign(anna, opened["id"]))["table"] == table

        asyncio.run(asyncio.wait_for(visit(), 60))


def test_a_campaign_that_is_busy_holds_up_no_other(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, house):
        load, is_done = house.store.load_campaign, threading.Event()

        async def visit() -> None:
            async with Guest(address) as anna:
                busy, other = [(await begin(anna, ME, BOT, **WEEK))["id"] for _ in range(2)]

                async def slowly(id: str) -> StoredCampaign | None:
                    if id == busy:
                        await asyncio.to_thread(is_done.wait, 30)
                    return await load(id)

                with patch.object(house.store, "load_campaign", slowly):
                    waiting = asyncio.create_task(campaign(anna, busy))
                    await asyncio.sleep(0.1)
                    assert (await campaign(anna, other))["id"] == other
                    assert not waiting.done()
                    is_done.set()
                    assert (await waiting)["id"] == busy

        asyncio.run(asyncio.wait_for(visit(), 60))


def test_a_finished_chapter_counts_under_later_rules_without_being_played_again(tmp_path: Path) -> None:
    known: dict[str, Any] = {}

    async def first(address: str) -> None:
        async with Guest(address) as anna:
            opened = await begin(anna, ME, BOT, **WEEK)
            known.update(id=opened["id"], cookie=anna.http.cookies["veillee"])
            await play(anna, opened["table"])

    async def later(address: str) -> None:
        async with Guest(address, None) as anna:
            anna.http.cookies.set("veillee", known["cookie"])
            table = await go_on(anna, known["id"])
            assert (await anna.table(table))["options"]["part"] == "game"
            await play(anna, table)
            assert (await campaign(anna, known["id"]))["games"] == 1

    with serving(tmp_path) as (address, _):
        asyncio.run(asyncio.wait_for(first(address), 60))
    with (
        patch.object(GAME, "revision", GAME.revision + 1),
        patch(
            "veillee.server.tables.reopening.whole_record", side_effect=AssertionError("it is played again")
        ),
        serving(tmp_path) as (address, _),
    ):
        _rules.cache_clear()
        asyncio.run(asyncio.wait_for(later(address), 60))
    _rules.cache_clear()


def test_players_join_and_leave_between_two_games(run: Run) -> None:
    async def visit(address: str) -> None:
        async with Guest(address) as anna:
            opened = await begin(anna, ME, BOT, **FABLE)
            url = f"/api/v1/campaigns/{opened['id']}/seats"
            stay = [{"member": 0}, {"member": 1}]
            joined = {"seats": [*stay, {"newcomer": {"kind": "bot", "name": "Odile"}}]}
            await look_on(anna, opened["table"])
            refused = await anna.http.put(url, json=joined)
            assert refused.json()["error"]["message"] == "server-bad-seats"
            table = await go_on(anna, opened["id"])
            assert (await anna.http.put(url, json=joined)).json()["error"]["message"] == "server-not-over"
            await look_on(anna, table)
            assert (await campaign(anna, opened["id"]))["interlude"]
            changed = (await anna.http.put(url, json=joined)).json()
            assert (changed["names"][-1], changed["seats"]) == ("Odile", [0, 1, 2])
            table = await go_on(anna, opened["id"])
            assert (await anna.table(table))["players"] == 3
            await look_on(anna, table)
            await look_on(anna, await go_on(anna, opened["id"]))
            gone = await anna.http.put(url, json={"seats": [{"member": 0}, {"member": 2}]})
            assert gone.json()["seats"] == [0, 2]
            found = await campaign(anna, opened["id"])
            assert [row["seats"] for row in found["sheet"][0]["rows"]] == [[0, 1], [0, 1, 2]]
            strange = await anna.http.put(url, json={"seats": [{"member": 0}, {"member": 1}]})
            assert strange.json()["error"]["message"] == "server-no-such-member"

    run(visit)


def test_a_chapter_that_was_broken_off_is_played_again(run: Run) -> None:
    async def visit(address: str) -> None:
        async with Guest(address) as anna:
            opened = await begin(anna, ME, BOT, **FABLE)
            await look_on(anna, opened["table"])
            table = await go_on(anna, opened["id"])
            async with anna.at(table) as client:
                await client.until(lambda client: client.table["status"] == "playing")
                await client.command("abandon", 0)
                await client.until(lambda client: client.over)
            again = await go_on(anna, opened["id"])
            assert again != table
            found = await campaign(anna, opened["id"])
            assert [chapter["table"] for chapter in found["chapters"]] == [opened["table"], again]

    run(visit)


def test_giving_up_closes_a_campaign_for_who_plays_in_it(run: Run) -> None:
    async def visit(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris:
            opened = await begin(anna, ME, BOT, **WEEK)
            url = f"/api/v1/campaigns/{opened['id']}"
            assert (await boris.http.delete(url)).status_code == 403
            closed = (await anna.http.delete(url)).json()
            assert (closed["closed"], closed["table"]) == ("given-up", None)
            assert (await anna.http.delete(url)).json()["error"]["message"] == "server-campaign-over"

    run(visit)


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        ({"game": "chess", "campaign": "week"}, 404, "server-no-such-game"),
        ({"game": "lamps", "campaign": "year"}, 400, "server-bad-options"),
        ({**FABLE, "options": {"fable": 3}}, 400, "server-bad-options"),
        ({**FABLE, "options": {"rounds": 7}}, 400, "server-bad-options"),
        ({"game": "fine-sand", "campaign": "solo"}, 400, "server-bad-options"),
    ],
)
def test_campaigns_that_cannot_be(run: Run, body: dict[str, Any], status: int, message: str) -> None:
    async def visit(address: str) -> None:
        async with Guest(address) as anna:
            answer = await anna.http.post("/api/v1/campaigns", json={**body, "seats": [ME, BOT]})
            assert (answer.status_code, answer.json()["error"]["message"]) == (status, message)
            missing = await anna.http.get("/api/v1/campaigns/nothing")
            assert (missing.status_code, missing.json()["error"]["message"]) == (
                404,
                "server-no-such-campaign",
            )

    run(visit)
