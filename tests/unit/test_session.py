"""Sessions: plans, undo, stale answers, and records that cannot be bent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from laws.forgery import forge
from laws.tables import Table, full_tables
from veillee.core import determinize, view_of
from veillee.core.record import RecordError, parse_record
from veillee.core.refusals import Refusal
from veillee.core.replay import replay
from veillee.core.session import Session
from veillee.registry import about_of, find_game, rules_for
from veillee.tools.verifier import verify

pytestmark = pytest.mark.both

AnySession = Session[Any]


def table(name: str) -> Table:
    return next(table for table in full_tables() if str(table) == name)


def whispers(hands: list[list[str]], **more: Any) -> AnySession:
    """A session of Whispers that begins from these hands."""
    at = table(f"whispers-{len(hands)}")
    return Session(at.rules(), at.about(), seed=1, arrangement={"hands": hands, **more})


def say(session: AnySession, seat: int, words: str, decision: int | None = None) -> Refusal | None:
    return session.answer(seat, session.rules.catalogue.parse(words), decision)


def messages(refusal: Refusal | None) -> list[str]:
    assert refusal is not None
    return [reason.message for reason in refusal.reasons]


def test_an_answer_to_an_earlier_decision_is_refused() -> None:
    session = whispers([["spark"], ["hush"]], deck=["spark"])
    assert say(session, 0, "draw", decision=0) is None
    assert messages(say(session, 0, "draw", decision=0)) == ["stale-decision"]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_not_asked(seat: int) -> None:
    session = whispers([["spark"], ["hush"]], deck=["spark"])
    assert messages(say(session, seat, "draw")) == ["not-asked"]
    assert messages(session.match.answer(seat, 0)) == ["not-asked"]


def test_undo_takes_back_a_sealed_answer_before_the_barrier() -> None:
    session = whispers([["spark"], ["hush"], ["hush"]])
    assert say(session, 0, "tell spark") is None
    before = session.state.copy()
    assert say(session, 1, "hush") is None
    assert session.undo(1) is None
    assert session.state == before
    assert session.record.lines[-1]["type"] == "undo"


def test_undo_of_one_seat_leaves_the_others_answers() -> None:
    session = whispers([["spark"], ["hush"], ["hush"], ["hush"]])
    say(session, 0, "tell spark")
    say(session, 1, "hush")
    say(session, 2, "keep")
    assert session.undo(1) is None
    assert session.rules.asked(session.state) == [1, 3]
    say(session, 1, "keep")
    say(session, 3, "keep")
    rows = next(zone.first for zone in session.rules.zones if zone.name == "rows")
    assert session.state.zones[rows] == [session.rules.kind_names.index("spark")]


def test_undo_is_over_once_others_were_told() -> None:
    session = whispers([["spark"], ["hush"]])
    assert messages(session.undo(0)) == ["undo-nothing"]
    say(session, 0, "tell spark")
    assert messages(session.undo(0)) == ["undo-barrier"]
    say(session, 1, "hush")
    assert messages(session.undo(1)) == ["undo-barrier"]
    assert messages(session.undo(0)) == ["undo-told", "undo-answered"]


def test_undo_is_over_once_chance_was_drawn() -> None:
    at = table("peepers-3")
    session: AnySession = Session(at.rules(), at.about(), seed=4)
    say(session, 0, "steal 1")
    assert "undo-chance" in messages(session.undo(0))


def bakers() -> AnySession:
    at = table("bakers-2")
    return Session(at.rules(), at.about(), seed=3)


def test_a_plan_is_taken_back_as_one() -> None:
    session = bakers()
    before = session.state.copy()
    first = session.rules.offer(session.state, 0)[0]
    twin = bakers()
    assert twin.answer(0, first) is None
    second = twin.rules.offer(twin.state, 0)[0]
    assert session.answer_plan(0, [first, second]) == (2, None)
    assert session.state.decisions[0] == 2
    assert session.undo(0) is None
    assert session.state == before
    again = replay(parse_record(session.record.text()), session.rules)
    assert again.state == before


def test_a_plan_stops_at_what_is_not_legal() -> None:
    session = bakers()
    first = session.rules.offer(session.state, 0)[0]
    taken, refusal = session.answer_plan(0, [first, session.rules.catalogue.size, first])
    assert taken == 1
    assert messages(refusal) == ["no-such-option"]
    assert session.state.decisions[0] == 1


def test_a_plan_stops_where_chance_intervenes() -> None:
    """Seat 0 alone at the table steals, which draws; the rest of its plan must wait."""
    at = table("peepers-3")
    session: AnySession = Session(at.rules(), at.about(), seed=4)
    steal = session.rules.catalogue.parse("steal 1")
    taken, refusal = session.answer_plan(0, [steal, steal])
    assert taken == 1
    assert messages(refusal) == ["plan-met-chance"]


def test_events_are_numbered_without_gaps_for_everyone() -> None:
    session = bakers()
    while not session.state.over:
        seat = session.rules.asked(session.state)[-1]
        session.answer(seat, session.rules.offer(session.state, seat)[0])
    for receiver in range(3):
        numbers = [event["n"] for event in session.message(receiver)["events"]]
        assert numbers == list(range(len(numbers)))
        assert len(numbers) > 10


def finished(seed: int = 5) -> AnySession:
    at = table("whispers-2")
    session: AnySession = Session(at.rules(), at.about(), seed=seed)
    while not session.state.over:
        seat = session.rules.asked(session.state)[0]
        session.answer(seat, session.rules.offer(session.state, seat)[0])
    return session


def test_a_forged_answer_is_caught_by_the_rules() -> None:
    session = finished()

    def change(lines: list[Any]) -> None:
        lines[2]["option"] = session.rules.catalogue.parse("rest")

    with pytest.raises(RecordError, match="line 3: the rules refuse it"):
        replay(forge(session, change), session.rules)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"seat":', '"seat": ', "line 3: the line is not in the record's own spelling"),
        ('"seat":0', '"seat":1', "line 3: the hash does not fit the line"),
        ("}", "", "line 3: not JSON"),
    ],
)
def test_a_changed_line_is_named(old: str, new: str, words: str) -> None:
    lines = finished().record.text().splitlines(keepends=True)
    lines[2] = lines[2].replace(old, new, 1)
    with pytest.raises(RecordError, match=words):
        parse_record("".join(lines))


def test_a_forged_result_is_caught_by_the_rules() -> None:
    def change(lines: list[Any]) -> None:
        lines[-1]["result"]["scores"][0] += 1

    session = finished()
    with pytest.raises(RecordError, match="the rules say otherwise"):
        replay(forge(session, change), session.rules)


def test_a_finished_game_without_its_end_is_caught() -> None:
    session = finished()
    with pytest.raises(RecordError, match="does not say so"):
        replay(forge(session, lambda lines: lines.pop()), session.rules)


def test_a_game_with_a_secret_key_can_be_replayed_once_it_is_over() -> None:
    at = table("whispers-2")
    session: AnySession = Session(at.rules(), at.about(), key=bytes(range(32)))
    assert "seed" not in session.record.header
    with pytest.raises(RecordError, match="not over"):
        replay(parse_record(session.record.text()), session.rules)
    while not session.state.over:
        seat = session.rules.asked(session.state)[0]
        session.answer(seat, session.rules.offer(session.state, seat)[0])
    assert replay(parse_record(session.record.text()), session.rules).state == session.state


def test_an_arranged_game_says_so_and_is_replayed_from_there() -> None:
    session = whispers([["spark", "echo"], ["hush"]])
    say(session, 0, "tell spark")
    assert session.record.header["arrangement"] == {"hands": [["spark", "echo"], ["hush"]]}
    assert replay(parse_record(session.record.text()), session.rules).state == session.state


def test_a_peek_that_is_taken_back_is_not_forgotten() -> None:
    at = table("peepers-2")
    session: AnySession = Session(at.rules(), at.about(), seed=3)
    rules, deck = session.rules, session.rules.zones[0].first
    top = session.state.zones[deck][-3:]
    assert session.answer(0, rules.catalogue.parse("peek")) is None
    assert session.take_back(0) is None
    for seed in range(20):
        knowing = determinize(rules, view_of(rules, session.state, 0), Random(seed))
        assert sorted(knowing.zones[deck][-3:]) == sorted(top)
    guesses = {
        tuple(determinize(rules, view_of(rules, session.state, 1), Random(seed)).zones[deck][-3:])
        for seed in range(20)
    }
    assert len(guesses) > 1, "the other seat was shown nothing"


def test_chance_comes_from_the_key_and_every_cut() -> None:
    at = table("whispers-2")
    cuts = [bytes([seat]) * 32 for seat in range(2)]
    deals = []
    for entropies in (cuts, cuts[::-1], []):
        session: AnySession = Session(at.rules(), at.about(), key=b"k" * 32, entropies=entropies)
        deals.append(session.state.zones)
        session.abandon()
        text = session.record.text()
        assert verify(text) > 0
        assert replay(parse_record(text), at.rules()).state == session.state
    assert deals[0] != deals[1] != deals[2] != deals[0]


def test_an_abandoned_game_reveals_its_key_and_takes_no_answers() -> None:
    at = table("whispers-2")
    session: AnySession = Session(at.rules(), at.about(), key=b"k" * 32)
    session.abandon()
    assert session.record.lines[-1]["key"] == (b"k" * 32).hex()
    assert session.message(0)["result"] == {"abandoned": True}
    assert (session.message(0)["decision"], session.message(0)["waiting"]) == (None, [])
    assert messages(session.answer(0, 0)) == ["abandoned"]
    assert messages(session.take_back(0)) == ["undo-over"]


def test_a_running_game_is_replayed_by_who_has_its_key() -> None:
    at = table("whispers-2")
    session: AnySession = Session(at.rules(), at.about(), key=b"k" * 32)
    session.answer(0, at.rules().offer(session.state, 0)[0])
    record = parse_record(session.record.text())
    assert replay(record, at.rules(), b"k" * 32).state == session.state
    with pytest.raises(RecordError, match="key is not known"):
        replay(record, at.rules())
    with pytest.raises(RecordError, match="line 1"):
        replay(record, at.rules(), b"x" * 32)


@pytest.mark.parametrize("game", ["whispers", "fairy-tale", "dice-upon-a-time"])
def test_views_share_what_has_not_changed_and_nothing_else(game: str) -> None:
    found, rng = find_game(game), Random(5)
    session: Session[Any] = Session(rules_for(found, 3, {}), about_of(found), seed=5)
    receivers = range(session.rules.players + 1)
    before = [session.standing_of(receiver)["view"] for receiver in receivers]
    shared = 0
    for _ in range(60):
        seat = rng.choice(session.rules.asked(session.state))
        session.answer(seat, rng.choice(session.rules.offer(session.state, seat)))
        if session.state.over:
            break
        views = [session.standing_of(receiver)["view"] for receiver in receivers]
        assert views == [view_of(session.rules, session.state, receiver) for receiver in receivers]
        for old, new in zip(before, views, strict=True):
            shared += sum(one is other for one, other in zip(old["zones"], new["zones"], strict=True))
        before = views
    assert shared > 0
