"""Fine Sand in the browser: whole games by clicks, payments picked freely, by keys, and on a small screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.house import ServerProcess
from browser.test_access import check
from browser.test_looks import fits
from browser.visitors import DESKTOP, PATIENCE, PHONE, Visitor, Visitors, click_in_time, number_in
from veillee.registry import find_game
from veillee.texts import Texts
from veillee.tools.verifier import verify

GAME = find_game("fine-sand")
MOST_ANSWERS = 250
#: How much of one's cards the prompt covers, in pixels.
HIDDEN_BELOW = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    return box('.own.narrow > .hand').bottom - box('.prompt').top;
}"""
#: How far one's piles reach under the columns, in pixels.
UNDER_COLUMNS = """() => {
    const shelf = document.querySelector('.shelf').getBoundingClientRect().right;
    return Math.max(...[...document.querySelectorAll('.shelf > *')].map(
        (one) => one.getBoundingClientRect().right - shelf));
}"""
#: Where the question and the hand begin.
PLACES = """() => ['.prompt', '.own .hand'].map(
    (part) => Math.round(document.querySelector(part).getBoundingClientRect().top))"""
#: What is clicked, in this order: what is ready, a card to pick, building, the gift, and whatever there is.
READY = ".own .reading button.primary"
PICKING = ".own:has(.reading) .slot:not(.picked) .card.legal"
BUILDING = "button.ring[aria-pressed='false']"
GIVING = "button.offer[aria-pressed='false']"
OTHERWISE = ".own .laid .card.legal, button.ring.legal, .prompt .legal, .chip.legal"
#: Yes: a turn in which nothing was done is ended all the same.
ALL_THE_SAME = ".prompt[data-question] .buttons button.primary:not(.legal):visible"


def sit_down(visitor: Visitor, players: int, **options: str | int) -> None:
    """Open a table with bots, and sit at it."""
    visitor.sit_down(GAME.id, players, **options)


def next_click(visitor: Visitor) -> Locator | None:
    """Builds something cheap if it can be paid, gives, draws if nothing was built, and then ends the turn.

    Nothing where the last choice left one option, and the table's clock was faster.
    """
    for wanted in (READY, PICKING, BUILDING, GIVING, OTHERWISE):
        found = visitor.page.locator(wanted)
        if found.count():
            return found.last if wanted == PICKING else found.first
    return None


def click_on(visitor: Visitor) -> None:
    wanted = next_click(visitor)
    if not wanted or not click_in_time(wanted):
        return
    if visitor.page.locator(ALL_THE_SAME).count():
        visitor.page.locator(ALL_THE_SAME).click()
    expect(visitor.page.locator(".frame .chosen, .primary:disabled")).to_have_count(0, timeout=PATIENCE)


def play_on(visitor: Visitor, small: bool = False) -> int:
    """Clicks until the game is over; on a small screen everything stays in sight."""
    for clicks in range(MOST_ANSWERS):
        if visitor.wait() == "end":
            return clicks
        if small and clicks % 3 == 0:
            fits(visitor, f"click {clicks}")
            visitor.page.locator(".own.narrow > .hand").wait_for()
            assert visitor.page.evaluate(HIDDEN_BELOW) <= 1, "the hand is out of sight"
        click_on(visitor)
    raise AssertionError("the game does not end")


def to_payment(visitor: Visitor) -> None:
    """Clicks until something is to be paid and there is a choice."""
    paying = visitor.page.locator(".prompt .text", has_text=Texts("en", GAME).say("board-ask-pay"))
    for _ in range(MOST_ANSWERS):
        visitor.wait()
        if paying.count():
            return
        click_on(visitor)
    raise AssertionError("nothing was ever to be paid")


def picked(visitor: Visitor) -> Locator:
    return visitor.page.locator(".own .slot.picked")


def test_a_lone_builder_on_a_phone(visitors: Visitors, house: ServerProcess) -> None:
    visitor = visitors.come("ru", PHONE, has_touch=True, is_mobile=True)
    sit_down(visitor, 1, rounds=20)
    expect(visitor.page.locator(".timer i:not(.gone)")).to_have_count(13)
    play_on(visitor, small=True)
    fits(visitor, "the end")
    lines = visitor.page.locator("dialog[open] dl div:not(.aside) dd").all_inner_texts()
    total = visitor.page.locator("dialog[open] li.page h3 b").inner_text()
    assert sum(number_in(line) for line in lines) == number_in(total)
    assert verify(house.record(visitor.table)) > 0


def test_three_builders_with_fable_cards(visitors: Visitors, house: ServerProcess) -> None:
    visitor = visitors.come("fr")
    sit_down(visitor, 3, rounds=10, fable=9)
    castle = visitor.page.locator(".table > .scene .rise")
    expect(castle).to_have_count(0)
    assert visitor.page.evaluate(UNDER_COLUMNS) <= 1, "the last of one's piles is hidden"
    play_on(visitor)
    assert castle.count() > 0, "nothing was built, or the castle does not show it"
    expect(visitor.page.locator("dialog[open] li.page")).to_have_count(3)
    assert verify(house.record(visitor.table)) > 0


def test_one_pays_with_what_one_likes_and_takes_it_back_at_once(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    sit_down(visitor, 2, order="presorted", rounds=3)
    to_payment(visitor)
    pay, cards = visitor.page.locator(READY), visitor.page.locator(".own .slot")
    assert picked(visitor).count() > 0, "a payment is suggested"
    expect(pay).to_have_count(1)
    place = pay.bounding_box()
    while picked(visitor).count():
        picked(visitor).first.locator(".card").click()
        expect(pay).to_have_count(0)
        assert visitor.page.locator(".own .send").bounding_box() == place, "what pays has moved"
    before = cards.count()
    while not pay.count():
        visitor.page.locator(".own .slot:not(.picked) .card.legal").last.click()
    spent = picked(visitor).count()
    pay.click()
    expect(cards).to_have_count(before - spent)
    visitor.tool("undo").click()
    expect(cards).to_have_count(before)


def test_a_card_is_built_with_the_keyboard(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    sit_down(visitor, 2, order="presorted", rounds=2)
    page = visitor.page
    hint = page.get_by_role("note")
    expect(hint).to_contain_text(Texts("en", GAME).say("hint-intro-1"))
    built = page.locator(".table > .scene .rise")
    for wanted in (BUILDING, PICKING, READY, READY):
        page.locator(wanted).last.focus()
        page.keyboard.press("Enter")
        visitor.wait()
    expect(built).to_have_count(1)
    expect(hint).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_nothing_stands_in_the_way_of_anybody(visitors: Visitors, light: str) -> None:
    visitor = visitors.come("en", DESKTOP, color_scheme=light, bypass_csp=True)
    sit_down(visitor, 4, rounds=2)
    check(visitor, "the opening")
    to_payment(visitor)
    check(visitor, "a payment")
    visitor.page.locator(".table > .scene button").first.click()
    check(visitor, "a castle from near")
    visitor.page.keyboard.press("Escape")
    play_on(visitor)
    check(visitor, "the end")


def test_four_builders_fit_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.come("ru", PHONE, has_touch=True, is_mobile=True)
    sit_down(visitor, 4, order="presorted", rounds=3)
    play_on(visitor, small=True)


@pytest.mark.parametrize("size", [(844, 390), (640, 400)], ids=["phone on its side", "twice as large"])
def test_the_hand_comes_first_where_the_board_is_low(visitors: Visitors, size: tuple[int, int]) -> None:
    visitor = visitors.come("en", size)
    sit_down(visitor, 3, rounds=2)
    visitor.page.locator(READY).click()
    visitor.wait()
    page = visitor.page
    cards = page.locator(".own > .hand .card")
    prompt = page.locator(".prompt").bounding_box()
    assert prompt
    for box in [card.bounding_box() for card in cards.all()]:
        assert box
        assert 0 <= box["x"] <= size[0] - box["width"]
        assert box["y"] + box["height"] <= prompt["y"] + 1, "a hand card is off the page"
        assert min(box["width"], box["height"]) >= 44
    heads = [head.bounding_box() for head in page.locator(".columns .head").all()]
    assert [head["y"] + 44 <= prompt["y"] for head in heads if head] == [True] * 5


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_that_is_built_or_asked_moves_what_lies_below(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    visitor = visitors.come("fr", size)
    sit_down(visitor, 2, rounds=5)
    click_on(visitor)  # the exchange before the first turn
    visitor.wait()
    places = visitor.page.evaluate(PLACES)
    for clicks in range(MOST_ANSWERS):
        if visitor.wait() == "end":
            break
        assert visitor.page.evaluate(PLACES) == places, f"click {clicks}"
        click_on(visitor)
    assert visitor.page.locator(".table > .scene .rise").count() > 0, "nothing was built"


def test_cards_are_named_with_what_is_printed_on_them(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    sit_down(visitor, 2, order="presorted", rounds=2)
    hand = visitor.page.locator(".own > .hand")
    names = [
        hand.get_by_role("button", name=re.compile(said)) for said in (r"costs \d.*green", r"pays 2.*coin")
    ]
    for name in names:
        expect(name.first).to_be_visible()


def test_the_race_and_the_gifts_explain_themselves(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    sit_down(visitor, 2, order="presorted", rounds=2)
    page, words = visitor.page, Texts("en", GAME)
    opened = page.locator("[popover]:popover-open")
    page.locator("section.race button").click()
    expect(opened).to_contain_text(words.say("board-race-left", count=30, left=24))
    page.keyboard.press("Escape")
    page.locator(GIVING).click()
    expect(page.locator(".own .reading")).to_contain_text(words.say("board-gift-waits", names="Bot 1"))
    page.get_by_role("button", name=words.say("board-gift-how")).click()
    expect(opened).to_contain_text(words.say("board-gifts-wait", names="You and Bot 1"))


def test_a_card_too_dear_says_its_price_and_what_is_missing(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    sit_down(visitor, 2, hand=1, rounds=3)
    visitor.page.locator(READY).click()
    visitor.wait()
    visitor.page.locator(".own > .hand .card").first.click()
    strip = visitor.page.locator(".own .reading em")
    expect(strip).to_have_text(re.compile("too few|cannot be built"))


def test_the_last_column_says_how_many_cards_stay_and_how_many_are_held(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    sit_down(visitor, 2, rounds=3)
    visitor.page.locator(READY).click()
    visitor.wait()
    keep = visitor.page.locator(".columns").get_by_text(
        Texts("en", GAME).say("board-hand-over", count=6, over=3)
    )
    expect(keep).to_be_visible()
