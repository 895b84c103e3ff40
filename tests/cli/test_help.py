"""What helps who types: examples that work, near misses, lists that fit, and nothing overwritten unasked."""

from __future__ import annotations

import json
import shlex
import shutil
from pathlib import Path

import pytest

from cli.running import Capture, run, run_json
from veillee.commands import main
from veillee.commands.command import Command
from veillee.commands.main import COMMANDS
from veillee.commands.parser import make_parser
from veillee.registry import LANGUAGES, files_of, find_game, games
from veillee.server.game_descriptions import introductions

#: Commands whose examples can be run as they stand: they need nothing but what an example before them wrote.
HARMLESS = ("games", "rules", "cards", "record", "replay", "verify", "scenario")


def calls_in(command: Command) -> list[list[str]]:
    """The calls of `veillee` in a command's examples, one after the other."""
    found = []
    for example in command.examples:
        words = shlex.split(example.partition("  #")[0])
        while words:
            end = next((n for n, word in enumerate(words) if word in ("&&", "|")), len(words))
            if words[0] == "veillee":
                found.append(words[1:end])
            words = words[end + 1 :]
    return found


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_examples_name_what_every_house_has(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    toys = {"whispers", "bakers", "peepers", "pedlars", "lamps"}
    for call in calls_in(command):
        assert make_parser(COMMANDS).parse_args(call).command in [other.name for other in COMMANDS]
        assert not toys & set(call)


@pytest.mark.parametrize("name", HARMLESS)
def test_examples_work_in_a_house_without_toys(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("VEILLEE_GAMES", "")
    scenario = Path(str(files_of(find_game("fairy-tale")).scenarios()[0]))
    (tmp_path / "my-scenarios").mkdir()
    for copy in ("my-rule.toml", "my-scenarios/a.toml"):
        shutil.copy(scenario, tmp_path / copy)
    for call in calls_in(next(command for command in COMMANDS if command.name == name)):
        here = [str(path) for word in call for path in (sorted(Path().glob(word)) if "*" in word else [word])]
        if "--owner-data" in here:
            (tmp_path / "my-box.toml").write_text(
                'game = "fairy-tale"\n[[change]]\nid = "knight-of-the-round-table"\npoints = 4\n'
            )
        if "--out" in here:
            Path(here[here.index("--out") + 1]).unlink(missing_ok=True)
        assert main(here) == 0, f"veillee {' '.join(here)}: {capsys.readouterr().err}"


# Near misses

NEAR = {
    "a command": (["ply"], "did you mean 'play'?"),
    "an action": (["campaign", "shwo"], "did you mean 'show'?"),
    "an option": (["record", "whispers", "--playrs", "3"], "did you mean '--players'?"),
    "an option with its value": (["record", "whispers", "--playrs=3"], "did you mean '--players'?"),
    "a choice": (["bench", "--mode", "steped"], "did you mean 'stepped'?"),
    "a bot": (["arena", "fairy-tale", "--bots", "gredy"], "did you mean 'greedy'?"),
    "a game": (["rules", "fairytale"], "did you mean 'fairy-tale'?"),
    "the beginning of a game": (["rules", "dice"], "did you mean 'dice-upon-a-time'?"),
    "a setting": (["record", "fairy-tale", "--set", "mod=expert"], "did you mean 'mode'?"),
    "its value": (["record", "fairy-tale", "--set", "mode=Exprt"], "did you mean 'expert'?"),
    "an edition": (["record", "grimm-forest", "--set", "edition=fr-oficial"], "did you mean 'fr-official'?"),
    "a campaign": (["campaign", "new", "fine-sand", "fabel"], "did you mean 'fable'?"),
}


@pytest.mark.parametrize("case", NEAR)
def test_a_near_miss_gets_a_hint(case: str, capsys: Capture) -> None:
    arguments, hint = NEAR[case]
    assert main(arguments) == 2
    assert hint in capsys.readouterr().err


def test_what_is_near_to_nothing_gets_none(capsys: Capture) -> None:
    for arguments in (["dance"], ["rules", "chess"], ["record", "whispers", "--set", "moons=1"]):
        assert main(arguments) == 2
        assert "did you mean" not in capsys.readouterr().err


def test_a_card_of_a_scenario(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(
        'title = "A"\ngame = "whispers"\nplayers = 2\nrules = ["wh.turn"]\nseed = 1\ncopies = { sprak = 1 }\n'
    )
    assert main(["scenario", "a.toml"]) == 2
    assert "unknown card 'sprak' (did you mean 'spark'? known: " in capsys.readouterr().err


# Files


@pytest.mark.parametrize("command", [["record", "whispers"], ["cards", "whispers", "--template"]])
def test_no_file_is_overwritten_unasked(command: list[str], tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "dear"
    file.write_text("what somebody wrote")
    assert main([*command, "--out", "dear"]) == 2
    assert capsys.readouterr().err == "veillee: dear is there already: with --force it is replaced\n"
    assert file.read_text() == "what somebody wrote"
    assert main([*command, "--out", "dear", "--force"]) == 0
    assert "spark" in file.read_text() or file.read_text().startswith("{")
    assert main([*command, "--out", "/dev/null"]) == 0, "no file is lost there"
    assert main([*command, "--force"]) == 2


# Lists


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_of_games_fit_a_terminal(language: str, capsys: Capture) -> None:
    asked = [[game.id, *more] for game in games() for more in ([], ["--provenance"])]
    for arguments in ([], *asked, ["grimm-forest", "--editions"]):
        lines = run(capsys, "games", *arguments, "--lang", language)[1].splitlines()
        assert [line for line in lines if len(line) > 80] == []


@pytest.mark.parametrize(
    ("system", "head", "title"),
    [
        ("en_GB", "GAME", "Whispers"),
        ("fr_FR", "JEU", "Murmures"),
        ("ru_RU", "ИГРА", "Шёпоты"),
        ("C", "GAME", ""),
    ],
)
def test_lists_follow_the_language_of_the_system(
    system: str, head: str, title: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("LC_ALL", f"{system}.UTF-8")
    told = run(capsys, "games")[1]
    assert told.split()[0] == head
    assert title in told
    assert title in run(capsys, "rules", "whispers")[1].splitlines()[0]


# Several records


def test_several_records_are_verified(record: Path, tmp_path: Path, capsys: Capture) -> None:
    shutil.copy(record, tmp_path / "same.record")
    code, out = run(capsys, "verify", "game.record", "same.record")
    assert (code, out.splitlines()[-1]) == (0, "2 files: 2 sound, 0 not")
    assert [report["ok"] for report in run_json(capsys, "verify", "game.record", "same.record")[1]] == [
        True
    ] * 2


def test_one_bad_record_keeps_nobody_from_the_others(record: Path, tmp_path: Path, capsys: Capture) -> None:
    lines = record.read_text().splitlines(keepends=True)
    (tmp_path / "spoiled").write_text("".join([*lines[:3], lines[4]]))
    code, out = run(capsys, "verify", "spoiled", "game.record")
    assert code == 1
    assert "spoiled: NOT SOUND" in out
    assert "game.record: sound" in out
    code, out = run(capsys, "verify", "none", "spoiled", "game.record")
    assert (code, out.splitlines()[-1]) == (2, "3 files: 1 sound, 2 not")
    assert "none: NOT READ\n  cannot read none: No such file" in out
    reports = run_json(capsys, "verify", "none", "game.record")[1]
    assert [report["ok"] for report in reports] == [False, True]
    assert reports[0]["error"].startswith("cannot read none")


def test_a_game_plays_its_own_scenarios(capsys: Capture) -> None:
    code, found = run_json(capsys, "scenario", "whispers")
    assert code == 0
    assert len(found) == len(files_of(find_game("whispers")).scenarios())


# A game with a mistake in it


def a_game(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Whispers under another name, in the house beside it; its folder, where something can be made wrong."""
    toy = Path(str(files_of(find_game("whispers")).folder))
    found = folder / "mygames" / name
    shutil.copytree(toy, found, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for file in ("__init__.py", "game.py"):
        change(found / file, "toys.whispers", name)
    change(found / "game.py", '"whispers"', f'"{name}"')
    monkeypatch.syspath_prepend(str(folder / "mygames"))
    monkeypatch.setenv("VEILLEE_GAMES", f"toys.whispers,{name}")
    return found


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("missing", ["rules/fr.md", "texts/ru.ftl"])
def test_a_game_without_a_language_says_so_and_hides_no_other(
    missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    name = f"lanterns_{missing[:5]}"
    (a_game(name, tmp_path, monkeypatch) / missing).unlink()
    assert main(["games"]) == 0
    captured = capsys.readouterr()
    assert "whispers " in captured.out
    assert name not in captured.out
    assert captured.err.startswith(f"veillee: {name}: {missing} is missing: a game speaks en, fr, ru (")
    assert main(["games", "--json"]) == 0
    captured = capsys.readouterr()
    assert [game["id"] for game in json.loads(captured.out)][-1] == "whispers"
    assert json.loads(captured.err)["error"].startswith(f"{name}: {missing} is missing")
    assert [game.id for game in introductions()][-1] == "whispers", "the server's list has the others, too"
    assert main(["record", "whispers"]) == 0
    capsys.readouterr()
    assert main(["record", name]) == 2
    assert f"{missing} is missing" in capsys.readouterr().err


@pytest.mark.parametrize("word", ["offer", "take", "explain"])
def test_a_question_whose_method_is_called_like_the_engines_is_refused(
    word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    name = f"lanterns_{word}"
    change(a_game(name, tmp_path, monkeypatch) / "game.py", f"{word}_turn", word)
    assert main(["record", name]) == 2
    said = (
        f"the question 'turn' has a method called '{word}', a word of the engine's own: call it {word}_turn"
    )
    assert capsys.readouterr().err == f"veillee: {name}: {said}\n"
