"""A campaign by clicks: begun, a game left to the computer, the interlude played, the sheet seen and kept."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from browser.house import ServerProcess
from browser.visitors import DESKTOP, PHONE, Visitor, Visitors, number_in
from veillee.registry import find_game
from veillee.texts import Texts

GAME = find_game("fine-sand")

#: Whether the lines of the score sheet reach into the column of numbers.
OVERLAP = """() => document.querySelector('.sheet .lines').getBoundingClientRect().right
    > document.querySelector('.sheet .numbers').getBoundingClientRect().left"""


def begin(visitor: Visitor, campaign: str, **options: str) -> None:
    words = Texts(visitor.language, GAME)
    visitor.come()
    visitor.choose_game(GAME.id)
    sheet = visitor.page.get_by_role("dialog")
    sheet.get_by_text(words.say(f"campaign-{campaign}"), exact=True).click()
    sheet.get_by_text(visitor.words.say("web-more"), exact=True).click()
    for name, value in options.items():
        label = visitor.page.get_by_text(words.say(f"setting-{name}"), exact=True)
        field = sheet.locator("label", has=label)
        has_words = words.has(f"setting-{name}-{value}")
        field.locator("select").select_option(
            label=words.say(f"setting-{name}-{value}") if has_words else value
        )
    visitor.play()


def look_on(visitor: Visitor) -> None:
    """Let the computer finish the game."""
    if visitor.wait() == "end":
        return
    visitor.tool("menu").click()
    visitor.button("web-look-on").click()
    visitor.page.get_by_role("alert").get_by_role("button").first.click()
    expect(visitor.end).to_be_visible(timeout=120_000)


def campaign_of(visitor: Visitor) -> dict[str, object]:
    table = visitor.house.table(visitor.table)
    answer = httpx.get(f"{visitor.house.address}/api/v1/campaigns/{table['campaign']}")
    found: dict[str, object] = answer.json()
    return found


def to_the_sheet(visitor: Visitor) -> None:
    visitor.page.locator("dialog[open]").get_by_role(
        "link", name=visitor.words.say("web-campaign-sheet"), exact=True
    ).click()
    visitor.page.wait_for_url("**/campaign/*")


def let_three_go(visitor: Visitor) -> None:
    """Tick what there is to tick; then mark cards, one of them in vain, and send three at once."""
    tick = visitor.page.locator(".prompt .buttons button.legal")
    places = visitor.page.locator(".choosing .place")
    expect(tick.or_(places).first).to_be_visible()
    if tick.count():
        assert number_in(tick.first.inner_text()) in range(1, 21)
        tick.first.click()
    legal = visitor.page.locator(".choosing .card.legal")
    chosen = visitor.page.locator(".choosing .card.chosen")
    send = visitor.page.locator(".choosing .send")
    expect(legal).to_have_count(6)
    for card in (0, 1, 1, 2):
        legal.nth(card).click()
    expect(chosen).to_have_count(2)
    expect(send).to_be_disabled()
    legal.nth(3).click()
    expect(chosen).to_have_count(3)
    show(visitor, f"solo-choosing-{visitor.language}")
    send.click()
    expect(visitor.end).to_be_visible()


def show(visitor: Visitor, name: str) -> None:
    """Keep a picture for who wants to look at it."""
    if folder := os.environ.get("VEILLEE_PICTURES"):
        visitor.page.screenshot(path=str(Path(folder) / f"{name}.png"), full_page=True)


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("ru", PHONE)], ids=["en", "ru"])
def test_a_solo_campaign_and_its_sheet(
    visitors: Visitors, house: ServerProcess, language: str, size: tuple[int, int]
) -> None:
    visitor = visitors.come(language, size)
    begin(visitor, "solo", **{"solo-gift": "lenient"})
    look_on(visitor)
    next_ticks = visitor.page.locator("dialog[open] li.next")
    expect(next_ticks.first).to_be_visible()
    ticks = [number_in(tick) for tick in next_ticks.all_inner_texts()]
    show(visitor, f"solo-end-{language}")
    first = visitor.table
    visitor.button("web-campaign-go-on").click()
    visitor.page.wait_for_function("(old) => !location.pathname.endsWith(old)", arg=first)
    assert visitor.wait() == "asked"
    show(visitor, f"solo-interlude-{language}")
    let_three_go(visitor)
    fresh = visitor.page.locator("dialog[open] li.fresh")
    expect(fresh).to_have_count(1)
    assert number_in(fresh.inner_text()) in ticks
    show(visitor, f"solo-changed-{language}")
    to_the_sheet(visitor)
    paper = visitor.page.locator(".sheet")
    expect(paper).to_be_visible()
    line = paper.locator("tbody tr").first.locator("td").all_inner_texts()
    assert int(line[0]) + int(line[1]) >= int(line[2]) > 0
    assert paper.locator("circle").count() == 50
    assert paper.locator("li").count() == 20
    assert paper.locator("li.ticked .number").all_inner_texts() == [line[2]]
    show(visitor, f"solo-sheet-{language}")
    assert visitor.page.evaluate(OVERLAP) is False, "the columns of the sheet overlap"
    width = visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert width, "the sheet is wider than the screen"
    house.kill()
    house.start()
    visitor.page.reload()
    expect(paper.locator("tbody tr").first.locator("td").nth(2)).to_have_text(line[2])
    visitor.come()
    expect(visitor.page.locator("a[href^='/campaign/']")).to_be_visible()


def test_somebody_joins_the_fable_campaign_between_two_games(visitors: Visitors) -> None:
    visitor = visitors.come("fr", DESKTOP)
    begin(visitor, "fable", rounds="1")
    for _ in range(2):
        look_on(visitor)
        before = visitor.table
        if campaign_of(visitor)["games"] == 0:
            visitor.button("web-campaign-go-on").click()
            visitor.page.wait_for_function("(old) => !location.pathname.endsWith(old)", arg=before)
    to_the_sheet(visitor)
    expect(visitor.page.locator(".history li")).to_have_count(1)
    members = visitor.page.locator(".members li:has(svg)")
    seats = members.count()
    visitor.page.locator(".members button.quiet").last.click()
    expect(members).to_have_count(seats - 1)
    visitor.button("web-campaign-add-bot").click()
    expect(members).to_have_count(seats)
    show(visitor, "fable-sheet-fr")
    visitor.button("web-campaign-go-on").click()
    visitor.page.wait_for_url("**/table/*")


def test_a_campaign_that_was_given_up_is_not_gone_on_with(visitors: Visitors) -> None:
    visitor = visitors.come()
    begin(visitor, "fable", rounds="1")
    look_on(visitor)
    visitor.button("web-look-at-table").click()
    visitor.tool("menu").click()
    expect(visitor.button("web-campaign-go-on")).to_be_visible()
    to_the_sheet(visitor)
    visitor.button("web-campaign-give-up").click()
    visitor.button("web-campaign-give-up-sure").click()
    expect(visitor.button("web-campaign-new")).to_be_visible()
    visitor.page.go_back()
    visitor.button("web-look-at-table").click()
    visitor.tool("menu").click()
    sheet = visitor.page.locator("dialog[open] a[href^='/campaign/']")
    expect(sheet).to_be_visible()
    visitor.page.wait_for_timeout(500)
    expect(visitor.button("web-campaign-go-on")).to_have_count(0)
