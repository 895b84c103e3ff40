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
        knew = visitor.words.say("analysis-knew", you="yes", seat="Ada")
        expect(point.get_by_text(knew, exact=True)).to_be_visible()
        expect(point.get_by_role("heading", name=visitor.words.say("analysis-hindsight"))).to_be_visible()
    expect(analysis).to_contain_text(visitor.words.say("analysis-guess", common="no"))
    for said in analysis.locator("figcaption, h4, h5, article > p").all():
        expect(said).not_to_contain_text("Ada")
    assert analysis.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "it is wider than its page"


def test_an_analysis_goes_on_while_the_table_is_looked_at(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.sit_down("bakers", 2)
    visitor.play_on()
    visitor.button("analysis-ask").click()
    analysis = visitor.page.locator("section.analysis")
    analysis.wait_for()
    visitor.button("web-look-at-table").click()
    expect(analysis).to_have_count(0)
    visitor.page.wait_for_timeout(600)  # a touch soon after the last answer, at its place, is not taken
    visitor.button("web-show-end").click()
    expect(analysis.locator("figure")).to_be_visible(timeout=60_000)
    visitor.button("web-look-at-table").click()
    visitor.page.route("**/analysis", lambda route: route.abort())  # what was found need not be asked for
    visitor.button("web-show-end").click()
    expect(analysis.locator("figure")).to_be_visible()
    expect(visitor.button("analysis-ask")).to_have_count(0)
