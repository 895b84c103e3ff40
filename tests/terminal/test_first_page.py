"""The first page: where it points, what was left, and the same in plain lines."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from terminal.tables import answer_first, asked, short, table
from terminal.test_app import SMALL, at, drive, words
from veillee.commands import main
from veillee.registry import find_game
from veillee.terminal.app import TerminalApp
from veillee.terminal.campaign_screen import CampaignScreen
from veillee.terminal.dialogs import ChoiceDialog
from veillee.terminal.line_start import LineStart
from veillee.terminal.local_table import LocalTable
from veillee.terminal.saved_campaigns import CampaignConfig, SavedCampaign, new_campaign
from veillee.terminal.saves import SaveError, unfinished_saves
from veillee.terminal.start_rows import Entry, Row
from veillee.terminal.start_screen import StartScreen
from veillee.terminal.table_screen import TableScreen
from veillee.terminal.table_setup import resume_last_table
from veillee.terminal.widgets import OptionLine

Capture = pytest.CaptureFixture[str]


def pointed(app: TerminalApp) -> list[str]:
    """The lines that carry the arrow."""
    lines = [str(line.visual) for line in app.screen.query(Static) if isinstance(line, Row | Entry)]
    return [line for line in lines if line.startswith("▸")]


def spoil(number: int) -> None:
    """Make the save that was left as the last but so many of no use, without a change of when that was."""
    path = unfinished_saves()[number].path
    when = path.stat()
    path.write_text("{}\n")
    os.utime(path, ns=(when.st_atime_ns, when.st_mtime_ns))


def test_an_arrow_points_at_one_line_alone() -> None:
    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        assert pointed(app)[0].startswith("▸ Game")
        for _ in range(20):
            assert len(pointed(app)) == 1
            before = pointed(app)
            await pilot.press("down")
            await pilot.pause()
            assert pointed(app) != before
        app.screen.query_one("#begin").focus()
        await pilot.pause()
        assert pointed(app) == ["▸ Begin ◂"]

    drive(script)


def test_all_that_was_left_is_listed_and_one_that_is_spoiled_blocks_no_other() -> None:
    for _ in range(3):
        short()
    left = table("grimm-forest", players=3)
    spoil(0)

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        lines = [str(entry.visual) for entry in app.screen.query(".left").results(Entry)]
        assert len(lines) == 4
        assert "Continue: The Grimm Forest, left 20" in lines[0]
        assert ["Fairy Tale" in line for line in lines[1:]] == [True] * 3
        await pilot.press("enter")
        await pilot.pause()
        assert "cannot be continued" in words(app)
        assert at(app, StartScreen)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert at(app, TableScreen)

    drive(script)
    assert left.file.read_text() == "{}\n", "it was kept"


def test_more_than_fit_have_a_list_of_their_own() -> None:
    for _ in range(5):
        short()
    new_campaign(CampaignConfig(find_game("fine-sand"), "solo", "en"))

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        lines = [str(entry.visual) for entry in app.screen.query(".left").results(Entry)]
        assert "Continue: Fine Sand: " in lines[0], "the campaign was left last"
        assert lines[3:] == ["All games to go on with (6) …"]
        app.screen.query_one("#all-left").focus()
        await pilot.press("enter")
        await pilot.pause()
        assert at(app, ChoiceDialog)
        assert len(app.screen.query(OptionLine)) == 6
        await pilot.press("6")
        await pilot.pause()
        assert at(app, TableScreen)

    drive(script)


def fits(row: Row) -> bool:
    lines = str(row.visual).splitlines()
    return len(lines) <= row.region.height and max(map(len, lines)) <= row.region.width


def test_long_values_are_folded_and_not_cut() -> None:
    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        for _ in range(3):
            for _ in range(50):  # on a busy machine the page takes a while to be laid out
                if all(fits(row) for row in app.screen.query(Row)):
                    break
                await pilot.pause(0.02)
            assert [str(row.visual) for row in app.screen.query(Row) if not fits(row)] == []
            app.screen.query(Row).first().focus()
            await pilot.press("right")
            await pilot.pause()

    for language in ("en", "fr", "ru"):
        drive(script, language=language)


def test_resume_passes_over_what_cannot_be_used() -> None:
    first = short()
    answer_first(first)
    short()
    spoil(0)
    complaints: list[str] = []
    assert asked(resume_last_table(complain=complaints.append))["number"] == 1
    [complaint] = complaints
    assert "cannot be continued" in complaint
    spoil(0)
    with pytest.raises(SaveError, match="cannot be continued"):
        resume_last_table()


# In plain lines


def ask(*lines: str, language: str = "en") -> tuple[LocalTable | SavedCampaign | None, list[str]]:
    said: list[str] = []
    return LineStart(language, said.append).ask(lines), said


def test_lines_ask_what_to_play_and_with_how_many() -> None:
    found, said = ask("2", "7", "3", "6", "2,4,1", "1,4")
    assert isinstance(found, LocalTable)
    assert (found.game.id, found.rules.players) == ("grimm-forest", 3)
    assert said[0] == "What would you like to play? Type a number or the beginning of a name; q leaves."
    assert said[1:5] == [
        "  1. Fairy Tale",
        "  2. The Grimm Forest",
        "  3. Fine Sand",
        "  4. Dice Upon a Time",
    ]
    assert said.count("How many play, 2 to 4? Enter takes 2.") == 2
    question = "Who plays against you? A number, or one for each of the 2, such as 2,4. Enter takes 2."
    assert said[-1] == said[-2] == said[-8] == question
    assert said[-7] == "  1. very easy · The Youngest Pig · Straw is gathered quickly, so straw it shall be."
    assert found.seating.bots == ("", "level1", "level4")


@pytest.mark.parametrize("typed", ["лес", "grimm"])
def test_a_game_may_be_named_in_any_way(typed: str) -> None:
    found, said = ask("hm?", typed, "", "", language="ru")
    assert isinstance(found, LocalTable)
    assert (found.game.id, found.rules.players) == ("grimm-forest", 2)
    assert found.seating.bots == ("", "level2")
    assert "Введите число от 1 до " in "".join(said)


def test_lines_go_on_with_what_was_left() -> None:
    left = short()
    answer_first(left)
    short()
    spoil(0)
    found, said = ask("1", "2")
    assert isinstance(found, LocalTable)
    assert asked(found)["number"] == 1
    assert any("cannot be continued" in line for line in said)
    campaign = new_campaign(CampaignConfig(find_game("fine-sand"), "solo", "en"))
    found, _ = ask("1")
    assert isinstance(found, SavedCampaign)
    assert found.name == campaign.name


@pytest.mark.parametrize("lines", [(), ("q",), ("1", "q"), ("1",), ("1", "2"), ("1", "2", "q")])
def test_who_wants_nothing_plays_nothing(lines: tuple[str, ...], home: Path) -> None:
    assert ask(*lines)[0] is None
    assert not home.exists()


def test_the_command_asks_in_lines(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("sys.stdin", iter(["fairy", "2", "", "q"]))
    monkeypatch.setattr("veillee.commands.play.wants_lines", lambda arguments: True)
    assert main(["play", "--lines"]) == 0
    said = capsys.readouterr().out
    assert "How many play, 2 to 5?" in said
    assert "Pick one card" in said
    assert said.endswith("To go on: veillee play --resume --lines\n")


# The page of campaigns


@pytest.mark.parametrize(("running", "screen"), [(0, StartScreen), (1, CampaignScreen), (2, StartScreen)])
def test_campaign_alone_opens_its_page(
    running: int, screen: type[Any], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    for _ in range(running):
        new_campaign(CampaignConfig(find_game("fine-sand"), "solo", "en"))
    opened: list[Any] = []

    async def look_at(app: TerminalApp) -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            opened.append(app.screen)
            assert "Fine Sand" in words(app)

    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(TerminalApp, "run", lambda app: asyncio.run(look_at(app)))
    assert main(["campaign"]) == 0
    assert isinstance(opened[0], screen)


def test_campaign_alone_lists_where_there_is_no_screen(capsys: Capture) -> None:
    saved = new_campaign(CampaignConfig(find_game("fine-sand"), "solo", "en"))
    assert main(["campaign"]) == 0
    assert saved.name in capsys.readouterr().out
