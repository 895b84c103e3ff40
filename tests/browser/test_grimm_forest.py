"""The Grimm Forest in the browser: played by clicks and by keys, readable for all, and on a small screen."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Locator, expect

from browser.house import ServerProcess
from browser.test_access import check
from browser.test_looks import fits
from browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from veillee.registry import find_game
from veillee.texts import Texts
from veillee.tools.verifier import verify

GAME = find_game("grimm-forest")
#: Nobody is in a hurry here, but nobody plays for hours either.
MOST_QUESTIONS = 40
LONG_PHONE = (390, 844)
#: So many Fables do not lie side by side.
LARGE_HAND = 6
#: How much of one's cards the prompt covers, in pixels.
HIDDEN_BELOW = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    return box('.narrow > .hand').bottom - box('.prompt').top;
}"""


def sit_down(visitor: Visitor, players: int, **options: str | int) -> None:
    """Open a table with bots, and sit at it."""
    visitor.sit_down(GAME.id, players, **options)


def test_a_short_game_for_two_by_clicks(visitors: Visitors, house: ServerProcess) -> None:
    visitor = visitors.come("fr")
    sit_down(visitor, 2, rounds=2)
    words = Texts("fr", GAME)
    expect(visitor.page.get_by_role("img", name=words.say("board-first"), exact=True)).to_have_count(1)
    assert visitor.page.locator(".place").count() == 3
    assert visitor.play_on(MOST_QUESTIONS) < MOST_QUESTIONS
    expect(visitor.page.locator("dialog[open] li.page")).to_have_count(2)
    assert verify(house.record(visitor.table)) > 0


def test_a_floor_is_built_with_the_keyboard(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    sit_down(visitor, 2, rounds=3)
    page = visitor.page
    floor = page.locator(".site button.legal").first
    for turn in range(MOST_QUESTIONS):
        assert visitor.wait() == "asked"
        if floor.count():
            break
        visitor.answer(turn)
    built = page.locator(".own .site .floor")
    before = built.count()
    floor.focus()
    page.keyboard.press("Enter")
    expect(built).to_have_count(before + 1)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_nothing_stands_in_the_way_of_anybody(visitors: Visitors, light: str) -> None:
    visitor = visitors.come("en", DESKTOP, color_scheme=light, bypass_csp=True)
    sit_down(visitor, 4, rounds=1)
    check(visitor, "choosing")
    visitor.page.locator(".track").click()
    check(visitor, "the moments of a round")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".moments")).to_be_hidden()
    visitor.answer()
    visitor.wait()
    check(visitor, "the first turn")


def test_four_players_fit_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.come("ru", PHONE, has_touch=True, is_mobile=True)
    sit_down(visitor, 4, rounds=2)
    straw = visitor.page.locator(".gather button.card").first
    expect(straw).to_have_accessible_name(re.compile(f"^{Texts('ru', GAME).say('card-gather-straw')}"))
    for moment in range(MOST_QUESTIONS):
        if visitor.wait() == "end":
            break
        fits(visitor, f"question {moment}")
        assert visitor.page.evaluate(HIDDEN_BELOW) <= 1, "the hand is out of sight"
        visitor.answer(moment)
    fits(visitor, "the end")


def test_places_stay_where_a_finger_found_them(visitors: Visitors) -> None:
    visitor = visitors.come("en", PHONE)
    sit_down(visitor, 2, rounds=5)
    found: dict[str, tuple[float, float]] = {}
    for turn in range(MOST_QUESTIONS):
        if visitor.wait() == "end":
            break
        question = visitor.page.locator(".prompt").get_attribute("data-question") or ""
        box = visitor.page.locator(".places").bounding_box()
        assert box
        found[question] = (box["y"], round(box["height"]))
        visitor.answer(turn)
    assert len(found) > 3
    assert len(set(found.values())) == 1, found


def test_a_large_hand_stays_in_sight_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.come("fr", PHONE, has_touch=True, is_mobile=True)
    sit_down(visitor, 4)
    page = visitor.page
    fables = page.locator(".fables button.card")
    draw = page.locator(".piles button.legal")
    for _ in range(MOST_QUESTIONS):
        assert visitor.wait() == "asked"
        if fables.count() >= LARGE_HAND:
            break
        if draw.count():
            draw.click()
            expect(page.locator(".frame .chosen")).to_have_count(0)
        else:
            visitor.answer(1)  # no Fable is played, where one need not
    edge = page.locator(".prompt").bounding_box()
    assert edge
    assert fables.count() >= LARGE_HAND
    for card in fables.all():
        box = card.bounding_box()
        assert box
        assert box["x"] >= 0, "out of sight on the left"
        assert box["x"] + box["width"] <= PHONE[0], "out of sight on the right"
        assert box["y"] + box["height"] <= edge["y"], "behind the prompt"
        assert card.locator(".name").is_visible(), "a card without its name"


def test_cards_are_turned_over_together(visitors: Visitors) -> None:
    visitor = visitors.come("en", reduced_motion="no-preference")
    sit_down(visitor, 2, rounds=1)
    veil = visitor.page.locator(".veil")
    visitor.page.locator(".place button.legal").first.click()
    expect(veil.locator(".flip")).to_have_count(2)
    # Nothing is shown before it is told: no pig has gone anywhere yet, and nobody has collected.
    pigs = visitor.page.locator(".place .pig")
    expect(pigs).to_have_count(0)
    expect(visitor.page.locator(".mine .stores")).to_contain_text("0")
    visitor.page.keyboard.press("Shift")
    expect(veil).to_have_count(0, timeout=1_000)
    expect(pigs).to_have_count(2)


@pytest.mark.parametrize(("width", "height"), [(844, 390), (640, 400)])
def test_a_phone_held_across_and_a_page_zoomed_in_show_everything(
    visitors: Visitors, width: int, height: int
) -> None:
    """Twice the size on a screen of 1280 by 800 is a page of 640 by 400."""
    visitor = visitors.come("fr", (width, height))
    sit_down(visitor, 4, rounds=2)
    page = visitor.page
    for moment in range(8):
        if visitor.wait() == "end":
            break
        fits(visitor, f"question {moment}")
        edge = page.locator(".prompt").bounding_box()
        assert edge
        for part in (".places", ".others", ".mine", ".hand"):
            box = page.locator(f".table > {part}").bounding_box()
            assert box
            assert box["y"] + box["height"] <= edge["y"] + 1, f"{part} is out of sight"
            assert box["x"] + box["width"] <= width + 1, f"{part} is out of sight"
        visitor.answer(moment)


#: The lines of the round that are cut by the upper edge of their list.
CUT = """() => {
    const list = document.querySelector('.account ul');
    const top = list.getBoundingClientRect().top;
    const boxes = [...list.children].map((one) => one.getBoundingClientRect());
    return boxes.filter((box) => box.top < top - 1 && box.bottom > top + 1).length;
}"""


def test_the_round_is_told_in_whole_lines_where_the_log_is_not_in_sight(visitors: Visitors) -> None:
    visitor = visitors.come("en", LONG_PHONE)
    sit_down(visitor, 2, rounds=5)
    account = visitor.page.locator(".account")
    told = 0
    for turn in range(MOST_QUESTIONS):
        if visitor.wait() == "end":
            break
        if account.count():
            told += 1
            assert visitor.page.evaluate(CUT) == 0
            visitor.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
            expect(account).to_have_count(0)
            visitor.page.set_viewport_size({"width": LONG_PHONE[0], "height": LONG_PHONE[1]})
            expect(account).to_have_count(1)
        visitor.answer(turn)
    assert told > 2


def test_the_sheet_of_an_opponent_has_room_for_a_long_name(visitors: Visitors) -> None:
    visitor = visitors.come("en", LONG_PHONE, has_touch=True, is_mobile=True)
    sit_down(visitor, 2)
    visitor.page.locator("button.folded").click()
    sheet = visitor.page.locator(".unfolded")
    name = sheet.locator(".plate .name")
    name.evaluate("(one) => (one.textContent = 'Queen Margarethe')")
    assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "the name is cut"
    plate, stores = sheet.locator(".plate").bounding_box(), sheet.locator(".stores").bounding_box()
    assert plate
    assert stores
    assert plate["y"] + plate["height"] <= stores["y"]


def test_a_fable_just_drawn_is_marked(visitors: Visitors) -> None:
    visitor = visitors.come("en", LONG_PHONE)
    sit_down(visitor, 2)
    page = visitor.page
    draw = page.locator(".piles button.legal")
    while not draw.count():
        visitor.answer()
        assert visitor.wait() == "asked"
    draw.click()
    expect(page.locator(".fables .fresh")).to_have_count(1)
    expect(page.locator(".fables .new")).to_have_text(Texts("en", GAME).say("board-new"))


def test_prices_and_the_way_to_win_are_in_sight(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    sit_down(visitor, 3, rounds=2)
    words = Texts("en", GAME)
    prices = visitor.page.get_by_role("list", name=words.say("board-prices"), exact=True)
    expect(prices).to_contain_text("Floor: 2")
    expect(prices).to_contain_text("Roof: 6")
    expect(visitor.page.get_by_text(words.say("board-houses", count=0, needed=3))).to_have_count(3)


def test_an_edition_sets_the_options_in_which_editions_differ(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    words = Texts("en", GAME)
    visitor.come()
    visitor.choose_game("grimm-forest")
    sheet = visitor.page.get_by_role("dialog")
    sheet.get_by_text(visitor.words.say("web-more"), exact=True).click()

    def setting(name: str) -> Locator:
        label = visitor.page.get_by_text(words.say(f"setting-{name}"), exact=True)
        return sheet.locator("label", has=label).locator("select")

    setting("edition").select_option(label=words.say("setting-edition-fr-fan"))
    sheet.get_by_text(visitor.words.say("web-edition-details"), exact=True).click()
    frog = setting("frog-prince")
    expect(frog).to_have_value("deck")
    frog.select_option(label=words.say("setting-frog-prince-discard"))
    visitor.play()
    options = httpx.get(f"{visitor.house.address}/api/v1/tables/{visitor.table}").json()["options"]
    assert (options["bridge-troll-self"], options["frog-prince"]) == ("yes", "discard")
