"""What a guest finds of their own games and campaigns, on whatever device has the cookie."""

from __future__ import annotations

from typing import Any

import pytest

from server.live_server import BOT, FREE, ME, Guest, Run

GAMES = "/api/v1/me/games"


async def listed(guest: Guest, **wanted: Any) -> list[dict[str, Any]]:
    answer = await guest.http.get(GAMES, params=wanted)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["games"]
    return found


def test_a_game_is_listed_while_it_runs_and_after_it_is_over(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Ben") as ben:
            table, invitations = await anna.open(ME, FREE)
            (open_game,) = await listed(anna)
            assert (open_game["id"], open_game["status"], open_game["result"]) == (table, "open", None)
            assert await listed(ben) == []
            await ben.sit(table, 1, invitations[1])
            async with anna.at(table) as client, ben.at(table):
                await client.until(lambda client: client.table["status"] == "playing")
                (running,) = await listed(ben, status="running", company="people", game="whispers")
                assert running["status"] == "playing"
                assert [(seat["name"], seat["own"]) for seat in running["seats"]] == [
                    ("Anna", False),
                    ("Ben", True),
                ]
                assert set(running["seats"][0]) == {"name", "kind", "bot", "own"}  # nobody's number is told
        async with Guest(address) as stranger:
            assert await listed(stranger) == []

    run(play)


def test_a_finished_game_has_its_result(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT, options={"rounds": 1})
            async with anna.at(table) as client:
                await client.play()
            (game,) = await listed(anna, status="finished", company="bots")
            assert await listed(anna, status="running") == []
            assert await listed(anna, company="people") == []
            record = (await anna.http.get(f"/api/v1/tables/{table}/record")).text
            assert f'"result":{{"scores":{str(game["result"]["scores"]).replace(" ", "")}' in record
            assert game["ended"] >= game["opened"]
            assert game["seats"][1]["bot"] == "random"

    run(play)


def test_many_games_come_page_by_page(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            tables = [(await anna.open(ME, FREE))[0] for _ in range(31)]
            first = (await anna.http.get(GAMES)).json()
            rest = (await anna.http.get(GAMES, params={"offset": 30})).json()
            assert first["more"]
            assert not rest["more"]
            found = [game["id"] for page in (first, rest) for game in page["games"]]
            assert found == tables[::-1]

    run(play)


@pytest.mark.parametrize("wanted", [{"status": "lost"}, {"company": "cats"}, {"offset": -1}, {"offset": "x"}])
def test_a_wish_that_cannot_be_understood_is_named(run: Run, wanted: dict[str, Any]) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            answer = await anna.http.get(GAMES, params=wanted)
            assert answer.status_code == 400
            assert next(iter(wanted)) in answer.json()["error"]["text"]

    run(play)


def test_who_has_no_name_has_no_games(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address, None) as nobody:
            assert await listed(nobody) == []
            answer = await nobody.http.get("/api/v1/me/campaigns")
            assert (answer.status_code, answer.json()) == (200, [])

    run(play)


def test_campaigns_are_listed_for_all_who_take_part(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            body = {"game": "lamps", "campaign": "week", "seats": [ME, BOT]}
            opened = (await anna.http.post("/api/v1/campaigns", json=body)).json()
            (campaign,) = (await anna.http.get("/api/v1/me/campaigns")).json()
            assert (campaign["id"], campaign["status"]) == (opened["id"], "playing")
            (chapter,) = await listed(anna)
            assert (chapter["id"], chapter["campaign"]) == (opened["table"], opened["id"])
            await anna.http.delete(f"/api/v1/campaigns/{opened['id']}")
            (campaign,) = (await anna.http.get("/api/v1/me/campaigns")).json()
            assert campaign["status"] == "given-up"

    run(play)
