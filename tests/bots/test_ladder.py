"""`veillee ladder`: every pair in every game, kept and gone on with, as a table, a page, a plot and JSON."""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cli.running import Capture, run, run_json
from veillee.bots.arena.ladder import contests_of
from veillee.bots.arena.ratings import Rating
from veillee.commands import contests, main
from veillee.commands.ladder import _house_games
from veillee.registry import find_game
from veillee.tools.ladder_plot import ladder_plot

BOTS = ("random", "greedy", "search")
SHORT = ("--bots", ",".join(BOTS), "--games", "4", "--thinking", "0.02")


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def test_every_pair_has_a_contest_at_even_seats() -> None:
    found = contests_of(find_game("fairy-tale"), BOTS, 4, 10, 7, 0.1)
    assert [contest.bots for contest in found] == [(a, a, b, b) for a, b in combinations(BOTS, 2)]
    assert {(c.games, c.seed, c.iterations, c.thinking, c.players) for c in found} == {(10, 7, 0, 0.1, 4)}
    assert found[0].options == find_game("fairy-tale").choose(4, {})


def test_the_games_of_the_house_are_the_default() -> None:
    ids = [game.id for game in _house_games()]
    assert ids == ["fairy-tale", "grimm-forest", "fine-sand", "dice-upon-a-time"]


def test_the_table_the_page_and_the_plot(capsys: Capture) -> None:
    code, out = run(capsys, "ladder", "bakers", *SHORT, "--table", "page.md", "--plot", "plot.svg")
    assert code == 0
    said, _, title, head, rand, greedy, search = out.splitlines()
    assert said == "Searches think 0.02 times as long as they usually do."
    assert (title, head.split()) == ("bakers", ["BOT", *BOTS, "RATING"])
    for line, name in zip((rand, greedy, search), BOTS, strict=True):
        assert line.split()[0] == name
        assert (line.count("%"), line.count("±")) == (2, 1)
    page = Path("page.md").read_text(encoding="utf-8")
    command = (
        "veillee ladder bakers --bots random,greedy,search --players 2 --games 4 --thinking 0.02 --seed 1"
    )
    assert f"\n    {command}\n" in page
    assert "\n## bakers, 2 players, 4 games a pair\n\n| BOT | random | greedy | search | RATING |\n" in page
    assert "](plot.svg)" in page
    assert [" ".join(row.split()) for row in (rand, greedy, search)] == [
        " ".join(row.replace("|", " ").split()) for row in page.splitlines()[-3:]
    ]
    assert ET.parse("plot.svg").getroot().tag.endswith("svg")
    Path("page.md").write_text("mine", encoding="utf-8")
    assert main(["ladder", "bakers", *SHORT, "--table", "page.md"]) == 2
    assert "page.md is there already: with --force it is replaced" in capsys.readouterr().err
    assert Path("page.md").read_text(encoding="utf-8") == "mine"
    assert main(["ladder", "bakers", *SHORT, "--table", "page.md", "--force"]) == 0


def test_a_ladder_that_was_stopped_goes_on(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["ladder", "bakers", *SHORT]
    code, whole = run_json(capsys, *arguments)
    (game,) = whole["games"]
    assert (code, game["game"]) == (0, "bakers")
    assert [pair["bots"] for pair in game["pairs"]] == [list(pair) for pair in combinations(BOTS, 2)]
    for pair in game["pairs"]:
        assert sum(pair["wins"]) == pytest.approx(pair["games"]) == pytest.approx(4)
        assert 0 <= pair["low"] <= pair["rate"] <= pair["high"] <= 1
    assert set(game["ratings"]) == set(BOTS)
    kept = [*arguments, "--out", "kept"]

    def interrupt(done: int, total: int) -> None:
        assert total == 12
        if done == 6:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(contests, "progress_bar", lambda ready: interrupt)
        assert main(kept) == 130
    assert "interrupted after 6 of 12 games; kept keeps them" in capsys.readouterr().err
    assert sorted(file.name for file in Path("kept").iterdir()) == [
        "bakers--random--greedy.jsonl",
        "bakers--random--search.jsonl",
    ]
    assert run_json(capsys, *kept) == (0, whole)
    assert run_json(capsys, *kept) == (0, whole)
    assert main([*kept, "--seed", "2"]) == 2
    assert "another contest (seed: 1, not 2); name another --out" in capsys.readouterr().err


def test_the_same_ratings_give_the_same_plot() -> None:
    ratings = {"bakers": {"a": Rating(20, 1), "b": Rating(30, 1)}, "whispers": {}}
    drawn = ladder_plot(["a", "b"], ratings)
    assert drawn == ladder_plot(["a", "b"], ratings)
    assert drawn != ladder_plot(["a", "b"], {"bakers": {"a": Rating(20, 1), "b": Rating(31, 1)}})


def test_a_plot_without_matplotlib_is_refused_before_anybody_plays(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["ladder", "bakers", *SHORT, "--plot", "plot.svg"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == 'veillee: --plot: plots need Matplotlib: pip install "veillee[study]"\n'


BAD = {
    "no such game": (["chess"], "unknown game 'chess'"),
    "no such bot": (
        ["bakers", "--bots", "greedy,gredy"],
        "bakers: there is no bot 'gredy' (did you mean 'greedy'?",
    ),
    "one bot": (["bakers", "--bots", "greedy"], "--bots greedy should name two bots or more, each once"),
    "a bot twice": (["bakers", "--bots", "greedy,random,greedy"], "two bots or more, each once"),
    "no advice to play by": (["whispers", "--bots", "greedy,random"], "whispers: the bot 'greedy' plays by"),
    "odd seats": (["bakers", *SHORT, "--players", "3"], "--players 3: each bot of a pair has one half"),
    "no seats": (["bakers", *SHORT, "--players", "0"], "--players 0: each bot of a pair has one half"),
    "too many seats": (["fairy-tale", *SHORT, "--players", "8"], "not 8 (rule ft.modes)"),
    "no games": (
        ["bakers", "--bots", "greedy,random", "--games", "0"],
        "--games 0: there is nothing to count",
    ),
    "no thinking": (["bakers", *SHORT, "--thinking", "0"], "--thinking 0 should be a share such as 0.1"),
    "nobody to play": (["bakers", *SHORT, "--workers", "0"], "--workers 0: somebody has to play"),
    "no such folder": (
        ["bakers", *SHORT, "--table", "no/page.md"],
        "cannot write no/page.md: there is no such",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_wrong_input_gives_one_line(case: str, capsys: Capture) -> None:
    arguments, message = BAD[case]
    assert main(["ladder", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert message in captured.err
