"""Fairy Tale by thumb: who holds a phone reads a card first and sends it then."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.visitors import PHONE, Visitor, Visitors
from veillee.registry import find_game, rules_for

GAME = find_game("fairy-tale")
#: The kinds of all modes, by number.
KINDS = rules_for(GAME, 4, {"mode": "expert"}).kind_names


def on_a_phone(visitors: Visitors, language: str = "en") -> Visitor:
    return visitors.come(language, PHONE, has_touch=True, is_mobile=True)


def tap_kind(visitor: Visitor, *wanted: str) -> None:
    """Choose the first of these kinds that may be chosen from the hand, else the first card; and send it."""
    legal = visitor.page.locator("ul.hand button.card.legal")
    names = [KINDS[kind] for kind in visitor.kinds(legal)]
    best = next((name for name in wanted if name in names), names[0])
    legal.nth(names.index(best)).tap()
    send(visitor)


def send(visitor: Visitor) -> None:
    visitor.page.locator(".reading button.primary").tap()
    expect(visitor.page.locator(".frame .chosen")).to_have_count(0)


def top(card: Locator) -> float:
    box = card.bounding_box()
    assert box
    return box["y"]


def is_asked(visitor: Visitor, question: str) -> bool:
    return visitor.page.locator(f".prompt[data-question='{question}']").count() == 1
