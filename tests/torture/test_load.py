"""Ten seconds of load: nothing is refused, nothing goes wrong, and every figure is there."""

from __future__ import annotations

from pathlib import Path

from veillee.torture.load import LoadPlan, run_load
from veillee.torture.start import StartPlan, run_start


def test_tables_played_at_a_rate(tmp_path: Path) -> None:
    said: list[str] = []
    report = run_load(LoadPlan(5, 4, 40.0, 3.0, warm_up=0.5), tmp_path, said.append)
    assert report.errors == []
    assert report.refusals == 0
    assert report.answers > 0
    assert report.acknowledged.count == report.answers
    assert report.shown.count >= report.answers
    assert report.server_cpu_ms_per_answer > 0
    assert report.sent_bytes_per_answer > 0
    assert report.written_bytes_per_answer > 0
    assert report.memory_after > 0
    assert said[0] == "starting a server"


def test_as_fast_as_possible_finished_games_are_played_again(tmp_path: Path) -> None:
    report = run_load(LoadPlan(3, 2, 0.0, 7.0, warm_up=0.5), tmp_path, lambda _: None)
    assert report.errors == []
    assert report.refusals == 0
    assert report.answers > 0
    assert report.games_replaced > 0 or report.answers < 200  # unless the machine is very busy


def test_people_come_back_to_copies_of_stored_tables(tmp_path: Path) -> None:
    plan = StartPlan(stored=40, returning=10, players=2, around=0.5)
    report = run_start(plan, tmp_path, lambda _: None)
    assert report.errors == []
    assert report.back.count == 10
    assert report.bystanders.count > 0
