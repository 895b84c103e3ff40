"""No text escapes translation: where every message stands in brackets, no word stands outside of them."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Route, expect

from browser.visitors import PATIENCE, Visitor, Visitors
from veillee.registry import HOUSE_GAMES, LANGUAGES, games

OPEN, CLOSE = "⟦", "⟧"
#: Everything on the page that is read or read out.
READ: Final = """() => [document.body.innerText,
    ...[...document.querySelectorAll('body *')].filter((one) => one.checkVisibility()).flatMap((one) =>
        ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']
            .map((name) => one.getAttribute(name) ?? ''))]"""
#: The house, who is at the table, a key, and what languages call themselves.
NAMES: Final = ("Veillée", "Ada", "Bot", "Esc", "English", "Français", "Русский")
ROMAN: Final = re.compile("[IVX]+")
#: Lists that are taken apart, and what is no text.
UNTOUCHED: Final = ("articles",)
HOUSE: Final = [game.id for game in games() if game.module in HOUSE_GAMES]


@cache
def bracketed(source: str) -> str:
    """The messages of a language, each pattern of them in brackets."""
    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name not in UNTOUCHED:
            values = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for pattern in filter(None, values):
                pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(CLOSE)]
    return FluentSerializer().serialize(resource)


def outside(text: str) -> str:
    """What stands outside of all brackets, without names, numbers and signs."""
    depth, found = 0, []
    for sign in text:
        depth += (sign == OPEN) - (sign == CLOSE)
        if depth == 0 and sign != CLOSE:
            found.append(sign)
    assert depth == 0, text
    left = re.sub("|".join(NAMES), "", "".join(found))
    return " ".join(word for word in re.findall(r"[^\W\d_]{2,}", left) if not ROMAN.fullmatch(word))


def bracket(visitor: Visitor) -> None:
    def words(route: Route) -> None:
        route.fulfill(body=bracketed(route.fetch().text()), content_type="text/plain; charset=utf-8")

    def told(route: Route) -> None:
        """Titles and the like come with the games."""
        found = _with_brackets(route.fetch().json(), is_said=False)
        route.fulfill(body=json.dumps(found), content_type="application/json")

    visitor.page.route("**/words/*", words)
    visitor.page.route(re.compile(r"/api/v1/games$"), told)


def _with_brackets(told: Any, is_said: bool) -> Any:
    """What the house tells of its games: what stands below a language is said."""
    if isinstance(told, dict):
        return {key: _with_brackets(value, is_said or key in LANGUAGES) for key, value in told.items()}
    if isinstance(told, list):
        return [_with_brackets(value, is_said) for value in told]
    return f"{OPEN}{told}{CLOSE}" if is_said and isinstance(told, str) else told


def look(visitor: Visitor) -> None:
    for text in visitor.page.evaluate(READ):
        assert not outside(text), f"untranslated: {outside(text)!r} in {text!r}"


def open_tool(visitor: Visitor, tool: str) -> None:
    name = f"{OPEN}{visitor.words.say(f'web-tool-{tool}')}{CLOSE}"
    visitor.page.get_by_role("button", name=name, exact=True).click()
    visitor.page.get_by_role("dialog").or_(visitor.page.locator(".hints")).first.wait_for()


def test_the_front_page_and_what_opens_from_it(visitors: Visitors) -> None:
    visitor = visitors.come()
    bracket(visitor)
    visitor.come()
    visitor.page.locator("button.game").nth(len(HOUSE) - 1).wait_for()
    expect(visitor.page.locator("button.game").first).to_contain_text(OPEN, timeout=PATIENCE)
    look(visitor)
    for number in range(len(HOUSE)):
        visitor.page.locator("button.game").nth(number).click()
        sheet = visitor.page.get_by_role("dialog")
        for summary in sheet.locator("summary").all():
            summary.click()
        look(visitor)
        visitor.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    visitor.page.locator("header button").last.click()
    visitor.page.get_by_role("dialog").wait_for()
    look(visitor)


@pytest.mark.parametrize("game", HOUSE)
def test_a_table(visitors: Visitors, game: str) -> None:
    visitor = visitors.come()
    bracket(visitor)
    visitor.sit_down(game, 2)
    for tool in ("hint", "menu"):
        open_tool(visitor, tool)
        look(visitor)
        visitor.page.keyboard.press("Escape")
    for _ in range(6):
        look(visitor)
        if visitor.wait() == "end":
            break
        visitor.answer()
    look(visitor)
    visitor.come("/games")
    visitor.page.locator("main li a").first.wait_for()
    look(visitor)
