"""The arena: fair seats and deals, wins counted in parts, and bots as strong as the docs say."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from veillee import registry
from veillee.bots import Bot, GreedyBot, arena
from veillee.bots.arena import Tally, compete, wilson

pytestmark = pytest.mark.both

FAIRY_TALE = registry.find_game("fairy-tale")


def competition(
    names: list[str], games: int, options: dict[str, Any] | None = None, seed: int = 1
) -> list[Tally]:
    rules = registry.rules_for(FAIRY_TALE, len(names), options)
    return compete(rules, registry.advice_for(FAIRY_TALE, rules), names, games, seed)


@pytest.mark.parametrize(
    ("rate", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (1.0, 10, 0.7225, 1.0), (0.0, 10, 0.0, 0.2775), (0.9, 1000, 0.8799, 0.9171)],
)
def test_wilson(rate: float, games: int, low: float, high: float) -> None:
    assert wilson(rate, games) == pytest.approx((low, high), abs=1e-4)


def test_the_same_seed_gives_the_same_result() -> None:
    short = {"rounds": 1}
    assert competition(["greedy", "random"], 6, short) == competition(["greedy", "random"], 6, short)
    assert competition(["greedy", "random"], 6, short) != competition(["greedy", "random"], 6, short, seed=2)


def test_every_deal_is_played_once_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, list[bool]]] = []
    real = arena.play_game

    def watched(rules: Any, bots: Sequence[Bot], luck: Random) -> Any:
        played.append((hash(luck.getstate()), [isinstance(bot, GreedyBot) for bot in bots]))
        return real(rules, bots, luck)

    monkeypatch.setattr(arena, "play_game", watched)
    tallies = competition(["greedy", "random", "random"], 4, {"rounds": 1})
    assert len(played) == tallies[0].games == 6
    assert len({deal for deal, _ in played}) == 2
    for first in (0, 3):
        assert len({deal for deal, _ in played[first : first + 3]}) == 1
        assert sorted(seats.index(True) for _, seats in played[first : first + 3]) == [0, 1, 2]


def test_wins_are_shared_and_add_up() -> None:
    tallies = competition(["random"] * 4, 40, {"rounds": 1, "draft": 3})
    assert [(tally.name, tally.seats) for tally in tallies] == [("random", 4)]
    assert tallies[0].wins == pytest.approx(tallies[0].games)
    first, second = competition(["greedy", "random"], 10, {"rounds": 1, "draft": 3})
    assert first.wins + second.wins == pytest.approx(10)


def test_partners_by_the_same_bot_win_as_one() -> None:
    greedy, _ = competition(["greedy", "random"] * 2, 4, {"teams": "pairs"})
    assert (greedy.seats, greedy.rate) == (2, 1.0)


@pytest.mark.parametrize("options", [{"mode": "expert"}, {}, {"mode": "novice"}], ids=str)
def test_greedy_beats_random(options: dict[str, Any]) -> None:
    greedy, rand = competition(["greedy", "random"], 60, options)
    assert greedy.rate >= 0.85
    assert greedy.mean_score > rand.mean_score + 10


def test_one_greedy_among_random_bots() -> None:
    greedy, _ = competition(["greedy", *["random"] * 3], 40, {"mode": "expert"})
    assert greedy.rate >= 0.75


def test_progress_is_told_to_the_end() -> None:
    rules = registry.rules_for(FAIRY_TALE, 2, {"rounds": 1})
    told: list[tuple[int, int]] = []
    compete(rules, None, ["random", "random"], 5, 1, lambda done, games: told.append((done, games)))
    assert told == [(game, 6) for game in range(1, 7)]
