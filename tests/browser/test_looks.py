"""Looks that can be measured: no page scrolls at the table, and nothing travels where it should not."""

from __future__ import annotations

import pytest

from browser.visitors import PHONE, Visitor, Visitors

COUNT_JOURNEYS = """
    window.journeys = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        window.journeys += 1;
        return animate.apply(this, given);
    };
"""
LONG_ANIMATIONS = """() =>
    document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 50).length"""
OVERFLOW = """() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""


def fits(visitor: Visitor, moment: str) -> None:
    wide, high = visitor.page.evaluate(OVERFLOW)
    assert wide <= 0, f"{moment}: {wide} pixels too wide"
    assert high <= 0, f"{moment}: {high} pixels too high"


@pytest.mark.parametrize(("players", "mode"), [(2, "basic"), (4, "basic"), (5, "expert")])
def test_no_page_scrolls_at_a_small_table(visitors: Visitors, players: int, mode: str) -> None:
    visitor = visitors.come("ru", PHONE)
    visitor.open_table(bots=players - 1, rounds=2, mode=mode)
    moment = 0
    while visitor.wait() != "end":
        fits(visitor, f"question {moment}")
        visitor.answer(moment)
        moment += 1
    fits(visitor, "the end")
    visitor.button("web-look-at-table").click()
    fits(visitor, "the table after the end")
    for tool in ("log", "rules", "menu"):
        visitor.tool(tool).click()
        fits(visitor, tool)
        visitor.button("web-close").click()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_travel_unless_motion_is_reduced(visitors: Visitors, motion: str) -> None:
    visitor = visitors.come(reduced_motion=motion)
    visitor.context.add_init_script(COUNT_JOURNEYS)
    visitor.open_table(bots=2, rounds=1)
    visitor.play_on(3)
    visitor.wait()
    journeys = visitor.page.evaluate("() => window.journeys")
    assert bool(journeys) == (motion == "no-preference")
    if motion == "reduce":
        assert visitor.page.evaluate(LONG_ANIMATIONS) == 0
