"""The front page: short names, what can be gone on with, and nothing that jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.visitors import DESKTOP, PHONE, Visitors


def test_a_game_to_go_on_with_stands_there_at_once_and_says_whose_turn_it_is(visitors: Visitors) -> None:
    visitor = visitors.come("fr")
    visitor.open_table(bots=1, rounds=1)
    assert visitor.wait() == "asked"
    table = f'a[href="/table/{visitor.table}"]'
    visitor.come()
    entry = visitor.page.locator(table)
    expect(entry).to_contain_text(visitor.words.say("web-your-turn"))
    visitor.page.route("**/api/v1/tables/*", lambda route: None)  # the house takes its time
    visitor.come()
    games = visitor.page.locator("button.game")
    games.first.wait_for()
    expect(entry).to_be_visible()
    top = games.first.bounding_box()
    visitor.page.unroute("**/api/v1/tables/*")
    visitor.come()
    games.first.wait_for()
    expect(entry).to_contain_text(visitor.words.say("web-your-turn"))
    assert games.first.bounding_box() == top


def test_a_game_that_is_over_is_gone_at_once(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.open_table(bots=1, rounds=1)
    table = f'a[href="/table/{visitor.table}"]'
    visitor.play_on()
    visitor.page.route("**/api/v1/tables/*", lambda route: None)
    visitor.come()
    visitor.page.locator("button.game").first.wait_for()
    expect(visitor.page.locator(table)).to_have_count(0)


def test_the_sheet_remembers_who_was_played_against(visitors: Visitors) -> None:
    visitor = visitors.come("ru")
    visitor.come()
    visitor.choose_game()
    visitor.set_up(bots=2)
    sheet = visitor.page.get_by_role("dialog")
    opponents = sheet.locator("select[aria-describedby]")
    expect(opponents).to_have_count(2)
    assert [one.input_value() for one in opponents.all()] == ["level2", "level2"]
    opponents.nth(1).select_option("level1")
    expect(sheet.get_by_text("Собирает всё, чего бывает много")).to_be_visible()
    visitor.play()
    assert visitor.wait() == "asked"
    expect(visitor.page.locator("svg title", has_text="Сорока")).to_have_count(1)
    visitor.come()
    visitor.choose_game()
    expect(opponents).to_have_count(2)
    visitor.set_up(bots=3)
    expect(opponents).to_have_count(3)
    assert [one.input_value() for one in opponents.all()] == ["level2", "level1", "level1"]


def test_games_have_short_names_and_are_described(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.come()
    game = visitor.page.get_by_role("button", name="Fairy Tale", exact=True)
    expect(game).to_be_visible()
    assert game.evaluate(
        "(one) => document.getElementById(one.getAttribute('aria-describedby')).innerText.length > 20"
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_sheet_keeps_its_place_and_its_last_line(visitors: Visitors, size: tuple[int, int]) -> None:
    visitor = visitors.come("ru", size)
    visitor.come()
    visitor.choose_game()
    sheet = visitor.page.get_by_role("dialog")
    numbers = sheet.get_by_role("group", name=visitor.words.say("web-bots"), exact=True)
    kept = [sheet, numbers, visitor.button("web-play"), sheet.locator(".below")]
    visitor.set_up(bots=1)
    before = [one.bounding_box() for one in kept]
    visitor.set_up(bots=4)
    assert [one.bounding_box() for one in kept] == before, "the sheet jumps"
    sheet.get_by_text(visitor.words.say("web-more"), exact=True).click()
    last = sheet.get_by_text(visitor.words.say("web-memory-aid"), exact=True)
    body = sheet.locator(".body")
    body.evaluate("(one) => one.scrollTo(0, one.scrollHeight)")
    expect(sheet.locator(".below")).to_be_in_viewport(ratio=1)
    button, line = visitor.button("web-play").bounding_box(), last.bounding_box()
    assert button
    assert line
    assert line["y"] + line["height"] <= button["y"], "the last choice lies below the button"
    inside, below = body.bounding_box(), sheet.locator(".below").bounding_box()
    assert inside
    assert below
    assert below["y"] + below["height"] <= inside["y"] + inside["height"], "the last line is cut"
