"""Fine Sand: what goes along with a decision and a view, so that boards hold no rule."""

from __future__ import annotations

import json
from typing import cast

import pytest

from veillee.core import view_of
from veillee.core.ahead import answers_for, fits
from veillee.core.session import Session
from veillee.games.fine_sand.game import FineSand
from veillee.registry import about_of, find_game, rules_for

pytestmark = pytest.mark.both

#: A few kB: more than the hands of real games need.
MOST_BYTES = 6_000


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("coins", [1, 4, 8, 12])
def test_a_hand_of_sixteen_kinds_is_paid_with_in_one_go(players: int, coins: int) -> None:
    rules = cast(FineSand, rules_for(find_game("fine-sand"), players, {}))
    kinds = [kind for kind in rules.kinds_in_box if not rules.cards.is_coin[kind]][:14]
    pays_two = [kind for kind in rules.kinds_in_box if rules.cards.worth[kind] > 1][:2]
    state = rules.blank_state()
    state.timer = 0
    state.zones[rules.hands[0]] = sorted([*kinds, *pays_two])
    ahead = rules.paying.ahead(state, 0, coins, 0)
    assert ahead
    assert len(json.dumps(ahead, separators=(",", ":"))) < MOST_BYTES
    for kind in kinds:
        assert fits(ahead, [rules.paying.pay(kind)])


def test_a_payment_takes_no_more_than_it_needs() -> None:
    rules = cast(FineSand, rules_for(find_game("fine-sand"), 2, {}))
    pie, tower = [rules.kind_names.index(card) for card in ("sand-pie", "bucket-tower")]
    coin = next(kind for kind in rules.kinds_in_box if rules.cards.worth[kind] == 2)
    state = rules.blank_state()
    state.zones[rules.hands[0]] = sorted([pie, tower, coin])
    ahead = rules.paying.ahead(state, 0, 2, 0)
    pay = rules.paying.pay
    assert answers_for(ahead, [pay(pie), pay(tower)]) is not None
    assert answers_for(ahead, [pay(coin)]) is not None
    assert answers_for(ahead, [pay(coin), pay(pie)]) is None
    assert answers_for(ahead, [pay(pie)]) is None


def test_pieces_that_are_built_together_go_along_with_the_turn() -> None:
    game = find_game("fine-sand")
    rules = cast(FineSand, rules_for(game, 2, {}))
    hand = ["sand-pie", "bucket-tower", "two-coins", "two-coins"]
    position = {"round": 5, "step": 2, "hands": [[], hand], "built": [[], ["digger-1"]]}
    session = Session(rules, about_of(game), seed=1, arrangement=position)
    decision = session.standing_of(1)["decision"]
    assert decision is not None
    build = [rules.building.build(rules.kind_names.index(card)) for card in ("sand-pie", "bucket-tower")]
    assert fits(decision["ahead"], build)


def test_boards_are_told_what_the_columns_bring_and_what_cards_cost() -> None:
    rules = cast(FineSand, rules_for(find_game("fine-sand"), 2, {}))
    kinds = {card: kind for kind, card in enumerate(rules.kind_names)}
    state = rules.blank_state()
    state.zones[rules.hands[0]] = sorted([kinds["digger-1"], kinds["two-coins"]])
    state.zones[rules.built[0]] = sorted([kinds[card] for card in ("roller-1", "mixer-1", "price-cutter")])
    state.zones[rules.hands[1]] = [kinds["sand-pie"]]
    state.tokens = [2, 0]
    derived = rules.derived(view_of(rules, state, 0))
    assert (derived["draws"], derived["draws_more"], derived["builds"]) == ([3, 2], [2, 2], [1, 1])
    assert (derived["limit"], derived["unbuilt"]) == ([4, 3], [2, 1])
    cost = rules.cards.cost[kinds["digger-1"]]
    assert sorted(derived["prices"]) == [0, cost - 1]
    assert derived["purse"] == 5
    state.zones[rules.built[0]] = []
    assert sorted(rules.derived(view_of(rules, state, 0))["prices"]) == [0, cost], "coins are never built"
    assert "purse" not in rules.derived(view_of(rules, state, 2))


def test_boards_suggest_to_pay_with_what_is_too_dear_to_be_built_soon() -> None:
    rules = cast(FineSand, rules_for(find_game("fine-sand"), 2, {}))
    kinds = {card: kind for kind, card in enumerate(rules.kind_names)}
    state = rules.blank_state()
    hand = sorted([kinds[card] for card in ("walled-castle", "digger-3", "price-cutter", "two-coins")])
    state.zones[rules.hands[0]] = hand
    weights = rules.derived(view_of(rules, state, 0))["weights"]
    weighed = {rules.kind_names[kind]: weight for kind, weight in zip(hand, weights["hands"], strict=True)}
    assert weighed["price-cutter"] < weighed["walled-castle"], "a castle can be built in the next turn"
    assert weighed["price-cutter"] + weighed["walled-castle"] > weighed["two-coins"]
    assert weighed["price-cutter"] * 2 < weighed["two-coins"], "coins stay while there is nothing to lose"
    state.zones[rules.built[0]] = sorted([kinds["big-mixer"], kinds["big-roller"]])
    with_more = rules.derived(view_of(rules, state, 0))["weights"]["hands"]
    assert with_more[hand.index(kinds["price-cutter"])] > weighed["price-cutter"], "now it is within reach"


def test_boards_know_which_card_takes_everything() -> None:
    rules = cast(FineSand, rules_for(find_game("fine-sand"), 2, {}))
    kinds = {card: kind for kind, card in enumerate(rules.kind_names)}
    state = rules.blank_state()
    hand = sorted([kinds[card] for card in ("walled-castle", "bucket-tower", "two-coins")])
    state.zones[rules.hands[0]] = hand
    takes_all = rules.derived(view_of(rules, state, 0))["takes_all"]
    assert takes_all[hand.index(kinds["walled-castle"])]
    assert not takes_all[hand.index(kinds["bucket-tower"])]


@pytest.mark.parametrize(("may_take_gifts", "points"), [("no", 4), ("yes", 1)])
def test_the_count_of_a_lone_player_is_told_line_by_line(may_take_gifts: str, points: int) -> None:
    rules = cast(FineSand, rules_for(find_game("fine-sand"), 1, {"castles-on-solo-gifts": may_take_gifts}))
    kinds = {card: kind for kind, card in enumerate(rules.kind_names)}
    state = rules.blank_state()
    state.zones[rules.hands[0]] = [kinds["sand-pie"]]
    state.zones[rules.gifts[0]] = sorted([kinds["sand-pie"], kinds["bucket-tower"]])
    state.zones[rules.built[0]] = [kinds["colossal-castle"]]
    assert "count" not in rules.derived(view_of(rules, state, 0))
    state.over = True
    (lines,) = rules.derived(view_of(rules, state, 0))["count"]
    assert ("gifts", 2, 4) in lines
    assert sum([line[2] for line in lines]) == rules.result(state).scores[0] == points
