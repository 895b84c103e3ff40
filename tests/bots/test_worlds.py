"""Worlds that a search imagines: which ones it takes, and what they are worth to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from veillee import registry
from veillee.bots.playouts import AdvisedPolicy
from veillee.bots.worlds import Worlds, rivals_of
from veillee.core import FastChance, Match, Result, State, View, view_of
from veillee.core.advice import Suspicion


class Hopeful:
    """Gives every seat the same good chance."""

    def values(self, views: Sequence[View]) -> list[float]:
        return [0.8] * len(views)

    def goal(self, result: Result, seat: int) -> float:
        return 0.0


def first_question(players: int, **options: Any) -> tuple[Any, View, list[int]]:
    rules: Any = registry.rules_for(registry.find_game("fairy-tale"), players, options)
    state = rules.blank_state()
    rules.fill(state)
    Match(rules, state, FastChance(Random(1)), knowers=1).start()
    return rules, view_of(rules, state, 0), rules.offer(state, 0)


def worlds_of(rules: Any, view: View, suspicion: Suspicion | None = None) -> Worlds:
    advice = registry.advice_for(registry.find_game("fairy-tale"), rules)
    assert advice is not None
    return Worlds(rules, Hopeful(), AdvisedPolicy(advice), view, Random(1), None, suspicion)


def test_chances_of_rivals_add_up_to_one() -> None:
    rules, view, options = first_question(3)
    assert rivals_of(rules, 1) == [1, 2, 0]
    assert worlds_of(rules, view).totals(options[:1], 2)[0] == pytest.approx(2 / 3)


def test_partners_do_not_share_one_win() -> None:
    rules, view, options = first_question(4, teams="pairs")
    assert rivals_of(rules, 1) == [1]
    assert worlds_of(rules, view).totals(options[:1], 2)[0] == pytest.approx(2 * 0.8)


def test_where_all_win_together_only_the_own_view_counts() -> None:
    rules = registry.rules_for(registry.find_game("dice-upon-a-time"), 3, {"mode": "co-operative"})
    assert rivals_of(rules, 2) == [2]


class Holding(Suspicion):
    """Believes that the numbers of the cards in a zone add up to something odd."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def weight(self, state: State) -> float:
        return 1.0 if sum(state.zones[self.zone]) % 2 else 1e-6


def test_suspected_worlds_come_more_often() -> None:
    rules, view, _ = first_question(2)
    hand = rules.hands[1]

    def odd(suspicion: Suspicion | None) -> int:
        worlds = worlds_of(rules, view, suspicion)
        return sum(sum(worlds._imagined().zones[hand]) % 2 for _ in range(60))

    assert odd(None) < 42
    assert odd(Holding(hand)) > 50
