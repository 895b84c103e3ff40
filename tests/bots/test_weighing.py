"""Hints with chances: from the view alone, the same for the same question, in the order of the chances."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from veillee import registry
from veillee.bots import BotMaker, Hint, hints
from veillee.bots.judges import Aim
from veillee.bots.model import FORMAT, Header, Judgement, Model
from veillee.bots.network import Network, new_network
from veillee.bots.search import Search
from veillee.bots.weighing import MOST_WEIGHED, shortlist
from veillee.core import FastChance, Match, Reason, View, view_of
from veillee.core.advice import Ranked

GAMES = [game for game in registry.games() if game.advice is not None and game.features is not None]


def question(game: Any, players: int, answers: int, **options: Any) -> tuple[BotMaker, View, list[int]]:
    """A table, and a seat's question with more than three options after so many answers by chance."""
    rules = registry.rules_for(game, players, options)
    state, rng = rules.blank_state(), Random(4)
    rules.fill(state)
    match: Match[Any] = Match(rules, state, FastChance(rng), knowers=rules.everyone >> 1)
    match.start()
    while True:
        seat = rules.asked(state)[0]
        offered = rules.offer(state, seat)
        if answers <= 0 and len(offered) > 3:
            return BotMaker(game, rules), view_of(rules, state, seat), offered
        match.apply(seat, rng.choice(offered))
        answers -= 1


def taught(maker: BotMaker) -> BotMaker:
    """The table with a model that has learned nothing, but has all that a model has."""
    features = registry.features_for(maker.game, maker.rules)
    assert features is not None
    rng = np.random.default_rng(1)
    catalogue = features.rules.catalogue
    options = [catalogue.words(option) for option in range(catalogue.size)]
    cards = list(features.rules.kind_names)
    header = Header(
        FORMAT, maker.game.id, features.version, features.size, cards, options, [], [], "", 1, "", False
    )
    value, choice = (new_network((features.size, 8, size), rng) for size in (1, len(options)))
    values: dict[Aim, Network] = {"win": value, "result": value}
    maker.__dict__["judgement"] = Judgement(Model(header, values, choice), features)
    return maker


def said(found: list[Hint]) -> list[Any]:
    return [hint.to_json() for hint in found]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whoever_asks_twice_hears_the_same_best_chance_first(game: Any) -> None:
    maker, view, options = question(game, 2, 9)
    found = hints(maker, view, options, slices=1)
    assert said(found) == said(hints(BotMaker(maker.game, maker.rules), view, options, slices=1))
    assert len(found) == 3
    chances = [hint.chance for hint in found]
    assert all(chance is not None and 0 <= chance <= 100 for chance in chances)
    assert chances == sorted(chances, key=lambda chance: -(chance or 0))
    assert maker.advice is not None
    reasons = {each.option: each.reason.to_json() for each in maker.advice.rank(view, options)}
    assert [hint.reason.to_json() for hint in found] == [reasons[hint.option] for hint in found]


def test_the_order_follows_the_search_where_it_disagrees(monkeypatch: pytest.MonkeyPatch) -> None:
    maker, view, options = question(registry.find_game("fairy-tale"), 2, 5)
    assert maker.advice is not None
    ranked = [each.option for each in maker.advice.rank(view, options)]

    def worst_first(_: Search, view: View, options: list[int], iterations: int, rng: Random) -> list[float]:
        return [0.1 + 0.1 * ranked.index(option) for option in options]

    monkeypatch.setattr(Search, "expectations", worst_first)
    found = hints(maker, view, options)
    assert [hint.option for hint in found] == ranked[::-1][:3]
    assert found[0].chance == round(10 + 10 * (len(ranked) - 1))


def test_after_so_long_the_advice_alone_is_given() -> None:
    maker, view, options = question(registry.find_game("grimm-forest"), 2, 9)
    found = hints(maker, view, options, is_late=lambda: True)
    assert said(found) == said(hints(maker, view, options, slices=0))
    assert all(hint.chance is None for hint in found)


def test_alone_there_is_a_result_to_expect_if_anything_was_learned() -> None:
    maker, view, options = question(registry.find_game("fine-sand"), 1, 9)
    maker.__dict__["judgement"] = None
    assert all(hint.chance is None and hint.expected is None for hint in hints(maker, view, options))
    found = hints(taught(maker), view, options, slices=1)
    assert all(hint.chance is None and hint.expected is not None for hint in found)


def test_friends_have_a_result_to_expect_and_no_chance_to_win() -> None:
    maker, view, options = question(registry.find_game("dice-upon-a-time"), 2, 4, mode="co-operative")
    found = hints(taught(maker), view, options, slices=1)
    assert all(hint.chance is None and hint.expected is not None for hint in found)


def test_what_was_chosen_is_weighed_however_bad() -> None:
    ranked = [Ranked(option, -float(option), Reason("", "any")) for option in range(40)]
    assert shortlist(ranked) == list(range(MOST_WEIGHED))
    assert shortlist(ranked, 31) == [*range(MOST_WEIGHED), 31]


def test_a_hint_says_only_what_it_has() -> None:
    reason = Reason("rule", "message", {"points": 2})
    plain = {"option": 3, "value": 1.5, "reason": reason.to_json()}
    assert Hint(3, 1.5, reason).to_json() == plain
    assert Hint(3, 1.5, reason, chance=0).to_json() == {**plain, "chance": 0}
    assert Hint(3, 1.5, reason, expected=71).to_json() == {**plain, "expected": 71}
