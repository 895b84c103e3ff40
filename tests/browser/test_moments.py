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


def test_hints_stand_on_the_cards_and_move_nothing(visitors: Visitors) -> None:
    visitor = on_a_phone(visitors, "fr")
    visitor.open_table(bots=3, rounds=1)
    visitor.wait()
    before = top(visitor.hand.first)
    visitor.tool("hint").tap()
    expect(visitor.page.locator(".hints li")).to_have_count(2)
    assert {*visitor.page.locator("ul.hand .hinted").all_inner_texts()} == {"1", "2"}
    assert top(visitor.hand.first) == before
    low = visitor.page.locator(".hints").bounding_box()
    assert low
    assert low["y"] + low["height"] <= PHONE[1]
    visitor.tool("hint").tap()
    expect(visitor.page.locator(".hinted")).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_who_must_close_a_card_reads_why(visitors: Visitors, language: str) -> None:
    visitor = on_a_phone(visitors, language)
    visitor.open_table(bots=3, rounds=1)
    for _ in range(12):
        visitor.wait()
        if is_asked(visitor, "close"):
            break
        tap_kind(visitor, "staff-bearing-sage", "homesteaders", "castle")
    assert is_asked(visitor, "close")
    news = visitor.page.locator(".news p").last
    expect(news).to_be_in_viewport(ratio=1)
    before, after = visitor.words.say("board-effects-close", effects="|").split("|")
    effects = news.inner_text().removeprefix(before).removesuffix(after)
    assert effects != news.inner_text()
    assert any(Texts(language, GAME).say(f"card-{kind}") in effects for kind in KINDS)
