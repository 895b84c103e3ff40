"""A table says whether the bots that search have practised for it, before the deal and after it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from server.live_server import BOT, FREE, ME, Guest, Run, serving

OWNED = 'game = "fairy-tale"\n[[change]]\nid = "homesteaders"\ntimes = 2\n'
EXCHANGE = {"teams": "exchange"}


def test_a_table_says_what_its_bots_have_practised(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:

            async def practised(*seats: dict[str, Any], **more: Any) -> bool:
                table, _ = await anna.open(*seats, **{"game": "fairy-tale", "options": {}, **more})
                found: bool = (await anna.table(table))["practised"]
                async with anna.at(table) as client:
                    assert client.table["practised"] == found, "the line says the same"
                return found

            assert await practised(ME, BOT)
            assert not await practised(ME, BOT, options={"rounds": 1})
            assert not await practised(ME, BOT, owner_data=OWNED)
            assert not await practised(ME, BOT, BOT, FREE, options=EXCHANGE), "nobody has been dealt anything"
            assert await practised(ME, BOT, game="whispers"), "where nothing is promised nothing is missed"

    run(play)


def test_a_game_that_is_over_can_still_be_looked_at(tmp_path: Path) -> None:
    async def play(address: str) -> str:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, BOT, game="fairy-tale", options={"rounds": 1})
            async with anna.at(table) as client:
                await client.play()
                assert (client.table["status"], client.table["practised"]) == ("over", False)
            return table

    async def look(address: str, table: str) -> dict[str, Any]:
        async with Guest(address) as anna:
            return await anna.table(table)

    with serving(tmp_path) as (address, _):
        table = asyncio.run(play(address))
    with serving(tmp_path) as (address, _):
        found = asyncio.run(look(address, table))
    assert (found["status"], found["practised"]) == ("over", True)


def test_a_game_says_which_of_its_bots_search(run: Run) -> None:
    async def look(address: str) -> None:
        async with Guest(address) as anna:
            listed = (await anna.http.get("/api/v1/games")).json()
            games = {game["id"]: game["opponents"] for game in listed}
            found = [one["bot"] for one in games["fine-sand"] if one["searches"]]
            assert found == ["level4", "level5"]
            assert not any(one["searches"] for one in games["whispers"])

    run(look)
