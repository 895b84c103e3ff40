"""`veillee torture start`: how soon a server with thousands of tables is there, and 200 people are back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from veillee.server.limits.connections import raise_descriptor_limit
from veillee.server.messages import PROTOCOL
from veillee.torture.bystander import Bystanders
from veillee.torture.http_client import HttpClient, Person
from veillee.torture.latencies import LatencySummary, summary_of
from veillee.torture.load_tables import LoadTable, Measurements
from veillee.torture.server_messages import Update, read
from veillee.torture.server_process import ServerProcess
from veillee.torture.table_copies import copy_tables
from veillee.torture.websocket_client import dial

#: How many answers the tables get that are copied; so many that the last games are over.
_ANSWERS: Final = (3, 30, 60, 1000, 1000)
#: How long anything may take, in seconds.
_PATIENCE: Final = 120.0

Say = Callable[[str], None]


@dataclass(frozen=True)
class StartPlan:
    stored: int = 10_000
    returning: int = 200
    game: str = "fairy-tale"
    players: int = 4
    seed: int = 1
    #: How long bystanders play before and after everybody comes back, in seconds.
    around: float = 3.0


class StartReport(msgspec.Struct, frozen=True):
    stored: int
    returning: int
    game: str
    #: Seconds from the start of the process until /health answers.
    start_seconds: float
    #: Seconds until all are back, and how long each waited to be shown the game, in milliseconds.
    all_back_seconds: float
    back: LatencySummary
    #: How long bystanders waited before, and while everybody came back, in milliseconds.
    bystanders_before: LatencySummary
    bystanders: LatencySummary
    memory_after: int
    errors: list[str]


@dataclass(frozen=True)
class _Played:
    """A table that was played, and who sits there."""

    id: str
    people: list[Person]


def run_start(plan: StartPlan, folder: Path, say: Say) -> StartReport:
    """Play a few games, copy them, start a server on all of that, and let people come back to it."""
    raise_descriptor_limit()
    data = folder / "data"
    with ServerProcess(data, "--pace", "at-once") as server:
        say("playing a few games")
        server.start()
        played = asyncio.run(_play_some(server.address, plan))
        server.stop()
    say(f"copying them {plan.stored} times")
    copies = asyncio.run(copy_tables(data, [table.id for table in played], plan.stored))
    with ServerProcess(data, "--pace", "at-once") as server:
        say("starting a server on that")
        seconds = server.start()
        return asyncio.run(_come_back(plan, server, seconds, played, copies, say))


async def _play_some(address: str, plan: StartPlan) -> list[_Played]:
    tables = [LoadTable(Measurements(), Random(plan.seed + number)) for number in range(len(_ANSWERS))]
    names = [f"Guest {seat}" for seat in range(plan.players)]
    async with HttpClient(address) as http:
        for table in tables:
            await table.open(http, [address], plan.game, names)
    end = time.perf_counter() + _PATIENCE
    while (now := time.perf_counter()) < end:
        open_ones = [
            table
            for table, most in zip(tables, _ANSWERS, strict=True)
            if table.answers < most and not table.is_over
        ]
        if not open_ones:
            break
        for table in open_ones:
            table.give(now)
        await asyncio.sleep(0.002)
    for table in tables:
        table.leave()
    return [_Played(table.id, [seat.person for seat in table.seats]) for table in tables]


async def _come_back(
    plan: StartPlan,
    server: ServerProcess,
    seconds: float,
    played: list[_Played],
    copies: dict[str, list[str]],
    say: Say,
) -> StartReport:
    guests = _guests(plan, played, copies)
    async with Bystanders(server.address) as bystanders:
        bystanders.begin()
        await asyncio.sleep(plan.around)
        before = bystanders.waits()
        bystanders.begin()
        say(f"{plan.returning} people come back at once")
        began = time.perf_counter()
        coming = [_return(server.address, *guest) for guest in guests[: plan.returning]]
        waits = await asyncio.gather(*coming, return_exceptions=True)
        all_back = time.perf_counter() - began
        await asyncio.sleep(plan.around)
        errors = [
            *map(str, bystanders.measured.errors),
            *[repr(e) for e in waits if isinstance(e, BaseException)],
        ]
        return StartReport(
            plan.stored,
            len(coming),
            plan.game,
            round(seconds, 3),
            round(all_back, 3),
            summary_of([wait for wait in waits if isinstance(wait, float)]),
            before,
            bystanders.waits(),
            server.usage().memory,
            errors[:20],
        )


def _guests(plan: StartPlan, played: list[_Played], copies: dict[str, list[str]]) -> list[tuple[str, Person]]:
    """Somebody of every copied table that is still being played, in any order."""
    running = played[: sum(most < 1000 for most in _ANSWERS)]
    found = [
        (id, table.people[number % plan.players])
        for table in running
        for number, id in enumerate(copies[table.id])
    ]
    Random(plan.seed).shuffle(found)
    return found


async def _return(address: str, table: str, person: Person) -> float:
    """Come back to a table; returns after how many seconds the game is shown."""
    began = time.perf_counter()
    shown: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def hear(payload: bytes) -> None:
        if isinstance(read(payload), Update) and not shown.done():
            shown.set_result(time.perf_counter() - began)

    def lose() -> None:
        if not shown.done():
            shown.set_exception(ConnectionError(f"table {table} hung up"))

    wire = await dial(address, table, person.cookie, hear, lose)
    wire.send(msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "since": {}}))
    try:
        async with asyncio.timeout(_PATIENCE):
            return await shown
    finally:
        wire.close()
