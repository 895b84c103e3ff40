"""A game's own copy of its state has every field, and shares nothing that can change."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from veillee.core import FastChance, Match
from veillee.core.fields import AGENDAS, LIST, LISTS, PARTS, STEPS, copy_of
from veillee.registry import find_game, rules_for

pytestmark = pytest.mark.both

GAMES = ("dice-upon-a-time", "fairy-tale", "fine-sand", "grimm-forest")
ANSWERS = 150


def states(game: str) -> Iterator[Any]:
    """States of a game that is played at random, the next when the last was looked at."""
    rng = Random(3)
    rules: Any = rules_for(find_game(game), 4)
    state = rules.blank_state()
    rules.fill(state)
    match: Match[Any] = Match(rules, state, FastChance(rng), knowers=rules.everyone)
    match.start()
    for _ in range(ANSWERS):
        yield state
        asked = rules.asked(state)
        if not asked:
            return
        seat = rng.choice(asked)
        match.apply(seat, rng.choice(rules.offer(state, seat)))


def changeable(state: Any) -> list[object]:
    """Every list of a state, and every part, that somebody may write to."""
    found: list[object] = []
    for name, shape in type(state).FIELDS:
        value = getattr(state, name)
        if shape in (LIST, LISTS, STEPS, AGENDAS, PARTS):
            found.append(value)
        if shape in (LISTS, AGENDAS, PARTS):
            found += value
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_has_every_field_and_shares_nothing(game: str) -> None:
    for state in states(game):
        twin = state.copy()
        assert twin.to_json() == copy_of(state).to_json()
        shared = {id(each) for each in changeable(state)} & {id(each) for each in changeable(twin)}
        assert not shared
