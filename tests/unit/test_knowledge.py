"""Knowledge is simplified only where something has changed, with the outcome of simplifying all of it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from veillee.core import FastChance, Match, State, knowledge, view_of
from veillee.core.facts import Fact, simplify
from veillee.core.knowledge import Knowledge
from veillee.core.rules import AnyRules
from veillee.core.session import Session
from veillee.registry import find_game, rules_for

ANSWERS = 150
MOST_TAKE_BACKS = 5


class Comparison:
    """Simplifies as knowledge asks for, and once more from the beginning."""

    def __init__(self) -> None:
        self.partial = 0

    def simplify(self, facts: list[Fact], live: set[int], places: Iterable[int] | None = None) -> list[Fact]:
        self.partial += places is not None
        whole = simplify(facts, live)
        assert simplify(facts, live, places) == whole
        return whole

    def tidy(self, each: Knowledge) -> None:
        """What would be left out altogether must change nothing."""
        if each._touched == []:
            assert simplify(each.facts, each._live()) == each.facts


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("id", ["fairy-tale", "grimm-forest", "fine-sand", "dice-upon-a-time", "whispers"])
def test_looking_where_something_changed_is_enough(
    id: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    comparison, tidy = Comparison(), Knowledge.tidy
    monkeypatch.setattr(knowledge, "simplify", comparison.simplify)

    def compared(each: Knowledge) -> None:
        comparison.tidy(each)
        tidy(each)

    monkeypatch.setattr(Knowledge, "tidy", compared)
    game = find_game(id)
    rules = rules_for(game, min(players, game.players[1]))
    for seed in range(2):
        rng = Random(seed)
        session: Session[Any] = Session(rules, {}, seed=seed, keeps_events=False)
        for _ in range(ANSWERS):
            if session.state.over:
                break
            seat = rng.choice(rules.asked(session.state))
            session.answer(seat, rng.choice(rules.offer(session.state, seat)))
            other, chance = rng.randrange(rules.players), rng.random()
            if chance < 0.03:
                session.undo(other)
            elif chance < 0.06 and session.take_backs < MOST_TAKE_BACKS and not session.needs_record(other):
                session.take_back(other)
    assert comparison.partial > 20


@pytest.mark.parametrize("id", ["fairy-tale", "grimm-forest", "fine-sand", "dice-upon-a-time"])
def test_what_one_seat_knows_can_be_kept_without_the_others(id: str) -> None:
    rules = rules_for(find_game(id), 3)
    together, alone = (_played(rules, knowers) for knowers in (rules.everyone, 0b010))
    assert together.knowledge[1].facts, "a comparison of nothing proves nothing"
    assert view_of(rules, alone, 1) == view_of(rules, together, 1)
    for other in (0, 2):
        assert "knowledge" not in view_of(rules, alone, other)


def _played(rules: AnyRules, knowers: int) -> State:
    """A state after some answers, which are the same whoever is followed."""
    rng = Random(4)
    state: State = rules.blank_state()
    rules.fill(state)
    match: Match[Any] = Match(rules, state, FastChance(rng), knowers)
    match.start()
    for _ in range(40):
        seat = rules.asked(state)[-1]
        match.apply(seat, rng.choice(rules.offer(state, seat)))
    return state
