"""What the small screen tells by itself: what happened, what a card is worth, and where a text goes on."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from terminal.tables import BareTable, answer_first, short, table
from terminal.test_app import LARGE, drive, words
from veillee.terminal.app import TerminalApp
from veillee.terminal.dialogs import TextDialog
from veillee.terminal.news import LEAST, News
from veillee.terminal.widgets import CardBox, Choosable
from veillee.terminal.wrapping import newest, shortened


def news(app: TerminalApp) -> list[str]:
    found = app.screen.query_one(News)
    return str(found.visual).splitlines() if found.display else []


def test_what_the_others_did_is_told_without_a_key() -> None:
    played = short(players=3)

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        while not any("reveals" in line for line in news(app)):
            await pilot.press("1")
            await pilot.pause()
        told = news(app)
        assert any(line.startswith("· You reveal ") for line in told)
        assert sum("reveals" in line for line in told) == 2
        below = app.screen.query_one(News).region
        cards = [card.region.bottom for card in app.screen.query(CardBox)]
        assert max(cards) <= below.y
        assert below.bottom <= app.screen.query_one("#detail").region.y

    drive(script, BareTable(played))


def test_a_full_table_still_has_lines_for_it() -> None:
    played = table("dice-upon-a-time", players=5, options={})

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        told = 0
        for _ in range(6):
            await pilot.press("1")
            await pilot.pause()
            told += len(news(app)) >= LEAST
            choices = [widget for widget in app.screen.query(Choosable) if widget.options]
            own = app.screen.query_one("#own").region
            assert own.contains_region(choices[0].region)
        assert told >= 3

    drive(script, BareTable(played))


def test_what_came_before_the_last_answer_is_kept_as_far_as_there_is_room() -> None:
    played = short(players=3)
    answer_first(played)

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        before = news(app)
        await pilot.press("1")
        await pilot.pause()
        assert before[-1] in news(app)
        assert len(news(app)) > len(before)

    drive(script, BareTable(played))


def test_beside_the_log_nothing_is_told_twice() -> None:
    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        assert news(app) == []
        await pilot.press("l")
        await pilot.pause()
        assert news(app) != []

    drive(script, BareTable(short()), LARGE)


@pytest.mark.parametrize(
    ("game", "language", "mark"),
    [
        ("fairy-tale", "en", "1 point"),
        ("fairy-tale", "ru", "1 очко"),
        ("fine-sand", "en", "costs "),
        ("fine-sand", "fr", "coûte "),
    ],
)
def test_cards_show_their_points_or_price(game: str, language: str, mark: str) -> None:
    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        assert any(mark in str(card.border_subtitle) for card in app.screen.query(CardBox))

    drive(script, BareTable(table(game, language)), language=language)


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_text_that_is_too_long_says_how_to_read_on(language: str) -> None:
    played = table("grimm-forest", language, players=2, seed=3)

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        screen = app.screen
        for kind in range(len(played.rules.kind_names)):
            told = screen._about(kind)  # type: ignore[attr-defined]
            card = Choosable(screen.query_one("#news", Static).visual, [], [kind], "zone-line")  # type: ignore[arg-type]
            await screen.query_one("#own").mount(card)
            card.focus()
            await pilot.pause()
            lines = str(screen.query_one("#detail", Static).visual).splitlines()
            assert len(lines) <= 3
            assert max(map(len, lines)) <= 76
            if not lines[-1].endswith("… [?]"):
                assert " ".join(lines).split() == told.split()
            await card.remove()

    drive(script, BareTable(played), language=language)


def test_a_long_title_of_a_page_is_told_whole() -> None:
    title = "A title that is by far too long for the frame of a page of the usual width, and still is told"

    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        app.push_screen(TextDialog(app.screen._texts, title, [("", ["text"])]))  # type: ignore[attr-defined]
        await pilot.pause()
        assert title in " ".join(words(app).split())

    drive(script, BareTable(short()))


def test_shortened_texts_and_newest_lines() -> None:
    assert shortened("one two three", 20, 3, "…") == "one two three"
    assert shortened("one two three four five", 9, 2, "…") == "one two\nthree …"
    assert newest(["a", "b b b"], 5, 9) == ["· a", "· b b", "  b"]
    assert newest(["a", "b", "c"], 9, 2, "…") == ["…", "· c"]
    assert newest(["a", "b", "c"], 9, 2) == ["· b", "· c"]
    assert newest(["a"], 9, 0) == []
