"""Dice Upon a Time: what a decision says so that boards need no rule is what the rules then do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from veillee.core import FastChance, Match, view_of
from veillee.core.decisions import decision_of
from veillee.registry import find_game, rules_for

pytestmark = pytest.mark.both
GAME = find_game("dice-upon-a-time")


def positions(question: str, seed: int, players: int = 4, **options: Any) -> list[Match[Any]]:
    """The table each time somebody is asked this, in a game at random."""
    rules: Any = rules_for(GAME, players, options)
    state = rules.blank_state()
    rules.fill(state)
    match: Match[Any] = Match(rules, state, FastChance(Random(seed)))
    match.start()
    rng = Random(seed)
    found = []
    while not match.state.over:
        seat = rules.asked(match.state)[0]
        if rules.handlers[match.state.agendas[seat][-1][0]].name == question:
            found.append(Match(rules, match.state.copy(), FastChance(Random(seed))))
        match.answer(seat, rng.choice(rules.offer(match.state, seat)))
    return found


def verb_of(match: Match[Any], option: int) -> str:
    return match.rules.catalogue.verb_of(option).name


def ways(ahead: Any, node: int = 0) -> Iterator[list[int]]:
    """Every way through the nodes, with what the table answers by itself left out."""
    for option, following, *_ in ahead[node]:
        for rest in ways(ahead, following) if following >= 0 else [[]]:
            yield [option, *rest]


@pytest.mark.parametrize("seed", range(3))
def test_a_turn_says_what_one_move_can_be(seed: int) -> None:
    """Where each die can go, the walk over it, and the tokens of the place."""
    longest = 0
    for match in positions("turn", seed)[::4]:
        seat = match.state.active
        decision: Any = decision_of(match.rules, match.state, seat)
        if not any(verb_of(match, option) == "die" for option in decision["options"]):
            continue
        ahead = decision["ahead"]
        assert [option for option, *_ in ahead[0]] == decision["options"]
        assert len(json.dumps(ahead)) < 5000
        for way in ways(ahead):
            longest = max(longest, len(way))
            trial: Match[Any] = Match(match.rules, match.state.copy(), FastChance(Random(1)))
            assert [trial.answer(seat, option) for option in way] == [None] * len(way)
        rules: Any = match.rules
        for option, following, *forced in ahead[0]:
            if verb_of(match, option) == "die":
                sockets = rules.placing.offer_socket(match.state, seat, rules.turns.use.die(option))
                assert sockets == (forced[:1] or [socket for socket, *_ in ahead[following]])
    assert longest == 4


def test_a_place_says_how_many_tokens_it_gives() -> None:
    amounts = set()
    for seed in range(6):
        for match in positions("place-token", seed):
            seat = match.state.active
            decision: Any = decision_of(match.rules, match.state, seat)
            for option, amount in zip(decision["options"], decision["amounts"], strict=True):
                amounts.add(amount)
                trial = Match(match.rules, match.state.copy(), FastChance(Random(1)))
                before = sum(trial.state.tokens[seat])
                trial.answer(seat, option)
                gained = sum(trial.state.gains[seat]) or sum(trial.state.tokens[seat]) - before
                if verb_of(match, option) == "take-nothing":
                    assert amount == 0
                else:
                    assert gained == amount
    assert {0, 1, 2} <= amounts


def test_an_offer_says_how_much_can_be_added_of_each_thing() -> None:
    seen = set()
    for seed in range(4):
        for match in positions("build", seed, players=5):
            seat = match.rules.asked(match.state)[0]
            decision: Any = decision_of(match.rules, match.state, seat)
            for option, amount in zip(decision["options"], decision["amounts"], strict=True):
                verb = verb_of(match, option)
                if verb not in ("give", "want", "want-item"):
                    continue
                seen.add(verb)
                trial = Match(match.rules, match.state.copy(), FastChance(Random(1)))
                for _ in range(amount):
                    assert option in match.rules.offer(trial.state, seat)
                    trial.answer(seat, option)
                assert option not in match.rules.offer(trial.state, seat)
    assert seen == {"give", "want", "want-item"}


def test_a_message_says_what_every_socket_asks_for() -> None:
    rules: Any = rules_for(GAME, 3)
    for kind in rules.deck_kinds("events"):
        state = rules.blank_state()
        state.zones[rules.event] = [kind]
        derived = rules.derived(view_of(rules, state, 0))
        assert derived["values"] == rules.events.changes[kind].values
    assert any(change.values != rules.land.values for change in rules.events.changes.values())
