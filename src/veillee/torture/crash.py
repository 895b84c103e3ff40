"""`veillee torture crash`: a server that is killed at random instants, and whether anything is lost by it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final, final

import msgspec

from veillee.server.settings import ClusterSettings
from veillee.torture.crash_kinds import KINDS
from veillee.torture.crash_tables import CrashTable, SharedState
from veillee.torture.latencies import LatencySummary, summary_of
from veillee.torture.ledger import DOUBLED, LOST, Fault
from veillee.torture.marks import AIMS, CLOSING, RETURN, START, Shot
from veillee.torture.server_process import PATIENCE, NoServer, ServerProcess
from veillee.torture.servers import Servers

#: How long all games may take to come to their end, in seconds.
_CLOSING: Final = 120.0

#: For how long a server may come to what is aimed at, in seconds, before something else is.
_AIMING: Final = 20.0

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
    #: What every second kill is aimed at, in turn; the others come at any moment.
    aims: tuple[str, ...] = ()
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
    #: How many kills befell what they were aimed at, and where exactly.
    aimed: dict[str, int]
    marks: dict[str, int]
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
        #: What the next kills are aimed at; None for any moment.
        self._aims = cycle([each for aim in plan.aims for each in (None, aim)] or [None])
        self._aim = ""
        #: When all servers were last seen to run, while one is expected to kill itself.
        self._alive_at = 0.0
        self._aimed: Counter[str] = Counter()
        self._marks: Counter[str] = Counter()
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
                server, way = self._next_server(), self._next_way()
                aim = next(self._aims) if way == KILL else None
                await self._wait_for_the_moment(aim)
                self._check(playing)
                await (self._befall(server, way) if aim is None else self._kill_at(server, aim))
                await self._raise_fallen()  # a second one that was not disarmed in time
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

    async def _start(self, server: ServerProcess, shot: Shot | None = None) -> None:
        await server.start_aside(shot)
        self._welcome(server)

    def _welcome(self, server: ServerProcess) -> None:
        """Let people come by this server, unless a proxy decides that."""
        if self._plan.front is None:
            self._shared.addresses.append(server.address)
        self._shared.up.set()

    async def _wait_for_the_moment(self, aim: str | None) -> None:
        """Any moment, unless a server sees to that; half of the time an answer is on its way to the disk."""
        await self._wait_for_an_answer(10)
        if aim is None:
            await asyncio.sleep(self._rng.uniform(0.0, 1.5))
        for server in self._servers.all:
            server.note_family()
        if aim is None and self._rng.random() < 0.5 and await self._wait_for_an_answer(1):
            await asyncio.sleep(self._rng.uniform(0, 0.008))

    async def _wait_for_an_answer(self, seconds: float) -> bool:
        """Wait until somebody sends an answer, or for so long."""
        self._shared.sent.clear()
        try:
            async with asyncio.timeout(seconds):
                return await self._shared.sent.wait()
        except TimeoutError:
            return False

    def _next_way(self) -> str:
        return self._plan.ways[self._shared.befallen.total() % len(self._plan.ways)]

    async def _befall(self, server: ServerProcess, way: str) -> None:
        """What happens to a server: it is killed, closed or stopped for longer than its lease lasts."""
        self._shared.befallen[way] += 1
        self._shared.way = way
        self._note(server)
        if way == PAUSE:
            server.pause()
            await asyncio.sleep(_PAUSED)
            server.go_on()
            self._welcome(server)
            return
        if way == KILL:
            await asyncio.to_thread(server.kill)
        elif (ended := await asyncio.to_thread(server.stop)) != 0:
            fault = {"kind": "error", "what": f"a server that was closed ended with {ended}", "table": ""}
            self._shared.faults.append(fault)
        await self._start(server)

    async def _kill_at(self, server: ServerProcess, aim: str) -> None:
        """Let whichever server first does this kill itself; if none does, this one is killed."""
        self._aim = aim
        self._shared.way = KILL
        shot = Shot(aim, self._rng.randint(1, AIMS[aim].most), self._rng.uniform(0.0, 0.004))
        if aim == START:
            await self._kill_starting(server, shot)
            return
        if aim == CLOSING:
            await self._kill_closing(server, shot)
            return
        if aim == RETURN:
            await self._kill_and_arm(server, shot)
        else:
            self._arm(shot)
        await self._wait_for_a_fall()
        self._arm(None)
        if not await self._raise_fallen():
            await self._befall(server, KILL)

    def _arm(self, shot: Shot | None) -> None:
        for server in self._servers.all:
            server.arm(shot)

    async def _kill_and_arm(self, server: ServerProcess, shot: Shot) -> None:
        """Kill a server, and arm those that its people come back to."""
        self._shared.befallen[KILL] += 1
        self._note(server)
        self._arm(shot)
        await asyncio.to_thread(server.kill)
        await server.start_aside()
        server.note_family()
        server.arm(shot)
        self._welcome(server)

    async def _kill_starting(self, server: ServerProcess, shot: Shot) -> None:
        """Kill a server, once more while it starts, and start it again."""
        self._shared.befallen[KILL] += 1
        self._note(server)
        await asyncio.to_thread(server.kill)
        try:
            await self._start(server, shot)
        except NoServer:
            self._shared.kills += 1
            await self._bury(server)
            await self._start(server)

    async def _kill_closing(self, server: ServerProcess, shot: Shot) -> None:
        self._note(server)
        server.arm(shot)
        server.ask_to_close()
        await asyncio.to_thread(server.wait, PATIENCE)
        await self._bury(server)
        await self._start(server)

    async def _wait_for_a_fall(self) -> None:
        """Wait until a server has killed itself, or for so long."""
        self._alive_at = time.monotonic()
        until = self._alive_at + _AIMING
        while (now := time.monotonic()) < until and all(each.running for each in self._servers.all):
            self._alive_at = now
            await asyncio.sleep(0.005)

    async def _raise_fallen(self) -> bool:
        """Start those again that have killed themselves; whether there are any."""
        fallen = [server for server in self._servers.all if not server.running]
        for server in fallen:
            self._note(server, self._alive_at)
        for server in fallen:
            await self._bury(server)
            await self._start(server)
        return bool(fallen)

    async def _bury(self, server: ServerProcess) -> None:
        """Clear away a server that has ended; NoServer if nobody told it to."""
        await asyncio.to_thread(server.bury)
        if server.mark:
            self._shared.befallen[KILL] += 1
            self._aimed[self._aim] += 1
            self._marks[server.mark] += 1
        elif self._aim == CLOSING:
            self._shared.befallen[CLOSE] += 1
        else:
            raise NoServer(f"the server ended by itself, before it came to what was aimed at: {self._aim}")

    def _note(self, server: ServerProcess, since: float | None = None) -> None:
        """Nobody comes to this server any more; what was promised until now must hold.

        It may be dead `since` some moment.
        """
        if self._plan.front is None:
            self._shared.addresses.remove(server.address)
        if not self._shared.addresses:
            self._shared.up.clear()
        for table in self._tables:
            table.note_kill(time.monotonic() if since is None else since)
        self._shared.killed_at = time.monotonic()
        self._shared.kills += 1

    async def _read_again(self) -> None:
        """Kill it once more, after all: every record is as it was when it was first read."""
        self._shared.way = KILL
        for server in self._servers.all:
            self._note(server)
            await asyncio.to_thread(server.kill)
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
            aimed=dict(self._aimed),
            marks=dict(self._marks),
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
        watched=bool(plan.aims),
    ) as servers:
        return asyncio.run(Crash(plan, servers, say).run())
