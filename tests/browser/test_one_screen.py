"""Around one screen: what all look at holds no more than a spectator sees; the rest waits for its player."""

from __future__ import annotations

import time
from typing import Final

import pytest

from browser.test_fine_sand import click_on
from browser.visitors import CURTAIN, PATIENCE, Visitor, Visitors
from veillee.registry import find_game
from veillee.texts import Texts

GAMES: Final = ("fairy-tale", "fine-sand", "grimm-forest", "dice-upon-a-time")
#: The cards in sight by kind, wherever they lie, and the lines of the log.
SHOWN: Final = """() => [
    [...document.querySelectorAll('.frame [data-card]')].map((one) => one.dataset.card).sort(),
    [...document.querySelectorAll('aside .log li')].map((one) => one.textContent.trim()),
]"""
MOST_ANSWERS: Final = 120
WANTED_LOOKS: Final = 2


def shows_the_same(one: Visitor, spectator: Visitor) -> None:
    """Both pages come to show the same cards and the same story."""
    until = time.monotonic() + PATIENCE / 1000
    while True:
        found, public = one.page.evaluate(SHOWN), spectator.page.evaluate(SHOWN)
        if found == public:
            return
        assert time.monotonic() < until, f"on the shared screen: {found}\na spectator: {public}"
        time.sleep(0.2)


def sit_around(visitor: Visitor, game: str, campaign: str = "") -> None:
    """Two people open a table at one screen."""
    visitor.come()
    visitor.choose_game(game)
    if campaign:
        words = Texts(visitor.language, find_game(game))
        visitor.page.get_by_role("dialog").get_by_text(words.say(f"campaign-{campaign}"), exact=True).click()
    visitor.set_up("screen")
    visitor.play()
    visitor.wait()


@pytest.mark.parametrize("game", GAMES)
def test_what_all_look_at_is_what_a_spectator_sees(visitors: Visitors, game: str) -> None:
    visitor, spectator = visitors.come(), visitors.come()
    sit_around(visitor, game)
    spectator.come(f"/table/{visitor.table}")
    spectator.page.locator(".frame").wait_for()
    looks = 0
    for turn in range(MOST_ANSWERS):
        match visitor.wait():
            case "end":
                break
            case "curtain":
                if visitor.page.locator(".frame").count():
                    looks += 1
                    shows_the_same(visitor, spectator)
                else:
                    assert visitor.page.locator("[data-card], .log").count() == 0
                if looks == WANTED_LOOKS:
                    return
                visitor.page.locator(CURTAIN).click()
            case _ if game == "fine-sand":
                click_on(visitor)
            case _:
                visitor.answer(turn)
    assert looks, "nothing was ever turned up for all"


def test_a_campaign_is_as_secret_around_one_screen(visitors: Visitors) -> None:
    """The interlude lies open; in the game after it, each hand waits for its player."""
    visitor, spectator = visitors.come(), visitors.come()
    sit_around(visitor, "fine-sand", "fable")
    spectator.come(f"/table/{visitor.table}")
    spectator.page.locator(".frame").wait_for()
    assert visitor.wait() == "end"
    shows_the_same(visitor, spectator)
    interlude = visitor.table
    visitor.button("web-campaign-go-on").click()
    visitor.page.wait_for_function("(old) => !location.pathname.endsWith(old)", arg=interlude)
    lifted: set[str] = set()
    for _ in range(MOST_ANSWERS):
        if visitor.wait() == "curtain":
            if not visitor.page.locator(".frame").count():
                assert visitor.page.locator("[data-card], .log").count() == 0
            lifted.add(visitor.page.locator(CURTAIN).inner_text())
            if len(lifted) == 2:
                return
            visitor.page.locator(CURTAIN).click()
        else:
            click_on(visitor)
    raise AssertionError(f"no curtain but {lifted}")


def test_each_of_two_players_is_shown_a_hand_of_their_own(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.open_table("screen", rounds=1, draft=3)
    hands: dict[str, list[str]] = {}
    lifted = 0
    while visitor.wait() != "end":
        if visitor.page.locator(CURTAIN).count():
            who = visitor.page.locator(CURTAIN).inner_text()
            visitor.page.locator(CURTAIN).click()
            lifted += 1
            visitor.asked.first.wait_for()
            hands.setdefault(who, visitor.names(visitor.hand))
        visitor.answer(1)
    assert len(hands) == 2
    assert lifted > 3
