"""Plans: what a seat would choose later is learned from one world to the next."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from veillee import registry
from veillee.bots.judges import AdvisedJudge
from veillee.bots.levels import plans_ahead
from veillee.bots.plans import BREADTH, Plans, Trail
from veillee.bots.playouts import AdvisedPolicy
from veillee.bots.priors import AdvisedPrior, FirstSight, Prior
from veillee.bots.search import Search
from veillee.bots.worlds import Worlds
from veillee.core import FastChance, Match, Result, View, view_of

VIEW = cast("View", {"seat": 0})


class Sloping:
    """Hopes a little less of every further option."""

    worlds = 4.0

    def weigh(self, view: View, options: list[int]) -> list[float]:
        return [-0.05 * number for number in range(len(options))]


def learned(options: list[int], worth: dict[int, float], times: int) -> dict[int, int]:
    """How often each option was tried after the choice 9, if it brings so much."""
    plans, tried = Plans(Sloping(), 0), dict.fromkeys(options, 0)
    for value in (0.0, 1.0):
        Trail(plans, 8).learn(value)
    for _ in range(times):
        trail = Trail(plans, 9)
        option = trail.choose(VIEW, options)
        tried[option] += 1
        trail.learn(worth.get(option, 0.0))
    return tried


def test_what_looks_best_is_tried_first() -> None:
    assert learned([5, 6, 7], {}, 1) == {5: 1, 6: 0, 7: 0}


def test_what_brings_most_is_tried_most() -> None:
    tried = learned([5, 6, 7], {5: 0.3, 6: 0.9, 7: 0.2}, 60)
    assert tried[6] > 2 * tried[5] > 0


def test_what_looks_worst_is_never_thought_of() -> None:
    options = list(range(BREADTH + 2))
    tried = learned(options, {0: 0.5, 1: 0.4}, 100)
    assert [tried[option] for option in options[BREADTH:]] == [0, 0]


def test_ways_do_not_learn_from_each_other() -> None:
    plans = Plans(Sloping(), 0)
    for _ in range(30):
        for first in (1, 2):
            trail = Trail(plans, first)
            option = trail.choose(VIEW, [5, 6])
            trail.learn(float(option == 4 + first))
    assert [Trail(plans, first).choose(VIEW, [5, 6]) for first in (1, 2)] == [5, 6]


class Rounded:
    """Finds a seat as good as the part of what it has in front of it that is this card."""

    def __init__(self, rules: Any, kind: int) -> None:
        self.rules, self.kind = rules, kind

    def values(self, views: Sequence[View]) -> list[float]:
        return [0.1 + 0.9 * (self.kind in view["zones"][self.rules.opened[view["seat"]]]) for view in views]

    def goal(self, result: Result, seat: int) -> float:
        return 0.0


def test_a_seat_plans_what_the_advice_would_not_do() -> None:
    """It is told that nothing counts but one card of its hand: with plans it hopes to play it more often."""
    rules: Any = registry.rules_for(registry.find_game("fairy-tale"), 2)
    advice = registry.advice_for(registry.find_game("fairy-tale"), rules)
    assert advice is not None

    def hoped(seed: int, prior: Prior | None) -> float:
        state = rules.blank_state()
        rules.fill(state)
        Match(rules, state, FastChance(Random(seed)), knowers=1).start()
        view, options = view_of(rules, state, 0), rules.offer(state, 0)
        worst = advice.rank(view, options)[-1].option
        judge = Rounded(rules, rules.rounds.pick.card(worst))
        plans = None if prior is None else Plans(prior, 0)
        return Worlds(rules, judge, AdvisedPolicy(advice), view, Random(5), plans).totals([worst], 60)[0]

    prior = AdvisedPrior(advice, FirstSight())
    assert sum(hoped(seed, prior) for seed in range(3)) > sum(hoped(seed, None) for seed in range(3))


def test_a_search_plans_where_its_game_says_so_and_it_has_a_prior() -> None:
    game = registry.find_game("fairy-tale")
    rules = registry.rules_for(game, 2)
    advice = registry.advice_for(game, rules)
    assert advice is not None
    state = rules.blank_state()
    rules.fill(state)
    Match(rules, state, FastChance(Random(4)), knowers=1).start()
    view, options = view_of(rules, state, 0), rules.offer(state, 0)
    prior = AdvisedPrior(advice, FirstSight())

    def found(plans: bool, prior: Prior | None) -> list[float]:
        search = Search(rules, AdvisedJudge(advice), AdvisedPolicy(advice), advice, plans)
        return search.expectations(view, options, 60, Random(2), prior)

    assert found(True, prior) != found(False, prior)
    assert found(True, None) == found(False, None)
    assert plans_ahead(game)
    assert not plans_ahead(registry.find_game("bakers"))
