"""What processes, the database, Redis and nginx can do to a house: nothing is lost, and people play on."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import nginx_proxy
from cluster.conftest import ready, until_ready
from server.live_server import ME, Guest
from veillee.server.addresses import free_socket
from veillee.torture.crash import CLOSE, KILL, PAUSE, CrashPlan, run_crash
from veillee.torture.replace import ReplacePlan, run_replace
from veillee.torture.servers import Servers

if TYPE_CHECKING:
    from postgresql import Cluster
    from redis_server import RedisServer

pytestmark = [pytest.mark.postgres, pytest.mark.redis]

SHORT = {"game": "fairy-tale", "options": {"rounds": 1}}
#: How long Redis is gone, in seconds.
GONE = 10.0


def test_killed_closed_and_stopped_nothing_is_lost_or_doubled(
    tmp_path: Path, database: str, redis_server: RedisServer
) -> None:
    plan = CrashPlan(3, 60.0, database, seed=16, servers=2, bus=redis_server.url, ways=(PAUSE, KILL, CLOSE))
    report = run_crash(plan, tmp_path, lambda _: None)
    # Whoever's answer was on its way when its process was stopped may be told that it was not saved.
    assert [fault for fault in report.details if "could not save" not in fault["what"]] == []
    assert (report.lost, report.doubled) == (0, 0)
    assert report.befallen[PAUSE] == 1
    assert report.answers_acked > 0
    assert report.checked["seats"] > 0


@pytest.mark.nginx
def test_behind_nginx_processes_are_replaced_one_by_one(
    tmp_path: Path, database: str, redis_server: RedisServer
) -> None:
    ports = tuple(_free_port() for _ in range(3))
    with nginx_proxy.running(ports) as front:
        ways = (CLOSE, KILL)
        plan = CrashPlan(
            2,
            60.0,
            database,
            seed=17,
            tables=4,
            servers=3,
            bus=redis_server.url,
            ways=ways,
            ports=ports,
            front=front,
        )
        report = run_crash(plan, tmp_path, lambda _: None)
    assert report.details == []
    assert report.befallen.keys() == {CLOSE, KILL}
    assert report.answers_acked > 0


def test_a_new_version_takes_over_and_nothing_is_lost_or_doubled(
    tmp_path: Path, database: str, redis_server: RedisServer
) -> None:
    plan = ReplacePlan(database, redis_server.url, tables=3, seed=18, workers=0)
    report = run_replace(plan, tmp_path, lambda _: None)
    assert report.details == []
    assert not report.is_bad
    assert report.replaced == 2
    assert report.answers_acked > 0
    assert report.games >= 3
    assert report.away.count > 0


def _free_port() -> int:
    with free_socket("127.0.0.1", 0) as listening:
        port: int = listening.getsockname()[1]
    return port


async def play_on(guest: Guest, table: str, most: int = 10_000) -> None:
    """Play all seats to the end, or so many answers, coming back whenever the line is cut."""
    given = 0
    while True:
        try:
            async with guest.at(table) as client:
                await client.until(lambda client: client.over or bool(client.asked()))
                while not client.over and given < most:
                    for seat in client.asked():
                        given += (await client.answer(seat))["type"] == "done"
                    await client.until(lambda client: client.over or bool(client.asked()))
                return
        except (OSError, ConnectionClosed, InvalidStatus, TimeoutError):
            await asyncio.sleep(0.1)


def test_a_stopped_process_writes_nothing_when_it_goes_on(house: Servers) -> None:
    old, new = house.all

    async def play() -> None:
        async with asyncio.timeout(40), Guest(old.address, "Anna") as anna:
            table, _ = await anna.open(ME, ME, **SHORT)
            async with anna.at(table) as at_old:
                await at_old.until(lambda client: client.asked() == [0, 1])
                asked = at_old.decision(0) or {}
                other = Guest(new.address, None)
                other.http.cookies.set("veillee", anna.http.cookies["veillee"])
                old.pause()
                try:
                    async with other:
                        await play_on(other, table, 1)
                finally:
                    late = {"decision": asked["number"], "options": asked["options"][-1:]}
                    await at_old.say(type="answer", id=1, seat=0, **late)
                    old.go_on()
                with pytest.raises(ConnectionClosed) as closed:
                    await at_old.hear("done")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            async with other_at(anna, new.address) as again:
                await play_on(again, table)
                record = (await again.http.get(f"/api/v1/tables/{table}/record")).text
                first = next(line for line in record.splitlines() if '"type":"answer"' in line)
                assert f'"option":{asked["options"][0]}' in first

    asyncio.run(play())
    assert "is served by another process" in old.log.read_text()
    until_ready(old.address, "ready")


def other_at(guest: Guest, address: str) -> Guest:
    """The same person by another process."""
    found = Guest(address, None)
    found.http.cookies.set("veillee", guest.http.cookies["veillee"])
    return found


def test_redis_goes_for_a_while(house: Servers, redis_server: RedisServer) -> None:
    async def play() -> None:
        async with asyncio.timeout(60), Guest(house.addresses[0], "Anna") as anna:
            table, _ = await anna.open(ME, ME, **SHORT)
            async with other_at(anna, house.addresses[1]) as again:
                await play_on(again, table)

    for address in house.addresses:
        until_ready(address, "ready")
    redis_server.stop()
    began = time.monotonic()
    try:
        for address in house.addresses:
            until_ready(address, "degraded")
        assert ready(house.addresses[0]) == {"status": "degraded", "missing": "bus"}
        asyncio.run(play())
        time.sleep(max(0.0, began + GONE - time.monotonic()))
    finally:
        redis_server.start()
    for address in house.addresses:
        until_ready(address, "ready")
    asyncio.run(play())


def test_the_database_is_restarted(house: Servers, cluster: Cluster) -> None:
    async def play() -> None:
        async with asyncio.timeout(60), Guest(house.addresses[0], "Anna") as anna:
            table, _ = await anna.open(ME, ME, **SHORT)
            async with other_at(anna, house.addresses[1]) as again:
                async with again.at(table) as client:
                    await client.until(lambda client: client.asked() == [0, 1])
                    acknowledged = (client.decision(1) or {})["options"][0]
                    assert (await client.answer(1))["type"] == "done"
                    await asyncio.to_thread(cluster.stop)
                    try:
                        await asyncio.to_thread(until_ready, house.addresses[0], None)
                    finally:
                        await asyncio.to_thread(cluster.start)
                await play_on(again, table)
                record = (await again.http.get(f"/api/v1/tables/{table}/record")).text
                kept = [json.loads(line) for line in record.splitlines()]
                options = [line["option"] for line in kept if line.get("seat") == 1 and "option" in line]
                assert options[0] == acknowledged

    asyncio.run(play())


def test_what_an_address_opens_counts_at_all_processes(
    tmp_path: Path, database: str, redis_server: RedisServer
) -> None:
    """Forty at once, wherever they are opened; another address has forty of its own."""
    with Servers(
        tmp_path, "--workers", "0", database=database, bus=redis_server.url, count=2, as_usual=True
    ) as servers:
        servers.start()
        with httpx.Client(verify=False, timeout=60) as http:
            statuses = [_open_one(http, servers.addresses[number % 2], "203.0.113.7") for number in range(50)]
            assert statuses[:20] == [201] * 20
            assert 429 in statuses[40:]
            assert _open_one(http, servers.addresses[0], "203.0.113.8") == 201


def _open_one(http: httpx.Client, address: str, forwarded: str) -> int:
    headers = {"x-forwarded-for": forwarded}
    if not http.cookies:
        http.put(f"{address}/api/v1/me", json={"name": "Anna"}, headers=headers)
    time.sleep(0.05)
    body = {**SHORT, "seats": [ME, ME]}
    return http.post(f"{address}/api/v1/tables", json=body, headers=headers).status_code
