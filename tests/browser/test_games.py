"""Whole games against the computer, by clicks alone, in every language and on every size of screen."""

from __future__ import annotations

import json

import pytest

from browser.house import ServerProcess
from browser.visitors import DESKTOP, PHONE, TABLET, Visitor, Visitors, number_in
from veillee.verifier import verify


def check_end(visitor: Visitor, house: ServerProcess) -> None:
    """The last page shows every card's points, and what the record proves."""
    record = house.record(visitor.table)
    assert verify(record) > 0
    end = json.loads(record.splitlines()[-1])
    names = [seat["name"] for seat in house.table(visitor.table)["seats"]]
    names[0] = visitor.words.say("board-you")
    assert visitor.scores() == dict(zip(names, end["result"]["scores"], strict=True))
    for row in visitor.page.locator("dialog[open] li.page").all():
        cards = row.locator("button.card")
        assert cards.count() > 0
        shown = [number_in(card.inner_text()) for card in row.locator(".worth.counted").all()]
        assert row.locator("button.card:not(.closed)").count() == len(shown)
        assert sum(shown) == number_in(row.locator("h3 b").inner_text())


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


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_short_game_is_set_up_by_name(visitors: Visitors, house: ServerProcess, language: str) -> None:
    visitor = visitors.come(language, PHONE)
    visitor.open_table(bots=1, rounds=1, draft=3)
    table = house.table(visitor.table)
    assert (table["players"], table["options"]["rounds"], table["options"]["draft"]) == (2, 1, 3)
    visitor.play_on()
    check_end(visitor, house)
