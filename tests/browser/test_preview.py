"""A look at a card, by long press, mouse or focus: one touch ends it, and does nothing else."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.phone import on_a_phone
from browser.visitors import Visitor, Visitors


def hold(visitor: Visitor, card: Locator) -> None:
    """A finger rests on a card, and is lifted."""
    touch = {"pointerType": "touch", "isPrimary": True, "bubbles": True}
    card.dispatch_event("pointerdown", touch)
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    card.dispatch_event("pointerup", touch)
    card.dispatch_event("click", {"detail": 1, "bubbles": True})


def test_a_long_press_shows_a_card_and_the_hand_stays_in_reach(visitors: Visitors) -> None:
    visitor = on_a_phone(visitors)
    visitor.open_table(bots=1, rounds=1)
    visitor.wait()
    look = visitor.page.get_by_role("dialog")
    first, last = visitor.hand.first, visitor.hand.last
    hold(visitor, first)
    expect(look.get_by_role("heading", level=2)).to_have_text(first.locator(".name").inner_text())
    expect(look).to_be_in_viewport(ratio=1)
    last.tap()
    expect(look).to_have_count(0)
    reading = visitor.page.locator(".reading")
    expect(reading).not_to_contain_text(last.locator(".name").inner_text())
    last.tap()
    expect(reading).to_contain_text(last.locator(".name").inner_text())
    hold(visitor, first)
    visitor.button("web-close").tap()
    expect(look).to_have_count(0)


def test_what_lies_behind_a_card_is_not_touched_and_esc_closes_no_more(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.open_table(bots=1, rounds=1)
    visitor.wait()
    look = visitor.page.get_by_role("dialog")
    cards = visitor.names(visitor.hand)
    visitor.tool("hint").click()
    hints = visitor.page.locator(".hints li")
    expect(hints.first).to_be_visible()
    leaves: list[Callable[[], None]] = [
        visitor.hand.last.click,
        lambda: visitor.page.keyboard.press("Escape"),
    ]
    for leave in leaves:
        visitor.hand.first.click(button="right")
        expect(look).to_be_visible()
        expect(visitor.page.locator(".preview")).to_have_count(0)
        leave()
        expect(look).to_have_count(0)
        expect(hints.first).to_be_visible()
        assert visitor.names(visitor.hand) == cards


def test_a_card_too_small_to_be_read_is_shown_large_under_the_mouse(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.open_table(bots=1, rounds=2, draft=3)
    card = visitor.page.locator(".mine button.card").first
    while not card.count():
        visitor.play_on(1)
        visitor.wait()
    shown = visitor.page.locator(".preview .name")
    visitor.hand.first.hover()
    expect(shown).to_have_count(0)
    name = card.locator(".name").inner_text()
    card.hover()
    expect(shown).to_have_text(name)
    visitor.page.mouse.move(0, 0)
    expect(shown).to_have_count(0)
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    visitor.hand.first.hover()
    expect(shown).to_have_text(visitor.hand.first.locator(".name").inner_text())
