"""Epochs: a state that enters the record is the truth from there on, also in the middle of a phase."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from laws.tables import Table, full_tables
from veillee.core.epoch import EpochError, load_position, position_of
from veillee.core.record import Record, RecordError, parse_record, state_hash
from veillee.core.replay import replay
from veillee.core.rules import AnyRules
from veillee.core.session import Session

pytestmark = pytest.mark.both

LATER = {"game": "whispers", "revision": 2, "data": ""}


def table() -> Table:
    return next(table for table in full_tables() if str(table) == "whispers-3")


def played(answers: int, rng: Random) -> Session[Any]:
    at = table()
    session: Session[Any] = Session(at.rules(), at.about(), seed=5)
    play(session, answers, rng)
    return session


def play(session: Session[Any], answers: int, rng: Random) -> None:
    for _ in range(answers):
        if session.state.over:
            return
        seat = rng.choice(session.rules.asked(session.state))
        assert session.answer(seat, rng.choice(session.rules.offer(session.state, seat))) is None


def go_on(session: Session[Any], rules: AnyRules) -> Session[Any]:
    """The same game as the rules of a later revision go on with it."""
    position = position_of(session.rules, session.record.about, session.state)
    state = load_position(rules, LATER, position)
    record = parse_record(session.record.text())
    record.epoch(LATER, state.to_json(), state_hash(state), session.events, session.take_backs)
    return replay(record, rules)


@pytest.mark.parametrize("answers", range(12))
def test_a_game_goes_on_where_it_stood(answers: int) -> None:
    """If nothing has changed but the number, the rest of the game is the same, draws and all."""
    whole, part = played(answers, Random(1)), played(answers, Random(1))
    later = go_on(part, table().rules())
    assert later.state == whole.state
    assert later.events == whole.events
    play(whole, 200, Random(2))
    play(later, 200, Random(2))
    assert later.state == whole.state
    assert later.events == whole.events
    assert later.result() == whole.result()
    again = replay(parse_record(later.record.text()), table().rules())
    assert again.record.about["revision"] == 2
    assert again.record.lines == later.record.lines
    assert again.events == later.events


def test_nothing_before_an_epoch_is_taken_back() -> None:
    session = go_on(played(3, Random(1)), table().rules())
    for seat in range(3):
        assert [reason.message for reason in session.why_no_take_back(seat)] == ["undo-nothing"]
    seat = session.rules.asked(session.state)[0]
    while len(session.rules.offer(session.state, seat)) == 1:
        play(session, 1, Random(1))
        seat = session.rules.asked(session.state)[0]
    before, told = state_hash(session.state), [list(events) for events in session.events]
    assert session.answer(seat, session.rules.offer(session.state, seat)[0]) is None
    assert session.take_back(seat) is None
    assert state_hash(session.state) == before
    assert all(now[: len(then)] == then for now, then in zip(session.events, told, strict=True))
    assert replay(parse_record(session.record.text()), table().rules()).state == session.state


def test_an_epoch_whose_state_does_not_fit_its_hash_is_refused() -> None:
    session = go_on(played(3, Random(1)), table().rules())
    lines = session.record.lines
    bent = Record({name: lines[0][name] for name in lines[0] if name not in ("type", "format", "hash")})
    for line in lines[1:]:
        entry = {name: line[name] for name in line if name != "hash"}
        if entry["type"] == "epoch":
            entry["position"] = {**entry["position"], "turns": 1}
        bent.append(entry)
    with pytest.raises(RecordError, match="the hash does not fit the state"):
        replay(parse_record(bent.text()), table().rules())


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda position: position.update(format=2), "format 2"),
        (lambda position: position.update(revision=3), "revision 3"),
        (lambda position: position.update(names="0" * 64), "other names"),
        (lambda position: position["state"].pop("turns"), "turns"),
        (lambda position: position["state"]["zones"].pop(), "wrong number of zones"),
        (lambda position: position["state"]["zones"][0].append(0), "the cards are not those"),
        (lambda position: position["state"].update(agendas=[[], [], []]), "nobody could go on"),
        (lambda position: position["state"]["shown"].pop(), "index out of range"),
        (lambda position: position["state"].update(agendas=[[[99]], [], []]), "index out of range"),
    ],
)
def test_a_position_that_does_not_fit_is_refused_with_the_cause(change: Any, complaint: str) -> None:
    session = played(3, Random(1))
    position = position_of(session.rules, session.record.about, session.state)
    change(position)
    with pytest.raises(EpochError, match=complaint):
        load_position(table().rules(), LATER, position)
