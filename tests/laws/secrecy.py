"""Laws of secrecy: a seat's bytes follow from what it may know, and from nothing else.

What a seat may know is decided by the observer (`laws.observer`), never by the code under test.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from laws.observer import Observer
from laws.runs import bytes_of, refusals, start_match, start_session
from laws.tables import AnyRules, Table
from laws.tape import ChosenChance, ChosenRandom, Tape, every_run
from veillee.core import KeyedChance, Match, determinize, key_from_seed, view_of
from veillee.core.decisions import decision_of, waiting_for
from veillee.core.happenings import event_for
from veillee.core.state import SEALED_PHASE
from veillee.texts import Texts


@dataclass
class Classes:
    """What enumeration found for one receiver."""

    bytes_of_sequence: dict[str, str] = field(default_factory=dict)
    sequence_of_bytes: dict[str, str] = field(default_factory=dict)
    #: The states each sequence leaves possible, and one view of that class.
    states: dict[str, set[str]] = field(default_factory=dict)
    views: dict[str, str] = field(default_factory=dict)


def enumerate_games(table: Table) -> tuple[list[Classes], int]:
    """Play every deal and every answer; fails when bytes tell more, or less, than the sequence."""
    texts = Texts("en", table.game)
    found = [Classes() for _ in range(table.players + 1)]
    games = 0
    for fork in every_run():
        games += 1
        rules = table.rules()
        observer = Observer(rules)
        session = start_session(table, rules, fork, observer.watch)
        while True:
            observer.watch(session.state, -1)
            if fork.is_new():
                for receiver, classes in enumerate(found):
                    _compare(session, observer, receiver, classes, texts)
            if session.state.over:
                break
            seat = rules.asked(session.state)[0]
            options = rules.offer(session.state, seat)
            assert session.answer(seat, options[fork.below(len(options))]) is None
    return found, games


def _compare(session: Any, observer: Observer, receiver: int, classes: Classes, texts: Any) -> None:
    waiting = _waiting(session.state)
    sequence = f"{observer.sequence(receiver)} {waiting}"
    seen = bytes_of(session, receiver, texts)
    assert classes.bytes_of_sequence.setdefault(sequence, seen) == seen, (
        f"receiver {receiver} is told more than it may know:\n"
        + _difference(classes.bytes_of_sequence[sequence], seen)
    )
    assert classes.sequence_of_bytes.setdefault(seen, sequence) == sequence, (
        f"receiver {receiver} has forgotten something it saw: {seen[:500]}"
    )
    if receiver < session.rules.players:
        classes.states.setdefault(sequence, set()).add(_possible(session.rules, session.state, receiver))
        classes.views.setdefault(sequence, json.dumps(view_of(session.rules, session.state, receiver)))


def _waiting(state: Any) -> list[int]:
    """Who is still thinking; a sealed phase does not show who is done."""
    agendas = state.before.agendas if state.phase == SEALED_PHASE else state.agendas
    return [seat for seat, agenda in enumerate(agendas) if agenda]


def _difference(one: str, other: str) -> str:
    """What differs between two receivers' bytes, from the first difference on."""
    left, right = json.loads(one), json.loads(other)
    lines = []
    for name in left:
        if left[name] != right.get(name):
            a, b = json.dumps(left[name]), json.dumps(right.get(name))
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), 0)
            lines.append(f"{name}: {a[at:][:600]}\n   or: {b[at:][:600]}")
    return "\n".join(lines)


def _possible(rules: AnyRules, state: Any, seat: int) -> str:
    """A state as a seat has to imagine it: other seats of a running phase stand at its beginning."""
    raw = state.to_json()
    start = raw["before"] or raw
    zones = [
        (raw if owner in (-1, seat) else start)["zones"][zone] for zone, owner in enumerate(rules.zone_owner)
    ]
    fields = {}
    for name, per_seat, _ in rules.fields:
        fields[name] = raw[name]
        if per_seat:
            fields[name] = [(raw if s == seat else start)[name][s] for s in range(rules.players)]
    agendas = [(raw if s == seat else start)["agendas"][s] for s in range(rules.players)]
    return json.dumps([zones, fields, agendas, raw["table"], raw["phase"], raw["over"]])


def determinize_reaches_exactly_the_class(table: Table, found: list[Classes]) -> int:
    """For each thing a seat can know: determinize finds all states it leaves possible, and no other."""
    rules = table.rules()
    checked = 0
    for seat in range(table.players):
        for sequence, view in found[seat].views.items():
            reached = set()
            for fork in every_run():
                state = determinize(rules, json.loads(view), ChosenRandom(fork))
                reached.add(_possible(rules, state, seat))
            expected = found[seat].states[sequence]
            assert reached <= expected, f"determinize invents a state: {min(reached - expected)} for {view}"
            assert expected <= reached, f"determinize misses a state: {min(expected - reached)} for {view}"
            checked += 1
    return checked


def law_of_enumeration(table: Table) -> tuple[int, int]:
    """The whole of secrecy on a reduced deck; returns how many games and classes were looked at."""
    found, games = enumerate_games(table)
    return games, determinize_reaches_exactly_the_class(table, found)


# Full games: two tables that differ only in what a seat cannot know


class Side:
    """One of two tables played in step, and what one receiver gets to see of it."""

    def __init__(self, rules: AnyRules, state: Any, seat: int, tape: list[int], texts: Any) -> None:
        self.rules = rules
        self.observer = Observer(rules)
        self.seat = seat
        self.texts = texts
        chance = ChosenChance(Tape(tape), distinct=False)
        self.match = Match(rules, state, chance, True, True, self.observer.watch)
        if not state.over and not all(self._waits(agenda) for agenda in state.agendas if agenda):
            self.match.resume()

    def _waits(self, agenda: Any) -> bool:
        return bool(self.rules.handlers[agenda[-1][0]].is_question)

    def sequence(self) -> str:
        self.observer.watch(self.match.state, -1)
        return f"{self.observer.sequence(self.seat)} {_waiting(self.match.state)}"

    def seen(self) -> str:
        state, seat = self.match.state, self.seat
        events = [event_for(self.rules, happening, seat) for happening in self.match.heard[seat]]
        return json.dumps(
            [
                view_of(self.rules, state, seat),
                decision_of(self.rules, state, seat),
                waiting_for(self.rules, state),
                [event for event in events if event is not None],
                refusals(self.rules, state, seat, self.texts),
            ]
        )


def hidden_cards_change_no_bytes(table: Table, seed: int, tape: list[int], tally: Counter[str]) -> None:
    """From a state and a twin the seat cannot tell from it, play on alike: equal sights give equal bytes.

    `tally` counts for each hidden zone in how many pairs it could have differed, and in how many it did.
    """
    rng = Random(seed)
    texts = Texts("en", table.game)
    rules = table.rules()
    match = start_match(rules, KeyedChance(key_from_seed(seed)))
    chooser = Tape(tape)
    seat = seed % rules.players
    for _ in range(chooser.below(rules.limits().decisions)):
        if match.state.over or (_nobody_has_begun(match.state) and rng.random() < 0.15):
            break
        asked = rules.asked(match.state)
        actor = asked[chooser.below(len(asked))]
        options = rules.offer(match.state, actor)
        match.apply(actor, options[chooser.below(len(options))])
    if match.state.over or not _nobody_has_begun(match.state):
        return
    twin = determinize(rules, json.loads(json.dumps(view_of(rules, match.state, seat))), rng)
    twin.decisions = match.state.decisions[:]
    _tally(rules, match.state, twin, seat, tally)
    sides = [Side(table.rules(), state, seat, tape, texts) for state in (match.state.copy(), twin)]
    while sides[0].sequence() == sides[1].sequence():
        assert sides[0].seen() == sides[1].seen(), (
            "two games that look alike to a seat gave it different bytes"
        )
        if sides[0].match.state.over or not _step_alike(sides, rng):
            return


def _nobody_has_begun(state: Any) -> bool:
    """Outside a phase, or at its very start: where a determinized state has everybody stand."""
    return state.before is None or state.decisions == state.before.decisions


def _step_alike(sides: list[Side], rng: Random) -> bool:
    """Let both tables take the same answer; False when no answer is legal at both."""
    both = [side.match for side in sides]
    asked = [set(match.rules.asked(match.state)) for match in both]
    pairs = [
        (seat, option)
        for seat in sorted(asked[0] & asked[1])
        for option in both[0].rules.offer(both[0].state, seat)
        if option in both[1].rules.offer(both[1].state, seat)
    ]
    if not pairs:
        return False
    seat, option = rng.choice(pairs)
    for match in both:
        match.apply(seat, option)
    return True


def _tally(rules: AnyRules, state: Any, twin: Any, seat: int, tally: Counter[str]) -> None:
    for zone, places in enumerate(state.knowledge[seat].places):
        known = {fact[0][0] for fact in state.knowledge[seat].facts if len(fact[0]) == 1 and fact[1][0] < 0}
        if any(place not in known for place in places):
            name = rules.zone_label(zone).split(".")[0]
            tally[f"{name} could differ"] += 1
            tally[f"{name} differed"] += state.zones[zone] != twin.zones[zone]
