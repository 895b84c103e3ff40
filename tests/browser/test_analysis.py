"""The analysis of a finished game on its last page, in the reader's language and no wider than a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.visitors import DESKTOP, PHONE, Visitors


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_the_last_page_shows_how_the_chances_went(
    visitors: Visitors, language: str, size: tuple[int, int]
) -> None:
    visitor = visitors.come(language, size)
    visitor.sit_down("bakers", 2)
    visitor.play_on()
    visitor.button("analysis-ask").click()
    analysis = visitor.page.locator("section.analysis")
    expect(analysis.locator("figure")).to_be_visible(timeout=60_000)
    expect(analysis.get_by_role("img", name=visitor.words.say("analysis-curve", common="no"))).to_be_visible()
    expect(analysis.locator("figcaption li")).to_have_count(2)
    for point in analysis.locator("article").all():
        expect(point.get_by_text(visitor.words.say("analysis-knew", seat="Ada"), exact=True)).to_be_visible()
        expect(point.get_by_role("heading", name=visitor.words.say("analysis-hindsight"))).to_be_visible()
    assert analysis.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "it is wider than its page"
