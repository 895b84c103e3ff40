"""`veillee torture network`: games over lines that lose, double, swap, delay and cut what is said."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, final

import msgspec

from veillee.torture.bad_line import BadLine, Fate, Message
from veillee.torture.crash_kinds import KINDS
from veillee.torture.crash_tables import CrashTable, SharedState
from veillee.torture.device import Device
from veillee.torture.ledger import DOUBLED, LOST, Fault
from veillee.torture.servers import Servers

#: After how many seconds a device leaves a line on which nothing comes.
_SILENCE: Final = 2.0
#: How long all games may take to come to their end, in seconds, and what is delayed at most.
_CLOSING: Final = 120.0
_LONGEST_DELAY: Final = 0.5
#: So often a device at a table that is over is compared: another one may be told something meanwhile.
_COMPARISONS: Final = 20

Say = Callable[[str], None]


@dataclass(frozen=True)
class Rates:
    """What share of all messages gets lost, comes twice, and so on; what falls silent stays so."""

    drop: float = 0.02
    delay: float = 0.05
    duplicate: float = 0.05
    reorder: float = 0.02
    cut: float = 0.01
    silence: float = 0.002


@dataclass(frozen=True)
class NetworkPlan:
    """For how long, and how bad the lines are."""

    seconds: float
    rates: Rates = Rates()
    seed: int = 1
    tables: int = len(KINDS)


class NetworkReport(msgspec.Struct, frozen=True):
    seconds: float
    answers_acked: int
    games: int
    lost: int
    doubled: int
    #: What else went wrong: answers that never came, errors that the server told.
    errors: int
    #: How many lines there were, and what befell the messages on them.
    lines: int
    fates: dict[str, int]
    #: What devices noticed of it.
    noticed: dict[str, int]
    #: Devices that in the end knew just what a new one is told.
    compared: int
    #: What people asked for and was done.
    done: dict[str, int]
    details: list[dict[str, Any]]


@final
class Network:
    """One run: tables that are played through a proxy."""

    def __init__(self, plan: NetworkPlan, server: str, say: Say) -> None:
        self._plan = plan
        self._server = server
        self._say = say
        rng = Random(plan.seed)
        self._line = BadLine(server, _decider(plan.rates, rng), lambda: rng.uniform(0, _LONGEST_DELAY))
        # Nothing is killed: an answer is sent again to a server that knows whether it had it.
        self._shared = SharedState(plan.seed, [server], killed_at=math.inf, silence=_SILENCE)
        self._shared.look = self._compare
        self._shared.up.set()
        self._compared = 0
        self._tables = [
            CrashTable(self._shared, KINDS[number % len(KINDS)], Random(plan.seed * 1000 + number))
            for number in range(plan.tables)
        ]

    async def run(self) -> NetworkReport:
        began = time.monotonic()
        async with self._line:
            self._shared.line = self._line.address
            playing = [asyncio.create_task(table.run()) for table in self._tables]
            try:
                while time.monotonic() < began + self._plan.seconds:
                    await asyncio.wait(playing, timeout=0.5, return_when=asyncio.FIRST_EXCEPTION)
                    _check(playing)
                    self._say(f"{self._line.lines} lines, {len(self._shared.faults)} faults")
                self._shared.closing = True
                await asyncio.wait(playing, timeout=_CLOSING)
                _check(playing)
                for table, task in zip(self._tables, playing, strict=True):
                    if not task.done():
                        table.blame(Fault("error", "the game did not come to an end"))
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
        return self._report(time.monotonic() - began)

    async def _compare(self, table: CrashTable, device: Device) -> None:
        """Look whether a device at the end of a bad line knows just what a new one at a good line is told."""
        fresh = Device(device.person, table.blame)
        try:
            await fresh.join(self._server, table.id)
            if not await _know_the_same(device, fresh):
                table.blame(Fault(LOST, f"{device.person.name} knows otherwise than a new device is told"))
        finally:
            fresh.leave()
        self._compared += 1

    def _report(self, seconds: float) -> NetworkReport:
        kinds = [fault["kind"] for fault in self._shared.faults]
        lost, doubled = kinds.count(LOST), kinds.count(DOUBLED)
        return NetworkReport(
            seconds=round(seconds, 1),
            answers_acked=self._shared.acknowledged,
            games=len(self._shared.records),
            lost=lost,
            doubled=doubled,
            errors=len(kinds) - lost - doubled,
            lines=self._line.lines,
            fates=dict(self._line.fates),
            noticed=dict(self._shared.noticed),
            compared=self._compared,
            done=dict(self._shared.done),
            details=self._shared.faults[:50],
        )


def _decider(rates: Rates, rng: Random) -> Callable[[Message], Fate]:
    """Each message's fate by chance."""
    fates: list[tuple[float, Fate]] = [
        (rates.drop, "drop"),
        (rates.delay, "delay"),
        (rates.duplicate, "duplicate"),
        (rates.reorder, "reorder"),
        (rates.cut, "cut"),
        (rates.silence, "silence"),
    ]

    def decide(_: Message) -> Fate:
        chance = rng.random()
        for rate, fate in fates:
            chance -= rate
            if chance < 0:
                return fate
        return "pass"

    return decide


async def _know_the_same(one: Device, other: Device) -> bool:
    """Whether two devices of one person know the same, once everything under way has arrived."""
    for _ in range(_COMPARISONS):
        await one.settle()
        await other.settle()
        if one.known() == other.known():
            return True
        await asyncio.sleep(0.05)
    return False


def _check(playing: list[asyncio.Task[None]]) -> None:
    """A table that broke down is told at once."""
    for task in playing:
        if task.done():
            task.result()


def run_network(plan: NetworkPlan, folder: Path, say: Say) -> NetworkReport:
    """Start a server on this folder, let people play over bad lines, and check what they were promised."""
    with Servers(folder, "--pace", "at-once") as servers:
        servers.start()
        return asyncio.run(Network(plan, servers.addresses[0], say).run())
