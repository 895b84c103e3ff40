"""Analyses at a server: in workers, one for each table, for finished games, and only while somebody waits."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import httpx
import pytest

from server.live_server import BOT, ME, Guest, Run
from veillee.bots.analysis_tasks import Looked, Outline, Outlined, Outlines, Tried, TryInTruth
from veillee.server.api_error import ApiError
from veillee.server.messages import AnalysisState
from veillee.server.tables.analyses import AT_ONCE, FORGOTTEN_AFTER, IN_A_ROW, Analyses
from veillee.server.tables.table import Table
from veillee.server.workers.jobs import AnalysisJob

FAIRY_TALE: dict[str, Any] = {"game": "fairy-tale", "options": {"rounds": 1}}


async def until_done(guest: Guest, table: str, seat: int | None) -> dict[str, Any]:
    while True:
        reply = await guest.http.post(f"/api/v1/tables/{table}/analysis", json={"seat": seat})
        assert reply.status_code == 200, reply.text
        found: dict[str, Any] = reply.json()
        if found["analysis"] is not None:
            return found
        assert found["done"] <= found["total"]
        await asyncio.sleep(0.05)


def error_of(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["message"]


def test_whoever_looks_at_a_finished_game_may_have_it_analysed(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna, Guest(address, "Boris") as boris, Guest(address, None) as nobody:
            table, _ = await anna.open(ME, BOT, **FAIRY_TALE)
            path = f"/api/v1/tables/{table}/analysis"
            assert error_of(await anna.http.post(path, json={})) == (409, "analysis-unfinished")
            async with anna.at(table) as client:
                await client.play()
            assert error_of(await nobody.http.post(path, json={}))[0] == 401
            assert error_of(await anna.http.post(path, json={"seat": 2})) == (404, "analysis-no-seat")
            found = (await until_done(anna, table, 0))["analysis"]
            assert (found["game"], found["seat"], len(found["curves"])) == ("fairy-tale", 0, 2)
            assert (await until_done(boris, table, 0))["analysis"] == found

    run(play)


class Workers:
    """Does every task at once, or not before it is told to."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.done: list[AnalysisJob] = []
        self.breaks = False

    async def analyse(self, job: AnalysisJob) -> Any:
        await self.gate.wait()
        self.done.append(job)
        if self.breaks:
            raise ValueError("a fault nobody expected")
        if isinstance(job.task, Outline):
            return Outlines(
                "toy", 2, False, 9, [Outlined(line, line % 2, 0) for line in range(3, 9)], [1.0, 0.0]
            )
        if isinstance(job.task, TryInTruth):
            return Tried([0.5] * len(job.task.options), [])
        reason: Any = {"rule": "", "message": "why", "arguments": {}}
        return Looked([0, 1], [0.4, 0.6], [reason, reason])


class Store:
    async def record(self, id: str) -> list[str]:
        return ["{}"] * 9


class _Info:
    status = "over"


class _Setup:
    def __init__(self, id: str) -> None:
        self.id = id
        self.game = "toy"
        self.players = 2
        self.owner_data = None


class _Table:
    """As much of a table as an analysis asks for."""

    def __init__(self, id: str) -> None:
        self.setup = _Setup(id)
        self.info = _Info()


def table(id: str = "table") -> Table:
    return cast("Table", _Table(id))


class House:
    def __init__(self) -> None:
        self.now = 0.0
        self.workers = Workers()
        self.analyses = Analyses(self.workers, Store(), lambda: self.now)

    async def look(self, id: str = "table", seat: int | None = None, guest: str = "anna") -> AnalysisState:
        found = await self.analyses.look(table(id), guest, seat)
        for _ in range(200):
            await asyncio.sleep(0)
        return found

    async def refused(self, id: str = "table", seat: int | None = None, guest: str = "anna") -> str:
        with pytest.raises(ApiError) as raised:
            await self.look(id, seat, guest)
        return raised.value.message


def test_it_is_made_once_and_remembered() -> None:
    async def ask() -> None:
        house = House()
        assert (await house.look()).analysis is None
        found = (await house.look()).analysis
        assert found is not None
        jobs = len(house.workers.done)
        assert (await house.look(guest="boris")).analysis is found
        assert len(house.workers.done) == jobs

    asyncio.run(ask())


def test_it_stops_when_nobody_asks_any_more() -> None:
    async def ask() -> None:
        house = House()
        house.workers.gate.clear()
        await house.look()
        house.now = FORGOTTEN_AFTER + 1
        house.workers.gate.set()
        for _ in range(200):
            await asyncio.sleep(0)
        assert len(house.workers.done) == 1
        assert (await house.look()).analysis is None

    asyncio.run(ask())


def test_one_for_each_table_and_few_for_all() -> None:
    async def ask() -> None:
        house = House()
        house.workers.gate.clear()
        await house.look("table-0", 0)
        assert await house.refused("table-0", 1) == "analysis-busy"
        for number in range(1, AT_ONCE):
            await house.look(f"table-{number}")
        assert await house.refused("another") == "analysis-busy"
        assert (await house.look("table-0", 0)).done == 0
        house.analyses.close()

    asyncio.run(ask())


def test_a_guest_may_begin_so_many_in_a_row() -> None:
    async def ask() -> None:
        house = House()
        for number in range(IN_A_ROW):
            await house.look(f"table-{number}")
        assert await house.refused("one too many") == "server-too-fast"
        await house.look("one too many", guest="boris")

    asyncio.run(ask())


def test_what_broke_is_told_once_and_can_be_tried_again() -> None:
    async def ask() -> None:
        house = House()
        house.workers.breaks = True
        await house.look()
        assert await house.refused() == "analysis-failed"
        house.workers.breaks = False
        await house.look()
        assert (await house.look()).analysis is not None

    asyncio.run(ask())
