"""Search: what it finds comes from the view, the seed and the number of iterations, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from veillee import registry
from veillee.bots.learned import LearnedBot
from veillee.bots.makers import BotMaker
from veillee.bots.model import FORMAT, Header, Judgement, Model, ModelError, read_model, write_model
from veillee.bots.network import new_network
from veillee.bots.playouts import AdvisedPolicy, Question, play_on
from veillee.bots.practice import plan_of
from veillee.bots.priors import FARTHEST, AdvisedPrior, FirstSight
from veillee.bots.search import Search, SearchBot
from veillee.core import FastChance, Imagination, Match, Result, Rules, View, determinize, view_of
from veillee.core.features import Features

pytestmark = pytest.mark.both

GAMES = [game for game in registry.games() if game.features is not None]


def table_of(game: Any, players: int = 2, **options: Any) -> tuple[Rules[Any], Features]:
    rules = registry.rules_for(game, players, options)
    features = registry.features_for(game, rules)
    assert features is not None
    return rules, features


def model_of(game: Any, features: Features) -> Model:
    """A model that has learned nothing, but has all that a model has."""
    rng = np.random.default_rng(1)
    catalogue = features.rules.catalogue
    options = [catalogue.words(option) for option in range(catalogue.size)]
    header = Header(
        FORMAT,
        game.id,
        features.version,
        features.size,
        list(features.rules.kind_names),
        options,
        [],
        [],
        "",
        1,
        "",
        plays=True,
    )
    choice = new_network((features.size, 8, len(options)), rng)
    return Model(header, {"win": new_network((features.size, 8, 1), rng)}, choice)


def position(rules: Rules[Any], seed: int, answers: int) -> tuple[View, list[int]]:
    """What a seat that has a choice sees and is offered, after so many answers."""
    rng = Random(seed)
    state = rules.blank_state()
    rules.fill(state)
    match: Match[Any] = Match(rules, state, FastChance(rng), knowers=rules.everyone >> 1)
    match.start()
    while True:
        seat = rules.asked(state)[0]
        options = rules.offer(state, seat)
        if answers <= 0 and len(options) > 1:
            return view_of(rules, state, seat), options
        match.apply(seat, rng.choice(options))
        answers -= 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_seed_gives_the_same_choice(game: Any) -> None:
    rules, features = table_of(game)
    judgement = Judgement(model_of(game, features), features)
    advice = registry.advice_for(game, rules)
    assert advice is not None
    search = Search(rules, judgement, AdvisedPolicy(advice))
    view, options = position(rules, 3, 7)
    found = [search.expectations(view, options, 24, Random(seed)) for seed in (1, 1, 2)]
    assert found[0] == found[1]
    assert found[0] != found[2]
    assert SearchBot(search, 24, Random(1)).choose(view, options) == options[found[0].index(max(found[0]))]
    assert LearnedBot(judgement).choose(view, options) in options


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_playouts_stop_when_the_round_is_over(game: Any) -> None:
    rules, features = table_of(game)
    view, options = position(rules, 5, 4)
    judgement = Judgement(model_of(game, features), features)
    matches = []
    for seed in range(4):
        match: Match[Any] = Match(
            rules, Imagination(rules, view).state(Random(seed)), FastChance(Random(seed)), makes_views=True
        )
        match.resume()
        match.apply(view["seat"], options[0])
        matches.append(match)
    before = rules.stage(Imagination(rules, view).state(Random(1)))
    asked: list[int] = []

    class Watching:
        def choose(self, questions: Sequence[Question]) -> list[int]:
            asked.extend(rules.stage(match.state) for match in matches)
            return judgement.choose(questions)

    play_on(matches, Watching())
    assert {*asked} <= {before, before + 1}, "who is done waits"
    assert all(match.state.over or rules.rests(match.state, before) for match in matches)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_imagined_is_what_is_determinized_without_knowledge(game: Any) -> None:
    rules, _ = table_of(game)
    for answers in range(0, 30, 3):
        view, _ = position(rules, answers, answers)
        imagined, known = Imagination(rules, view).state(Random(1)), determinize(rules, view, Random(1))
        assert imagined.zones == known.zones
        assert not imagined.knowledge
        assert view_of(rules, imagined, view["seat"])["zones"] == view["zones"]


def test_search_sees_what_wins_at_once() -> None:
    """A game of one short round is played out to its end: the search wins more than chance does."""
    game = registry.find_game("fairy-tale")
    rules, features = table_of(game, rounds=1, draft=3)
    advice = registry.advice_for(game, rules)
    assert advice is not None
    search = Search(rules, Judgement(model_of(game, features), features), AdvisedPolicy(advice))
    wins = 0.0
    for deal in range(40):
        state = rules.blank_state()
        rules.fill(state)
        match: Match[Any] = Match(rules, state, FastChance(Random(deal // 2)), knowers=1 << deal % 2)
        match.start()
        bot, rng = SearchBot(search, 40, Random(deal)), Random(deal)
        while not state.over:
            seat = rules.asked(state)[0]
            options = rules.offer(state, seat)
            if len(options) > 1 and seat == deal % 2:
                match.apply(seat, bot.choose(view_of(rules, state, seat), options))
            else:
                match.apply(seat, rng.choice(options))
        wins += features.goal(rules.result(state), deal % 2)
    assert wins >= 26, f"{wins} of 40 against chance"


def test_a_model_is_kept_and_read(tmp_path: Any) -> None:
    game = registry.find_game("fairy-tale")
    rules, features = table_of(game)
    model = model_of(game, features)
    write_model(tmp_path / "model.npz", model)
    read = read_model((tmp_path / "model.npz").read_bytes())
    assert read.header == model.header
    view, _ = position(rules, 1, 3)
    values = [Judgement(each, features).values([view])[0] for each in (model, read)]
    assert values[0] == pytest.approx(values[1], abs=0.01)


@pytest.mark.parametrize("content", [b"", b"PK nonsense", b"\x93NUMPY"])
def test_what_is_no_model_is_refused(content: bytes) -> None:
    with pytest.raises(ModelError, match="no model"):
        read_model(content)


def test_a_model_for_other_cards_or_features_is_refused() -> None:
    game = registry.find_game("fairy-tale")
    _, features = table_of(game)
    _, others = table_of(registry.find_game("fine-sand"))
    model = model_of(game, features)
    with pytest.raises(ModelError, match="features"):
        Judgement(model, others)
    features.rules.kind_names = [*features.rules.kind_names[:-1], "stranger"]
    with pytest.raises(ModelError, match="cards"):
        Judgement(model, features)


class FirstIsBest:
    """A judge to whom only the number of views counts: of every two worlds the first one is won."""

    def values(self, views: Sequence[View]) -> list[float]:
        return [float(number % 2 == 0) for number in range(len(views))]

    def goal(self, result: Result, seat: int) -> float:
        return 0.0


def test_what_is_expected_is_the_mean_unless_there_is_a_prior() -> None:
    game = registry.find_game("fairy-tale")
    rules, _ = table_of(game)
    advice = registry.advice_for(game, rules)
    assert advice is not None
    view, options = position(rules, 3, 0)
    search = Search(rules, FirstIsBest(), AdvisedPolicy(advice))
    assert search.expectations(view, options[:2], 16, Random(1)) == [1.0, 0.0]

    class Doubtful:
        worlds = 4.0

        def weigh(self, view: View, options: list[int]) -> list[float]:
            return [-0.5, 0.5]

    better, worse = search.expectations(view, options[:2], 16, Random(1), Doubtful())
    assert 1.0 > better > worse > 0.0, (
        "eight worlds say more than what was thought before, which still counts"
    )


def test_the_advice_counts_as_a_few_worlds() -> None:
    """Where worlds tell no difference its first option is taken; hopes add up to nothing."""
    game = registry.find_game("fairy-tale")
    rules, _ = table_of(game)
    advice = registry.advice_for(game, rules)
    assert advice is not None

    class AllAlike(FirstIsBest):
        def values(self, views: Sequence[View]) -> list[float]:
            return [0.5] * len(views)

    bot = SearchBot(
        Search(rules, AllAlike(), AdvisedPolicy(advice)), 16, Random(1), AdvisedPrior(advice, FirstSight())
    )
    found = [(bot.choose(*asked), asked) for asked in [position(rules, seed, 0) for seed in range(6)]]
    assert {asked[1].index(option) for option, asked in found} != {0}
    for option, (view, options) in found:
        assert option == advice.rank(view, options)[0].option
        assert sum(AdvisedPrior(advice, FirstSight()).weigh(view, options)) == pytest.approx(0.0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_prior_of_the_advice_keeps_its_order_around_nothing(game: Any) -> None:
    rules, _ = table_of(game)
    advice = registry.advice_for(game, rules)
    assert advice is not None
    view, options = position(rules, 7, 6)
    hopes = dict(zip(options, AdvisedPrior(advice, FirstSight(point=0.03)).weigh(view, options), strict=True))
    ordered = [hopes[each.option] for each in advice.rank(view, options)]
    assert ordered == sorted(ordered, reverse=True)
    assert sum(ordered) == pytest.approx(0.0)
    assert ordered[0] - ordered[-1] <= FARTHEST + 1e-9


def test_how_far_the_advice_is_trusted_hangs_on_the_aim() -> None:
    game = registry.find_game("dice-upon-a-time")
    found = {
        mode: BotMaker(game, registry.rules_for(game, 2, {"mode": mode})).judgement
        for mode in ("competitive", "co-operative")
    }
    said = plan_of(game).first_sight
    assert said["win"].worlds != said["result"].worlds
    assert {mode: judgement and judgement.worlds for mode, judgement in found.items()} == {
        "competitive": said["win"].worlds,
        "co-operative": said["result"].worlds,
    }


def test_dice_upon_a_time_rests_before_every_turn() -> None:
    rules, _ = table_of(registry.find_game("dice-upon-a-time"))
    state = rules.blank_state()
    rules.fill(state)
    rng = Random(4)
    match: Match[Any] = Match(rules, state, FastChance(rng))
    match.start()
    rested: list[tuple[int, int]] = []
    while not state.over:
        seat = rules.asked(state)[0]
        if rules.rests(state, state.chapter):
            assert seat == state.active
            rested.append((state.chapter, seat))
        match.apply(seat, rng.choice(rules.offer(state, seat)))
    assert {chapter for chapter, _ in rested} == set(range(1, state.chapter + 1))
    assert len(rested) > 4 * state.chapter
