"""More seeded games than can be kept line by line: what is asked and told in them, as digests.

A playthrough meets few of the cards. These games meet most of them, so that a change nobody meant is noticed:
of every game there is a digest of its first twenty answers, of its first forty, and so on. What differs is
found by playing the game of that seed before and after the change. `make golden` writes them anew, too.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from laws.tables import Table, full_tables
from veillee import registry
from veillee.core.session import Session

pytestmark = pytest.mark.both

FOLDER = Path(__file__).parent / "digests"
#: The seeds of the games; seed 1 is the playthrough.
SEEDS = range(2, 10)
#: How many options are tried at every decision, whether they are offered or not.
REFUSALS = 2
#: A digest is taken after so many answers.
STRETCH = 20
TABLES = [table for table in full_tables() if table.game.module in registry.HOUSE_GAMES]


def lines_of(table: Table, seed: int) -> Iterator[str]:
    """One game with random answers: at each, what everybody was told, is asked, is shown and is refused."""
    rules, rng = table.rules(), Random(seed)
    session: Session[Any] = Session(rules, table.about(), seed=seed, arrangement=table.arrangement)
    told = [0] * (table.players + 1)
    yield json.dumps([[handler.name, handler.rule, handler.is_open] for handler in rules.handlers])
    while not session.state.over:
        yield json.dumps([_told(session, told), _asked(session), _refused(session, rng)], sort_keys=True)
        asked = rules.asked(session.state)
        seat = asked[int(rng.random() * len(asked))]
        options = session.offered(seat)
        assert session.answer(seat, options[int(rng.random() * len(options))]) is None
    ends = [session.standing_of(receiver) for receiver in range(table.players + 1)]
    yield json.dumps([_told(session, told), ends], sort_keys=True)


def _told(session: Session[Any], counts: list[int]) -> list[Any]:
    """What each receiver was told since the last time."""
    found = [events[count:] for events, count in zip(session.events, counts, strict=True)]
    counts[:] = [len(events) for events in session.events]
    return found


def _asked(session: Session[Any]) -> list[Any]:
    """What is asked of the seats, with what goes along for boards."""
    asked = [session.standing_of(seat) for seat in session.rules.asked(session.state)]
    return [[standing["decision"], standing.get("derived"), standing["undo"]] for standing in asked]


def _refused(session: Session[Any], rng: Random) -> list[Any]:
    """Why some options cannot be chosen now."""
    rules, state = session.rules, session.state
    tried = [rng.randrange(rules.catalogue.size) for _ in range(REFUSALS)]
    asked = [(seat, option) for seat in rules.asked(state) for option in tried]
    return [[reason.to_json() for reason in rules.why_not(state, seat, option)] for seat, option in asked]


def digests(table: Table, seed: int) -> list[str]:
    digest, found = sha256(), []
    for number, line in enumerate(lines_of(table, seed), 1):
        digest.update(line.encode())
        if number % STRETCH == 0:
            found.append(digest.hexdigest()[:8])
    return [*found, digest.hexdigest()[:8]]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_more_games_play_out_as_they_always_did(table: Table) -> None:
    path = FOLDER / f"{table}.json"
    found = {str(seed): digests(table, seed) for seed in SEEDS}
    if os.environ.get("VEILLEE_WRITE_GOLDEN"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    assert path.exists(), "no digests yet: run `make golden`"
    kept = json.loads(path.read_text(encoding="utf-8"))
    for seed in SEEDS:
        now, then = found[str(seed)], kept[str(seed)]
        differing = [at for at, (one, other) in enumerate(zip(now, then, strict=False)) if one != other]
        assert now == then, f"the game of seed {seed} is another after {STRETCH * min(differing)} answers"
