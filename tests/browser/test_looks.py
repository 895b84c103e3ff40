"""Looks that can be measured: no page scrolls at the table, and nothing travels where it should not."""

from __future__ import annotations

import pytest

from browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from veillee.registry import HOUSE_GAMES, LANGUAGES, find_game, games
from veillee.texts import Texts

COUNT_JOURNEYS = """
    window.journeys = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        window.journeys += 1;
        return animate.apply(this, given);
    };
"""
HUGE_LETTERS = """localStorage.setItem('veillee-settings', '{"textSize": "huge"}')"""
NEUTRAL_TITLES = """localStorage.setItem('veillee-settings', '{"neutralTitles": true}')"""
LONG_ANIMATIONS = """() =>
    document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 50).length"""
LETTERS = """() => [...document.querySelectorAll('ul.hand .name')].map(
    (name) => parseFloat(getComputedStyle(name).fontSize))"""
DIVIDED = """() => [...document.querySelectorAll('.small .name')].flatMap((name) => {
    const text = name.firstChild;
    return [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
    }).map((word) => word[0]);
})"""
#: In how many lines the longest name on a small card stands.
LINES = """() => Math.max(...[...document.querySelectorAll('.small .name')].map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
}))"""
EDGE = "() => document.querySelector('.prompt').getBoundingClientRect().top"
QUESTION = "() => parseFloat(getComputedStyle(document.querySelector('.prompt .text span')).fontSize)"
OVERFLOW = """() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""


def fits(visitor: Visitor, moment: str) -> None:
    wide, high = visitor.page.evaluate(OVERFLOW)
    assert wide <= 0, f"{moment}: {wide} pixels too wide"
    assert high <= 0, f"{moment}: {high} pixels too high"


@pytest.mark.parametrize(
    ("language", "players", "mode", "rounds"),
    [("en", 2, "basic", 1), ("fr", 4, "novice", 1), ("ru", 5, "expert", 2)],
)
def test_no_page_scrolls_at_a_small_table(
    visitors: Visitors, language: str, players: int, mode: str, rounds: int
) -> None:
    visitor = visitors.come(language, PHONE)
    visitor.open_table(bots=players - 1, rounds=rounds, mode=mode)
    moment = 0
    while visitor.wait() != "end":
        fits(visitor, f"question {moment}")
        assert visitor.page.evaluate(LINES) <= 2, visitor.names(visitor.cards)
        visitor.answer(moment)
        moment += 1
    fits(visitor, "the end")
    visitor.button("web-look-at-table").click()
    fits(visitor, "the table after the end")
    for tool in ("log", "rules", "menu"):
        visitor.tool(tool).click()
        fits(visitor, tool)
        visitor.button("web-close").click()


@pytest.mark.parametrize(("language", "size"), [("fr", PHONE), ("ru", PHONE), ("ru", DESKTOP)])
def test_no_question_and_no_hint_moves_the_board(
    visitors: Visitors, language: str, size: tuple[int, int]
) -> None:
    visitor = visitors.come(language, size)
    visitor.open_table(bots=1, rounds=1)
    visitor.wait()
    edge = visitor.page.evaluate(EDGE)
    moment = 0
    while visitor.wait() != "end":
        assert visitor.page.evaluate(EDGE) == edge, f"question {moment}"
        visitor.tool("hint").click()
        visitor.page.locator(".hints li").first.wait_for()
        assert visitor.page.evaluate(EDGE) == edge, f"hint {moment}"
        visitor.answer(moment)
        moment += 1


def test_letters_can_be_read_and_grow(visitors: Visitors) -> None:
    """Names on small cards grow as far as their longest word has room."""
    visitor = visitors.come("ru", PHONE)
    visitor.open_table(bots=1, rounds=1)
    visitor.wait()
    normal = visitor.page.evaluate(LETTERS)
    question = visitor.page.evaluate(QUESTION)
    assert len(normal) == 5
    assert min(normal) >= 9
    assert visitor.page.evaluate(DIVIDED) == []
    visitor.context.add_init_script(HUGE_LETTERS)
    visitor.page.reload()
    visitor.wait()
    grown = visitor.page.evaluate(LETTERS)
    assert all(large >= small for large, small in zip(grown, normal, strict=True))
    assert visitor.page.evaluate(QUESTION) > 1.1 * question
    assert visitor.page.evaluate(DIVIDED) == []
    fits(visitor, "huge letters")


def test_the_front_page_loads_no_words_of_a_game(visitors: Visitors) -> None:
    visitor = visitors.come("fr")
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))
    visitor.come()
    visitor.page.get_by_text(Texts("fr", find_game("fairy-tale")).say("game-summary"), exact=True).wait_for()
    assert not [url for url in asked if "/words/" in url and "game=" in url]
    visitor.choose_game()
    visitor.page.get_by_role("dialog").wait_for()
    visitor.page.get_by_text(visitor.words.say("web-more"), exact=True).click()
    setting = Texts("fr", find_game("fairy-tale")).say("setting-teams")
    visitor.page.get_by_role("dialog").get_by_text(setting, exact=True).wait_for()
    assert len([url for url in asked if "game=fairy-tale" in url]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_is_light(visitors: Visitors, language: str) -> None:
    visitor = visitors.come(language)
    line = visitor.context.new_cdp_session(visitor.page)
    received: list[float] = []
    line.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    line.send("Network.enable")
    visitor.come()
    visitor.page.locator("button.game").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert 50_000 < sum(received) < 300_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_neutral_titles_hide_the_names_of_the_games(visitors: Visitors, language: str) -> None:
    visitor = visitors.come(language)
    visitor.context.add_init_script(NEUTRAL_TITLES)
    real = {game.id: Texts(language, game).say("title") for game in games() if game.module in HOUSE_GAMES}
    visitor.come()
    visitor.page.locator("button.game").nth(len(real) - 1).wait_for()
    for game in [None, *real]:
        if game:
            visitor.come(f"/rules/{game}")
            neutral = Texts(language, find_game(game)).say("neutral-title")
            visitor.page.get_by_role("heading", name=neutral, exact=True).wait_for()
        page = visitor.page.inner_text("body")
        assert not [title for title in real.values() if title in page], game


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
