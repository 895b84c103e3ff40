"""`veillee arena`: what it prints, and one clear line for wrong input."""

from __future__ import annotations

import re
import sys

import pytest

from cli.running import Capture, run, run_json
from veillee.commands import main
from veillee.commands.arena import ProgressBar

SHORT = ("--set", "rounds=1", "--games", "6")


def test_the_table(capsys: Capture) -> None:
    code, out = run(capsys, "arena", "fairy-tale", "--bots", "greedy,random", "--players", "3", *SHORT)
    head, greedy, rand = out.splitlines()
    assert code == 0
    assert head.split()[:5] == ["BOT", "SEATS", "GAMES", "WINS", "RATE"]
    assert greedy.split()[:3] == ["greedy", "1", "6"]
    assert "33.3%" in greedy
    assert rand.split()[:3] == ["random", "2", "6"]


def test_a_lone_player_has_a_mean_and_no_wins(capsys: Capture) -> None:
    arguments = ("arena", "fine-sand", "--bots", "greedy", *SHORT)
    lines = [line.split() for line in run(capsys, *arguments)[1].splitlines()]
    mean = run_json(capsys, *arguments)[1]["bots"][0]["mean_score"]
    assert lines == [["BOT", "GAMES", "MEAN", "SCORE"], ["greedy", "6", f"{mean:.1f}"]]


def test_json(capsys: Capture) -> None:
    arguments = ("arena", "fairy-tale", "--bots", "greedy,random", "--seed", "4", *SHORT)
    code, found = run_json(capsys, *arguments)
    assert code == 0
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("fairy-tale", 2, 6, 4)
    assert found["options"]["rounds"] == 1
    greedy, rand = found["bots"]
    assert (greedy["name"], rand["name"]) == ("greedy", "random")
    assert greedy["wins"] + rand["wins"] == pytest.approx(6)
    assert 0 <= greedy["low"] <= greedy["rate"] <= greedy["high"] <= 1
    assert greedy["even"] == 0.5
    assert run_json(capsys, *arguments) == (code, found)


def test_games_are_rounded_up_to_whole_rotations(capsys: Capture) -> None:
    arguments = ("arena", "whispers", "--bots", "random", "--players", "3", "--games", "4")
    assert run_json(capsys, *arguments)[1]["games"] == 6


def test_a_bar_on_a_terminal_and_nothing_left_of_it(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["arena", "whispers", "--bots", "random", "--games", "4"]) == 0
    told = capsys.readouterr().err
    assert told.startswith("\r[                              ] the first game")
    assert "[=======                       ] 1/4 games, 1 s left" in told
    assert told.endswith("\r\x1b[K")


def test_the_bar_says_how_long_it_takes_still(capsys: Capture) -> None:
    times = iter([0.0, 30.0, 30.1, 60.0, 4000.0])
    bar = ProgressBar(lambda: next(times))
    bar(1, 100)
    bar(2, 100)
    bar(3, 100)
    bar(4, 100)
    told = capsys.readouterr().err
    assert re.findall(r"(\d+)/100 games, (.*?) left", told) == [
        ("1", "50 min"),
        ("3", "32 min"),
        ("4", "26 h 40 min"),
    ]


BAD = {
    "no game": (["chess", "--bots", "random"], "unknown game 'chess'"),
    "no bots": (["whispers"], "required: --bots"),
    "an unknown bot": (["whispers", "--bots", "clever,random"], "there is no bot 'clever' (known: random"),
    "a bot without a name": (["whispers", "--bots", "random,"], "there is no bot ''"),
    "no advice to play by": (["whispers", "--bots", "greedy,random"], "this game gives none"),
    "more bots than players": (
        ["whispers", "--bots", "random,random,random", "--players", "2"],
        "--bots names 3 bots for 2 players",
    ),
    "too many players": (["whispers", "--bots", "random", "--players", "9"], "not 9 (rule wh.setup)"),
    "too many bots": (["whispers", "--bots", ",".join(["random"] * 5)], "not 5 (rule wh.setup)"),
    "no players at all": (
        ["whispers", "--bots", "random", "--players", "0"],
        "--bots names 1 bot for 0 players",
    ),
    "no games at all": (["whispers", "--bots", "random", "--games", "0"], "--games 0: there is nothing"),
    "games in words": (["whispers", "--bots", "random", "--games", "many"], "invalid int value: 'many'"),
    "an unknown option": (["whispers", "--bots", "random", "--set", "moons=1"], "unknown option 'moons'"),
}


@pytest.mark.parametrize("case", BAD)
@pytest.mark.parametrize("extra", [[], ["--json"]], ids=["text", "json"])
def test_wrong_input_gives_one_line(case: str, extra: list[str], capsys: Capture) -> None:
    arguments, message = BAD[case]
    assert main(["arena", *arguments, *extra]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith('{"error": "' if extra else "veillee: ")
    assert captured.err.count("\n") == 1
    assert message in captured.err
