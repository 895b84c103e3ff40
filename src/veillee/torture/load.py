"""`veillee torture load`: many tables of people over real sockets, and what that costs the server."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, final

import msgspec

from veillee.server.limits.connections import raise_descriptor_limit
from veillee.torture.http_client import HttpClient, Unanswered
from veillee.torture.latencies import LatencySummary, summary_of
from veillee.torture.load_tables import LoadTable, Measurements, open_tables
from veillee.torture.servers import Servers
from veillee.torture.usage import Usage, usage_of

#: How many finished games are replaced at once: more would be a rush of their own.
_REPLACED_AT_ONCE: Final = 4
#: How many answers each table is given before its memory is looked at.
MEMORY_ANSWERS: Final = 60
_TICK: Final = 0.002

#: Takes a line about how far it is.
Say = Callable[[str], None]


@dataclass(frozen=True)
class LoadPlan:
    """What shall be done. A rate of 0 is as fast as possible, one answer at a time at each table."""

    tables: int
    players: int
    rate: float
    seconds: float
    game: str = "fairy-tale"
    pace: str = "at-once"
    database: str | None = None
    warm_up: float = 3.0
    #: Give every table 60 answers instead, as fast as possible, for its memory.
    memory: bool = False
    seed: int = 1
    #: How many processes there are, which share the database by this bus.
    servers: int = 1
    bus: str | None = None


class LoadReport(msgspec.Struct, frozen=True):
    """What was measured after the warm-up; times in milliseconds, memory and sent bytes in bytes."""

    tables: int
    players: int
    game: str
    rate: float
    seconds: float
    answers: int
    answers_per_second: float
    acknowledged: LatencySummary
    shown: LatencySummary
    server_cpu_ms_per_answer: float
    server_cpu_share: float
    sent_bytes_per_answer: float
    disk_bytes_per_answer: float
    written_bytes_per_answer: float
    memory_before: int
    memory_tables_open: int
    memory_after: int
    memory_per_table: int
    answers_per_table: float
    games_replaced: int
    refusals: int
    errors: list[str]
    generator_cpu_share: float
    #: How late answers were sent, which is the generator's own fault.
    behind: LatencySummary


@final
class Load:
    """One run against one house."""

    def __init__(self, plan: LoadPlan, servers: Servers, say: Say) -> None:
        self._plan = plan
        self._servers = servers
        self._say = say
        self._rng = Random(plan.seed)
        self._measured = Measurements()
        self._tables = [
            LoadTable(self._measured, self._rng, self._on_free, self._on_over) for _ in range(plan.tables)
        ]
        self._ready: deque[LoadTable] = deque()
        self._over: asyncio.Queue[LoadTable] = asyncio.Queue()
        self._replaced = 0
        self._behind: list[float] = []

    def _on_free(self, table: LoadTable) -> None:
        if not self._plan.rate:
            self._ready.append(table)

    def _on_over(self, table: LoadTable) -> None:
        self._over.put_nowait(table)

    async def run(self) -> LoadReport:
        plan = self._plan
        before = await self._servers.settled()
        await open_tables(
            self._tables,
            self._servers.addresses,
            plan.game,
            plan.players,
            lambda count: self._say(f"{count} of {plan.tables} tables are open"),
        )
        opened = self._servers.usage()
        gc.freeze()
        if plan.memory:
            return await self._run_for_memory(before, opened)
        replacing = [asyncio.create_task(self._replace()) for _ in range(_REPLACED_AT_ONCE)]
        try:
            await self._pump(plan.warm_up, "warming up")
            return await self._measure(before, opened, self._pump(plan.seconds, "measuring"))
        finally:
            for task in replacing:
                task.cancel()
            await asyncio.gather(*replacing, return_exceptions=True)
            await self._leave()

    async def _run_for_memory(self, before: Usage, opened: Usage) -> LoadReport:
        """Give every table so many answers, and no more, so that all are alike."""
        try:
            return await self._measure(before, opened, self._give_to_all(MEMORY_ANSWERS))
        finally:
            await self._leave()

    async def _leave(self) -> None:
        for table in self._tables:
            table.leave()
        await asyncio.sleep(0.1)  # until the sockets are closed
        gc.unfreeze()

    async def _measure(self, before: Usage, opened: Usage, playing: Awaitable[None]) -> LoadReport:
        self._measured.begin()
        self._behind.clear()
        self._replaced = 0
        received = sum(table.received for table in self._tables)
        server, own = self._servers.usage(), usage_of([os.getpid()])
        began = time.perf_counter()
        await playing
        seconds = time.perf_counter() - began
        used, own_used = self._servers.usage().since(server), usage_of([os.getpid()]).since(own)
        self._measured.measuring = False
        received = sum(table.received for table in self._tables) - received
        return self._report(before, opened, used, own_used.cpu, received, seconds)

    def _report(
        self, before: Usage, opened: Usage, used: Usage, own: float, received: int, seconds: float
    ) -> LoadReport:
        plan, measured = self._plan, self._measured
        count = max(1, len(measured.acks))
        return LoadReport(
            tables=plan.tables,
            players=plan.players,
            game=plan.game,
            rate=plan.rate,
            seconds=round(seconds, 2),
            answers=len(measured.acks),
            answers_per_second=round(len(measured.acks) / seconds, 1),
            acknowledged=summary_of(measured.acks),
            shown=summary_of(measured.shows),
            server_cpu_ms_per_answer=round(1000 * used.cpu / count, 3),
            server_cpu_share=round(used.cpu / seconds, 3),
            sent_bytes_per_answer=round(received / count, 1),
            disk_bytes_per_answer=round(used.to_disk / count, 1),
            written_bytes_per_answer=round(used.written / count, 1),
            memory_before=before.memory,
            memory_tables_open=opened.memory,
            memory_after=used.memory,
            memory_per_table=(used.memory - before.memory) // plan.tables,
            answers_per_table=round(sum(table.answers for table in self._tables) / plan.tables, 1),
            games_replaced=self._replaced,
            refusals=len(measured.refusals),
            errors=measured.errors[:20],
            generator_cpu_share=round(own / seconds, 3),
            behind=summary_of(self._behind),
        )

    # Giving answers

    async def _pump(self, seconds: float, what: str) -> None:
        """Give answers for so long, at the rate that is wanted or whenever a table is free."""
        end = time.perf_counter() + seconds
        give = self._give_at_rate() if self._plan.rate else self._give_to_free()
        told = 0.0
        while (now := time.perf_counter()) < end:
            give(now)
            if now > told + 1:
                told = now
                self._servers.check()
                self._say(f"{what}: {len(self._measured.acks)} answers, {end - now:.0f} s left")
            await asyncio.sleep(_TICK)

    def _give_at_rate(self) -> Callable[[float], None]:
        """Give all answers that are due; those that no table can take are given as soon as one can."""
        began, rate = time.perf_counter(), self._plan.rate
        given = 0
        ring = deque(self._rng.sample(self._tables, len(self._tables)))

        def give(now: float) -> None:
            nonlocal given
            while given < (now - began) * rate:
                if not self._give_to_one(ring, now):
                    return
                self._behind.append(now - began - given / rate)
                given += 1

        return give

    @staticmethod
    def _give_to_one(ring: deque[LoadTable], now: float) -> bool:
        for _ in range(len(ring)):
            ring.rotate(-1)
            if ring[-1].give(now):
                return True
        return False

    def _give_to_free(self) -> Callable[[float], None]:
        """Give an answer at every table that has become free; all are looked at now and then."""
        looked = 0.0

        def give(now: float) -> None:
            nonlocal looked
            for _ in range(len(self._ready)):
                self._ready.popleft().give(now)
            if now > looked + 0.5:
                looked = now
                for table in self._tables:
                    table.give(now)

        return give

    async def _give_to_all(self, answers: int) -> None:
        """Give every table so many answers, as fast as possible."""
        end = time.perf_counter() + 600
        waiting = self._tables
        while waiting and time.perf_counter() < end:
            now = time.perf_counter()
            for table in waiting:
                table.give(now)
            waiting = [table for table in waiting if table.answers < answers and not table.is_over]
            self._say(f"{len(waiting)} tables have not had {answers} answers yet")
            await asyncio.sleep(_TICK)

    # Games that are over

    async def _replace(self) -> None:
        async with HttpClient(self._servers.addresses[0]) as http:
            while True:
                table = await self._over.get()
                try:
                    await table.play_again(http, self._servers.addresses)
                    self._replaced += 1
                except (Unanswered, OSError) as error:
                    self._measured.errors.append(f"table {table.id} was not replaced: {error}")


def run_load(plan: LoadPlan, folder: Path, say: Say) -> LoadReport:
    """Start a server on an empty folder, load it as planned, and end it."""
    raise_descriptor_limit()
    with Servers(
        folder, "--pace", plan.pace, database=plan.database, bus=plan.bus, count=plan.servers
    ) as servers:
        say("starting a server")
        servers.start()
        report = asyncio.run(Load(plan, servers, say).run())
        servers.check()
        return report
