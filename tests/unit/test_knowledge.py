"""Knowledge is simplified only where something has changed, with the outcome of simplifying all of it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from veillee.core import knowledge
from veillee.core.facts import Fact, simplify
from veillee.core.knowledge import Knowledge
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
