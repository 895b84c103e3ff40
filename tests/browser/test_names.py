"""Names that the house gives are read in one's own language, also after it was changed."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from browser.visitors import Visitor, Visitors
from veillee.texts import Texts, shown_name

CHANGE_LANGUAGE: Final = """localStorage.setItem('veillee-settings', JSON.stringify(
    { ...JSON.parse(localStorage.getItem('veillee-settings') ?? '{}'), language: '%s' }))"""

#: A table that is loaded anew, in milliseconds.
SLOW: Final = 30_000


def come_back(visitor: Visitor, path: str, language: str) -> None:
    """Chosen on arrival: what is stored just before a page is left, Chromium may lose."""
    visitor.page.add_init_script(CHANGE_LANGUAGE % language)
    visitor.come(path)


def test_names_follow_the_language(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    visitor.come()
    visitor.choose_game("fairy-tale")
    visitor.play()
    assert visitor.wait() == "asked"
    page = visitor.page.locator("body")
    for language in ("en", "ru", "fr"):
        come_back(visitor, "/table/" + visitor.table, language)
        for name in ("~rosebud", "~thimble"):
            expect(page).to_contain_text(shown_name(name, Texts(language)), timeout=SLOW)
        expect(page).not_to_contain_text("~")


def test_a_name_of_ones_own_stays(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    visitor.come()
    visitor.choose_game("fairy-tale")
    visitor.page.get_by_label(visitor.words.say("web-your-name")).fill("Hazel")
    visitor.play()
    assert visitor.wait() == "asked"
    rosebud = shown_name("~rosebud", Texts("fr"))
    come_back(visitor, "/", "fr")
    expect(visitor.page.get_by_text(rosebud)).to_contain_text("Hazel", timeout=SLOW)


def test_a_language_holds_in_all_tabs(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    visitor.come()
    other = visitor.context.new_page()
    other.goto(visitor.house.address)
    expect(other.locator("html")).to_have_attribute("lang", "en", timeout=SLOW)
    visitor.page.evaluate(CHANGE_LANGUAGE % "fr")
    expect(other.locator("html")).to_have_attribute("lang", "fr", timeout=SLOW)


def test_a_name_is_text_whatever_is_in_it(visitors: Visitors) -> None:
    name = "<img src=x onerror=a()>"
    visitor = visitors.come("en")
    visitor.come()
    visitor.choose_game("fairy-tale")
    visitor.page.get_by_label(visitor.words.say("web-your-name")).fill(name)
    visitor.play()
    assert visitor.wait() == "asked"
    assert visitor.page.locator("img[src=x]").count() == 0
    visitor.come()
    expect(visitor.page.locator("body")).to_contain_text(name, timeout=SLOW)
    assert visitor.page.locator("img[src=x]").count() == 0
