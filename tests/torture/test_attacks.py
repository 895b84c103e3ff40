"""Every saved attack: the server outlives it, and nobody else is thrown out or left without an answer."""

from __future__ import annotations

from pathlib import Path

from cli.running import Capture
from veillee.commands import main
from veillee.torture.attack import TARGET, AttackPlan, AttackReport, run_attacks
from veillee.torture.attacks import ATTACKS, LEAKED, RESTARTED
from veillee.torture.latencies import LatencySummary


def test_bystanders_play_on_whatever_one_address_does(tmp_path: Path) -> None:
    reports = run_attacks(AttackPlan(seconds=0.5, is_fresh=False, before=0.1), tmp_path, lambda _: None)
    assert [report.name for report in reports] == list(ATTACKS)
    for report in reports:
        assert report.errors == [], report.name
        assert report.bystanders.count > 0, report.name
        assert sum(report.sent.values()) > 0, report.name
        assert sum(report.answers.values()) > 0, report.name
        assert report.log_bytes < 100_000, report.name
    found = {report.name: report for report in reports}
    for name in ("owner-data", "names", "cookies", "packed"):
        assert found[name].answers.get("taken", 0) == 0, name
    assert found["paths"].answers.get(LEAKED, 0) == 0
    for name in RESTARTED:
        assert found[name].shown_again is not None


def report(p99: float, errors: list[str], restarted: LatencySummary | None = None) -> AttackReport:
    return AttackReport(
        "x", "", {}, {}, LatencySummary(), LatencySummary(9, 1, 1, p99, p99), restarted, None, 0, errors
    )


def test_an_attack_is_held_if_nobody_waits_too_long_or_is_thrown_out() -> None:
    assert report(TARGET - 1, []).is_held
    assert not report(TARGET, []).is_held
    assert not report(1, ["the server closed a socket"]).is_held
    assert not report(1, [], LatencySummary(9, 1, 1, TARGET, TARGET)).is_held


def test_an_unknown_attack_is_named(capsys: Capture) -> None:
    assert main(["torture", "attack", "bananas"]) == 2
    assert "there is no attack 'bananas'; there are owner-data" in capsys.readouterr().err
