"""Saved games survive whatever happens to the process, and damage is told rather than played."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from terminal.tables import answer_first, asked, first_options, same_table, short, table, the_save
from toys.whispers.game import GAME as WHISPERS
from toys.whispers.game import Whispers
from veillee.bots import RandomBot
from veillee.commands import main
from veillee.commands.command import UNCHECKED
from veillee.commands.verify import verify_record
from veillee.core import Setup
from veillee.core.record import parse_record
from veillee.core.session import Session
from veillee.registry import about_of, find_game, rules_for
from veillee.terminal import saves
from veillee.terminal.local_table import LocalTable, resume_table
from veillee.terminal.saves import SaveError, SaveFile, new_save_file, unfinished_saves
from veillee.terminal.table import TableMessage
from veillee.terminal.table_setup import resume_last_table


@pytest.mark.parametrize("game", ["fairy-tale", "whispers", "bakers", "peepers", "pedlars"])
def test_a_game_left_at_any_answer_goes_on_just_so(game: str) -> None:
    played = table(game, bots=["random"])
    while first_options(played):
        resumed = resume_last_table()
        assert same_table(resumed, played)
        played = resumed
        answer_first(played)
    assert "result" in played.message()
    assert unfinished_saves() == []


def test_a_game_goes_on_where_a_bot_was_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = short(players=3, bots=["random"])
    while first_options(whole):
        answer_first(whole)
    left = short(players=3, bots=["random"])
    choose = RandomBot.choose
    calls = 0

    def tired(bot: RandomBot, view: Any, options: list[int]) -> int:
        nonlocal calls
        calls += 1
        if calls % 7 == 0:
            raise KeyboardInterrupt
        return choose(bot, view, options)

    monkeypatch.setattr(RandomBot, "choose", tired)
    while True:
        try:
            if not first_options(left):
                break
            answer_first(left)
        except KeyboardInterrupt:
            left = _insist()
    assert left.message()["result"] == whole.message()["result"]


def _insist() -> LocalTable:
    while True:
        try:
            return resume_last_table()
        except KeyboardInterrupt:
            continue


def test_undo_and_take_backs_are_saved(home: Path) -> None:
    played = short()
    before = played.message()
    answer_first(played)
    assert played.undo() == []
    assert played.message()["decision"] == before["decision"]
    resumed = resume_last_table()
    assert same_table(resumed, played)
    assert resumed.message()["take_backs"] == 1


def test_every_game_has_a_file_of_its_own(home: Path) -> None:
    first, second = short(), short()
    assert [file.path.name for file in unfinished_saves()] == ["fairy-tale-2.save", "fairy-tale-1.save"]
    answer_first(first)
    os.utime(home / "fairy-tale-1.save", ns=(1, 2**62))
    assert same_table(resume_last_table("fairy-tale"), first)
    while first_options(second):
        answer_first(second)
    assert second.file == (home / "fairy-tale-2.record")
    assert new_save_file("fairy-tale").path.name == "fairy-tale-3.save"


def test_a_finished_game_is_a_sound_record(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = short()
    answer_first(played)
    played.undo()
    while first_options(played):
        answer_first(played)
    assert main(["verify", str(played.file)]) == 0
    assert main(["replay", str(played.file)]) == 0
    assert list(home.glob("*.save")) == []
    capsys.readouterr()


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_save_is_replaced_as_a_whole_or_not_at_all(
    step: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = short()
    before = the_save(home).read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(*((os, "fsync", full) if step == "fsync" else (Path, "replace", full)))
    answer_first(played)
    assert "No space left" in played.message()["save_error"]
    assert asked(played)["number"] == 1
    assert the_save(home).read_bytes() == before
    assert [path.name for path in home.iterdir()] == ["fairy-tale-1.save"]
    monkeypatch.undo()
    monkeypatch.setenv("VEILLEE_HOME", str(home))
    answer_first(played)
    assert played.message()["save_error"] == ""
    assert same_table(resume_last_table(), played)


def test_a_game_that_cannot_be_saved_is_not_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("VEILLEE_HOME", str(tmp_path / "file"))
    assert main(["play", "fairy-tale", "--lines"]) == 2
    assert "file" in capsys.readouterr().err


def test_damage_is_told_and_the_file_kept(home: Path) -> None:
    played = short()
    answer_first(played)
    path = the_save(home)
    sound = path.read_bytes()
    lines = sound.splitlines(keepends=True)
    damaged = [
        b"",
        b"\xff\xfe",
        b"{}\n",
        b"[]\n" + b"".join(lines[1:]),
        sound[:-1],
        b"".join(lines[:-1]),
        lines[0],
        b"".join(lines[1:]),
        sound.replace(b'"option":', b'"option":1', 1),
        sound.replace(b'"human":0', b'"human":5', 1),
        sound.replace(b'"names":[', b'"names":["Eve",', 1),
        b"[" * 100_000 + b"\n",
    ]
    for content in damaged:
        path.write_bytes(content)
        with pytest.raises(SaveError, match=r"cannot be continued: .+; the file was kept"):
            resume_last_table()
        assert path.read_bytes() == content


@pytest.mark.parametrize("other", [{"revision": 1}, {"data": "0" * 64}])
def test_a_game_of_earlier_rules_that_play_it_the_same_goes_on(home: Path, other: dict[str, Any]) -> None:
    played = short()
    rules = rules_for(find_game("fairy-tale"), 2, {"rounds": 1})
    earlier = Session(rules, {**about_of(find_game("fairy-tale")), **other}, seed=1)
    earlier.answer(0, rules.offer(earlier.state, 0)[0])
    SaveFile(the_save(home)).write(played.seating, earlier.record)
    table = resume_last_table()
    told = earlier.message(0)["events"]
    assert table.message()["events"][: len(told)] == told
    table.play_out()
    record = parse_record(table.file.read_text(encoding="utf-8"))
    assert [line["type"] for line in record.lines].count("epoch") == 1
    assert record.about == about_of(find_game("fairy-tale"))
    assert verify_record(str(table.file)).code == UNCHECKED


def change_rules(monkeypatch: pytest.MonkeyPatch, step: str = "") -> None:
    """Let Whispers deal another card, so that no record of before is played the same, and rename a step."""

    def make(setup: Setup) -> Whispers:
        rules = Whispers(setup)
        rules.hand_size += 1
        rules.handlers[0].name = step or rules.handlers[0].name
        return rules

    monkeypatch.setattr(WHISPERS, "make", make)
    monkeypatch.setattr(WHISPERS, "revision", 2)


def left_at_whispers() -> LocalTable:
    """A game of Whispers, and the human has answered twice."""
    played = table("whispers", bots=["random"])
    answer_first(played)
    answer_first(played)
    return played


def play_on(told: TableMessage) -> None:
    """Resume the game where this was told, by other rules, and play to the end."""
    resumed = resume_last_table()
    message = resumed.message()
    assert (message["view"], message["events"]) == (told["view"], told["events"])
    assert resume_last_table().message()["events"] == told["events"]
    resumed.play_out()
    assert verify_record(str(resumed.file)).code == UNCHECKED
    assert parse_record(resumed.file.read_text(encoding="utf-8")).about["revision"] == 2


def test_rules_that_play_it_otherwise_take_its_position_over(monkeypatch: pytest.MonkeyPatch) -> None:
    told = left_at_whispers().message()
    change_rules(monkeypatch)
    play_on(told)


def test_what_has_other_names_is_kept_until_it_is_migrated(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = left_at_whispers().message()
    change_rules(monkeypatch, "another-turn")
    kept = the_save(home).read_bytes()
    with pytest.raises(SaveError, match=r"rules revision 1, whispers has 2 here; the file was kept"):
        resume_last_table()
    assert the_save(home).read_bytes() == kept
    monkeypatch.setattr(Whispers, "migrate", lambda rules, state, revision: state)
    play_on(told)


def test_another_revision_is_told(home: Path) -> None:
    played = short()
    game = find_game("fairy-tale")
    newer = Session(rules_for(game, 2), {**about_of(game), "revision": game.revision + 1}, seed=1)
    SaveFile(the_save(home)).write(played.seating, newer.record)
    with pytest.raises(SaveError, match="revision"):
        resume_last_table()
    absent = Session(rules_for(game, 2), {**about_of(game), "game": "chess"}, seed=1)
    SaveFile(the_save(home)).write(played.seating, absent.record)
    with pytest.raises(SaveError, match="chess"):
        resume_last_table()


OWNED = """
game = "fairy-tale"
[[change]]
id = "castle"
points = 7
"""


def test_owners_data_must_be_there_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    owned = tmp_path / "mine.toml"
    owned.write_text(OWNED)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["play", "fairy-tale", "--lines", "--owner-data", str(owned)]) == 0
    assert "owner\u2019s data" in capsys.readouterr().out
    assert resume_table(unfinished_saves()[0]).seating.owner_data == str(owned)
    owned.write_text(OWNED.replace("7", "8"))
    with pytest.raises(SaveError, match="have changed"):
        resume_last_table()
    owned.unlink()
    with pytest.raises(SaveError, match="cannot read the owner's data"):
        resume_last_table()


def test_without_a_save_there_is_nothing_to_go_on_with() -> None:
    with pytest.raises(SaveError, match="no saved game of fairy-tale"):
        resume_last_table("fairy-tale")
    assert saves.unfinished_saves() == []
