"""Over lines that lose, double, swap, delay and cut messages, nothing is lost and nothing doubled."""

from __future__ import annotations

from pathlib import Path

from veillee.torture.network import NetworkPlan, Rates, run_network


def test_played_over_bad_lines_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    rates = Rates(drop=0.02, delay=0.03, duplicate=0.05, reorder=0.02, cut=0.02, silence=0.003)
    report = run_network(NetworkPlan(3.0, rates, seed=7), tmp_path, lambda _: None)
    assert report.details == []
    assert (report.lost, report.doubled, report.errors) == (0, 0, 0)
    assert report.games >= 8
    assert report.compared >= report.games
    assert report.answers_acked > 0
    assert {"missing", "doubled"} <= set(report.noticed)
