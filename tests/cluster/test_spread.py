"""People of one table who come by different processes notice nothing of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from server.live_server import FREE, ME, RANDOM, Guest
from veillee.tools import verifier
from veillee.torture.servers import Servers

pytestmark = [pytest.mark.postgres, pytest.mark.redis]

#: Nothing shall move here, however slow the machine is.
LEASE = 30

SHORT = {"game": "fairy-tale", "options": {"rounds": 1}}


def meet(house: Servers, play: Callable[[Guest, Guest], Awaitable[None]]) -> None:
    """Anna comes by one process, Ben by the other."""

    async def go() -> None:
        async with asyncio.timeout(60):
            async with Guest(house.addresses[0], "Anna") as anna, Guest(house.addresses[1], "Ben") as ben:
                await play(anna, ben)

    asyncio.run(go())


async def sit_down(anna: Guest, ben: Guest, *more: dict[str, str]) -> str:
    """A table that the one opens and the other comes to."""
    table, invitations = await anna.open(ME, FREE, *more, **SHORT)
    assert (await ben.sit(table, 1, "forged")).status_code == 403
    assert (await ben.sit(table, 1, invitations[1])).status_code == 200
    return table


def test_a_game_is_played_to_its_end_and_followed_by_another(house: Servers) -> None:
    async def play(anna: Guest, ben: Guest) -> None:
        table = await sit_down(anna, ben, RANDOM)
        async with anna.at(table) as annas, ben.at(table) as bens:
            await asyncio.gather(annas.play(), bens.play())
            assert annas.over
            assert bens.over
            assert bens.heard[-1]["version"] == sum(message["type"] == "update" for message in bens.heard)
        records = [(await each.http.get(f"/api/v1/tables/{table}/record")).text for each in (anna, ben)]
        assert records[0] == records[1]
        assert verifier.verify(records[0]) > 0
        again = [await each.http.post(f"/api/v1/tables/{table}/rematch") for each in (ben, anna)]
        assert again[0].json()["id"] == again[1].json()["id"]

    meet(house, play)


def test_who_is_here_and_what_they_ask(house: Servers) -> None:
    async def play(anna: Guest, ben: Guest) -> None:
        table = await sit_down(anna, ben)
        async with anna.at(table) as annas:
            async with ben.at(table) as bens:
                await annas.until(lambda client: [s["online"] for s in client.table["seats"]] == [True, True])
                await bens.until(lambda client: bool(client.asked()))
                hinted = await bens.command("hint", 1)
                assert hinted["type"] == "done"
                assert hinted["hints"]
                assert (await bens.command("pause", 1))["type"] == "done"
                await annas.until(lambda client: bool(client.table["paused"]))
                assert (await bens.command("resume", 1))["type"] == "done"
                not_mine = await bens.command("answer", 0, decision=0, options=[0])
                assert not_mine["type"] == "refused"
                asked = bens.decision(1) or {}
                answer = {"seat": 1, "decision": asked["number"], "options": asked["options"][:1]}
                assert (await bens.command("answer", **answer))["type"] == "done"
            await annas.until(lambda client: [s["online"] for s in client.table["seats"]] == [True, False])
            async with ben.at(table, since={1: len(bens.events[1])}) as again:
                again.events = dict(bens.events)
                repeated = await again.command("answer", **answer)
                assert repeated["type"] == "done"  # it stands already, and changes nothing
        left = await ben.http.delete(f"/api/v1/tables/{table}/seats/1")
        assert left.json()["seats"][1]["kind"] == "stand-in"
        assert (await anna.table(table))["seats"][1]["kind"] == "stand-in"

    meet(house, play)


def test_a_remote_bot_and_a_spectator_come_by_any_process(house: Servers) -> None:
    async def play(anna: Guest, ben: Guest) -> None:
        table, _ = await anna.open(ME, FREE, **SHORT)
        given = await anna.http.post(f"/api/v1/tables/{table}/seats/1/token")
        token = given.json()["token"]
        async with ben.at(table, token=token) as bot, ben.at(table) as spectator, anna.at(table) as annas:
            assert (bot.seats, spectator.seats, annas.seats) == ([1], [], [0])
            await asyncio.gather(annas.play(), bot.play(), spectator.play())
            assert spectator.over
            assert set(spectator.messages) == {2}

    meet(house, play)


def test_a_campaign_is_one_whatever_process_is_asked(house: Servers) -> None:
    async def play(anna: Guest, ben: Guest) -> None:
        wish = {"game": "fine-sand", "campaign": "fable", "options": {"rounds": 1}, "seats": [ME, FREE]}
        begun = (await anna.http.post("/api/v1/campaigns", json=wish)).json()
        assert (await ben.sit(begun["table"], 1, begun["invitations"][1])).status_code == 200
        async with anna.at(begun["table"]) as annas:
            await annas.until(lambda client: client.over)  # nobody is asked anything in the first interlude
        infos = [(await each.http.get(f"/api/v1/campaigns/{begun['id']}")).json() for each in (anna, ben)]
        assert infos[0] == infos[1]
        following = await ben.http.post(f"/api/v1/campaigns/{begun['id']}/next")
        assert following.status_code == 201, following.text
        older = await anna.http.post(f"/api/v1/tables/{begun['table']}/rematch")
        assert older.json()["id"] == following.json()["id"]
        too_soon = [await each.http.post(f"/api/v1/campaigns/{begun['id']}/next") for each in (ben, anna)]
        assert [answer.status_code for answer in too_soon] == [409, 409]
        given_up = await ben.http.delete(f"/api/v1/campaigns/{begun['id']}")
        assert given_up.json()["closed"] == "given-up"
        assert (await anna.http.get(f"/api/v1/campaigns/{begun['id']}")).json() == given_up.json()

    meet(house, play)


def test_what_is_not_there_is_told_as_by_one_process(house: Servers) -> None:
    async def play(anna: Guest, ben: Guest) -> None:
        assert (await anna.http.get("/api/v1/tables/nothere")).status_code == 404
        assert (await anna.http.get("/api/v1/campaigns/nothere")).status_code == 404
        table, _ = await anna.open(ME, ME, **SHORT)
        assert (await ben.http.get(f"/api/v1/tables/{table}/record")).status_code == 409
        assert (await ben.http.get(f"/api/v1/tables/{table}/invitations")).status_code == 403
        analysis = await ben.http.post(f"/api/v1/tables/{table}/analysis", json={"seat": 1})
        assert analysis.json()["error"]["message"] == "analysis-unfinished"
        elsewhere = {"origin": "https://elsewhere.example"}
        stranger = await ben.http.post(f"/api/v1/tables/{table}/rematch", headers=elsewhere)
        assert stranger.status_code == 403
        assert (await ben.http.head(f"/api/v1/tables/{table}")).status_code == 200

    meet(house, play)
