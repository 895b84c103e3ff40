"""Bots and hints: what the advice puts first, chance alone, and clear words for a bot that cannot play."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from veillee import registry
from veillee.bots import BOTS, BotError, BotMaker, GreedyBot, RandomBot, hints
from veillee.bots.levels import LevelBot
from veillee.bots.search import SearchBot
from veillee.core import FastChance, Match, View, view_of
from veillee.core.advice import Advice

#: What a bot is given that does not look.
NO_VIEW = cast("View", {})

pytestmark = pytest.mark.both


def at_the_start(game_id: str) -> tuple[Any, Any, Advice | None]:
    """Rules, the state at the first question, and the game's advice."""
    game = registry.find_game(game_id)
    rules = registry.rules_for(game, 2)
    state = rules.blank_state()
    rules.fill(state)
    Match(rules, state, FastChance(Random(5)), knowers=rules.everyone).start()
    return rules, state, registry.advice_for(game, rules)


def maker_for(rules: Any) -> BotMaker:
    return BotMaker(registry.find_game(rules.setup.game), rules)


@pytest.mark.parametrize("game_id", ["fairy-tale", "bakers"])
def test_greedy_takes_what_is_advised(game_id: str) -> None:
    rules, state, advice = at_the_start(game_id)
    assert advice is not None
    view, options = view_of(rules, state, 0), rules.offer(state, 0)
    ranked = [hint.option for hint in advice.rank(view, options)]
    assert maker_for(rules).make("greedy", Random()).choose(view, options) == ranked[0]
    without_chances = hints(maker_for(rules), view, options, slices=0)
    assert [hint.option for hint in without_chances] == ranked[: len(without_chances)]
    assert all(hint.chance is None and hint.expected is None for hint in without_chances)
    assert len(hints(maker_for(rules), view, options[:1])) == 1


def test_random_takes_anything_and_needs_no_view() -> None:
    rules, _, _ = at_the_start("whispers")
    bot = maker_for(rules).make("random", Random(1))
    assert not bot.looks
    chosen = [bot.choose(NO_VIEW, [3, 5, 8]) for _ in range(100)]
    assert set(chosen) == {3, 5, 8}
    again = maker_for(rules).make("random", Random(1))
    assert [again.choose(NO_VIEW, [3, 5, 8]) for _ in range(100)] == chosen


def test_a_bot_that_does_not_exist() -> None:
    rules, _, _ = at_the_start("fairy-tale")
    with pytest.raises(BotError, match=r"there is no bot 'clever' .*known: random, greedy, search, level1"):
        maker_for(rules).make("clever", Random())


def test_a_game_without_advice_has_random_bots_only() -> None:
    rules, _, advice = at_the_start("whispers")
    assert advice is None
    maker = maker_for(rules)
    for name in BOTS[1:]:
        with pytest.raises(BotError, match="this game gives none"):
            maker.make(name, Random())
    assert isinstance(maker.make("random", Random()), RandomBot)


def test_every_name_makes_a_bot() -> None:
    rules, _, _ = at_the_start("fairy-tale")
    made = [maker_for(rules).make(name, Random()) for name in BOTS]
    assert [type(bot) for bot in made] == [RandomBot, GreedyBot, SearchBot, *[LevelBot] * 5]


def test_a_view_without_knowledge_is_enough_for_advice() -> None:
    rules, state, advice = at_the_start("fairy-tale")
    assert advice is not None
    view, options = view_of(rules, state, 0), rules.offer(state, 0)
    bare = view.copy()
    del bare["knowledge"], bare["before"], bare["outbox"]
    found = [[(hint.option, hint.value) for hint in advice.rank(seen, options)] for seen in (view, bare)]
    assert found[0] == found[1]


def test_bakers_value_their_shelves() -> None:
    rules, state, advice = at_the_start("bakers")
    assert advice is not None
    before = advice.value(view_of(rules, state, 0))
    state.zones[rules.shelves[0]] = [rules.kind_names.index("cake")]
    assert advice.value(view_of(rules, state, 0)) == before + 4
