"""Layouts: a slip in one is named, and none shows more than the view."""

from __future__ import annotations

from typing import Any

import pytest

from veillee.core.session import Session
from veillee.data.layout import COLOURS, Layout
from veillee.registry import BrokenGame, files_of, find_game, games, rules_for
from veillee.terminal.card_options import CardOptions


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_layout_fits_its_game(game: Any) -> None:
    Layout(rules_for(game, game.players[0]), files_of(game).layout)


def test_the_colours_of_fairy_tale_fit_its_cards() -> None:
    game = find_game("fairy-tale")
    rules = rules_for(game, 2)
    layout = Layout(rules, files_of(game).layout)
    assert {layout.colour(kind) for kind in range(len(rules.kind_names))} == set(layout.colours.values())
    assert set(layout.colours.values()) <= set(COLOURS)
    exchanging = rules_for(game, 4, {"teams": "exchange"})
    assert set(layout.choose) == {
        verb.name for verb in exchanging.catalogue.verbs if verb.arguments and verb.name != "name"
    }


def test_without_a_layout_everything_is_shown() -> None:
    rules = rules_for(find_game("whispers"), 2)
    layout = Layout(rules, {})
    assert layout.table == ["deck", "told", "discard"]
    assert layout.own == layout.others == ["hands", "murmurs", "rows"]
    assert layout.colour(0) == "grey"


@pytest.mark.parametrize(
    ("data", "slip"),
    [
        ({"own": ["hand"]}, "zone in 'own': 'hand'"),
        ({"table": ["hands"]}, "zone in 'table': 'hands'"),
        ({"fields": ["rounds"]}, "field: 'rounds'"),
        ({"show": {"decks": "count"}}, "zone in [show]: 'decks'"),
        ({"show": {"deck": "hidden"}}, "way to show a zone: 'hidden'"),
        ({"choose": {"pick": "others.hand"}}, "zone in [choose]: 'hand'"),
        ({"card": {"colours": {"shadow": "black"}}}, "colour: 'black'"),
        ({"seats": ["coins"]}, "field: 'coins'"),
        ({"seat": []}, "key: 'seat'"),
    ],
)
def test_a_slip_is_named(data: dict[str, Any], slip: str) -> None:
    with pytest.raises(BrokenGame) as broken:
        Layout(rules_for(find_game("fairy-tale"), 2), data)
    assert slip in str(broken.value)


def test_a_friend_is_chosen_at_the_tavern_where_friends_lie() -> None:
    game = find_game("grimm-forest")
    rules = rules_for(game, 2)
    position = {
        "round": 2,
        "window": "fables-revealed",
        "played": [["night-at-the-tavern"], []],
        "friend-deck": ["jack", "aladdin"],
    }
    session: Session[Any] = Session(rules, {}, seed=1, arrangement=position)
    offered = rules.offer(session.state, 0)
    cards = CardOptions(rules, Layout(rules, files_of(game).layout), 0)
    [newcomer] = [zone.first for zone in rules.zones if zone.name == "newcomer"]
    assert set(cards.places(offered, session.state.zones)) == {newcomer}
