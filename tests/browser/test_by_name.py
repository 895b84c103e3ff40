"""Whole games by names and keys: whatever can be chosen can be heard and reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.house import ServerProcess
from browser.listener import HAS_PLACE, Listener
from browser.visitors import Visitors

GAMES: dict[str, dict[str, str | int | bool]] = {
    "fairy-tale": {"rounds": 1, "draft": 5},
    "grimm-forest": {"rounds": 2},
    "fine-sand": {"rounds": 2},
    "dice-upon-a-time": {"length": "short", "stories": False, "items": False, "characters": "off"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_name_and_key(visitors: Visitors, house: ServerProcess, game: str) -> None:
    listener = Listener(visitors.come(), game, **GAMES[game])
    assert len(listener.play_on()) > 2
    assert house.table(listener.visitor.table)["status"] == "over"
    end = listener.page.get_by_role("dialog")
    title = end.get_by_role("heading", level=2)
    expect(title).to_be_focused()
    expect(end).to_have_accessible_name(title.inner_text())
    listener.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    listener.page.wait_for_function(HAS_PLACE)


def test_cards_picked_together_say_that_they_are_selected(visitors: Visitors) -> None:
    listener = Listener(visitors.come("fr"), "fine-sand", **GAMES["fine-sand"])
    hand = listener.texts.say("zone-hands")
    name = next(one for one in listener.answers() if hand in one.groups).name.partition(".")[0]
    selected = listener.texts.say("web-card-selected", card=name)
    for is_picked in (True, False):
        listener.press(next(one for one in listener.answers() if one.name.startswith(name)))
        expect(listener.page.get_by_role("button", name=selected)).to_have_count(int(is_picked))
        pressed = [one.name.startswith(selected) for one in listener.controls() if one.is_pressed]
        assert pressed == [True] * is_picked
