"""Whether what was lost or doubled is found, in made-up histories and in a record of a real game."""

from __future__ import annotations

from random import Random
from typing import Any

from veillee.core.session import Session
from veillee.registry import about_of, find_game, rules_for
from veillee.torture.ledger import DOUBLED, LOST, Fault, Key, Ledger, Promise, RecordLine, broken
from veillee.torture.record_check import faults_in

FIRST, SECOND = Key(0, 0, 7), Key(0, 1, 8)


def ledger(*acknowledged: Key, unsure: tuple[Key, ...] = ()) -> Ledger:
    found = Ledger()
    for key in (*acknowledged, *unsure):
        found.give(key).acknowledged = key not in unsure
    return found


def lines(*keys: Key, asked: bool = True) -> list[RecordLine]:
    return [RecordLine(key, asked) for key in keys]


def kinds(faults: list[Fault]) -> list[str]:
    return [fault.kind for fault in faults]


# Records


def test_a_record_that_has_all_is_sound() -> None:
    assert ledger(FIRST, SECOND).faults(lines(FIRST, SECOND), 0) == []


def test_an_acknowledged_answer_that_is_missing_is_lost() -> None:
    assert kinds(ledger(FIRST, SECOND).faults(lines(FIRST), 0)) == [LOST]


def test_an_answer_given_again_after_an_undo_must_be_there_twice() -> None:
    twice = ledger(FIRST, FIRST)
    twice.undone = 1
    assert twice.faults(lines(FIRST, FIRST), 1) == []
    assert kinds(twice.faults(lines(FIRST), 1)) == [LOST]
    assert kinds(twice.faults(lines(FIRST, FIRST), 0)) == [LOST]


def test_an_answer_that_was_not_acknowledged_may_be_there_once_or_not() -> None:
    unsure = ledger(FIRST, unsure=(SECOND,))
    assert unsure.faults(lines(FIRST), 0) == []
    assert unsure.faults(lines(FIRST, SECOND), 0) == []
    assert kinds(unsure.faults(lines(FIRST, SECOND, SECOND), 0)) == [DOUBLED]


def test_what_nobody_sent_is_doubled_unless_the_server_answers_such_questions() -> None:
    assert kinds(ledger(FIRST).faults(lines(FIRST, SECOND), 0)) == [DOUBLED]
    assert ledger(FIRST).faults([*lines(FIRST), *lines(SECOND, asked=False)], 0) == []


def test_more_undos_than_were_asked_for_are_doubled() -> None:
    some = ledger(FIRST)
    some.undone, some.maybe_undone = 1, 1
    assert some.faults(lines(FIRST), 2) == []
    assert kinds(some.faults(lines(FIRST), 3)) == [DOUBLED]


def test_a_real_record_is_checked_by_the_rules_and_line_by_line() -> None:
    game = find_game("fairy-tale")
    rules = rules_for(game, 2, {"rounds": 1})
    session: Session[Any] = Session(rules, about_of(game), key=bytes(32))
    rng, given = Random(5), Ledger()
    while not session.state.over:
        seat = rng.choice(rules.asked(session.state))
        offered = rules.offer(session.state, seat)
        option = rng.choice(offered)
        if len(offered) > 1 and seat == 0:
            given.give(Key(seat, session.state.decisions[seat], option)).acknowledged = True
        assert session.answer(seat, option) is None
    text = session.record.text()
    assert given.acknowledged > 2
    assert faults_in(text, given, {0}) == []
    assert DOUBLED in kinds(faults_in(text, given, {0, 1}))
    last = given.given.pop()
    assert kinds(faults_in(text, given, {0})) == [DOUBLED]
    given.give(last.key._replace(decision=99)).acknowledged = True
    assert LOST in kinds(faults_in(text, given, {0}))
    forged = text.replace('"seat":0', '"seat":1', 1)
    assert kinds(faults_in(forged, given, {0})) == [LOST]


# What a seat is told after a restart

EVENTS: list[object] = [{"n": 0, "event": "deal"}, {"n": 1, "event": "draw"}]


def asking(number: int, **more: object) -> dict[str, object]:
    return {"decision": {"number": number, "options": [1]}, "orders": {}, **more}


def test_what_continues_is_no_fault() -> None:
    more = [*EVENTS, {"n": 2, "event": "play"}]
    assert broken(Promise(EVENTS, 3, orders={}), more, asking(4)) == []


def test_events_that_vanish_or_change_are_lost() -> None:
    assert kinds(broken(Promise(EVENTS), EVENTS[:1], asking(0))) == [LOST]
    assert kinds(broken(Promise(EVENTS), [EVENTS[1], EVENTS[1]], asking(0))) == [LOST]
    assert broken(Promise(EVENTS, maybe_undone=True), EVENTS[:1], asking(0)) == []


def test_an_acknowledged_decision_that_is_asked_again_is_lost() -> None:
    assert kinds(broken(Promise(EVENTS, 4), EVENTS, asking(4))) == [LOST]
    assert broken(Promise(EVENTS, 4, maybe_undone=True), EVENTS, asking(4)) == []
    assert broken(Promise(EVENTS, 4), EVENTS, {"decision": None}) == []


def test_orders_stand_and_null_is_absence() -> None:
    promise = Promise(EVENTS, orders={"hush": "never", "mirror": None})
    assert broken(promise, EVENTS, asking(0, orders={"hush": "never"})) == []
    assert kinds(broken(promise, EVENTS, asking(0, orders={}))) == [LOST]


def test_at_a_quiet_table_everything_is_as_it_was() -> None:
    promise = Promise(EVENTS, document=asking(2, view={"zones": [[1]]}))
    assert broken(promise, EVENTS, asking(2, view={"zones": [[1]]})) == []
    assert kinds(broken(promise, EVENTS, asking(2, view={"zones": [[2]]}))) == [LOST]
    assert kinds(broken(promise, EVENTS, asking(3, view={"zones": [[1]]}))) == [LOST]
