"""Ratings of bots: who wins more is higher, partners are one, and nobody is rated where all win together."""

from __future__ import annotations

from itertools import chain
from math import exp, hypot
from typing import Any

import pytest

from veillee.bots.arena import Contest, Played, play_contest
from veillee.bots.arena.ratings import Rating, ranks_of, ratings_of, sides_of
from veillee.core import Rules
from veillee.registry import find_game, rules_for

BETA = 25 / 6


def rules_of(game: str, players: int, options: dict[str, Any] | None = None) -> Rules[Any]:
    return rules_for(find_game(game), players, options or {})


def played(bots: list[str], scores: list[int], winners: list[int], deal: int = 0) -> Played:
    return Played(deal, 0, bots, scores, winners, [1] * len(bots), [0.0] * len(bots))


def expected(one: Rating, other: Rating) -> float:
    """How often the one should win against the other, by their ratings."""
    scale = hypot(BETA, BETA, one.deviation, other.deviation)
    return 1 / (1 + exp((other.mean - one.mean) / scale))


def test_ratings_say_how_often_one_wins() -> None:
    won, lost = played(["a", "b"], [2, 1], [0]), played(["a", "b"], [1, 2], [1])
    found = ratings_of(rules_of("fairy-tale", 2), [won, won, lost, won] * 200)
    assert expected(found["a"], found["b"]) == pytest.approx(0.75, abs=0.02)
    assert found["a"].deviation == found["b"].deviation < 1.2
    few = ratings_of(rules_of("fairy-tale", 2), [won, won, lost, won])
    assert few["a"].deviation > 4


def test_two_that_share_every_third_win_are_nearer() -> None:
    won, shared = played(["a", "b"], [2, 1], [0]), played(["a", "b"], [2, 2], [0, 1])
    rules = rules_of("fairy-tale", 2)
    clear = ratings_of(rules, [won] * 30)
    mixed = ratings_of(rules, [won, won, shared] * 10)
    assert clear["a"].mean - clear["b"].mean > mixed["a"].mean - mixed["b"].mean > 1


def test_the_winners_come_first_and_the_others_by_their_points() -> None:
    most, fewest = rules_of("fairy-tale", 4), rules_of("fine-sand", 4)
    game = played(["a", "b", "c", "d"], [5, 9, 9, 7], [2])
    alone = [[0], [1], [2], [3]]
    assert ranks_of(most, game, alone) == [3, 1, 0, 2]
    assert ranks_of(fewest, game, alone) == [1, 3, 0, 2]
    assert ranks_of(most, played(["a", "b", "c", "d"], [5, 9, 9, 5], [1, 2]), alone) == [2, 0, 0, 2]


def test_partners_win_and_lose_together() -> None:
    rules = rules_of("fairy-tale", 4, {"teams": "pairs"})
    sides = sides_of(rules)
    assert sides == [[0, 2], [1, 3]]
    games = [
        played(["a", "b", "a", "c"], [9, 1, 0, 8], [0, 2]),
        played(["a", "b", "a", "c"], [0, 0, 0, 9], [1, 3]),
    ]
    assert [ranks_of(rules, game, sides) for game in games] == [[0, 1], [1, 0]]
    found = ratings_of(rules, [games[0]] * 20)
    assert found["a"].mean > 25 > found["b"].mean
    assert found["b"] == found["c"]


def test_a_bot_on_several_seats_has_one_rating() -> None:
    rules = rules_of("fairy-tale", 4)
    even = [
        played(["a", "b", "b", "b"], [4, 3, 2, 1][-shift:] + [4, 3, 2, 1][:-shift], [shift % 4])
        for shift in range(1, 5)
    ]
    found = ratings_of(rules, chain(*[even] * 50))
    assert expected(found["a"], found["b"]) == pytest.approx(0.5, abs=0.03)
    assert ratings_of(rules, [played(["a"] * 4, [1, 0, 0, 0], [0])]) == {}


def test_nobody_is_rated_where_nobody_wins_against_anybody() -> None:
    assert ratings_of(rules_of("fine-sand", 1), [played(["a"], [17], [0])]) == {}
    together = rules_of("dice-upon-a-time", 2, {"mode": "co-operative"})
    assert ratings_of(together, [played(["a", "b"], [60, 60], [0, 1])] * 5) == {}


def test_any_number_of_workers_gives_the_same_ratings() -> None:
    contest = Contest("fairy-tale", 2, {"rounds": 1}, ("greedy", "random"), 8, 1)

    def rated(workers: int) -> dict[str, Rating]:
        games = sorted(play_contest(contest, workers), key=lambda each: (each.deal, each.rotation))
        return ratings_of(contest.maker().rules, games)

    assert rated(2) == rated(1)
    assert rated(1)["greedy"].mean > rated(1)["random"].mean
