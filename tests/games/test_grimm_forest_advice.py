"""Advice for The Grimm Forest: sound choices on small positions, and every option ranked at every table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from examiner import Examiner
from veillee import registry
from veillee.bots.arena import Contest, play_contest, play_game, tallies_of
from veillee.core import Reason, view_of
from veillee.core.session import Session
from veillee.games.grimm_forest import GAME
from veillee.games.grimm_forest.advice.ranking import JUDGES

pytestmark = pytest.mark.both

#: Moments of the round, as `moments.py` numbers them.
CHOOSING, FABLES_REVEALED, BEFORE_COLLECTING, END_OF_GATHER, TURNS = 1, 4, 6, 8, 10


def table(players: int = 2, options: dict[str, Any] | None = None, **arranged: Any) -> Session[Any]:
    """A table in the third round, at the position told."""
    rules = registry.rules_for(GAME, players, options)
    position = {name.replace("_", "-"): value for name, value in arranged.items()}
    return Session(rules, {}, seed=1, arrangement={"round": 3, **position})


def advised(session: Session[Any], seat: int = 0) -> list[tuple[str, Reason]]:
    """The options of a seat in words, the best first, with the reasons."""
    rules = session.rules
    advice = registry.advice_for(GAME, rules)
    assert advice is not None
    ranked = advice.rank(view_of(rules, session.state, seat), rules.offer(session.state, seat))
    return [(rules.catalogue.words(hint.option), hint.reason) for hint in ranked]


def choosing(**arranged: Any) -> Session[Any]:
    """Two players with all their Gather cards."""
    cards = ["gather-straw", "gather-wood", "gather-brick"]
    return table(window=CHOOSING, gather=[cards, cards], **arranged)


def answer(session: Session[Any], seat: int, words: str) -> None:
    assert session.answer(seat, session.rules.catalogue.parse(words)) is None


def said(reason: Reason) -> tuple[str, dict[str, int | str]]:
    return reason.message, reason.arguments


# Going somewhere


def test_a_full_place_is_worth_a_visit() -> None:
    session = choosing(stocks=[1, 0, 0, 0, 1, 0, 0, 0, 9])
    best = advised(session)[0]
    assert best[0] == "gather brickyard"
    assert best[1].arguments == {"amount": 9, "chance": 80}


def test_nobody_shares_who_can_have_as_much_alone() -> None:
    """The other one needs just a roof of straw."""
    houses = [[3, 4, 0, 0, 0], [9, 10, 6, 0, 0]]
    stocks = [6, 0, 0, 0, 5, 0, 0, 0, 0]
    best = advised(choosing(houses=houses, stocks=stocks))[0]
    assert (best[0], *said(best[1])) == ("gather forest", "advice-go-alone", {"amount": 5, "chance": 90})


@pytest.mark.parametrize(
    ("place", "card", "message"),
    [
        ("fields", "powerful-friends", "advice-likely-company"),
        ("brickyard", "little-helpers", "advice-likely-alone"),
    ],
)
def test_fables_go_by_the_company_to_be_expected(place: str, card: str, message: str) -> None:
    session = choosing(
        stocks=[9, 0, 0, 0, 0, 0, 0, 0, 1],
        houses=[[0] * 5, [6, 0, 0, 0, 0]],
        hands=[["little-helpers", "powerful-friends"], []],
    )
    answer(session, 0, f"gather {place}")
    best = advised(session)[0]
    assert (best[0], best[1].message) == (f"play {card}", message)


def test_a_fable_for_nobody_is_kept() -> None:
    session = choosing(hands=[["dragon"], []])
    answer(session, 0, "gather forest")
    found = advised(session)
    assert found[0][0] == "no-fable"
    assert found[1][1].message == "advice-monster-idle"


def test_a_dragon_waits_for_the_rich_but_not_at_home() -> None:
    position: dict[str, Any] = {
        "window": FABLES_REVEALED,
        "played": [["dragon"], []],
        "resources": [[1, 1, 1], [0, 3, 3]],
        "houses": [[0] * 5, [6, 0, 0, 0, 0]],
        "stocks": [9, 0, 0, 0, 4, 0, 0, 0, 0],
    }
    away = advised(table(laid=[["gather-wood"], ["gather-brick"]], **position))
    assert (away[0][0], *said(away[0][1])) == (
        "send fields",
        "advice-likely-comes",
        {"seat": 1, "percent": 74},
    )
    rich = {**position, "resources": [[6, 6, 6], [0, 1, 0]]}
    home = advised(table(laid=[["gather-straw"], ["gather-brick"]], **rich))
    assert (home[-1][0], *said(home[-1][1])) == (
        "send fields",
        "advice-own-place",
        {"seat": 1, "percent": 77},
    )


def test_one_runs_from_a_dragon() -> None:
    session = table(
        window=BEFORE_COLLECTING,
        first=1,
        played=[["dragon"], ["chinny-chin-chin"]],
        monsters=[0, -1],
        beasts=1,
        pigs=[2, 0],
        resources=[[0, 0, 0], [3, 3, 3]],
    )
    found = advised(session, 1)
    assert found[0][0] == "run-to forest"
    assert dict(found)["stay"].message == "advice-monster-there"


@pytest.mark.parametrize(
    ("place", "best", "message"),
    [(0, "stop-monster", "advice-struck"), (1, "let-monster-go", "advice-not-struck")],
)
def test_a_friend_is_given_up_for_a_danger_of_ones_own(place: int, best: str, message: str) -> None:
    session = table(
        window=BEFORE_COLLECTING,
        played=[[], ["dragon"]],
        monsters=[-1, place],
        beasts=1,
        pigs=[0, 1],
        resources=[[4, 4, 4], [1, 0, 0]],
        friends=[["woodcutter"], []],
    )
    found = advised(session)[0]
    assert (found[0], found[1].message) == (best, message)


# Building


def building(houses: list[int], resources: list[int], **arranged: Any) -> list[tuple[str, Reason]]:
    others: list[list[int]] = [[0] * 5, [0] * 3]
    position = {"houses": [houses, others[0]], "resources": [resources, others[1]], **arranged}
    return advised(table(window=TURNS, **position))


def test_the_third_house_wins() -> None:
    best = building([9, 10, 6, 5, 0], [6, 0, 4])[0]
    about = {"material": "straw", "cost": 6, "houses": 3, "needed": 3}
    assert (best[0], *said(best[1])) == ("build roof straw", "advice-wins", about)


def test_the_first_roof_of_a_material_brings_a_reward() -> None:
    best = building([6, 7, 0, 0, 0], [6, 6, 0], tokens=[1, -1, -1])[0]
    about = {"material": "wood", "cost": 6, "houses": 1, "needed": 3}
    assert (best[0], *said(best[1])) == ("build roof wood", "advice-token", about)


def test_walls_before_a_floor() -> None:
    best = building([3, 0, 0, 0, 0], [4, 2, 0])[0]
    about = {"material": "straw", "cost": 4, "houses": 1, "needed": 3}
    assert (best[0], *said(best[1])) == ("build walls straw", "advice-walls", about)


def test_the_last_resource_that_a_roof_lacks() -> None:
    best = building([8, 0, 0, 0, 0], [2, 0, 5])[0]
    lacking = {"section": "roof", "material": "brick", "lack": 1}
    assert (best[0], *said(best[1])) == ("gain brick", "advice-lack", lacking)


def test_what_pays_for_a_house_is_enough() -> None:
    found = dict(building([9, 10, 8, 0, 0], [0, 0, 6]))
    assert said(found["gain brick"]) == ("advice-enough", {"material": "brick", "have": 6})


def test_a_full_hand_needs_no_more_fables() -> None:
    deck = ["dragon", "giant"]
    few = building([0] * 5, [0, 0, 0], fable_deck=deck)
    many = building([0] * 5, [0, 0, 0], fable_deck=deck, hands=[["wolf", "wolf", "roar"], []])
    assert (few[0][0], *said(few[0][1])) == ("draw", "advice-draw", {"fables": 0, "count": 1})
    assert many[0][0] != "draw"
    assert said(dict(many)["draw"]) == ("advice-draw", {"fables": 3, "count": 1})


def test_a_material_that_is_used_up_is_worth_little_and_the_others_are_not() -> None:
    session = table(window=TURNS, houses=[[0] * 5, [10] * 5], sections=[5, 0, 5, 5, 0, 5, 5, 0, 5])
    rules = session.rules
    advice = registry.advice_for(GAME, rules)
    assert advice is not None
    ranked = advice.rank(view_of(rules, session.state, 0), rules.offer(session.state, 0))
    values = {rules.catalogue.words(hint.option): hint.value for hint in ranked}
    assert values["gain straw"] == values["gain brick"] > 0.4 > values["gain wood"] + 0.2


# Friends, resources, opponents


def test_a_better_friend_is_kept_and_a_worse_one_given() -> None:
    position: dict[str, Any] = {
        "window": TURNS,
        "houses": [[3, 0, 0, 0, 0], [0] * 5],
        "resources": [[4, 0, 0], [0] * 3],
    }
    session = table(friends=[["frog-prince"], []], friend_deck=["pinocchio"], **position)
    answer(session, 0, "build walls straw")
    best = advised(session)[0]
    better = {"card": "frog-prince", "percent": 169}
    assert (best[0], *said(best[1])) == ("keep-friend", "advice-better-friend", better)
    session = table(friends=[["pinocchio"], ["cinderella"]], friend_deck=["frog-prince"], **position)
    answer(session, 0, "build walls straw")
    best = advised(session)[0]
    assert best[0] == "give-friend 1"
    worse = {"seat": 1, "card": "cinderella", "old": 3, "amount": 1}
    assert said(best[1]) == ("advice-drives-off", worse)


def test_the_merchant_sells_what_is_needed() -> None:
    session = table(
        window=END_OF_GATHER,
        pigs=[0, 1],
        played=[["wandering-merchant"], []],
        resources=[[0, 2, 3], [0, 0, 0]],
        houses=[[9, 10, 8, 0, 0], [0] * 5],
    )
    assert advised(session)[0][0] == "trade wood brick"


def test_the_wolf_blows_at_what_hurts_most() -> None:
    session = table(
        window=END_OF_GATHER,
        pigs=[1, 0],
        played=[["big-bad-wolf"], []],
        monsters=[0, -1],
        houses=[[0] * 5, [9, 4, 0, 0, 0]],
    )
    assert advised(session)[0][0] == "blow-down 1 1"


def test_value_is_the_lead() -> None:
    rules = registry.rules_for(GAME, 2)
    advice = registry.advice_for(GAME, rules)
    assert advice is not None
    state = table(window=TURNS, houses=[[6, 0, 0, 0, 0], [3, 0, 0, 0, 0]]).state
    values = [advice.value(view_of(rules, state, seat)) for seat in (0, 1)]
    assert values[0] > 0 > values[1]
    assert sum(values) == pytest.approx(0)


# At every table

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"rounds": 20}),
    (3, {"rounds": 10, "frog-prince": "deck", "bridge-troll-self": "yes", "magic-flute": "in-turn"}),
    (4, {"rounds": 10}),
    (4, {"rounds": 5, "deck": "beginner"}),
]


class GrimmForestExaminer(Examiner):
    """Reasons are whole sentences."""

    def examine(self, reason: Reason) -> None:
        for texts in self.texts:
            assert texts.say(reason.message, **{"player": "Anna", **reason.arguments}).endswith(".")
        super().examine(reason)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_option_is_ranked_once_with_a_reason(players: int, options: dict[str, Any]) -> None:
    rules = registry.rules_for(GAME, players, options)
    examiner = GrimmForestExaminer(GAME, rules, Random(3))
    for seed in range(2):
        play_game(rules, [examiner] * players, Random(seed))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_question_has_a_judge(players: int, options: dict[str, Any]) -> None:
    rules = registry.rules_for(GAME, players, options)
    questions = {handler.name for handler in rules.handlers if handler.offer is not None}
    assert questions <= set(JUDGES)


@pytest.mark.parametrize(("players", "games", "least"), [(2, 30, 0.9), (4, 12, 0.75)])
def test_greedy_beats_random(players: int, games: int, least: float) -> None:
    names = ("greedy", *["random"] * (players - 1))
    contest = Contest(GAME.id, players, {}, names, games, 1, 1)
    greedy, rand = tallies_of(names, list(play_contest(contest, 1)))
    assert greedy.rate >= least
    assert greedy.mean_score > rand.mean_score + 1
