"""`veillee torture attack`: one address does its worst, and what bystanders feel of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from veillee.server.limits.connections import raise_descriptor_limit
from veillee.torture.attacker import Attacked, Attacker
from veillee.torture.attacks import ATTACKS, RESTARTED, SHOWN, Attack, return_to
from veillee.torture.bystander import Bystanders
from veillee.torture.latencies import LatencySummary
from veillee.torture.server_process import ServerProcess

#: What 99 of 100 bystanders' waits should stay under, in milliseconds.
TARGET: Final = 250.0
#: How long bystanders play on after an attack, in seconds.
_AFTER: Final = 0.5

Say = Callable[[str], None]


@dataclass(frozen=True)
class AttackPlan:
    """Which attacks, each for how long; all on one server, or each on a fresh one."""

    names: Sequence[str] = tuple(ATTACKS)
    seconds: float = 8.0
    is_fresh: bool = True
    #: How long bystanders play before, in seconds.
    before: float = 1.0


class AttackReport(msgspec.Struct, frozen=True):
    name: str
    what: str
    sent: dict[str, int]
    answers: dict[str, int]
    #: How long bystanders waited before and meanwhile, in milliseconds; after a restart, if there was one.
    before: LatencySummary
    bystanders: LatencySummary
    after_restart: LatencySummary | None
    #: After how many milliseconds the attacked table is shown again after the restart.
    shown_again: int | None
    log_bytes: int
    errors: list[str]

    @property
    def is_held(self) -> bool:
        """Whether bystanders waited no longer than they should."""
        felt = [self.bystanders, *([self.after_restart] if self.after_restart else [])]
        return not self.errors and all(each.p99 < TARGET for each in felt)


def run_attacks(plan: AttackPlan, folder: Path, say: Say) -> list[AttackReport]:
    """Attack a server, and see what others feel of it; attackers have a process of their own."""
    raise_descriptor_limit()
    found: list[AttackReport] = []
    server: ServerProcess | None = None
    with ProcessPoolExecutor(1, get_context("spawn")) as aside:
        aside.submit(_ready).result()
        try:
            for number, name in enumerate(plan.names):
                say(f"{name}, {plan.seconds:g} s")
                if server is None or plan.is_fresh:
                    server = _replaced(server, folder / f"data-{number}")
                scene = _Scene(server, aside, name, f"127.0.1.{number + 1}", plan)
                found.append(asyncio.run(scene.run()))
        finally:
            if server is not None:
                server.kill()
    return found


def _replaced(server: ServerProcess | None, data: Path) -> ServerProcess:
    """A server on a new folder, with its usual limits, in place of an earlier one."""
    if server is not None:
        server.kill()
    fresh = ServerProcess(data, "--pace", "at-once", as_usual=True)
    fresh.start()
    return fresh


# In the attackers' process


def _ready() -> None:
    raise_descriptor_limit()


def _do_attack(name: str, address: str, source: str, seconds: float) -> Attacked:
    return asyncio.run(_as_attacker(Attacker(address, source, seconds), ATTACKS[name]))


def _do_return(address: str, source: str, cookie: str, table: str) -> Attacked:
    attacker = Attacker(address, source, 0.0)
    return asyncio.run(_as_attacker(attacker, lambda each: return_to(each, cookie, table)))


async def _as_attacker(attacker: Attacker, attack: Attack) -> Attacked:
    try:
        await attack(attacker)
        return attacker.outcome()
    finally:
        attacker.close()
        await asyncio.sleep(0.05)  # until the sockets are closed


@dataclass(frozen=True)
class _Scene:
    """One attack on a server."""

    server: ServerProcess
    aside: ProcessPoolExecutor
    name: str
    source: str
    plan: AttackPlan

    async def run(self) -> AttackReport:
        log = self.server.log_size
        loop = asyncio.get_running_loop()
        async with Bystanders(self.server.address) as bystanders:
            bystanders.begin()
            await asyncio.sleep(self.plan.before)
            before = bystanders.waits()
            bystanders.begin()
            arguments = (self.name, self.server.address, self.source, self.plan.seconds)
            attacked = await loop.run_in_executor(self.aside, _do_attack, *arguments)
            await asyncio.sleep(_AFTER)
            felt = bystanders.waits()
            errors = bystanders.measured.errors[:20]
        self.server.check()
        shown, after = await self._restart(attacked) if self.name in RESTARTED else (None, None)
        return AttackReport(
            self.name,
            " ".join((ATTACKS[self.name].__doc__ or "").split()),
            attacked.sent,
            attacked.answers,
            before,
            felt,
            after,
            shown,
            self.server.log_size - log,
            errors,
        )

    async def _restart(self, attacked: Attacked) -> tuple[int, LatencySummary]:
        """Start the server again, and let somebody look at the table that was attacked."""
        await asyncio.to_thread(self.server.stop)
        await self.server.start_aside()
        loop = asyncio.get_running_loop()
        async with Bystanders(self.server.address) as bystanders:
            bystanders.begin()
            arguments = (self.server.address, self.source, attacked.cookie, attacked.table)
            found = await loop.run_in_executor(self.aside, _do_return, *arguments)
            await asyncio.sleep(_AFTER)
            return found.answers[SHOWN], bystanders.waits()
