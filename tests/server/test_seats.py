"""Who sits where: invitations, leaving and coming back, remote bots, rematches."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.live_server import BOT, FREE, ME, Client, Guest, Run, serving


def test_an_invitation_lets_one_guest_sit(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris, Guest(address, "Eve") as eve:
            table, invitations = await anna.open(ME, FREE, FREE)
            assert (await eve.sit(table, 1, "x" * 32)).json()["error"]["message"] == "server-bad-invitation"
            assert (await eve.sit(table, 1, invitations[2])).status_code == 403
            assert (await eve.sit(table, 1, None)).status_code == 403
            assert (await eve.sit(table, 9, "x")).status_code == 404
            assert (await boris.sit(table, 1, invitations[1])).status_code == 200
            assert (await boris.sit(table, 1, invitations[1])).status_code == 200
            assert (await eve.sit(table, 1, invitations[1])).status_code == 409
            assert (await eve.http.get(f"/api/v1/tables/{table}/invitations")).status_code == 403
            listed = (await boris.http.get(f"/api/v1/tables/{table}/invitations")).json()
            assert listed == [None, None, invitations[2]]

    run(play)


def test_an_invitation_is_used_up(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris, Guest(address, "Eve") as eve:
            table, invitations = await anna.open(ME, FREE)
            await boris.sit(table, 1, invitations[1])
            left = await boris.http.delete(f"/api/v1/tables/{table}/seats/1")
            assert left.json()["seats"][1]["kind"] == "free"
            assert (await eve.sit(table, 1, invitations[1])).status_code == 403
            fresh = (await anna.http.get(f"/api/v1/tables/{table}/invitations")).json()
            assert (await eve.sit(table, 1, fresh[1])).status_code == 200

    run(play)


def test_a_bot_stands_in_until_one_comes_back(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris, Guest(address, "Eve") as eve:
            table, invitations = await anna.open(ME, FREE, options={"rounds": 5})
            await boris.sit(table, 1, invitations[1])
            async with anna.at(table) as one, boris.at(table) as two:
                await two.until(lambda two: two.table["status"] == "playing")
                assert (await eve.http.delete(f"/api/v1/tables/{table}/seats/1")).status_code == 403
                await boris.http.delete(f"/api/v1/tables/{table}/seats/1")
                await two.until(lambda two: two.seats == [])
                assert two.table["seats"][1]["kind"] == "stand-in"
                await one.play(3)
                assert (await eve.sit(table, 1, None)).status_code == 403
                back = await boris.sit(table, 1, None)
                assert back.json()["seats"][1] == {
                    "name": "Boris",
                    "kind": "guest",
                    "bot": None,
                    "online": True,
                    "absent": False,
                }
                await two.until(lambda two: two.seats == [1])
                await asyncio.gather(one.play(), two.play())
                assert one.over
                assert two.over

    run(play)


def test_a_rematch_has_the_same_seats_and_another_key(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris, Guest(address, "Eve") as eve:
            table, invitations = await anna.open(ME, FREE, BOT)
            await boris.sit(table, 1, invitations[1])
            path = f"/api/v1/tables/{table}/rematch"
            assert (await anna.http.post(path)).json()["error"]["message"] == "server-not-over"
            async with anna.at(table) as one, boris.at(table) as two:
                await asyncio.gather(one.play(), two.play())
                assert (await eve.http.post(path)).status_code == 403
                fresh = (await boris.http.post(path)).json()["id"]
                assert (await anna.http.post(path)).json()["id"] == fresh
                await one.until(lambda one: one.table["next"] == fresh)
            first, second = await anna.table(table), await anna.table(fresh)
            assert first["commitment"] != second["commitment"]
            assert [seat["name"] for seat in first["seats"]] == [seat["name"] for seat in second["seats"]]
            async with anna.at(fresh) as one, boris.at(fresh) as two:
                assert (one.seats, two.seats) == ([0], [1])
                await asyncio.gather(one.play(), two.play())

    run(play)


def test_who_left_has_the_seat_back_at_the_next_table(run: Run) -> None:
    """Whether for a while, or to look on to the end: without an invitation, and without any memory."""

    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris, Guest(address, "Clara") as clara:
            table, invitations = await anna.open(ME, FREE, FREE)
            for number, guest in ((1, boris), (2, clara)):
                await guest.sit(table, number, invitations[number])
            async with anna.at(table) as one, boris.at(table) as two, clara.at(table) as three:
                await one.until(lambda one: bool(one.messages))
                assert two.heard[0]["mine"] == []
                await boris.http.delete(f"/api/v1/tables/{table}/seats/1")
                await clara.http.post(f"/api/v1/tables/{table}/seats/2/stand-in")
                for number, client in ((1, two), (2, three)):
                    assert [(told["seats"], told["mine"]) for told in [await client.hear("welcome")]] == [
                        ([], [number])
                    ]
                await one.play()
            async with boris.at(table) as two:
                assert two.heard[0]["mine"] == [1]
            fresh = (await anna.http.post(f"/api/v1/tables/{table}/rematch")).json()["id"]
            seats = (await anna.table(fresh))["seats"]
            assert [seat["kind"] for seat in seats] == ["guest", "free", "guest"]
            assert seats[1]["name"] == "Boris", "nobody could say who is waited for"
            async with anna.at(fresh) as one, clara.at(fresh) as three, boris.at(fresh) as two:
                assert [client.seats for client in (one, two, three)] == [[0], [1], [2]]
                assert [client.heard[0]["mine"] for client in (one, two, three)] == [[], [], []]
                await asyncio.gather(one.play(), two.play(), three.play())
                assert two.over

    run(play)


def test_a_rematch_waits_for_who_left_until_the_others_let_a_bot_play(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris, Guest(address, "Eve") as eve:
            table, invitations = await anna.open(ME, FREE)
            await boris.sit(table, 1, invitations[1])
            async with anna.at(table) as one:
                async with boris.at(table) as two:
                    await two.until(lambda two: bool(two.messages))
                    await boris.http.delete(f"/api/v1/tables/{table}/seats/1")
                await one.play()
            opened = (await anna.http.post(f"/api/v1/tables/{table}/rematch")).json()
            fresh, invitation = opened["id"], opened["invitations"][1]
            assert invitation, "somebody else may come in their place"
            stand_in = f"/api/v1/tables/{fresh}/seats/1/stand-in"
            async with anna.at(fresh) as one:
                await asyncio.sleep(0.2)
                assert one.table["status"] == "open"
                assert (await eve.http.post(stand_in)).status_code == 403
                assert (await anna.http.post(stand_in)).json()["seats"][1]["kind"] == "stand-in"
                await one.play(2)
                async with boris.at(fresh) as two:
                    assert two.seats == [1]
                    await asyncio.gather(one.play(), two.play())
                    assert two.over

    run(play)


def test_two_at_a_table_never_have_the_same_name(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address, "Anna") as anna, Guest(address, "anna") as other:
            table, invitations = await anna.open(ME, {**BOT, "name": "ANNA"}, FREE, ME)
            await other.sit(table, 2, invitations[2])
            names = [seat["name"] for seat in (await anna.table(table))["seats"]]
            assert names == ["Anna", "ANNA 2", "anna 4", "Anna 3"]

    run(play)


def test_a_link_is_drawn_for_those_who_have_a_name(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            drawn = await anna.http.post("/api/v1/qr", json={"link": f"{address}/join/x/1/secret"})
            assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
            assert drawn.text.startswith("<svg")
            long = await anna.http.post("/api/v1/qr", json={"link": "x" * 301})
            assert long.status_code == 400
        async with Guest(address, None) as nobody:
            assert (await nobody.http.post("/api/v1/qr", json={"link": "x"})).status_code == 401

    run(play)


def test_a_seat_is_kept_for_who_left(run: Run) -> None:
    """Neither those who play there nor a newcomer can have it at once, and the player comes back to it."""

    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris, Guest(address, "Eve") as eve:
            table, invitations = await anna.open(ME, FREE, options={"rounds": 5})
            await boris.sit(table, 1, invitations[1])
            async with anna.at(table) as one, boris.at(table) as two:
                await one.until(lambda one: bool(one.messages))
                await boris.http.delete(f"/api/v1/tables/{table}/seats/1")
                await two.until(lambda two: two.seats == [])
            listed = (await anna.http.get(f"/api/v1/tables/{table}/invitations")).json()
            assert listed == [None, None]
            for guest in (anna, eve):
                assert (await guest.sit(table, 1, invitations[1])).status_code == 403
            assert (await boris.sit(table, 1, None)).status_code == 200

    run(play)


def test_a_seat_that_was_left_for_long_may_be_given_to_somebody_else(tmp_path: Path) -> None:
    """But not to who plays there already, nor while its player looks on."""

    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris, Guest(address, "Eve") as eve:
            table, invitations = await anna.open(ME, FREE, options={"rounds": 5})
            await boris.sit(table, 1, invitations[1])
            async with anna.at(table) as one:
                async with boris.at(table) as two:
                    await one.until(lambda one: bool(one.messages))
                    await boris.http.delete(f"/api/v1/tables/{table}/seats/1")
                    await two.until(lambda two: two.seats == [])
                    path = f"/api/v1/tables/{table}/invitations"
                    assert (await anna.http.get(path)).json() == [None, None]
                while (fresh := (await anna.http.get(path)).json()[1]) is None:
                    pass
                async with boris.at(table):
                    refused = await eve.sit(table, 1, fresh)
                    assert refused.json()["error"]["message"] == "server-seat-kept"
                while (await anna.http.get(path)).json()[1] is None:
                    pass
                refused = await anna.sit(table, 1, fresh)
                assert refused.json()["error"]["message"] == "server-plays-already"
                assert (await eve.sit(table, 1, fresh)).status_code == 200
                async with boris.at(table, cut=False) as two:
                    assert (two.seats, two.heard[0]["mine"]) == ([], [])
                assert (await boris.sit(table, 1, None)).status_code == 409

    with serving(tmp_path, grace=0.0) as (address, _):
        asyncio.run(play(address))


def test_a_remote_seat_stays_one_at_the_next_table(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME)
            token = (await anna.http.post(f"/api/v1/tables/{table}/seats/1/token")).json()["token"]
            async with anna.at(table) as client, Guest(address, None).at(table, token=token) as bot:
                await asyncio.gather(client.play(), bot.play())
            fresh = (await anna.http.post(f"/api/v1/tables/{table}/rematch")).json()["id"]
            assert (await anna.table(fresh))["seats"][1]["kind"] == "remote"
            async with anna.at(fresh) as client, Guest(address, None).at(fresh, token=token) as bot:
                assert (client.seats, bot.seats) == ([0], [1])
                await asyncio.gather(client.play(), bot.play())
                assert bot.over

    run(play)


def test_a_token_is_good_until_it_is_taken_away(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Eve") as eve:
            table, _ = await anna.open(ME, ME, options={"rounds": 5})
            path = f"/api/v1/tables/{table}/seats/1/token"
            assert (await eve.http.post(path)).status_code == 403
            token = (await anna.http.post(path)).json()["token"]
            async with anna.at(table) as client, Guest(address, None).at(table, token=token) as bot:
                assert (client.seats, bot.seats) == ([0], [1])
                assert client.table["seats"][1]["kind"] == "remote"
                await asyncio.gather(client.play(2), bot.play(2))
                assert (await anna.http.delete(path)).json()["seats"][1]["kind"] == "guest"
                assert (await _last(bot))["message"] == "server-token-revoked"
                await client.until(lambda client: client.seats == [0, 1])
                await client.play()
            async with _connect(address, table, token) as bot:
                assert (await _last(bot))["message"] == "server-token-revoked"

    run(play)


@pytest.mark.parametrize("end", ["another token", "leave"])
def test_a_bot_whose_seat_is_gone_is_shown_out(run: Run, end: str) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME, options={"rounds": 5})
            path = f"/api/v1/tables/{table}/seats/1"
            token = (await anna.http.post(f"{path}/token")).json()["token"]
            async with anna.at(table) as client, Guest(address, None).at(table, token=token) as bot:
                await client.until(lambda client: bool(client.messages))
                await (anna.http.delete(path) if end == "leave" else anna.http.post(f"{path}/token"))
                assert (await _last(bot))["message"] == "server-token-revoked"

    run(play)


def _connect(address: str, table: str, token: str) -> Any:
    return Guest(address, None).at(table, token=token, welcomed=False)


async def _last(client: Client) -> dict[str, Any]:
    """The last thing a client hears before the line is closed."""
    while True:
        message = await client.next()
        if message["type"] == "error":
            return message
