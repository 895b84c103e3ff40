"""Requests that are small and would be large, and names that would be more than names."""

from __future__ import annotations

import asyncio
import gzip
import json

from websockets.asyncio.client import connect

from server.live_server import BOT, ME, Guest, Run

#: Ten million spaces around a wish that could be granted.
BOMB = gzip.compress(b" " * 10**7 + json.dumps({"game": "whispers", "seats": [ME, BOT]}).encode())


def test_what_is_packed_is_not_unpacked(run: Run) -> None:
    """Neither a request nor a message on a socket can grow on its way in."""

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            packed = {"content-encoding": "gzip", "content-type": "application/json"}
            answer = await anna.http.post("/api/v1/tables", content=BOMB, headers=packed)
            assert answer.status_code == 400, answer.text
            table, _ = await anna.open(ME, BOT)
            url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
            async with connect(url, origin=None, compression="deflate") as socket:
                assert socket.protocol.extensions == []

    run(play)


def test_a_name_is_never_part_of_a_page(run: Run) -> None:
    """Pages hold no names at all; where a name is told, it is JSON and said to be so."""
    name = "<script>alert(1)"

    async def play(address: str) -> None:
        async with Guest(address, name) as eve:
            table, _ = await eve.open(ME, BOT)
            assert name not in (await eve.http.get(f"/table/{table}")).text
            told = await eve.http.get(f"/api/v1/tables/{table}")
            assert told.json()["seats"][0]["name"] == name
            assert told.headers["content-type"].startswith("application/json")
            assert told.headers["x-content-type-options"] == "nosniff"

    run(play)


def test_many_packed_requests_hold_nobody_up(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as eve, Guest(address, "Bea") as bea:
            packed = {"content-encoding": "gzip", "content-type": "application/json"}
            asked = [eve.http.post("/api/v1/tables", content=BOMB, headers=packed) for _ in range(20)]
            table, _ = await bea.open(ME, BOT)
            async with bea.at(table) as client:
                answers, _ = await asyncio.gather(asyncio.gather(*asked), client.play())
            assert {answer.status_code for answer in answers} <= {400, 429}
            assert client.over

    run(play)
