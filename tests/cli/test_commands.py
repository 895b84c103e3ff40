"""The `veillee` command: what it prints, its exit codes, and one clear line for wrong input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cli.running import Capture, run, run_json
from veillee import __version__
from veillee.commands import main
from veillee.commands.main import COMMANDS
from veillee.registry import files_of, find_game
from veillee.tools.bench import build
from veillee.tools.verifier import spelled

NAMES = [
    "play",
    "campaign",
    "join",
    "serve",
    "games",
    "rules",
    "cards",
    "translate",
    "scenario",
    "record",
    "replay",
    "verify",
    "analyse",
    "arena",
    "ladder",
    "study",
    "train",
    "bench",
    "doctor",
    "backup",
    "restore",
    "forget",
    "torture",
]

PASSING = """
title = "Drawing"
game = "whispers"
players = 2
rules = ["wh.turn"]
seed = 7
[[step]]
seat = 0
answer = "draw"
"""

# Help


def test_the_table_of_commands() -> None:
    assert sorted(command.name for command in COMMANDS) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_help_has_an_example_and_exit_codes(name: str, capsys: Capture) -> None:
    code, out = run(capsys, name, "--help")
    command = next(command for command in COMMANDS if command.name == name)
    assert code == 0
    assert command.purpose in out.replace("\n", " ")
    assert f"  veillee {name} " in f"{out} " or f"&& veillee {name} " in out
    assert "exit codes:\n  0  " in out
    assert "--json" in out


def test_version(capsys: Capture) -> None:
    assert run(capsys, "--version") == (0, f"veillee {__version__} ({build()})\n")


# Games, rules, scenarios


def test_games(capsys: Capture) -> None:
    assert "Murmures" in run(capsys, "games", "--lang", "fr")[1]
    code, found = run_json(capsys, "games")
    game = next(game for game in found if game["id"] == "whispers")
    assert code == 0
    assert (game["id"], game["title"], game["players"], game["revision"]) == (
        "whispers",
        "Whispers",
        [2, 4],
        1,
    )
    assert game["options"][0]["name"] == "rounds"


def test_one_game(capsys: Capture) -> None:
    told = run(capsys, "games", "fairy-tale", "--lang", "fr")[1]
    assert "\nJoueurs\u00a0: 2-5\n" in told
    assert "\n  expert: " in told
    assert "whispers" not in told
    assert run_json(capsys, "games", "fairy-tale")[1]["id"] == "fairy-tale"
    assert "part" not in [option["name"] for option in run_json(capsys, "games", "fine-sand")[1]["options"]]


def test_how_the_data_of_a_game_is_known(capsys: Capture) -> None:
    code, found = run_json(capsys, "games", "fairy-tale", "--provenance")
    words = found["decks"]["fairy-tale"]
    assert (code, set(words)) == (0, {"confirmed", "inferred", "reconstructed"})
    assert "homesteaders" in words["confirmed"]
    told = run(capsys, "games", "fairy-tale", "--provenance", "--lang", "fr")[1]
    assert "  d\u2019après des sources publiées (9)\n    homesteaders, " in told
    assert found["parts"] == {}


def test_parts_of_a_row_may_be_known_better_than_the_rest(capsys: Capture) -> None:
    found = run_json(capsys, "games", "dice-upon-a-time", "--provenance")[1]
    edges = {"cards": ["bridge--king", "woodcutter--fairy"], "reconstructed": ["neighbour"]}
    assert {**edges, "confirmed": ["dead-end", "value"]} in found["parts"]["paths"]
    ours = [each["cards"] for each in found["parts"]["places"] if "position" in each.get("reconstructed", [])]
    assert {id for ids in ours for id in ids} == {
        row["id"] for row in files_of(find_game("dice-upon-a-time")).cards["places"]
    } - {"town"}
    for language, line in {
        "en": "that no path leads on, the value: from published sources",
        "fr": "qu\u2019aucun chemin ne mène plus loin, la valeur\u00a0: d\u2019après des sources publiées",
        "ru": "что дальше пути нет, значение: ",
    }.items():
        told = run(capsys, "games", "dice-upon-a-time", "--provenance", "--lang", language)[1]
        assert f"\n  bridge--king, woodcutter--fairy\n    {line}" in told
        assert "part-" not in told


def test_what_an_edition_changes_is_told_though_it_is_the_only_one(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find_game("fairy-tale"), "editions", {"long": {"mode": "expert"}})
    code, told = run(capsys, "games", "fairy-tale", "--editions")
    assert code == 0
    assert told.startswith("OPTION LONG\nmode   expert\n\nmode: ")


def test_no_games(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEILLEE_GAMES", "")
    monkeypatch.setattr("veillee.registry.game_modules.HOUSE_GAMES", ())
    assert run(capsys, "games") == (0, "There are no games here yet; VEILLEE_GAMES=module adds some.\n")
    assert run_json(capsys, "games") == (0, [])


@pytest.mark.parametrize(("language", "title"), [("en", "Whispers"), ("fr", "Murmures"), ("ru", "Шёпоты")])
def test_rules(language: str, title: str, capsys: Capture) -> None:
    code, out = run(capsys, "rules", "whispers", "--lang", language)
    assert (code, out.splitlines()[0]) == (0, f"# {title}")
    assert "[wh.aim]" in out
    assert run_json(capsys, "rules", "whispers", "--lang", language)[1]["anchors"][0] == "wh.aim"


def test_coverage(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(PASSING, encoding="utf-8")
    monkeypatch.setattr("veillee.data.game_files.GameFiles.scenarios", lambda files: [tmp_path / "a.toml"])
    code, found = run_json(capsys, "rules", "whispers", "--coverage")
    missing = ["wh.aim", "wh.setup", "wh.tell", "wh.hush", "wh.echo", "wh.end"]
    assert (code, found) == (1, {"game": "whispers", "anchors": 7, "covered": 1, "missing": missing})
    code, out = run(capsys, "rules", "whispers", "--coverage")
    assert code == 1
    assert "wh.turn   covered\n" in out
    assert "wh.aim    MISSING\n" in out


def test_scenario_that_passes(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(PASSING, encoding="utf-8")
    assert run(capsys, "scenario", "a.toml") == (0, "passed  Drawing (a.toml)\n")
    assert run(capsys, "scenario", "a.toml", "a.toml")[1].endswith("2 passed, 0 failed\n")


def test_scenario_that_fails(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(PASSING + "expect = { over = true }", encoding="utf-8")
    failure = "over: expected true, found false"
    code, out = run(capsys, "scenario", "a.toml")
    assert (code, out) == (1, f"FAILED  Drawing (a.toml), step 1, wh.turn: {failure}\n")
    code, (found,) = run_json(capsys, "scenario", "a.toml")
    assert code == 1
    assert (found["passed"], found["rules"]) == (False, ["wh.turn"])
    assert found["failures"] == [{"step": 1, "message": failure}]


def test_scenarios_are_upgraded(capsys: Capture, tmp_path: Path) -> None:
    old = PASSING.replace("whispers", "grimm-forest").replace("wh.turn", "gf.end").partition("seat")[0]
    old += "expect = { window = 1 } # choosing\n"
    (tmp_path / "folder").mkdir(exist_ok=True)
    (tmp_path / "folder/b.toml").write_text(old, encoding="utf-8")
    (tmp_path / "folder/c.toml").write_text(old.replace("window", "widow"), encoding="utf-8")
    code, out = run(capsys, "scenario", "--upgrade", "folder/b.toml")
    change = 'line 8: step 1: expect: window: 1 is now "choosing"'
    assert (code, out) == (0, f"upgraded  folder/b.toml\n  {change}\n")
    assert 'window = "choosing" } # choosing' in (tmp_path / "folder/b.toml").read_text(encoding="utf-8")
    code, out = run(capsys, "scenario", "--upgrade", "folder")
    assert code == 1
    assert out.startswith(
        "unchanged  folder/b.toml\nFAILED  folder/c.toml: line 8: step 1: expect: widow: unknown"
    )
    code, (same, broken) = run_json(capsys, "scenario", "--upgrade", "folder")
    assert (code, same) == (1, {"file": "folder/b.toml", "changes": [], "error": None})
    assert broken["error"].startswith("folder/c.toml: line 8: ")


# Wrong input

BAD: dict[str, tuple[list[str], str]] = {
    "unknown command": (["dance"], "invalid choice: 'dance'"),
    "unknown flag": (["games", "--loud"], "unrecognized arguments: --loud"),
    "editions of no game": (["games", "--editions"], "--editions and --provenance need a GAME"),
    "a game of one edition": (["games", "whispers", "--editions"], "whispers has no editions that differ"),
    "a flag cut short": (["games", "--js"], "unrecognized arguments: --js"),
    "unknown language": (["games", "--lang", "de"], "invalid choice: 'de'"),
    "rules without a game": (["rules"], "required: GAME"),
    "rules of no game": (
        ["rules", "chess"],
        "unknown game 'chess' (known: fairy-tale, grimm-forest, fine-sand, dice-upon-a-time, whispers)",
    ),
    "scenario without a file": (["scenario"], "required: FILE"),
    "scenario that is not there": (["scenario", "none.toml"], "none.toml: cannot be read: No such file"),
    "scenario folder without any": (["scenario", "folder"], "there are no scenarios (*.toml) in folder"),
    "scenario that is binary": (["scenario", "binary"], "binary: not a text file in UTF-8"),
    "scenario that is no TOML": (["scenario", "broken.toml"], "broken.toml: not valid TOML"),
    "scenario nested too deeply": (["scenario", "deep.toml"], "deep.toml: not valid TOML"),
    "record of no game": (["record", "chess"], "unknown game 'chess'"),
    "an option without effect": (
        ["record", "dice-upon-a-time", "--set", "thumbling=7"],
        "thumbling=7 makes no difference with length=normal: it needs length=extra-long (rule du.thumbling)",
    ),
    "an option of campaigns": (
        ["record", "fine-sand", "--set", "part=interlude"],
        "option 'part' is not for tables: a campaign sets it (rule fs.campaign)",
    ),
    "record of two games": (["record", "whispers", "chess"], "unrecognized arguments: chess"),
    "too many players": (
        ["record", "whispers", "--players", "9"],
        "for 2 to 4 players, not 9 (rule wh.setup)",
    ),
    "players in words": (["record", "whispers", "--players", "two"], "invalid int value: 'two'"),
    "unknown option": (["record", "whispers", "--set", "moons=1"], "unknown option 'moons'"),
    "unknown value": (["record", "whispers", "--set", "rounds=9"], "'rounds' cannot be 9 (one of: 5, 1, 2)"),
    "unknown edition": (["record", "whispers", "--set", "edition=x"], "unknown edition 'x'"),
    "option without a value": (["record", "whispers", "--set", "rounds"], "should read OPTION=VALUE"),
    "record into nowhere": (["record", "whispers", "--out", "none/x"], "cannot write none/x: No such file"),
    "record into a directory": (["record", "whispers", "--out", "."], "cannot write .: Is a directory"),
    "replay of nothing": (["replay", "none.record"], "cannot read none.record: No such file"),
    "replay of a directory": (["replay", "."], "cannot read .: Is a directory"),
    "replay of another file": (["replay", "broken.toml"], "broken.toml is not a game record"),
    "replay for no seat": (["replay", "game.record", "--seat", "2"], "this table has the seats 0 to 1"),
    "verify nothing": (["verify", "none.record"], "cannot read none.record: No such file"),
    "verify a directory": (["verify", "."], "cannot read .: Is a directory"),
    "verify an empty file": (["verify", "empty"], "empty is not a game record"),
    "verify a binary": (["verify", "binary"], "binary is not a game record"),
    "verify a later format": (
        ["verify", "later.record"],
        "later.record has format 2; this version reads format 1",
    ),
    "bench no game": (["bench", "chess"], "unknown game 'chess'"),
    "bench too many players": (["bench", "--players", "9"], "no game here is for 9 players"),
    "bench a game with too many": (["bench", "whispers", "--players", "9"], "for 2 to 4 players, not 9"),
    "bench in no mode": (["bench", "--mode", "fast"], "invalid choice: 'fast'"),
    "a line break in a name": (["rules", "a\nb"], "unknown game 'a\\nb'"),
    "a name beyond measure": (["verify", "x" * 5000], "cannot read xxx"),
}


@pytest.mark.parametrize("case", BAD)
@pytest.mark.parametrize("extra", [[], ["--json"]], ids=["text", "json"])
def test_wrong_input_gives_one_line(
    case: str, extra: list[str], tmp_path: Path, capsys: Capture, record: Path
) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "broken.toml").write_text("title = ", encoding="utf-8")
    (tmp_path / "deep.toml").write_text("x = " + "[" * 100_000, encoding="utf-8")
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "folder").mkdir()
    later = {"type": "header", "format": 2}
    later["hash"] = sha256(spelled(later).encode()).hexdigest()
    (tmp_path / "later.record").write_text(spelled(later) + "\n", encoding="utf-8")
    arguments, message = BAD[case]
    assert main([*arguments, *extra]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert len(captured.err) < 600
    said: dict[str, Any] = {"error": captured.err.removeprefix("veillee: "), "exit": 2}
    if extra:
        said = json.loads(captured.err)
    assert set(said) == {"error", "exit"}
    assert said["exit"] == 2
    assert message in said["error"]


def test_a_record_nested_too_deeply(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "deep").write_text('{"commitment":' + "[" * 200_000, encoding="utf-8")
    assert run(capsys, "verify", "deep")[0] == 1


@pytest.mark.parametrize(
    "games",
    [
        "nowhere.to.be.found",
        "json",
        ".",
        "..x",
        "a..b",
        "crashing",
        "crooked",
        "unreadable",
        "toys.whispers,json",
    ],
)
@pytest.mark.parametrize("command", [["games"], ["rules", "whispers"], ["verify", "game.record"], ["bench"]])
def test_wrong_games(
    games: str,
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
    record: Path,
) -> None:
    (tmp_path / "crashing.py").write_text("1 / 0", encoding="utf-8")
    (tmp_path / "crooked.py").write_text("GAMES = 7", encoding="utf-8")
    (tmp_path / "unreadable.py").write_text("def", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("VEILLEE_GAMES", games)
    assert main(command) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("veillee: ")
    assert captured.err.count("\n") == 1
    assert "VEILLEE_GAMES" in captured.err


def test_a_broken_game_folder(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    files_of.cache_clear()
    monkeypatch.setattr(find_game("whispers"), "module", "toys")
    assert main(["rules", "whispers"]) == 2
    assert capsys.readouterr().err.startswith("veillee: whispers: cannot read ")
    files_of.cache_clear()


# As a process


def process(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **options.pop("env", {})}
    command = [sys.executable, "-m", "veillee", *arguments]
    options.setdefault("stdout", subprocess.PIPE)
    return subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True, check=False, **options)


@pytest.mark.parametrize("arguments", [["games"], ["--help"], ["record", "whispers"], ["rules", "whispers"]])
def test_a_closed_pipe(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = process(*arguments, stdout=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, ""), "a reader who has seen enough is no error"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk() -> None:
    with Path("/dev/full").open("w") as full:
        done = process("games", stdout=full)
    assert (done.returncode, done.stderr) == (
        2,
        "veillee: cannot write the output: No space left on device\n",
    )


def test_no_output_at_all() -> None:
    script = f'exec "{sys.executable}" -m veillee games >&-'
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(["sh", "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "veillee: there is no standard output to write to\n")


def test_a_terminal_without_the_letters() -> None:
    done = process("rules", "whispers", "--lang", "ru", env={"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("# ??????")
