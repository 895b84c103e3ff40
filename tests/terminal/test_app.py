"""The full screen, driven by keys and by the mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.geometry import Region
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Markdown, Static

from terminal.tables import BareTable, answer_first, first_options, short, table
from veillee.terminal.app import TerminalApp
from veillee.terminal.dialogs import ChoiceDialog, ResultDialog, RulebookDialog, TextDialog
from veillee.terminal.saves import unfinished_saves
from veillee.terminal.start_rows import Row
from veillee.terminal.start_screen import StartScreen
from veillee.terminal.table import Table
from veillee.terminal.table_screen import TableScreen
from veillee.terminal.table_setup import resume_last_table
from veillee.terminal.widgets import CardBox, Choosable, OptionLine, SeatPanel, ZoneLine, nearest

Script = Callable[[TerminalApp, Pilot[None]], Awaitable[None]]
SMALL, LARGE = (80, 24), (120, 40)


def drive(
    script: Script, table: Table | None = None, size: tuple[int, int] = SMALL, language: str = "en"
) -> None:
    async def run() -> None:
        app = TerminalApp(language, table, seed=7)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(run())


def words(app: TerminalApp) -> str:
    """All the text on the screen."""
    return "\n".join(str(widget.visual) for widget in app.screen.query(Static) if widget.display)


def at(app: TerminalApp, screen: type[Screen[Any]]) -> bool:
    return isinstance(app.screen, screen)


def is_shown(app: TerminalApp, selector: str) -> bool:
    return app.screen.query_one(selector).display


def decision(table: Any) -> int:
    number: int = table.message()["decision"]["number"]
    return number


def test_a_game_is_begun_from_the_first_page() -> None:
    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        assert at(app, StartScreen)
        assert not app.screen.query(".left")
        await pilot.press("down", "right", "right")
        rows = {row.key: row for row in app.screen.query(Row)}
        assert rows["players"].value == 4
        assert rows["set-mode"].value == "basic"
        await pilot.press("right")
        await pilot.pause()
        rows = {row.key: row for row in app.screen.query(Row)}
        assert (rows["players"].value, rows["set-mode"].value) == (5, "expert")
        await pilot.press("left", "enter")
        await pilot.pause()
        assert at(app, TableScreen)
        assert len(app.screen.query(SeatPanel)) == 3
        assert app.unfinished is not None

    drive(script)
    assert resume_last_table().rules.players == 4


def test_an_option_is_offered_only_where_it_matters() -> None:
    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        def keys() -> list[str]:
            return [row.key for row in app.screen.query(Row)]

        assert "set-trickster" not in keys()
        next(row for row in app.screen.query(Row) if row.key == "set-mode").focus()
        await pilot.press("left")
        assert "set-trickster" in keys()
        assert isinstance(app.screen.focused, Row)
        assert app.screen.focused.key == "set-mode"
        next(row for row in app.screen.query(Row) if row.key == "set-trickster").focus()
        await pilot.press("right")
        next(row for row in app.screen.query(Row) if row.key == "set-mode").focus()
        await pilot.press("right")
        assert "set-trickster" not in keys()
        await pilot.press("enter")

    drive(script)
    assert resume_last_table().rules.options["trickster"] == "best"


def test_keys_typed_in_one_breath_are_all_heard() -> None:
    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        for key in ("down", "right", "right", "enter"):
            app.post_message(Key(key, None))
        await pilot.pause()
        await pilot.pause()
        assert len(app.screen.query(SeatPanel)) == 3

    drive(script)


def test_the_first_page_changes_game_and_language(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        await pilot.press("right")
        await pilot.pause()
        assert "The Grimm Forest" in words(app)
        assert "Mode" not in words(app)
        rows = list(app.screen.query(Row))
        rows[-1].focus()
        await pilot.press("right")
        await pilot.pause()
        assert "une soirée au coin du feu" in words(app)
        await pilot.press("enter")
        await pilot.pause()
        assert at(app, TableScreen)
        assert app.language == "fr"

    drive(script)


def test_a_game_that_was_left_is_continued_from_the_first_page() -> None:
    left = short()
    answer_first(left)

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert at(app, TableScreen)

    drive(script)
    assert len(unfinished_saves()) == 1
    assert decision(resume_last_table()) == 1


def test_a_damaged_save_is_told_on_the_first_page(home: Path) -> None:
    short()
    unfinished_saves()[0].path.write_text("{}\n")

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert "cannot be continued" in words(app)

    drive(script)


def test_choosing_by_enter_by_digit_by_arrow_and_by_click() -> None:
    played = short()

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        first = app.screen.query(CardBox).first()
        assert app.screen.focused is first
        await pilot.press("right", "right", "right", "right", "enter")
        await pilot.pause()
        assert "Vampire" in str(app.screen.query(ZoneLine).first().visual)
        await pilot.press("1")
        await pilot.pause()
        assert decision(played) == 3, "the Sages leave no choice"
        await pilot.click(list(app.screen.query(CardBox))[1])
        await pilot.pause()
        assert played.message()["view"]["zones"].count([]) > 0
        assert decision(played) == 4

    drive(script, BareTable(played))


def test_what_cannot_be_chosen_is_explained() -> None:
    played = table("bakers")

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        panel = app.screen.query(SeatPanel).first()
        panel.focus()
        await pilot.press("enter")
        await pilot.pause()
        assert at(app, TextDialog)
        await pilot.press("escape")
        await pilot.pause()
        assert at(app, TableScreen)

    before = played.message()["decision"]
    drive(script, BareTable(played))
    assert played.message()["decision"] == before


def test_a_card_is_explained() -> None:
    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        assert "1 point. Open one of your closed Holy Empire cards." in words(app)
        await pilot.press("question_mark")
        await pilot.pause()
        assert at(app, TextDialog)
        assert "How sure we are" in words(app)
        assert "Not now" not in words(app)

    drive(script, BareTable(short()))


def test_a_card_that_cannot_be_chosen_says_why() -> None:
    played = short()
    answer_first(played)

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        app.screen.query(ZoneLine).first().focus()
        await pilot.press("question_mark")
        await pilot.pause()
        found = " ".join(words(app).split())
        assert "You have picked this card already: Staff-Bearing Sage." in found

    drive(script, BareTable(played))


def test_hints_undo_log_rules_and_light() -> None:
    played = short()

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await pilot.pause()
        assert at(app, TextDialog)
        assert words(app).count("Pick ") == 2
        await pilot.press("escape", "1", "u")
        await pilot.pause()
        assert decision(played) == 0
        assert played.message()["take_backs"] == 1
        await pilot.press("l")
        await pilot.pause()
        assert at(app, TextDialog)
        assert "Round 1 begins." in words(app)
        await pilot.press("escape", "r")
        await pilot.pause()
        assert at(app, RulebookDialog)
        await pilot.pause()
        heading = app.screen.query(Markdown).first().query("MarkdownHeader")[4]
        assert "Drafting" in str(heading.render())
        assert heading.region.y - app.screen.query_one("#text").region.y in (0, 1, 2)
        await pilot.press("escape", "t")
        assert app.theme == "paper"

    drive(script, BareTable(played))


def test_a_crowded_table_has_a_line_for_each_seat() -> None:
    played = short(players=5, options={"rounds": 3, "mode": "expert"})
    for _ in range(19):
        answer_first(played)

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        panels = list(app.screen.query(SeatPanel))
        assert [panel.region.height for panel in panels] == [1] * 4
        assert [panel.region.y for panel in panels] == [1, 2, 3, 4]
        points = [sum(worth for _, _, worth in cards) for cards in played.message()["tally"] or []]
        assert str(panels[0].visual).startswith(f"Margot · {points[1]} points")
        open_cards = [played.rules.kind_names[kind] for kind in panels[0].kinds]
        panels[0].focus()
        await pilot.press("question_mark")
        await pilot.pause()
        assert at(app, TextDialog)
        assert "Open cards: " in words(app)
        assert "Picked cards: " in words(app)
        assert len(open_cards) > 1
        await pilot.press("escape")
        await pilot.resize_terminal(200, 60)
        await pilot.wait_for_scheduled_animations()
        assert all(panel.region.height > 2 for panel in app.screen.query(SeatPanel))

    drive(script, BareTable(played))


def test_nothing_to_take_back_is_told() -> None:
    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        await pilot.press("u")
        await pilot.pause()
        assert [note.message for note in app._notifications] == [
            "This cannot be taken back. There is nothing to take back."
        ]

    drive(script, BareTable(short()))


def test_the_log_has_its_place_on_a_wide_screen() -> None:
    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        assert is_shown(app, "#log")
        await pilot.press("l")
        assert not is_shown(app, "#log")
        await pilot.press("l")
        assert is_shown(app, "#log")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not is_shown(app, "#log")

    drive(script, BareTable(short()), LARGE)


def test_a_card_that_stands_for_several_options_asks_which() -> None:
    played = table("bakers")

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        card = next(box for box in app.screen.query(CardBox) if len(box.options) > 1)
        card.focus()
        await pilot.press("enter")
        await pilot.pause()
        assert at(app, ChoiceDialog)
        assert len(app.screen.query(OptionLine)) > 1
        await pilot.press("escape")
        await pilot.pause()
        before = decision(played)
        await pilot.press("enter", "2")
        await pilot.pause()
        assert decision(played) > before

    drive(script, BareTable(played))


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_whole_game_by_keys(size: tuple[int, int], home: Path) -> None:
    played = short(players=3, options={"rounds": 1, "mode": "expert"})

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        while first_options(played):
            await pilot.press("1")
        assert at(app, ResultDialog)
        said = words(app)
        assert str(max(played.message()["result"]["scores"])) in said
        assert str(played.file) in said.replace("\n", "")
        assert app.unfinished is None
        await pilot.press("n")
        await pilot.pause()
        assert at(app, StartScreen)

    drive(script, BareTable(played), size)
    assert [path.suffix for path in home.iterdir()] == [".record"]


@pytest.mark.parametrize(
    ("game", "language"), [("whispers", "en"), ("bakers", "fr"), ("peepers", "ru"), ("pedlars", "fr")]
)
def test_whole_games_of_the_toys(game: str, language: str) -> None:
    played = table(game, language)

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        while first_options(played):
            assert "[" not in words(app)
            choice = next(widget for widget in app.screen.query(Choosable) if widget.options)
            choice.focus()
            await pilot.press("enter")
            if at(app, ChoiceDialog):
                await pilot.press("1")
        assert at(app, ResultDialog)

    drive(script, BareTable(played), LARGE, language)


def test_leaving_keeps_the_game() -> None:
    played = short()

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "q")
        assert app.unfinished is not None

    drive(script, BareTable(played))
    assert decision(resume_last_table()) == decision(played)


def test_arrows_point_to_what_lies_that_way() -> None:
    here = Region(20, 10, 10, 4)
    left, right, below = Region(5, 10, 10, 4), Region(35, 10, 10, 4), Region(20, 16, 10, 4)
    places = [left, right, below]
    assert [nearest(here, places, arrow) for arrow in ("left", "right", "down", "up")] == [0, 1, 2, None]


def test_the_bar_of_keys_can_be_clicked() -> None:
    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        bar = str(app.screen.query_one(".keys", Static).visual)
        await pilot.click(".keys", offset=(1 + bar.index("Hint"), 0))
        await pilot.pause()
        assert at(app, TextDialog)

    drive(script, BareTable(short()))
