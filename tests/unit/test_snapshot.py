"""A session taken up from a snapshot stands exactly where the one it was taken of does."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import msgspec
import pytest

from veillee.core.record import state_hash
from veillee.core.schema import HeaderLine, RecordLine
from veillee.core.session import Session
from veillee.core.snapshot import ToldLine, begin_at, catching_up, snapshot_of
from veillee.core.state import state_from_json
from veillee.registry import about_of, find_game, rules_for

pytestmark = pytest.mark.both


class Played:
    """A session whose lines and what they told are taken from it after every answer, as a server does."""

    def __init__(self, id: str, players: int, seed: int) -> None:
        game = find_game(id)
        self.about = about_of(game)
        self.rules = rules_for(game, players)
        self.rng = Random(seed)
        self.session: Session[Any] = Session(self.rules, self.about, seed=seed, keeps_events=False)
        self.header = cast("HeaderLine", self.session.record.lines[0])
        self.lines: list[ToldLine] = []
        self._keep()

    def _keep(self) -> None:
        record = self.session.record
        told = iter(self.session.log.take())
        for line in record.lines:
            tells = line["type"] not in ("header", "end")
            self.lines.append((cast("RecordLine", line), next(told, []) if tells else []))
        record.drop(record.count, record.last_hash)

    def answer(self) -> None:
        seat = self.rng.choice(self.rules.asked(self.session.state))
        self.session.answer(seat, self.rng.choice(self.rules.offer(self.session.state, seat)))
        self._keep()

    def undo(self) -> bool:
        done = self.session.undo(self.rng.randrange(self.rules.players)) is None
        self._keep()
        return done

    def take_back(self) -> None:
        seat = self.rng.randrange(self.rules.players)
        if not self.session.needs_record(seat) and self.session.take_back(seat) is None:
            self._keep()

    def again(self) -> Session[Any]:
        """From the snapshot of where the session's memory begins, as it is stored, and what followed."""
        after = self.session.base.lines
        kept = msgspec.json.decode(msgspec.json.encode(snapshot_of(self.session, self.about)))
        state = state_from_json(type(self.rules.new_state()), kept["position"]["state"])
        found = begin_at(self.rules, self.header, kept, after, state, b"")
        for _ in catching_up(found, self.lines[after:]):
            pass
        return found


@pytest.mark.parametrize("take_backs", [0, 2])
@pytest.mark.parametrize(("id", "players"), [("fairy-tale", 3), ("grimm-forest", 3), ("fine-sand", 3)])
def test_undone_answers_leave_the_same_behind(id: str, players: int, take_backs: int) -> None:
    undone = 0
    for seed in range(6):
        played = Played(id, players, seed)
        for _ in range(take_backs):
            for _ in range(3):
                played.answer()
            played.take_back()
        played.session.forget_past()
        for _ in range(30):
            if played.session.state.over:
                break
            played.answer()
            undone += played.rng.random() < 0.4 and played.undo()
        again = played.again()
        session = played.session
        assert state_hash(again.state) == state_hash(session.state)
        assert again.record.last_hash == session.record.last_hash
        assert again.log.counts == session.log.counts
        assert again.log.rewound == session.log.rewound
        for receiver in range(players + 1):
            assert again.standing_of(receiver) == session.standing_of(receiver)
    assert undone > 3
