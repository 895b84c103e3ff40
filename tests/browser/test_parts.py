"""The house was rebuilt while somebody played: a part of the page that is gone leaves no empty box."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from browser.visitors import PATIENCE, Visitor, Visitors


def lose(visitor: Visitor, part: str, for_good: bool) -> list[str]:
    """There is no such file, until the page is loaded anew or for good; the list grows with every load."""
    loads: list[str] = []
    visitor.page.on("load", lambda page: loads.append(page.url))
    visitor.page.wait_for_load_state()
    before = len(loads)

    def answer(route: Route) -> None:
        if for_good or len(loads) == before:
            route.fulfill(status=404, body="gone")
        else:
            route.continue_()

    visitor.page.route(f"**/assets/{part}-*.js", answer)
    return loads


def open_without(visitor: Visitor, part: str, for_good: bool) -> None:
    """Opens a table: the page is loaded anew once for the part that is gone."""
    visitor.come()
    loads = lose(visitor, part, for_good)
    visitor.choose_game()
    visitor.set_up(bots=1, rounds=1, draft=3)
    with visitor.page.expect_event("load"):
        visitor.play()
    assert visitor.wait() == "asked"
    assert len(loads) == 1


@pytest.mark.parametrize(("for_good", "shown"), [(False, "li.page h3 b"), (True, "ol .score")])
def test_an_end_that_cannot_be_loaded(visitors: Visitors, for_good: bool, shown: str) -> None:
    """The last page is fetched beforehand; where it cannot be had, plain scores are shown."""
    visitors.expect("404")
    visitor = visitors.come()
    open_without(visitor, "End", for_good)
    visitor.play_on()
    expect(visitor.page.locator("dialog[open]").locator(shown)).to_have_count(2, timeout=PATIENCE)


@pytest.mark.parametrize("for_good", [False, True])
def test_a_board_that_cannot_be_loaded(visitors: Visitors, for_good: bool) -> None:
    """Where it cannot be had, the board for any game is there."""
    visitors.expect("404")
    visitor = visitors.come()
    open_without(visitor, "fairy_tale", for_good)
    visitor.answer()
    assert visitor.wait() == "asked"


def test_a_table_begins_with_what_it_shows(visitors: Visitors) -> None:
    """Board and words of its own game, these once and at once; rules and menus come when it stands."""
    visitor = visitors.come()
    visitor.open_table(bots=1, rounds=1)
    visitor.wait()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    visitor.page.reload()
    assert visitor.wait() == "asked"
    # A mark of eight signs, which may hold a hyphen itself, follows each file's name.
    first = [file[: -len("-12345678.js")] for file in asked if file.endswith(".js")]
    assert "fairy_tale" in first
    assert not {"grimm_forest", "dice_upon_a_time", "fine_sand", "Rulebook", "Menu", "LastPage"} & {*first}
    assert [file for file in asked if file.partition("?")[0] == "en"] == ["en?game=fairy-tale"]
