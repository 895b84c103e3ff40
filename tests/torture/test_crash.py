"""Killed five times while all games are played, nothing is lost and nothing doubled."""

from __future__ import annotations

from pathlib import Path

import pytest

from veillee.torture.crash import KILL, CrashPlan, run_crash
from veillee.torture.marks import COMMIT, START


def test_killed_five_times_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    plan = CrashPlan(4, 60.0, seed=14, aims=(COMMIT, START))
    report = run_crash(plan, tmp_path, lambda _: None)
    assert report.details == []
    assert (report.lost, report.doubled, report.errors) == (0, 0, 0)
    assert report.kills >= 2  # four, and one more before all records are read again; fewer on a slow machine
    assert report.games >= 8
    assert report.away[KILL].count > 0
    assert report.answers_acked > 0
    assert report.checked["seats"] > 0
    assert report.aimed.get(COMMIT) == 1
    assert sum(report.marks.values()) == sum(report.aimed.values())


@pytest.mark.postgres
def test_killed_on_postgresql_nothing_is_lost_or_doubled(tmp_path: Path, database: str) -> None:
    report = run_crash(CrashPlan(1, 30.0, database, seed=15), tmp_path, lambda _: None)
    assert report.details == []
    assert (report.lost, report.doubled, report.errors) == (0, 0, 0)
    assert report.kills >= 1
    assert report.answers_acked > 0
