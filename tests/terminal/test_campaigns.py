"""Campaigns in the terminal: saved after every chapter, resumed as if never left, drawn as on paper."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest
from textual.pilot import Pilot

from terminal.test_app import at, drive, words
from veillee.commands import main
from veillee.registry import LANGUAGES, find_game
from veillee.terminal.app import TerminalApp
from veillee.terminal.campaign_screen import CampaignScreen
from veillee.terminal.campaign_sheet import CampaignSheet
from veillee.terminal.explanations import log_lines, result_lines, verdict
from veillee.terminal.saved_campaigns import (
    CampaignConfig,
    SavedCampaign,
    new_campaign,
    open_campaign,
    saved_campaigns,
)
from veillee.terminal.saves import SaveError
from veillee.terminal.start_rows import Row
from veillee.terminal.start_screen import StartScreen
from veillee.terminal.table_presenter import TablePresenter
from veillee.terminal.table_screen import TableScreen
from veillee.texts import Texts

Capture = pytest.CaptureFixture[str]
SHORT = {"rounds": 1}


def fable(players: int = 3) -> SavedCampaign:
    return new_campaign(CampaignConfig(find_game("fine-sand"), "fable", "en", players, options=SHORT))


def play(saved: SavedCampaign, chapters: int) -> None:
    for number in range(chapters):
        saved.table(seed=number).play_out()
        saved.catch_up()


def test_twelve_games_with_a_restart_after_every_chapter() -> None:
    """Opened anew each time, it comes to the same as one that was never left."""
    through, resumed = fable(), fable()
    play(through, 24)
    for number in range(24):
        left = open_campaign(resumed.name)
        assert left.progress["chapters"] == number
        left.table(seed=number)
        if left.has_begun:
            open_campaign(resumed.name).table().play_out()
    assert open_campaign(resumed.name).progress == through.progress
    assert through.progress["games"] == 12
    records = sorted(path.name for path in through.path.glob("*.record"))
    assert len(records) == 24
    assert [saved.name for saved in saved_campaigns()[0]] == [resumed.name, through.name]


def test_records_of_chapters_can_be_verified(capsys: Capture) -> None:
    saved = fable()
    play(saved, 2)
    for record in saved.path.glob("*.record"):
        assert main(["verify", str(record)]) == 0
    assert capsys.readouterr().err == ""


def test_bots_join_and_leave_between_two_games() -> None:
    saved = fable(2)
    play(saved, 2)
    saved.seat(4)
    assert open_campaign(saved.name).progress["seats"] == [0, 1, 2, 3]
    assert len(set(saved.names)) == 4
    play(saved, 1)
    with pytest.raises(SaveError, match="before the interlude"):
        saved.seat(2)
    play(saved, 1)
    saved.seat(2)
    play(saved, 2)
    assert [line["seats"] for line in saved.progress["lines"]] == [[0, 1], [0, 1, 2, 3], [0, 1]]


def test_nobody_leaves_a_chapter_that_has_begun() -> None:
    saved = new_campaign(CampaignConfig(find_game("lamps"), "week", "en", 3))
    while not saved.has_begun:
        saved.catch_up()
        saved.table(seed=3)
    with pytest.raises(SaveError, match="has begun"):
        saved.seat(2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solo_sheet_is_drawn_as_on_paper(language: str) -> None:
    game = find_game("fine-sand")
    saved = new_campaign(CampaignConfig(game, "solo", language))
    saved.progress |= {
        "lines": [
            {"pile": 3, "gift": 14, "total": 17, "coins": 1, "lowered": 0, "ticked": 17},
            {"pile": 5, "gift": 12, "total": 16, "coins": 4, "lowered": 1, "ticked": 16},
        ],
        "circles": 5,
        "ticked": [17, 16],
        "games": 2,
        "chapters": 4,
    }
    texts = Texts(language, game)
    drawn = CampaignSheet(saved, texts).drawn()
    text = "\n".join(drawn)
    assert "[" not in text
    for head in ("pile", "gift", "total"):
        assert texts.say(f"sheet-column-{head}") in drawn[2]
    rows = [line for line in drawn if line.startswith("│")]
    assert len(rows) == 11
    assert rows[2].split("│")[1:5] == [cell.rjust(len(cell)) for cell in rows[2].split("│")[1:5]]
    assert [cell.strip() for cell in rows[2].split("│")[1:5]] == ["2", "5", "12", "17"]
    assert "−1 ●●●●●  ○○○○○ −1" in text  # noqa: RUF001 - a minus sign
    assert "17 ☒" in text
    assert "15 ☐" in text
    assert "10 ☐  1 ★" in text
    assert max(map(len, drawn)) <= 78
    assert all("[" not in line for line in CampaignSheet(saved, texts).told())


@pytest.mark.parametrize(("language", "none"), [("en", "none yet"), ("fr", "aucun pour l’instant")])  # noqa: RUF001 - French
def test_a_solo_sheet_without_ticks_speaks_of_numbers(language: str, none: str) -> None:
    game = find_game("fine-sand")
    told = CampaignSheet(new_campaign(CampaignConfig(game, "solo", language)), Texts(language, game)).told()
    ticks = Texts(language, game).say("sheet-ticks")
    assert [line for line in told if line.startswith(ticks) and line.endswith(none)]


def test_a_damaged_campaign_is_kept_and_named(home: Path) -> None:
    saved = fable()
    index = saved.path / "campaign.json"
    for damage in ("", "[]", '{"format": 7}', index.read_text(encoding="utf-8")[:-40]):
        index.write_text(damage, encoding="utf-8")
        with pytest.raises(SaveError, match="it was kept"):
            open_campaign(saved.name)
        assert index.read_text(encoding="utf-8") == damage
    readable = fable()
    found, [problem] = saved_campaigns()
    assert [one.name for one in found] == [readable.name]
    assert saved.name in problem
    with pytest.raises(SaveError, match="there is no campaign"):
        open_campaign("../elsewhere")


def test_the_command_from_beginning_to_end(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["campaign", "new", "lamps", "week", "--players", "2", "--lines"]) == 0
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["campaign", "play", "--lines"]) == 0
    said = capsys.readouterr().out
    assert "veillee campaign play lamps-week-1" in said
    assert "--resume" not in said, "that goes on with single games only"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 99))
    assert main(["campaign", "play", "--lines"]) == 0
    assert "the campaign is done" in capsys.readouterr().out
    assert main(["campaign", "list", "--json"]) == 0
    [told] = json.loads(capsys.readouterr().out)
    assert told["progress"]["closed"] == "done"
    assert told["progress"]["games"] == 3


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["show"], "there is no campaign yet"),
        (["play", "nothing"], "there is no campaign 'nothing'"),
        (["new", "fine-sand"], "takes a GAME and one of its campaigns"),
        (["new", "fine-sand", "week"], "no campaign 'week'"),
        (["new", "fine-sand", "fable", "--players", "5"], "2 to 4 players"),
        (["new", "fine-sand", "fable", "--set", "fable=3"], "decides about 'fable' itself"),
        (["players", "x"], "how many play"),
        (["play", "--auto", "-1"], "number of chapters"),
    ],
)
def test_wrong_input_is_one_line(arguments: list[str], complaint: str, capsys: Capture) -> None:
    assert main(["campaign", *arguments]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1


def test_a_campaign_given_up_keeps_its_sheet(capsys: Capture) -> None:
    saved = fable()
    play(saved, 2)
    assert main(["campaign", "give-up", saved.name]) == 0
    assert "given up" in capsys.readouterr().out
    assert main(["campaign", "give-up", saved.name]) == 2
    assert open_campaign(saved.name).progress["lines"] == saved.progress["lines"]


def test_a_campaign_from_the_first_page_on() -> None:
    """Begun, a chapter let go by a bot, the next one sat down at, and back to the sheet."""

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        rows = {row.key: row for row in app.screen.query(Row)}
        while rows["game"].value.id != "fine-sand":
            rows["game"].turn(1)
            await pilot.pause()
            rows = {row.key: row for row in app.screen.query(Row)}
        assert isinstance(app.screen, StartScreen)
        app.screen.action_begin_campaign("fable")
        await pilot.pause()
        assert at(app, CampaignScreen)
        assert "before the first game" in words(app)
        await pilot.press("f", "down", "f")
        await pilot.pause()
        assert "before the first game" in words(app), "what cannot be taken back is asked for twice"
        assert "Press f once more" in words(app)
        await pilot.press("f")
        await pilot.pause()
        assert "game 1 is next" in words(app)
        assert "Press f once more" not in words(app)
        await pilot.press("enter")
        await pilot.pause()
        assert at(app, TableScreen)
        await pilot.press("n")
        await pilot.pause()
        assert at(app, CampaignScreen)
        await pilot.press("q")
        await pilot.pause()
        assert at(app, StartScreen)
        assert "Fable campaign, game 1 is next" in words(app)

    drive(script, size=(100, 40))
    [saved], _ = saved_campaigns()
    assert saved.has_begun


def test_a_lost_campaign_is_called_so_and_no_game_alone_a_victory() -> None:
    saved = new_campaign(CampaignConfig(find_game("fine-sand"), "solo", "en", options=SHORT))
    game = saved.table(seed=0)
    game.play_out()
    presenter = TablePresenter(game.game, game.rules, game.seating, "en")
    assert "the lower the total" in verdict(presenter, game.message())
    assert not [line for line in result_lines(presenter, game) if "wins" in line]
    saved.catch_up()
    interlude = saved.table(seed=1)
    presenter = TablePresenter(interlude.game, interlude.rules, interlude.seating, "en")
    assert verdict(presenter, interlude.message()) == "The campaign is lost"
    lines = log_lines(presenter, interlude.message())
    assert any("campaign is lost" in line for line in lines)
    assert not any("only" in line for line in lines), "to take nothing off is no choice worth a word"
