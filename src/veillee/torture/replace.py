"""`veillee torture replace`: the processes of a house replaced one after the other while people play.

Each is told to close, and one of the same place begins in its stead, as a new version would.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from veillee.torture.crash import CLOSE, CrashPlan, run_crash
from veillee.torture.latencies import LatencySummary

Say = Callable[[str], None]


@dataclass(frozen=True)
class ReplacePlan:
    """How often each of how many processes is replaced, and at how many tables is played meanwhile."""

    database: str | None = None
    bus: str | None = None
    servers: int = 2
    rounds: int = 1
    tables: int = 16
    seed: int = 1
    workers: int = 1


class ReplaceReport(msgspec.Struct, frozen=True):
    """What became of what people did; times in milliseconds."""

    replaced: int
    tables: int
    seconds: float
    answers_acked: int
    games: int
    lost: int
    doubled: int
    errors: int
    #: How long people were away whose line was cut.
    away: LatencySummary
    details: list[dict[str, Any]]

    @property
    def is_bad(self) -> bool:
        return bool(self.lost or self.doubled or self.errors)


def run_replace(plan: ReplacePlan, folder: Path, say: Say) -> ReplaceReport:
    """Let people play, replace every process, and check everything that was promised."""
    crash = CrashPlan(
        plan.servers * plan.rounds,
        float("inf"),
        plan.database,
        plan.seed,
        plan.tables,
        plan.servers,
        plan.bus,
        (CLOSE,),
        in_turn=True,
        workers=plan.workers,
    )
    report = run_crash(crash, folder, say)
    return ReplaceReport(
        report.befallen[CLOSE],
        plan.tables,
        report.seconds,
        report.answers_acked,
        report.games,
        report.lost,
        report.doubled,
        report.errors,
        report.away.get(CLOSE, LatencySummary()),
        report.details,
    )
