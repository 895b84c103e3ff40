"""Fairy Tale on a phone on its side, and at twice its size: cards to touch, in sight, and heard whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.visitors import Visitors
from veillee.registry import find_game, rules_for
from veillee.texts import Texts

GAME = find_game("fairy-tale")
LEAST = 44
TWO_CLICKS = """localStorage.setItem('veillee-settings', '{"confirm": true}')"""


@pytest.mark.parametrize("size", [(844, 390), (640, 400)], ids=str)
def test_the_hand_is_in_sight_and_large_enough_to_touch(visitors: Visitors, size: tuple[int, int]) -> None:
    visitor = visitors.come()
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.open_table(bots=3)
    visitor.wait()
    for card in visitor.hand.all():
        expect(card).to_be_in_viewport(ratio=0.9)
        box = card.bounding_box()
        assert box is not None
        assert box["width"] >= LEAST


def test_a_card_says_its_affinity_and_that_it_is_selected(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.page.add_init_script(TWO_CLICKS)
    visitor.open_table(bots=1)
    visitor.wait()
    rules = rules_for(GAME, 2, GAME.complete(2, {}))
    words = Texts("en", GAME)
    for kind, card in zip(visitor.kinds(visitor.hand), visitor.hand.all(), strict=True):
        affinity = words.say(f"affinity-{rules.kind_rows[kind]['affinity']}")
        assert affinity in card.locator(".visually-hidden").first.inner_text()
    name = visitor.hand.first.locator(".visually-hidden").first.inner_text().partition(".")[0]
    visitor.hand.first.click()
    chosen = visitor.page.get_by_role("button", name=words.say("web-card-selected", card=name))
    expect(chosen).to_have_count(1)
