"""`veillee study`: what its files and its report hold, the same again, and one clear line for wrong input."""

from __future__ import annotations

import csv
import re
import sys
from collections import Counter
from pathlib import Path

import pytest
from pyarrow import parquet

from cli.running import Capture, run, run_json
from veillee.commands import main
from veillee.tools.plots import Line, line_plot

TABLES = ("seats", "rounds", "cards", "influence")
SHORT = ("study", "fairy-tale", "--set", "rounds=1", "--compare", "players=2,3", "--games", "40")


def rows(folder: Path, table: str) -> list[dict[str, str]]:
    with (folder / f"{table}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole") / "out"
    assert main([*SHORT, "--out", str(folder)]) == 0
    return folder


def test_the_data(study: Path) -> None:
    seats = rows(study, "seats")
    assert Counter(row["variant"] for row in seats) == {
        "2 players, rounds 1": 80,
        "3 players, rounds 1": 120,
    }
    assert sum(float(row["win"]) for row in seats) == pytest.approx(80)
    assert {row["bot"] for row in seats} == {"greedy"}
    rounds = rows(study, "rounds")
    assert [row["score"] for row in rounds] == [row["score"] for row in seats]
    cards = rows(study, "cards")
    assert sum(int(row["times"]) for row in cards if row["way"] == "choice:pick") == 200 * 4
    assert sum(int(row["times"]) for row in cards if row["way"] in ("zone:opened", "zone:closed")) == 200 * 3
    for table in TABLES:
        read = parquet.read_table(study / f"{table}.parquet")
        written = rows(study, table)
        assert read.num_rows == len(written)
        assert read.column_names == list(written[0])


def test_the_report_says_what_the_data_says(study: Path) -> None:
    page = (study / "report.html").read_text(encoding="utf-8")
    seats = [row for row in rows(study, "seats") if row["variant"] == "3 players, rounds 1"]
    mean = sum(int(row["score"]) for row in seats) / len(seats)
    first = [float(row["win"]) for row in seats if row["place"] == "1"]
    assert f"<td>3 players, rounds 1<td>40<td>{mean:.2f}<td>" in page
    share = f"{100 * sum(first) / len(first):.1f}\u00a0%"
    assert f"<td>3 players, rounds 1<td>1<td>{share}<td>" in page
    best = next(
        row for row in rows(study, "influence") if row["variant"] == "" and row["way"] == "zone:opened"
    )
    assert f"<td>{best['name']}<td>{best['used']}<td>{best['unused']}<td>" in page
    assert "veillee study fairy-tale --games 40 --bots greedy" in page
    assert "80 games, played by greedy bots in every seat, in 2 variants." in page


def test_the_report_stands_alone(study: Path) -> None:
    page = (study / "report.html").read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\s\"<]+", page)) == {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    named = {*re.findall(r"url\(#([^)]+)\)", page), *re.findall(r'href="#([^"]+)"', page)}
    assert named <= set(ids)
    assert "prefers-color-scheme: dark" in page
    assert "currentColor" in page
    assert "#010" not in page


def test_the_same_data_with_any_number_of_workers(study: Path, tmp_path: Path) -> None:
    again = tmp_path / "out"
    assert main([*SHORT, "--workers", "2", "--out", str(again)]) == 0
    for name in (*[f"{table}.{end}" for table in TABLES for end in ("csv", "parquet")], "report.html"):
        assert (again / name).read_bytes() == (study / name).read_bytes(), name


def test_a_study_that_was_stopped_goes_on(study: Path, tmp_path: Path) -> None:
    again = tmp_path / "out"
    again.mkdir()
    lines = (study / "games.jsonl").read_bytes().splitlines(keepends=True)
    begun = b"".join(lines[:30])
    (again / "games.jsonl").write_bytes(begun + lines[30][:50])
    assert main([*SHORT, "--out", str(again)]) == 0
    assert (again / "games.jsonl").read_bytes().startswith(begun)
    assert (again / "games.jsonl").read_bytes() == (study / "games.jsonl").read_bytes()
    assert (again / "cards.csv").read_bytes() == (study / "cards.csv").read_bytes()


def test_fewer_games_are_the_first_ones_and_more_are_added(
    study: Path, tmp_path: Path, capsys: Capture
) -> None:
    folder = tmp_path / "out"
    fewer = [*SHORT[:-1], "6", "--out", folder]
    code, found = run_json(capsys, *fewer)
    assert (code, [variant["games"] for variant in found["variants"]]) == (0, [6, 6])
    assert rows(folder, "seats") == [row for row in rows(study, "seats") if int(row["game"]) < 6]
    assert run_json(capsys, *SHORT[:-1], "8", "--out", folder)[1]["variants"][0]["games"] == 8
    assert run_json(capsys, *fewer)[1] == found


def test_another_study_is_not_mixed_in(study: Path, tmp_path: Path, capsys: Capture) -> None:
    before = (study / "games.jsonl").read_bytes()
    assert main([*SHORT, "--seed", "2", "--out", str(study)]) == 2
    assert "holds the games of another study; name another --out" in capsys.readouterr().err
    assert (study / "games.jsonl").read_bytes() == before
    (tmp_path / "games.jsonl").write_text("a diary\n")
    assert main([*SHORT, "--out", str(tmp_path)]) == 2
    assert "holds no games of a study" in capsys.readouterr().err
    (tmp_path / "games.jsonl").write_bytes(before.splitlines()[0] + b"\nthen it rained\n")
    assert main([*SHORT, "--out", str(tmp_path)]) == 2
    assert "holds a line that is no game" in capsys.readouterr().err


def test_what_is_printed(tmp_path: Path, capsys: Capture) -> None:
    toy = ("study", "whispers", "--bots", "random", "--games", "3", "--out", tmp_path)
    code, out = run(capsys, *toy)
    head, line, _, where = out.splitlines()
    assert code == 0
    assert head.split()[:2] == ["VARIANT", "GAMES"]
    assert line.split()[:3] == ["2", "players", "3"]
    assert where == f"The report: {tmp_path / 'report.html'}"
    _, found = run_json(capsys, *toy)
    assert set(found["files"]) == {
        "report.html",
        *[f"{table}.{end}" for table in TABLES for end in ("csv", "parquet")],
    }
    assert sum(place["value"] for place in found["variants"][0]["places"]) == pytest.approx(1)


def test_a_report_of_something_else_is_not_overwritten(tmp_path: Path, capsys: Capture) -> None:
    toy = ["study", "whispers", "--bots", "random", "--games", "3", "--out", str(tmp_path)]
    (tmp_path / "report.html").write_text("mine", encoding="utf-8")
    assert main(toy) == 2
    assert "report.html is there already: with --force it is replaced" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]
    assert main([*toy, "--force"]) == 0
    assert main(toy) == 0, "its own report is made anew"


def test_notes_come_first_and_bring_no_html_of_their_own(tmp_path: Path) -> None:
    notes = tmp_path / "notes.md"
    notes.write_text("The *first* wins <script>too</script> often.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n")
    command = ["study", "fine-sand", "--set", "rounds=1", "--games", "2", "--out", str(tmp_path)]
    assert main([*command, "--notes", str(notes)]) == 0
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "The <em>first</em> wins &lt;script&gt;" in page
    assert page.index("What this says") < page.index("In numbers")
    assert re.search(r"<td>1</td>\s*<td>2</td>", page)
    assert "Who begins" not in page


def test_without_the_extra_it_says_what_to_install(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module, lacking in (("pyarrow", "a study needs Arrow"), ("matplotlib", "plots need Matplotlib")):
        monkeypatch.setitem(sys.modules, module, None)
        assert main(["study", "whispers", "--bots", "random", "--out", str(tmp_path / "out")]) == 2
        told = capsys.readouterr().err
        assert f'{lacking}: pip install "veillee[study]"' in told
    assert not (tmp_path / "out").exists()
    model = tmp_path / "model.npz"
    assert main(["train", "fairy-tale", "--out", str(model), "--plot", "curve.svg"]) == 2
    assert '--plot: plots need Matplotlib: pip install "veillee[study]"' in capsys.readouterr().err


def test_a_plot_is_the_same_every_time_and_for_day_and_night() -> None:
    lines = [Line("up & down", [1, 2, 3], [0.1, 0.4, 0.2]), Line("flat", [1, 2, 3], [0.3, 0.3, 0.3])]
    svg = line_plot("Learning <fast>", "stage", lines)
    assert svg == line_plot("Learning <fast>", "stage", lines)
    assert svg.startswith("<svg ")
    assert svg.endswith("</svg>\n")
    assert 'aria-label="Learning &lt;fast&gt;"' in svg
    for words in ("Learning &lt;fast&gt;</text>", "up &amp; down</text>", ">stage</text>"):
        assert words in svg
    assert "prefers-color-scheme:dark" in svg
    assert "date" not in svg.lower()


BAD = {
    "no game": (["chess"], "unknown game 'chess'"),
    "an unknown bot": (["whispers", "--bots", "clever"], "there is no bot 'clever' ("),
    "no advice to play by": (["whispers"], "this game gives none"),
    "more bots than players": (
        ["whispers", "--bots", "random,random,random", "--players", "2"],
        "--bots names 3 bots for 2 players",
    ),
    "too many players": (["fairy-tale", "--players", "9"], "not 9 (rule ft."),
    "no games": (["fairy-tale", "--games", "0"], "--games 0: there is nothing"),
    "nobody to play": (["fairy-tale", "--workers", "0"], "--workers 0: somebody"),
    "a time": (["fairy-tale", "--budget", "50ms"], "--budget 50ms should read 200it"),
    "an unknown option": (["fairy-tale", "--compare", "moons=1,2"], "unknown option 'moons'"),
    "an unknown value": (["fairy-tale", "--compare", "mode=basic,exprt"], "did you mean 'expert'?"),
    "an impossible variant": (
        ["fairy-tale", "--compare", "mode=basic players=5"],
        "mode=basic needs players",
    ),
    "players in words": (["fairy-tale", "--compare", "players=few"], "players are numbers"),
    "nothing compared": (["fairy-tale", "--compare", "mode"], "should read 'KEY=A,B'"),
    "an empty comparison": (["fairy-tale", "--compare", " "], "--compare says nothing"),
    "no notes": (["fairy-tale", "--notes", "nowhere.md"], "cannot read nowhere.md"),
    "an unknown way": (
        ["fairy-tale", "--games", "1", "--set", "rounds=1", "--ways", "zone:pocket"],
        "--ways zone:pocket: no card was used so (known: choice:",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_wrong_input_gives_one_line(case: str, tmp_path: Path, capsys: Capture) -> None:
    arguments, message = BAD[case]
    assert main(["study", *arguments, "--out", str(tmp_path / "out")]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("veillee: ")
    assert captured.err.count("\n") == 1
    assert message in captured.err


def test_a_folder_that_cannot_be(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "file").write_text("")
    assert main([*SHORT, "--out", str(tmp_path / "file")]) == 2
    assert "cannot keep games in" in capsys.readouterr().err
