"""`veillee torture crash`: a server that is killed at random instants, and whether anything is lost by it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, final

import msgspec

from veillee.server.settings import ClusterSettings
from veillee.torture.crash_tables import KINDS, CrashTable, SharedState
from veillee.torture.latencies import LatencySummary, summary_of
from veillee.torture.ledger import DOUBLED, LOST, Fault
from veillee.torture.server_process import ServerProcess
from veillee.torture.servers import Servers

#: How long all games may take to come to their end, in seconds.
_CLOSING: Final = 120.0

#: What can happen to a process. One that is paused stands still for longer than its lease lasts.
KILL, CLOSE, PAUSE = "kill", "close", "pause"
WAYS: Final = (KILL, CLOSE, PAUSE)
_PAUSED: Final = ClusterSettings("").lease + 1.5

Say = Callable[[str], None]


@dataclass(frozen=True)
class CrashPlan:
    """How often to kill, or for how long; whichever comes first."""

    kills: int
    seconds: float
    database: str | None = None
    seed: int = 1
    tables: int = len(KINDS)
    #: How many processes there are, which share the database by this bus.
    servers: int = 1
    bus: str | None = None
    #: What happens to them, one after the other and again.
    ways: tuple[str, ...] = (KILL,)
    #: The ports they listen on, and the address of the proxy before them that people come by.
    ports: tuple[int, ...] = ()
    front: str | None = None
    #: Whether one server after the other is chosen, instead of any.
    in_turn: bool = False
    #: How many worker processes each server has.
    workers: int = 1


class CrashReport(msgspec.Struct, frozen=True):
    kills: int
    answers_acked: int
    lost: int
    doubled: int
    games: int
    seconds: float
    #: What else went wrong: answers that never came, errors that the server told.
    errors: int
    #: What people asked for and was done, and what was looked at when they came back.
    done: dict[str, int]
    checked: dict[str, int]
    #: What happened to servers, and how often.
    befallen: dict[str, int]
    #: How long people whose line was cut were away, by what had befallen a server.
    away: dict[str, LatencySummary]
    #: What was lost or doubled, where, and what had happened there before.
    details: list[dict[str, Any]]


@final
class Crash:
    """One run: tables that are played, and somebody who kills."""

    def __init__(self, plan: CrashPlan, servers: Servers, say: Say) -> None:
        self._plan = plan
        self._servers = servers
        self._say = say
        self._rng = Random(plan.seed)
        front = [] if plan.front is None else [plan.front]
        self._shared = SharedState(plan.seed, front, may_move=plan.servers > 1)
        self._tables = [
            CrashTable(self._shared, KINDS[number % len(KINDS)], Random(plan.seed * 1000 + number))
            for number in range(plan.tables)
        ]

    async def run(self) -> CrashReport:
        began = time.monotonic()
        await asyncio.gather(*[self._start(server) for server in self._servers.all])
        playing = [asyncio.create_task(table.run()) for table in self._tables]
        try:
            while self._shared.kills < self._plan.kills and time.monotonic() < began + self._plan.seconds:
                server = self._next_server()
                await self._wait_for_the_moment(server)
                self._check(playing)
                await self._befall(server)
                self._say(f"{self._shared.kills} kills, {len(self._shared.faults)} faults")
            await self._close(playing)
            await self._read_again()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        return self._report(time.monotonic() - began)

    def _next_server(self) -> ServerProcess:
        servers = self._servers.all
        return servers[self._shared.kills % len(servers)] if self._plan.in_turn else self._rng.choice(servers)

    async def _close(self, playing: list[asyncio.Task[None]]) -> None:
        """Let all games come to their end; those that do not are told."""
        self._shared.closing = True
        await asyncio.wait(playing, timeout=_CLOSING)
        self._check(playing)
        for table, task in zip(self._tables, playing, strict=True):
            if not task.done():
                table.blame(Fault("error", "the game did not come to an end"))

    @staticmethod
    def _check(playing: list[asyncio.Task[None]]) -> None:
        """A table that broke down is told at once."""
        for task in playing:
            if task.done():
                task.result()

    async def _start(self, server: ServerProcess) -> None:
        await server.start_aside()
        self._welcome(server)

    def _welcome(self, server: ServerProcess) -> None:
        """Let people come by this server, unless a proxy decides that."""
        if self._plan.front is None:
            self._shared.addresses.append(server.address)
        self._shared.up.set()

    async def _wait_for_the_moment(self, server: ServerProcess) -> None:
        """Any moment; half of the time one at which an answer is on its way to the disk."""
        await self._wait_for_an_answer(10)
        await asyncio.sleep(self._rng.uniform(0.0, 1.5))
        server.aim()
        if self._rng.random() < 0.5 and await self._wait_for_an_answer(1):
            await asyncio.sleep(self._rng.uniform(0, 0.008))

    async def _wait_for_an_answer(self, seconds: float) -> bool:
        """Wait until somebody sends an answer, or for so long."""
        self._shared.sent.clear()
        try:
            async with asyncio.timeout(seconds):
                return await self._shared.sent.wait()
        except TimeoutError:
            return False

    async def _befall(self, server: ServerProcess) -> None:
        """What happens to a server: it is killed, closed or stopped for longer than its lease lasts."""
        way = self._plan.ways[self._shared.befallen.total() % len(self._plan.ways)]
        self._shared.befallen[way] += 1
        self._shared.way = way
        if way == PAUSE:
            self._note(server)
            server.pause()
            await asyncio.sleep(_PAUSED)
            server.go_on()
            self._welcome(server)
            return
        self._note(server)
        if way == KILL:
            server.kill()
        elif (ended := await asyncio.to_thread(server.stop)) != 0:
            fault = {"kind": "error", "what": f"a server that was closed ended with {ended}", "table": ""}
            self._shared.faults.append(fault)
        await self._start(server)

    def _note(self, server: ServerProcess) -> None:
        """Nobody comes to this server any more; what was promised until now must hold."""
        if self._plan.front is None:
            self._shared.addresses.remove(server.address)
        if not self._shared.addresses:
            self._shared.up.clear()
        self._shared.killed_at = time.monotonic()
        for table in self._tables:
            table.note_kill()
        self._shared.kills += 1

    async def _read_again(self) -> None:
        """Kill it once more, after all: every record is as it was when it was first read."""
        self._shared.way = KILL
        for server in self._servers.all:
            self._note(server)
            server.kill()
        self._shared.kills -= len(self._servers.all) - 1
        await asyncio.gather(*[self._start(server) for server in self._servers.all])
        for id, text in self._shared.records.items():
            if await self._shared.record(id) != text:
                fault = {"kind": LOST, "what": "a finished record has changed", "table": id}
                self._shared.faults.append(fault)

    def _report(self, seconds: float) -> CrashReport:
        kinds = [fault["kind"] for fault in self._shared.faults]
        lost, doubled = kinds.count(LOST), kinds.count(DOUBLED)
        return CrashReport(
            kills=self._shared.kills,
            answers_acked=self._shared.acknowledged,
            lost=lost,
            doubled=doubled,
            games=len(self._shared.records),
            seconds=round(seconds, 1),
            errors=len(kinds) - lost - doubled,
            done=dict(self._shared.done),
            checked=dict(self._shared.checked),
            befallen=dict(self._shared.befallen),
            away={way: summary_of(seconds) for way, seconds in self._shared.away.items()},
            details=self._shared.faults[:50],
        )


def run_crash(plan: CrashPlan, folder: Path, say: Say) -> CrashReport:
    """Start a server on this folder, kill it as planned, and check everything that was promised."""
    with Servers(
        folder,
        "--pace",
        "at-once",
        "--workers",
        str(plan.workers),
        database=plan.database,
        bus=plan.bus,
        count=plan.servers,
        ports=plan.ports,
    ) as servers:
        return asyncio.run(Crash(plan, servers, say).run())
