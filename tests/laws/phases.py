"""Laws of parallel phases: simultaneous means simultaneous."""

from __future__ import annotations

from typing import Any

from laws.choosers import ListedChoices, Moments
from laws.runs import AnySession, bytes_of, start_match
from laws.tables import AnyRules, Table
from veillee.core import KeyedChance, key_from_seed
from veillee.core.session import Session


def arrival_order_is_irrelevant(table: Table, seed: int, choices: list[int]) -> None:
    """Whoever answers first in a phase, the state and every receiver's bytes come out the same."""
    first = _play_in_order(table, seed, choices, ListedChoices([]))
    second = _play_in_order(table, seed, choices, ListedChoices(choices[::-1]))
    assert first.state == second.state
    for receiver in range(table.players + 1):
        assert bytes_of(first, receiver) == bytes_of(second, receiver)


def _play_in_order(table: Table, seed: int, choices: list[int], order: ListedChoices) -> AnySession:
    """A game in which what a seat answers depends on the seat and its decision number alone."""
    rules = table.rules()
    session: Session[Any] = Session(rules, table.about(), seed=seed, arrangement=table.arrangement)
    while not session.state.over:
        asked = rules.asked(session.state)
        seat = asked[order.below(len(asked))]
        options = rules.offer(session.state, seat)
        number = session.state.decisions[seat] * rules.players + seat
        wish = choices[number % len(choices)] if choices else 0
        assert session.answer(seat, options[wish % len(options)]) is None
    return session


def a_phase_keeps_seats_apart(table: Table, seed: int, choices: list[int]) -> None:
    """Inside a phase an answer changes only that seat's parts, and nobody else's bytes but 'waiting'."""
    rules = table.rules()
    session: Session[Any] = Session(rules, table.about(), seed=seed, arrangement=table.arrangement)
    chooser = ListedChoices(choices)
    moments = Moments(seed)
    while not session.state.over:
        asked = rules.asked(session.state)
        seat = asked[chooser.below(len(asked))]
        options = rules.offer(session.state, seat)
        if not (session.state.phase and moments.look()):
            assert session.answer(seat, options[chooser.below(len(options))]) is None
            continue
        before = session.state.copy()
        heard = [_without_waiting(session, receiver) for receiver in range(rules.players + 1)]
        assert session.answer(seat, options[chooser.below(len(options))]) is None
        if session.state.before is not before.before:
            continue
        _only_own_parts_changed(rules, before, session.state, seat)
        for receiver in range(rules.players + 1):
            if receiver != seat:
                assert _without_waiting(session, receiver) == heard[receiver]


def _without_waiting(session: AnySession, receiver: int) -> dict[str, Any]:
    return {name: value for name, value in session.message(receiver).items() if name != "waiting"}


def _only_own_parts_changed(rules: AnyRules, before: Any, after: Any, seat: int) -> None:
    per_seat = {name for name, is_per_seat, _ in rules.fields if is_per_seat}
    per_seat |= {"agendas", "outbox", "decisions", "knowledge"}
    for name, _ in type(after).FIELDS:
        old, new = getattr(before, name), getattr(after, name)
        if name in ("zones", "shown"):
            owners = rules.zone_owner
            changed = [z for z, owner in enumerate(owners) if old[z] != new[z] and owner != seat]
        elif name in per_seat:
            changed = [s for s in range(rules.players) if s != seat and old[s] != new[s]]
        elif name == "draws":
            changed = [s for s in range(rules.players + 1) if s != seat + 1 and old[s] != new[s]]
        else:
            changed = [0] if old != new else []
        assert not changed, f"seat {seat}'s answer in a phase changed {name} elsewhere: {changed}"


def bare_phases_play_alike(table: Table, seed: int, choices: list[int]) -> None:
    """Without knowledge the arrival order does not matter either: nothing leans on the snapshot."""
    states = []
    for order in (ListedChoices([]), ListedChoices(choices[::-1])):
        rules = table.rules()
        match = start_match(table, rules, KeyedChance(key_from_seed(seed)), watched=False)
        while not match.state.over:
            asked = rules.asked(match.state)
            seat = asked[order.below(len(asked))]
            options = rules.offer(match.state, seat)
            number = match.state.decisions[seat] * rules.players + seat
            wish = choices[number % len(choices)] if choices else 0
            match.apply(seat, options[wish % len(options)])
        states.append(match.state)
    assert states[0] == states[1]


LAWS_OF_PHASES = (arrival_order_is_irrelevant, a_phase_keeps_seats_apart, bare_phases_play_alike)
