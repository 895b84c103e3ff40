"""Whole games against the computer, by clicks alone, in every language and on every size of screen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from browser.house import ServerProcess
from browser.visitors import DESKTOP, PHONE, TABLET, Visitor, Visitors, number_in
from veillee.core.record import parse_record
from veillee.core.replay import replay
from veillee.registry import find_game, rules_for
from veillee.texts import Story, Texts, shown_name
from veillee.tools.verifier import verify

GAME = find_game("fairy-tale")

#: How many pairs of cards in one's own row cover each other, and how many of its cards are out of sight.
COVERED = """() => {
    const boxes = [...document.querySelectorAll('.mine .card')].map((card) => card.getBoundingClientRect());
    const apart = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
    const cover = (a, b) => !apart(a, b) && !apart(b, a);
    const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => cover(a, b)));
    return [pairs.length, boxes.filter((box) => box.bottom > innerHeight || box.right > innerWidth).length];
}"""


def check_end(visitor: Visitor, house: ServerProcess) -> None:
    """The last page shows every card's points, and what the record proves."""
    record = house.record(visitor.table)
    assert verify(record) > 0
    end = json.loads(record.splitlines()[-1])
    texts = Texts(visitor.language)
    names = [shown_name(seat["name"], texts) for seat in house.table(visitor.table)["seats"]]
    names[0] = visitor.words.say("board-you")
    assert visitor.scores() == dict(zip(names, end["result"]["scores"], strict=True))
    for row in visitor.page.locator("dialog[open] li.page").all():
        cards = row.locator("button.card")
        assert cards.count() > 0
        shown = [number_in(points) for points in row.locator(".worth.counted").all_inner_texts()]
        assert row.locator("button.card:not(.closed)").count() == len(shown)
        assert sum(shown) == number_in(row.locator("h3 b").inner_text())


def check_story(visitor: Visitor, house: ServerProcess) -> None:
    """The page tells the whole game in the words of the terminal, line by line, on a wide screen."""
    table = house.table(visitor.table)
    rules = rules_for(GAME, table["players"], table["options"])
    events = replay(parse_record(house.record(visitor.table)), rules).message(0)["events"]
    names = [seat["name"] for seat in table["seats"]]
    lines = Story(rules, Texts(visitor.language, GAME), names, 0).log(events)
    assert len(lines) > 50
    size = visitor.page.viewport_size
    visitor.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    told = visitor.page.locator("aside ol li:not(.remark)")
    expect(told).to_have_count(len(lines))
    assert [line.strip() for line in told.all_text_contents()] == lines
    if size is not None:
        visitor.page.set_viewport_size(size)


def check_rows(visitor: Visitor) -> None:
    """At the end one's own score and all twelve cards are in sight, none under another."""
    expect(visitor.page.locator("dialog tr.mine")).to_be_in_viewport(ratio=1)
    visitor.button("web-look-at-table").click()
    assert visitor.page.locator(".mine .card").count() == 12
    assert visitor.page.evaluate(COVERED) == [0, 0]


@pytest.mark.parametrize(
    ("language", "size"), [("en", DESKTOP), ("fr", TABLET), ("ru", PHONE)], ids=["en", "fr", "ru"]
)
def test_two_clicks_and_one_plays_a_whole_game(
    visitors: Visitors, house: ServerProcess, language: str, size: tuple[int, int]
) -> None:
    visitor = visitors.come(language, size)
    visitor.come()
    assert visitor.page.locator("html").get_attribute("lang") == language
    visitor.choose_game()
    visitor.play()
    assert visitor.wait() == "asked"
    assert house.table(visitor.table)["players"] == 4
    assert visitor.play_on() >= 4 * 3
    check_end(visitor, house)
    check_story(visitor, house)
    check_rows(visitor)


def test_a_short_game_is_set_up_by_name(visitors: Visitors, house: ServerProcess) -> None:
    visitor = visitors.come("fr", PHONE)
    visitor.open_table(bots=1, rounds=1, draft=3)
    table = house.table(visitor.table)
    assert (table["players"], table["options"]["rounds"], table["options"]["draft"]) == (2, 1, 3)
    visitor.play_on()
    check_end(visitor, house)
