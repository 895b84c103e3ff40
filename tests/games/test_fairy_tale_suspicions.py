"""What a seat of Fairy Tale suspects the other one of having picked first."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from veillee import registry
from veillee.bots import GreedyBot
from veillee.core import FastChance, Imagination, Match, view_of
from veillee.core.advice import Advice

GAME = registry.find_game("fairy-tale")


def advised(players: int) -> tuple[Any, Advice]:
    rules: Any = registry.rules_for(GAME, players)
    advice = registry.advice_for(GAME, rules)
    assert advice is not None
    return rules, advice


def after(rules: Any, advice: Advice, seed: int, answers: int) -> Any:
    """A state in which the advice has answered so often for every seat."""
    state = rules.blank_state()
    rules.fill(state)
    match: Match[Any] = Match(rules, state, FastChance(Random(seed)), knowers=rules.everyone >> 1)
    match.start()
    bot = GreedyBot(advice)
    for _ in range(answers):
        for seat in range(rules.players):
            match.apply(seat, bot.choose(view_of(rules, state, seat), rules.offer(state, seat)))
    return state


def test_nothing_is_suspected_before_anybody_has_picked_or_among_three() -> None:
    rules, advice = advised(2)
    assert advice.suspicion(view_of(rules, after(rules, advice, 1, 0), 0)) is None
    rules, advice = advised(3)
    assert advice.suspicion(view_of(rules, after(rules, advice, 1, 1), 0)) is None


@pytest.mark.parametrize("answers", [1, 2, 3, 4])
def test_the_truth_is_likelier_than_most_worlds(answers: int) -> None:
    """Whoever plays by the advice has picked the best card; the seat does not know which one that was."""
    rules, advice = advised(2)
    likelier = 0
    for seed in range(20):
        state = after(rules, advice, seed, answers)
        view = view_of(rules, state, 0)
        suspicion = advice.suspicion(view)
        assert suspicion is not None
        imagination, rng = Imagination(rules, view), Random(seed)
        truth = suspicion.weight(state)
        weights = [suspicion.weight(imagination.state(rng)) for _ in range(21)]
        likelier += sorted(weights)[10] <= truth
        assert min(weights) > 0.0
    assert likelier >= 16


@pytest.mark.parametrize("answers", [1, 2])
def test_a_card_better_than_what_was_left_is_suspected(answers: int) -> None:
    rules, advice = advised(2)
    state = after(rules, advice, 3, answers)
    suspicion: Any = advice.suspicion(view_of(rules, state, 0))
    order = sorted(range(len(suspicion.gains)), key=suspicion.gains.__getitem__)
    picks, found = state.zones[rules.picks[1]], []
    for kind in (order[0], order[-1]):
        state.zones[rules.picks[1]] = [kind, *picks[1:]]
        found.append(suspicion.weight(state))
    assert found[1] > 10 * found[0]
