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

from veillee.torture.crash_tables import KINDS, CrashTable, SharedState
from veillee.torture.ledger import DOUBLED, LOST, Fault
from veillee.torture.server_process import ServerProcess

#: How long all games may take to come to their end, in seconds.
_CLOSING: Final = 120.0

Say = Callable[[str], None]


@dataclass(frozen=True)
class CrashPlan:
    """How often to kill, or for how long; whichever comes first."""

    kills: int
    seconds: float
    database: str | None = None
    seed: int = 1
    tables: int = len(KINDS)


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
    #: What was lost or doubled, where, and what had happened there before.
    details: list[dict[str, Any]]


@final
class Crash:
    """One run: tables that are played, and somebody who kills."""

    def __init__(self, plan: CrashPlan, server: ServerProcess, say: Say) -> None:
        self._plan = plan
        self._server = server
        self._say = say
        self._rng = Random(plan.seed)
        self._shared = SharedState(plan.seed)
        self._tables = [
            CrashTable(self._shared, KINDS[number % len(KINDS)], Random(plan.seed * 1000 + number))
            for number in range(plan.tables)
        ]

    async def run(self) -> CrashReport:
        began = time.monotonic()
        await self._start()
        playing = [asyncio.create_task(table.run()) for table in self._tables]
        try:
            while self._shared.kills < self._plan.kills and time.monotonic() < began + self._plan.seconds:
                await self._wait_for_the_moment()
                self._check(playing)
                self._kill()
                await self._start()
                self._say(f"{self._shared.kills} kills, {len(self._shared.faults)} faults")
            await self._close(playing)
            await self._read_again()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        return self._report(time.monotonic() - began)

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

    async def _start(self) -> None:
        await self._server.start_aside()
        self._shared.address = self._server.address
        self._shared.up.set()

    async def _wait_for_the_moment(self) -> None:
        """Any moment; half of the time one at which an answer is on its way to the disk."""
        await self._wait_for_an_answer(10)
        await asyncio.sleep(self._rng.uniform(0.0, 1.5))
        self._server.aim()
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

    def _kill(self) -> None:
        self._server.kill()
        self._shared.up.clear()
        self._shared.killed_at = time.monotonic()
        for table in self._tables:
            table.note_kill()
        self._shared.kills += 1

    async def _read_again(self) -> None:
        """Kill it once more, after all: every record is as it was when it was first read."""
        self._kill()
        await self._start()
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
            details=self._shared.faults[:50],
        )


def run_crash(plan: CrashPlan, folder: Path, say: Say) -> CrashReport:
    """Start a server on this folder, kill it as planned, and check everything that was promised."""
    with ServerProcess(folder / "data", "--pace", "at-once", database=plan.database) as server:
        return asyncio.run(Crash(plan, server, say).run())
