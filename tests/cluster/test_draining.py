"""A process of several that is told to end hands its tables over at once."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from server.live_server import ME, Client, Guest
from server.test_draining import sent_away
from veillee.torture.server_process import ServerProcess
from veillee.torture.servers import Servers

if TYPE_CHECKING:
    from redis_server import RedisServer

pytestmark = [pytest.mark.postgres, pytest.mark.redis]

#: Whoever waited for that to pass would wait longer than any test.
LEASE = "60"


async def keep_answering(client: Client, acknowledged: list[tuple[int, int, int]]) -> None:
    while True:
        await client.until(lambda client: bool(client.asked()))
        seat = client.asked()[0]
        asked: dict[str, Any] = client.decision(seat) or {}
        assert (await client.answer(seat))["type"] == "done"
        acknowledged.append((seat, asked["number"], asked["options"][0]))
        await asyncio.sleep(0.02)


async def move(old: ServerProcess, new: ServerProcess) -> None:
    async with Guest(old.address, "Anna") as anna:
        table, _ = await anna.open(ME, ME, game="fairy-tale", options={"rounds": 1})
        async with anna.at(table) as client:
            await client.until(lambda client: bool(client.asked()))
            acknowledged: list[tuple[int, int, int]] = []
            answering = asyncio.create_task(keep_answering(client, acknowledged))
            await asyncio.sleep(0.2)
            ending = asyncio.create_task(asyncio.to_thread(old.stop))
            await sent_away(answering)
        assert acknowledged
        other = Guest(new.address, None)
        other.http.cookies.set("veillee", anna.http.cookies["veillee"])
        async with other, other.at(table) as client:
            await client.play()
            record = (await other.http.get(f"/api/v1/tables/{table}/record")).text
            kept = [
                (line["seat"], line["decision"], line["option"])
                for line in map(json.loads, record.splitlines())
                if line.get("type") == "answer"
            ]
            assert [kept.count(answer) for answer in acknowledged] == [1] * len(acknowledged)
    assert await ending == 0


def test_tables_move_on_before_the_lease_has_passed(
    tmp_path: Path, database: str, redis_server: RedisServer
) -> None:
    with Servers(
        tmp_path,
        *("--pace", "at-once", "--workers", "0", "--lease", LEASE),
        database=database,
        bus=redis_server.url,
        count=2,
    ) as servers:
        servers.start()
        began = time.monotonic()
        asyncio.run(move(*servers.all))
        assert time.monotonic() < began + float(LEASE)
        said = servers.all[0].log.read_text().splitlines()
        # That the tests' database does not flush is always said.
        assert [line for line in said if line.startswith(("WARNING", "ERROR")) and "fsync" not in line] == []
