"""Dice Upon a Time together: every limit of the table of ranks, and the length that is not played so."""

from __future__ import annotations

import pytest

from veillee.core import Match, OptionError, ScriptedChance
from veillee.core.arrangement import arrange
from veillee.registry import files_of, find_game, rules_for

pytestmark = pytest.mark.both

GAME = find_game("dice-upon-a-time")
TOGETHER = {"mode": "co-operative"}
LIMITS = {2: (30, 40, 50, 60), 3: (45, 60, 75, 90), 4: (60, 80, 100, 116), 5: (60, 80, 100, 116)}
#: The Side Quest of who ends in Town: without it no Quests are worth one point less than all of them.
HOME_AGAIN = 2


def quests_worth(points: int) -> list[str]:
    sums: dict[int, list[str]] = {0: []}
    for quest in files_of(GAME).cards["quests"]:
        for total, chosen in list(sums.items()):
            sums.setdefault(total + quest["ap"], [*chosen, quest["id"]])
    return sums[points]


def rank_with(players: int, points: int) -> int:
    """Let the last player pass in the last chapter of a game with so many points."""
    rules = rules_for(GAME, players, TOGETHER)
    state = rules.blank_state()
    others: list[list[str]] = [[] for _ in range(players - 1)]
    arrangement = {
        "chapter": 6,
        "passed": [False] + [True] * (players - 1),
        "common_stories": ["home-again"],
        "done": [quests_worth(points - HOME_AGAIN), *others],
    }
    arrange(rules, state, arrangement)
    match = Match(rules, state, ScriptedChance({}))
    match.start(arranged=True)
    assert match.answer(0, rules.catalogue.parse("pass")) is None
    assert rules.result(state).scores == [points] * players
    rank: int = state.rank
    return rank


@pytest.mark.parametrize("players", LIMITS)
def test_a_rank_begins_on_its_limit_and_not_a_point_below(players: int) -> None:
    ranks = [(rank_with(players, limit - 1), rank_with(players, limit)) for limit in LIMITS[players]]
    assert ranks == [(rank, rank + 1) for rank in range(1, 5)]


def test_together_there_is_no_extra_long_game() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.complete(2, {**TOGETHER, "length": "extra-long"})
    assert caught.value.rule == "du.co-op"
