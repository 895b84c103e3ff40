"""A record retold line by line tells what everybody could see when it was played."""

from __future__ import annotations

from random import Random
from typing import Any

from veillee.commands.replay_entries import replay_entries
from veillee.core.session import Session
from veillee.registry import about_of, find_game, rules_for
from veillee.texts import Story, Texts


def test_a_game_with_cuts_and_choices_taken_back() -> None:
    game = find_game("whispers")
    rules = rules_for(game, 2, {"rounds": 2})
    session: Session[Any] = Session(rules, about_of(game), key=b"k" * 32, entropies=[b"a" * 32, b"b" * 32])
    rng = Random(3)
    while not session.state.over:
        seat = rules.asked(session.state)[0]
        session.answer(seat, rng.choice(rules.offer(session.state, seat)))
        if len(session.answers) == 3 and not session.take_backs:
            assert session.take_back(session.answers[-1].seat) is None
    lines = replay_entries(session.record, rules, Story(rules, Texts("en", game)))
    told = [event for line in lines for event in line["events"]]
    assert session.take_backs == 1
    assert [{name: event[name] for name in event if name != "words"} for event in told] == session.events[2]
