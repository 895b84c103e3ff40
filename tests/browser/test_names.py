"""Names that the house gives are read in one's own language, also after it was changed."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.visitors import Visitors
from veillee.texts import Texts, shown_name

CHANGE_LANGUAGE = """(language) => localStorage.setItem('veillee-settings', JSON.stringify(
    { ...JSON.parse(localStorage.getItem('veillee-settings')), language }))"""

#: A table that is loaded anew, in milliseconds.
SLOW = 30_000


def test_names_follow_the_language(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    visitor.come()
    visitor.choose_game("fairy-tale")
    visitor.play()
    assert visitor.wait() == "asked"
    page = visitor.page.locator("body")
    for language in ("en", "ru", "fr"):
        visitor.page.evaluate(CHANGE_LANGUAGE, language)
        visitor.page.reload()
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
    visitor.page.evaluate(CHANGE_LANGUAGE, "fr")
    visitor.come()
    line = visitor.page.get_by_text(shown_name("~rosebud", Texts("fr")))
    expect(line).to_contain_text("Hazel", timeout=SLOW)


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
