"""Moments on a phone: a card is read, advice is asked for, and an effect makes one close a card."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.phone import GAME, KINDS, is_asked, on_a_phone, tap_kind, top
from browser.visitors import PHONE, Visitors
from veillee.texts import Texts


def test_only_the_card_touched_is_lifted(visitors: Visitors) -> None:
    visitor = on_a_phone(visitors)
    visitor.open_table(bots=3, rounds=1)
    visitor.wait()
    kinds = visitor.kinds(visitor.hand)
    twins = [place for place, kind in enumerate(kinds) if kinds.count(kind) > 1]
    assert len(twins) > 1, "the deal has changed: this test needs two equal cards in the first hand"
    for place in twins:
        visitor.hand.nth(place).tap()
        expect(visitor.page.locator(".card.chosen")).to_have_count(1)
        assert "chosen" in (visitor.hand.nth(place).get_attribute("class") or "")


def test_a_second_tap_puts_a_card_back_and_sends_nothing(visitors: Visitors) -> None:
    visitor = on_a_phone(visitors, "fr")
    visitor.open_table(bots=1, rounds=1)
    visitor.wait()
    held = visitor.kinds(visitor.hand)
    send = visitor.page.locator(".reading button.primary")
    visitor.hand.nth(1).tap()
    expect(send).to_have_count(1)
    visitor.hand.nth(1).tap()
    expect(send).to_have_count(0)
    expect(visitor.page.locator(".chosen")).to_have_count(0)
    assert visitor.kinds(visitor.hand) == held


def test_a_long_press_shows_the_card_and_chooses_nothing(visitors: Visitors) -> None:
    visitor = on_a_phone(visitors, "ru")
    visitor.open_table(bots=1, rounds=1)
    visitor.wait()
    card = visitor.hand.nth(1)
    rest = top(visitor.hand.first)
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    dialog = visitor.page.get_by_role("dialog")
    name = Texts("ru", GAME).say(f"card-{KINDS[visitor.kinds(visitor.hand)[1]]}")
    expect(dialog.get_by_role("heading", level=2)).to_have_text(name)
    card.dispatch_event("pointerup", {"pointerType": "touch"})
    card.dispatch_event("click", {"detail": 1})
    visitor.button("web-close").tap()
    expect(dialog).to_have_count(0)
    expect(visitor.page.locator(".chosen")).to_have_count(0)
    assert top(card) == rest


@pytest.mark.parametrize("pointer", ["finger", "mouse"])
def test_who_holds_a_card_on_a_phone_sees_it_large(visitors: Visitors, pointer: str) -> None:
    visitor = on_a_phone(visitors)
    visitor.open_table(bots=1, rounds=1)
    visitor.wait()
    box = visitor.hand.nth(1).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    dialog = visitor.page.get_by_role("dialog")
    if pointer == "finger":
        line = visitor.context.new_cdp_session(visitor.page)
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect(dialog).to_have_count(1)
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        visitor.page.mouse.move(x, y)
        visitor.page.mouse.down()
        expect(dialog).to_have_count(1)
        visitor.page.mouse.up()
    name = Texts("en", GAME).say(f"card-{KINDS[visitor.kinds(visitor.hand)[1]]}")
    expect(dialog.get_by_role("heading", level=2)).to_have_text(name)
    expect(visitor.page.locator(".chosen")).to_have_count(0)


def test_the_last_cards_of_a_game_stay_in_sight_until_a_tap(visitors: Visitors) -> None:
    visitor = visitors.come("en", PHONE, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    visitor.open_table(bots=1, rounds=1)
    for _ in range(20):
        looked_at = visitor.page.locator("[data-look]")
        asked_or_over = visitor.asked.first.or_(looked_at).or_(visitor.end)
        asked_or_over.first.wait_for()
        if looked_at.count():
            break
        tap_kind(visitor)
    expect(visitor.page.locator(".news")).to_be_in_viewport(ratio=1)
    expect(visitor.end).to_have_count(0)
    visitor.page.locator(".mine").tap()
    expect(visitor.end).to_have_count(1, timeout=5_000)


def test_hints_stand_on_the_cards_and_move_nothing(visitors: Visitors) -> None:
    visitor = on_a_phone(visitors, "fr")
    visitor.open_table(bots=3, rounds=1)
    visitor.wait()
    before = top(visitor.hand.first)
    visitor.tool("hint").tap()
    expect(visitor.page.locator(".hints li")).to_have_count(3)
    assert {*visitor.page.locator("ul.hand .hinted").all_inner_texts()} == {"1", "2", "3"}
    assert top(visitor.hand.first) == before
    low = visitor.page.locator(".hints").bounding_box()
    assert low
    assert low["y"] + low["height"] <= PHONE[1]
    visitor.tool("hint").tap()
    expect(visitor.page.locator(".hinted")).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_who_must_close_a_card_reads_why(visitors: Visitors, language: str) -> None:
    visitor = on_a_phone(visitors, language)
    must_close = False
    while not must_close:  # in about every other round
        visitor.open_table(bots=3, rounds=1)
        while not must_close and visitor.wait() == "asked":
            must_close = is_asked(visitor, "close")
            if not must_close:
                tap_kind(visitor, "staff-bearing-sage", "homesteaders", "castle")
    news = visitor.page.locator(".news p").last
    expect(news).to_be_in_viewport(ratio=1)
    words = Texts(language, GAME)
    before, after = words.say("board-effects-close", effects="|").split("|")
    effects = news.inner_text().removeprefix(before).removesuffix(after)
    assert effects != news.inner_text()
    assert any(words.say(f"card-{kind}") in effects for kind in KINDS)
