"""The table without a mouse: every step by Tab, arrows and letters."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.house import ServerProcess
from browser.test_fine_sand import click_on, sit_down
from browser.visitors import Visitor, Visitors
from veillee.registry import find_game
from veillee.texts import Texts


def tab_to(visitor: Visitor, selector: str) -> None:
    """Tab until the focus stands where it is wanted."""
    for _ in range(60):
        if visitor.page.locator(selector).and_(visitor.page.locator(":focus")).count():
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def press(visitor: Visitor, *keys: str) -> None:
    for key in keys:
        visitor.page.keyboard.press(key)


def open_short_game(visitor: Visitor) -> None:
    visitor.come()
    visitor.page.locator("button.game").first.wait_for()
    tab_to(visitor, "button.game")
    press(visitor, "Enter")
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.locator(":focus")).to_have_text(visitor.words.say("web-play"))
    press(visitor, "Shift+Tab", "Enter")
    for key in ("1", "3"):
        press(visitor, "Tab")
        tab_to(visitor, f"select:has(option:text-is('{key}'))")
        press(visitor, key)
    tab_to(visitor, "button[type=submit]")
    press(visitor, "Enter")
    visitor.page.wait_for_url("**/table/*")


def test_a_game_by_keyboard_alone(visitors: Visitors, house: ServerProcess) -> None:
    visitor = visitors.come()
    open_short_game(visitor)
    options = house.table(visitor.table)["options"]
    assert (options["rounds"], options["draft"]) == (1, 3)
    answers = 0
    while visitor.wait() != "end":
        if not visitor.page.locator(".legal:focus").count():
            tab_to(visitor, ".legal")
        if visitor.hand.count() > 1 and visitor.page.locator("ul.hand :focus").count():
            press(visitor, "Home", "ArrowRight")
            expect(visitor.hand.nth(1)).to_be_focused()
            press(visitor, "ArrowLeft")
        press(visitor, "Enter")
        expect(visitor.page.locator(".frame .chosen")).to_have_count(0)
        answers += 1
    assert answers >= 3
    dialog = visitor.page.get_by_role("dialog")
    press(visitor, "Escape")
    expect(dialog).to_have_count(0)


def test_letters_open_the_tools_and_esc_closes_them(visitors: Visitors) -> None:
    visitor = visitors.come("ru")
    visitor.open_table(bots=1, rounds=1)
    visitor.wait()
    dialog = visitor.page.get_by_role("dialog")
    for key, shown in (
        ("?", visitor.page.locator(".note.asked")),
        ("l", dialog.get_by_role("log")),
        ("r", dialog.locator(".book")),
        ("c", dialog.get_by_role("searchbox")),
        ("m", dialog.get_by_role("button", name=visitor.words.say("web-pause"), exact=True)),
    ):
        press(visitor, key)
        expect(shown).to_be_visible()
        press(visitor, "Escape")
        expect(shown).to_have_count(0)
        expect(dialog).to_have_count(0)
    press(visitor, "h")
    expect(visitor.page.locator(".hints li")).to_have_count(3)
    hand = visitor.names(visitor.hand)
    visitor.answer()
    visitor.wait()
    press(visitor, "u")
    expect(visitor.hand).to_have_count(len(hand))
    assert visitor.names(visitor.hand) == hand


def test_a_card_is_explained_where_the_focus_is(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.open_table(bots=1, rounds=1)
    visitor.wait()
    press(visitor, "ArrowDown")
    tab_to(visitor, "ul.hand button")
    name = visitor.page.locator(":focus .name").inner_text()
    press(visitor, "?")
    expect(visitor.page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text(name)
    press(visitor, "Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    expect(visitor.page.locator(":focus .name")).to_have_text(name)


def test_a_button_walked_to_asks_before_it_ends_a_turn(visitors: Visitors, house: ServerProcess) -> None:
    visitor = visitors.come()
    visitor.come()
    visitor.choose_game("dice-upon-a-time")
    visitor.play()
    loose = visitor.page.locator(".prompt .buttons .legal:visible")
    while not loose.count():
        visitor.wait()
        visitor.answer()
    tab_to(visitor, ".prompt .why")
    press(visitor, "ArrowRight")
    expect(visitor.page.locator(".prompt .legal:focus")).to_have_count(1)
    said = visitor.page.locator(":focus").inner_text().strip()
    press(visitor, "Enter")
    expect(visitor.button("web-send", option=said)).to_be_visible()
    visitor.button("web-not-yet").click()
    expect(loose.first).to_be_visible()


def test_a_button_of_the_board_walked_to_asks_as_well(visitors: Visitors) -> None:
    """Drawing takes the place of building: nobody does it by an Enter too many."""
    visitor = visitors.come()
    sit_down(visitor, 2)
    drawing = visitor.page.locator("button.ring.legal")
    for _ in range(20):
        if drawing.count():
            break
        click_on(visitor)
        visitor.wait()
    visitor.page.locator("button.ring").first.focus()
    press(visitor, "ArrowRight")
    expect(drawing).to_be_focused()
    said = drawing.locator(".visually-hidden").inner_text()
    press(visitor, "Enter")
    expect(visitor.button("web-send", option=said)).to_be_visible()
    visitor.button("web-not-yet").click()
    expect(drawing).to_be_visible()


def test_a_small_card_with_the_focus_is_shown_large(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.come()
    visitor.choose_game("dice-upon-a-time")
    visitor.play()
    visitor.wait()
    visitor.page.keyboard.press("Tab")
    visitor.page.locator("li button.card[data-card]:visible").first.focus()
    name = visitor.page.locator(":focus .name").inner_text()
    expect(visitor.page.locator(".preview .name")).to_have_text(name)
    press(visitor, "Tab")
    expect(visitor.page.locator(".preview", has_text=name)).to_have_count(0)


def test_what_opens_over_the_table_is_a_dialog_with_a_name(visitors: Visitors) -> None:
    visitor = visitors.come("fr")
    visitor.come()
    visitor.choose_game("grimm-forest")
    visitor.play()
    visitor.wait()
    opener = visitor.page.locator("button.track")
    opener.focus()
    press(visitor, "Enter")
    page = visitor.page.get_by_role("dialog")
    expect(page).to_be_visible()
    assert page.get_attribute("aria-label")
    press(visitor, "Escape")
    expect(opener).to_be_focused()


def test_forced_colours_keep_what_can_be_chosen_outlined(visitors: Visitors) -> None:
    visitor = visitors.come(forced_colors="active")
    visitor.open_table(bots=1, rounds=1)
    visitor.wait()
    style = (
        "(one) => { const s = getComputedStyle(one); return [s.outlineStyle, parseFloat(s.outlineWidth)]; }"
    )
    kind, width = visitor.page.locator("ul.hand .legal").first.evaluate(style)
    assert kind == "solid"
    assert width >= 2


def test_forced_colours_keep_the_dots_of_a_round(visitors: Visitors) -> None:
    visitor = visitors.come(forced_colors="active")
    visitor.sit_down("grimm-forest", 2)
    widths = "(all) => all.map((one) => parseFloat(getComputedStyle(one).outlineWidth))"
    [now] = visitor.page.locator(".dots > .on").evaluate_all(widths)
    others = visitor.page.locator(".dots > :not(.on)").evaluate_all(widths)
    assert now > max(others) >= min(others) > 0


@pytest.mark.parametrize("game", ["fairy-tale", "fine-sand", "grimm-forest", "dice-upon-a-time"])
def test_arrows_start_in_the_hand_of_a_board_with_a_name(visitors: Visitors, game: str) -> None:
    visitor = visitors.come("fr")
    visitor.sit_down(game, 2)
    board = visitor.page.get_by_role("group", name=Texts("fr", find_game(game)).say("title"), exact=True)
    choices = board.locator(".hand .legal")
    press(visitor, "ArrowDown")
    expect(
        (choices if choices.count() else board.locator(".legal")).and_(visitor.page.locator(":focus"))
    ).to_have_count(1)
