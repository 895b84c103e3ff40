"""`veillee analyse`: what it tells of a finished game, and what it says of files that are none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cli.running import Capture, run, run_json
from veillee.bots.analysis_result import Point
from veillee.commands import main
from veillee.commands.analysis_report import sparkline

KEPT = Path(__file__).parents[1] / "kept" / "format-3" / "records"


@pytest.fixture
def finished(capsys: Capture) -> str:
    """A short game of Fairy Tale among bots that take anything."""
    assert (
        run(capsys, "record", "fairy-tale", "--set", "rounds=1", "--seed", "7", "--out", "ft.record")[0] == 0
    )
    return "ft.record"


def test_it_tells_curves_and_turning_points(capsys: Capture, finished: str) -> None:
    code, found = run_json(capsys, "analyse", finished, "--iterations", "2", "--seat", "0")
    assert code == 0
    assert (found["game"], found["players"], found["seat"]) == ("fairy-tale", 2, 0)
    assert [curve[-1]["line"] for curve in found["curves"]] == [found["lines"]] * 2
    assert found["turning_points"]
    code, out = run(capsys, "analyse", finished, "--iterations", "2", "--seat", "0")
    assert code == 0
    assert "Where it turned for Player 1" in out
    assert "so together they need not make 100%" in out
    assert out.count("From what Player 1 knew then") == len(found["turning_points"])
    assert out.count("As the cards truly lay") == len(found["turning_points"])


def test_a_page_has_a_plot_and_everything_in_the_language_asked_for(capsys: Capture, finished: str) -> None:
    arguments = ["analyse", finished, "--iterations", "1", "--lang", "fr", "--out", "page.html"]
    assert run(capsys, *arguments) == (0, "")
    page = Path("page.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in page
    assert page.count('class=line stroke="') == 4
    assert "Après coup" in page
    assert "page.html is there already" in complaint(capsys, arguments)
    assert run(capsys, *arguments, "--force")[0] == 0


def complaint(capsys: Capture, arguments: list[Any]) -> str:
    assert main([str(each) for each in arguments]) == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("fairy-tale-mid-phase-running-at-a-server", "the game is not over, so its key is not known yet"),
        ("grimm-forest-abandoned", "the game was broken off: there is no result to judge by"),
        ("fairy-tale-owner-data", "give the file with --owner-data"),
    ],
)
def test_a_game_that_cannot_be_judged(capsys: Capture, file: str, why: str) -> None:
    said = complaint(capsys, ["analyse", KEPT / f"{file}.record"])
    assert f"{file}.record cannot be analysed: " in said
    assert why in said


def test_a_practice_game_that_goes_on(capsys: Capture, finished: str) -> None:
    lines = Path(finished).read_text(encoding="utf-8").splitlines(keepends=True)
    Path("begun.record").write_text("".join(lines[:6]), encoding="utf-8")
    said = complaint(capsys, ["analyse", "begun.record"])
    assert said == "veillee: begun.record cannot be analysed: the game is not over yet\n"


def test_a_file_that_is_no_record_or_was_changed(capsys: Capture, finished: str) -> None:
    Path("notes.txt").write_text("Once upon a time", encoding="utf-8")
    assert "notes.txt is not a game record" in complaint(capsys, ["analyse", "notes.txt"])
    text = Path(finished).read_text(encoding="utf-8")
    Path("forged.record").write_text(text.replace('"decision":1', '"decision":2', 1), encoding="utf-8")
    code, out = run(capsys, "analyse", "forged.record")
    assert (code, "forged.record: NOT SOUND\n  line " in out) == (1, True)
    assert run_json(capsys, "analyse", "forged.record")[1]["ok"] is False


def test_wrong_arguments(capsys: Capture, finished: str) -> None:
    assert "this table has the seats 0 to 1" in complaint(capsys, ["analyse", finished, "--seat", "2"])
    assert "should be 1 to 10000" in complaint(capsys, ["analyse", finished, "--iterations", "0"])


def test_a_game_without_advice(capsys: Capture, record: Path) -> None:
    assert "this game gives no advice" in complaint(capsys, ["analyse", record])


def test_a_curve_as_a_line_of_blocks() -> None:
    line = sparkline([Point(1, 0), Point(10, 50), Point(19, 100)], 19)
    assert (line[0], line[24], line[-1], len(line)) == ("▁", "▅", "█", 48)
