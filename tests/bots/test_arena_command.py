"""`veillee arena`: what it prints, and one clear line for wrong input."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import pytest

from cli.running import Capture, run, run_json
from veillee.commands import arena, contests, main
from veillee.commands.progress import ProgressBar

SHORT = ("--set", "rounds=1", "--games", "6")


def test_the_table(capsys: Capture) -> None:
    code, out = run(capsys, "arena", "fairy-tale", "--bots", "greedy,random", "--players", "3", *SHORT)
    head, greedy, rand = out.splitlines()
    assert code == 0
    assert head.split()[:5] == ["BOT", "SEATS", "GAMES", "WINS", "RATE"]
    assert greedy.split()[:3] == ["greedy", "1", "6"]
    assert "33.3%" in greedy
    assert rand.split()[:3] == ["random", "2", "6"]
    assert re.search(r"33\.3%  +\d+\.\d ± \d+\.\d  ", greedy)


def test_a_lone_player_has_a_mean_and_no_wins(capsys: Capture) -> None:
    arguments = ("arena", "fine-sand", "--bots", "greedy", *SHORT)
    head, line = [line.split() for line in run(capsys, *arguments)[1].splitlines()]
    mean = run_json(capsys, *arguments)[1]["bots"][0]["mean_score"]
    assert head == ["BOT", "GAMES", "MEAN", "SCORE", "MS", "A", "CHOICE"]
    assert line[:3] == ["greedy", "6", f"{mean:.1f}"]


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
    assert greedy["rating"]["mean"] > 25 > rand["rating"]["mean"]
    assert 0 < greedy["rating"]["deviation"] < 25 / 3
    again = run_json(capsys, *arguments)[1]
    for bot in [*found["bots"], *again["bots"]]:
        del bot["ms_a_choice"]
    assert again == found


def test_a_time_is_turned_into_iterations_that_can_be_given_again(capsys: Capture) -> None:
    arguments = ("arena", "fairy-tale", "--bots", "search,greedy", "--set", "draft=3", *SHORT)
    _, timed = run_json(capsys, *arguments, "--budget", "3ms")
    _, again = run_json(capsys, *arguments, "--budget", f"{timed['iterations']}it")
    assert [bot["wins"] for bot in timed["bots"]] == [bot["wins"] for bot in again["bots"]]


def test_a_contest_that_was_stopped_goes_on(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("arena", "fairy-tale", "--bots", "greedy,random", *SHORT, "--out", str(file))
    _, whole = run_json(capsys, *arguments)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]))
    assert run_json(capsys, *arguments)[1]["bots"][0]["wins"] == whole["bots"][0]["wins"]
    assert file.read_bytes().count(b"\n") == len(lines)
    assert main([*arguments[:-2], "--seed", "9", "--out", str(file)]) == 2
    assert "another contest" in capsys.readouterr().err


def test_a_time_is_measured_once(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("arena", "fairy-tale", "--bots", "search,greedy", "--set", "draft=3", "--games", "4")
    monkeypatch.setattr(arena, "_measured", lambda contest, milliseconds: 3 * milliseconds)
    kept = (*arguments, *SHORT[:2], "--out", str(file))
    assert run(capsys, *kept, "--budget", "5ms")[1].startswith("5ms a choice are 15 iterations\n")
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]))
    monkeypatch.setattr(arena, "_measured", lambda contest, milliseconds: 7 * milliseconds)
    _, again = run_json(capsys, *kept, "--budget", "5ms")
    assert (again["iterations"], again["budget"], again["games"]) == (15, "5ms", 4)
    assert run_json(capsys, *kept, "--budget", "15it")[1]["bots"] == again["bots"]
    for other, message in (("6ms", "holds games with --budget 5ms"), ("16it", "iterations: 15, not 16")):
        assert main([*kept, "--budget", other]) == 2
        assert message in capsys.readouterr().err
    assert main(list(kept)) == 2
    assert "iterations: 15, not 0" in capsys.readouterr().err


def test_a_budget_that_was_left_open_stays_as_it_was(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("arena", "whispers", "--bots", "random", "--games", "4", "--out", str(file))
    run(capsys, *arguments)
    first, *games = file.read_bytes().splitlines(keepends=True)
    old = first.replace(b'"arena":2', b'"arena":1').replace(
        b'"iterations":0,"thinking":1.0', b'"iterations":200'
    )
    old = old.replace(b',"budget":""', b"")
    assert old.endswith(b'"iterations":200}}\n')
    file.write_bytes(b"".join([old, *games[:2]]))
    assert run_json(capsys, *arguments)[1]["iterations"] == 200
    assert file.read_bytes().startswith(old)


def test_who_interrupts_is_told_how_to_go_on(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["arena", "whispers", "--bots", "random", "--games", "40"]
    kept = [*arguments, "--out", "games.jsonl"]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(contests, "progress_bar", lambda ready: interrupting(ready + 3))
    assert main(kept) == 130
    message = "games.jsonl keeps them, and the same command goes on from there\n"
    assert capsys.readouterr().err == f"veillee: interrupted after 3 of 40 games; {message}"
    assert main(arguments) == 130
    assert "3 of 40 games; nothing is kept without --out" in capsys.readouterr().err
    assert main([*kept, "--json"]) == 130
    assert "interrupted after 6 of 40 games" in json.loads(capsys.readouterr().err)["error"]
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    assert run_json(capsys, *kept)[1]["games"] == 40


def test_who_interrupts_leaves_no_process_behind(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "progress_bar", lambda ready: interrupting(3))
    assert main(["arena", "whispers", "--bots", "random", "--games", "400", "--workers", "2"]) == 130
    assert "interrupted after 3 of 400 games" in capsys.readouterr().err
    assert active_children() == []


def interrupting(after: int) -> Callable[[int, int], None]:
    """A bar at which somebody presses Ctrl-C."""

    def told(done: int, total: int) -> None:
        if done == after:
            raise KeyboardInterrupt

    return told


def test_a_process_that_is_lost_is_told(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "progress_bar", lambda ready: kill_the_players)
    assert main(["arena", "whispers", "--bots", "random", "--games", "400", "--workers", "2"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("veillee: a process that played came to an end; nothing is kept")
    assert told.count("\n") == 1


def kill_the_players(done: int, total: int) -> None:
    for child in active_children():
        child.kill()


def test_processes_that_play_do_not_outlive_the_command(tmp_path: Path) -> None:
    """They inherit its standard error, which comes to an end with the last of them."""
    file = tmp_path / "games.jsonl"
    words = [
        "arena",
        "fairy-tale",
        "--bots",
        "greedy",
        "--games",
        "100000",
        "--workers",
        "2",
        "--out",
        str(file),
    ]
    command = subprocess.Popen(
        [sys.executable, "-m", "veillee", *words],
        stderr=subprocess.PIPE,
        env={**os.environ, "VEILLEE_GAMES": ""},
    )
    while not file.exists() or file.read_bytes().count(b"\n") < 2:
        assert command.poll() is None, command.communicate()[1]
        sleep(0.05)
    command.kill()
    command.communicate(timeout=60)


def test_games_are_rounded_up_to_whole_rotations(capsys: Capture) -> None:
    arguments = ("arena", "whispers", "--bots", "random", "--players", "3", "--games", "4")
    assert run_json(capsys, *arguments)[1]["games"] == 6


def test_a_bar_on_a_terminal_and_nothing_left_of_it(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["arena", "whispers", "--bots", "random", "--games", "4"]) == 0
    told = capsys.readouterr().err
    assert told.startswith("\r[                              ] 0 games")
    assert "[=======                       ] 1/4 games, 1 s left" in told
    assert told.endswith("\r\x1b[K")


def test_what_was_done_before_says_nothing_about_the_time_left(capsys: Capture) -> None:
    times = iter([0.0, 30.0])
    ProgressBar(lambda: next(times), ready=89)(90, 100)
    assert capsys.readouterr().err.endswith("90/100 games, 5 min left")


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
    "an unknown bot": (["whispers", "--bots", "wizard,random"], "there is no bot 'wizard' (known: random"),
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
    "nobody to play": (["whispers", "--bots", "random", "--workers", "0"], "--workers 0: somebody"),
    "workers for a cluster": (
        ["whispers", "--bots", "random", "--workers", "2", "--ray", "auto"],
        "--workers goes with --ray local",
    ),
    "no budget": (["whispers", "--bots", "random", "--budget", "long"], "--budget long should read"),
    "a time for nobody": (["whispers", "--bots", "random", "--budget", "5ms"], "needs a bot that searches"),
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


def test_a_search_without_anything_learned_says_so(capsys: Capture) -> None:
    short = ["arena", "fairy-tale", "--set", "rounds=1", "--games", "2", "--budget", "2it", "--bots"]
    said = "searches go by the advice alone: the model was not made for rounds=1\n"
    assert run(capsys, *short, "search,greedy")[1].startswith(said)
    assert run_json(capsys, *short, "search,greedy")[1]["lacks"] == "the model was not made for rounds=1"
    assert "by the advice alone" not in run(capsys, *short, "greedy,random")[1]
