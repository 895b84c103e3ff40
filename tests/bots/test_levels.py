"""Levels: how they overlook, what they like, who they are, and that each is stronger than the one before."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from veillee import registry
from veillee.bots import (
    LEVELS,
    Bot,
    BotError,
    BotMaker,
    GreedyBot,
    choose_within,
    levels_of,
    offered_bots,
    table_bots,
    usual_bot,
)
from veillee.bots.levels import Level, LevelBot, large_questions
from veillee.bots.search import SearchBot
from veillee.bots.speed import affordable
from veillee.core import FastChance, Game, Match, View, view_of
from veillee.core.advice import Advice, Ranked
from veillee.core.refusals import Reason
from veillee.registry import HOUSE_GAMES, LANGUAGES
from veillee.texts import Texts, opponent

HOUSE = [game for game in registry.games() if game.module in HOUSE_GAMES]


class FixedAdvice(Advice):
    """Ranks options as it was told: their values, and what for."""

    def __init__(self, rules: Any, ranked: Sequence[tuple[int, float, str]]) -> None:
        super().__init__(rules)
        self.ranked = ranked

    def rank(self, view: View, options: list[int]) -> list[Ranked]:
        return [Ranked(option, value, Reason("", message)) for option, value, message in self.ranked]


def choices(level: Level, ranked: Sequence[tuple[int, float, str]], count: int = 2000) -> list[int]:
    """What a level takes, again and again."""
    rules = registry.rules_for(registry.find_game("fairy-tale"), 2)
    bot = LevelBot(level, FixedAdvice(rules, ranked), Random(1), None)
    return [bot.choose({}, [option for option, _, _ in ranked]) for _ in range(count)]  # type: ignore[typeddict-item]  # the advice does not look


RANKED = [(3, 5.0, "advice-points"), (1, 4.0, "advice-waits"), (2, 1.0, "advice-waits")]


def test_the_best_of_what_was_seen_is_taken() -> None:
    found = choices(Level(overlooks=0.4), RANKED)
    shares = [found.count(option) / len(found) for option in (3, 1, 2)]
    seen = 1 - 0.4**3
    assert shares == pytest.approx([0.6 / seen, 0.4 * 0.6 / seen, 0.4**2 * 0.6 / seen], abs=0.04)
    assert set(choices(Level(), RANKED)) == {3}


def test_nobody_overlooks_what_is_plain() -> None:
    assert set(choices(Level(overlooks=0.4, plain=1.0), RANKED)) == {3}
    assert set(choices(Level(overlooks=0.4, plain=1.1), RANKED)) == {1, 2, 3}


def test_taste_counts_by_reason_and_by_the_beginning_of_the_words() -> None:
    rules = registry.rules_for(registry.find_game("fairy-tale"), 2)
    words = rules.catalogue.words(2)
    assert set(choices(Level(taste={"advice-waits": 1.5}), RANKED)) == {1}
    assert set(choices(Level(taste={words: 4.5}), RANKED)) == {2}
    assert set(choices(Level(taste={words[:-1]: 4.5}), RANKED)) == {3}
    assert set(choices(Level(taste={words.split()[0]: 9.0}), RANKED)) == {3}


def test_the_same_seed_makes_the_same_choices() -> None:
    assert choices(Level(overlooks=0.5), RANKED) == choices(Level(overlooks=0.5), RANKED)


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_every_game_of_the_house_has_five_who_are_somebody(game: Game) -> None:
    assert tuple(levels_of(game)) == LEVELS
    assert offered_bots(game) == list(LEVELS)
    assert table_bots(game) == ["random", "greedy", *LEVELS]
    assert usual_bot(game) == "level2"
    for language in LANGUAGES:
        texts = Texts(language, game)
        people = [opponent(texts, bot) for bot in LEVELS]
        assert len(set(people)) == 5
        assert all(name and len(name) <= 28 and text for name, text in people)


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_what_levels_like_is_there_to_be_liked(game: Game) -> None:
    rules = registry.rules_for(game, 2)
    texts = Texts("en", game)
    all_words = [rules.catalogue.words(option) for option in range(rules.catalogue.size)]
    for level in levels_of(game).values():
        for liked in level.taste:
            assert texts.has(liked) or any(f"{words} ".startswith(f"{liked} ") for words in all_words), liked
    assert set(large_questions(game)) <= {each.name for each in rules.handlers if each.is_question}


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_every_level_chooses_and_the_stronger_two_look_ahead(game: Game) -> None:
    rules = registry.rules_for(game, 2)
    state = rules.blank_state()
    rules.fill(state)
    match: Match[Any] = Match(rules, state, FastChance(Random(5)), knowers=rules.everyone)
    match.start()
    while len(rules.offer(state, rules.asked(state)[0])) == 1:
        seat = rules.asked(state)[0]
        match.apply(seat, rules.offer(state, seat)[0])
    seat = rules.asked(state)[0]
    view, options = view_of(rules, state, seat), rules.offer(state, seat)
    maker = BotMaker(game, rules)
    assert [maker.remembers(level) for level in LEVELS] == [False, False, False, True, True]
    for level in LEVELS:
        chosen = {maker.make(level, Random(3), iterations=4).choose(view, options) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen <= set(options)


def test_a_level_thinks_as_long_as_it_is_told() -> None:
    game = registry.find_game("fairy-tale")
    maker = BotMaker(game, registry.rules_for(game, 2))
    own = levels_of(game)["level5"].iterations

    def iterations(bot: Any) -> int:
        found: int = bot._thinker._iterations
        return found

    assert iterations(maker.make("level5", Random())) == own
    assert iterations(maker.make("level5", Random(), thinking=0.1)) == round(own / 10)
    assert iterations(maker.make("level5", Random(), iterations=70, thinking=0.1)) == 7
    assert iterations(maker.make("level5", Random(), thinking=1e-9)) == 1


def test_a_game_without_levels_says_so() -> None:
    bakers = registry.find_game("bakers")
    assert levels_of(bakers) == {}
    assert offered_bots(bakers) == ["random", "greedy"]
    assert usual_bot(bakers) == "greedy"
    with pytest.raises(BotError, match="there is no bot 'level3' here: this game has no levels"):
        BotMaker(bakers, registry.rules_for(bakers, 2)).make("level3", Random())
    whispers = registry.find_game("whispers")
    assert offered_bots(whispers) == ["random"]


def test_time_is_turned_into_iterations_by_a_short_search_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find_game("fairy-tale")
    rules = registry.rules_for(game, 2)
    state = rules.blank_state()
    rules.fill(state)
    Match(rules, state, FastChance(Random(5)), knowers=rules.everyone).start()
    view, options = view_of(rules, state, 0), rules.offer(state, 0)
    maker = BotMaker(game, rules)
    asked: list[int] = []
    make = maker.make

    def made(name: str, rng: Random, iterations: int) -> Bot:
        asked.append(iterations)
        return make(name, rng, iterations)

    monkeypatch.setattr(maker, "make", made)
    for taken, seconds in ((0.1, 0.35), (0.1, 0.15), (1.0, 0.5)):
        now = iter([10.0, 10.0 + taken])
        monkeypatch.setattr("veillee.bots.speed.perf_counter", lambda now=now: next(now))
        assert choose_within(maker, "level5", Random(1), seconds, view, options) in options
    assert len(options) == 5
    assert asked == [15, 37, 15, 15]
    assert affordable(15, 0.1, 1e6, 600) == affordable(15, 0.0, 1.0, 600) == 600


def test_who_has_no_aim_goes_by_the_advice() -> None:
    """Alone at a table that nothing was learned for there is nobody to lead: a search would be at a loss."""
    game = registry.find_game("fine-sand")
    learned = BotMaker(game, registry.rules_for(game, 1))
    unknown = BotMaker(game, registry.rules_for(game, 1, {"rounds": 5}))
    assert isinstance(learned.make("search", Random(1)), SearchBot)
    assert learned.has_aim
    assert not unknown.has_aim
    assert isinstance(unknown.make("search", Random(1)), GreedyBot)
    level = unknown.make("level5", Random(1))
    assert isinstance(level, LevelBot)
    assert unknown.advice is not None
    state = unknown.rules.blank_state()
    unknown.rules.fill(state)
    Match(unknown.rules, state, FastChance(Random(5)), knowers=1).start()
    view, options = view_of(unknown.rules, state, 0), unknown.rules.offer(state, 0)
    assert level.choose(view, options) == unknown.advice.rank(view, options)[0].option
