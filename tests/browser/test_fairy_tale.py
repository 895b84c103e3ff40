"""Fairy Tale at a desk and on a phone: nothing covers what is read, and one's own cards lie near the hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator

from browser.visitors import DESKTOP, Visitors

LONG_PHONE = (390, 844)


def box(one: Locator) -> FloatRect:
    found = one.bounding_box()
    assert found
    return found


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_kept_cards_have_a_title_beside_the_hand(visitors: Visitors, language: str) -> None:
    visitor = visitors.come(language, DESKTOP)
    visitor.sit_down("fairy-tale", 2)
    for _ in range(3):
        visitor.answer()
        visitor.wait()
        last = box(visitor.hand.last)
        kept = visitor.page.locator(".kept")
        for part in (kept.locator(".title"), kept.locator("li").first, kept.locator("button.seen")):
            assert box(part)["x"] >= last["x"] + last["width"], "a card of the hand covers it"


def test_ones_own_cards_lie_next_to_the_hand_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.come("en", LONG_PHONE, has_touch=True, is_mobile=True)
    visitor.sit_down("fairy-tale", 2)
    row = visitor.page.locator(".mine .row button.card")
    while row.count() < 1:
        visitor.answer()
        visitor.wait()
    rival, plate, hand = (box(visitor.page.locator(one).first) for one in (".line", ".mine .plate", ".hand"))
    card = box(row.first)
    assert rival["y"] + rival["height"] < plate["y"] < card["y"]
    assert hand["y"] - card["y"] - card["height"] < 40, "far from the hand"
    badge = visitor.page.locator(".mine .latest")
    if badge.count():
        tag = box(badge)
        assert tag["y"] + tag["height"] < card["y"] + card["height"] / 8, "it hides the picture"
