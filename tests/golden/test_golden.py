"""Golden playthroughs: everything observable in a seeded game, compared on every run and every build.

A change here means that recorded games no longer play out alike: raise the game's revision, then write the
files anew with `make golden`.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from laws.tables import Table, full_tables
from veillee.core.session import Session

pytestmark = pytest.mark.both

#: Games longer than this are kept to here, and the rest as a digest.
MOST_LINES = 3400

FOLDER = Path(__file__).parent / "playthroughs"


def playthrough(table: Table) -> str:
    """A game with seed 1 and random answers: its record, then what each receiver was told."""
    rules = table.rules()
    rng = Random(1)
    session: Session[Any] = Session(rules, table.about(), seed=1, arrangement=table.arrangement)
    lines = [f"# {table}"]
    while not session.state.over:
        asked = rules.asked(session.state)
        seat = asked[int(rng.random() * len(asked))]
        options = rules.offer(session.state, seat)
        option = options[int(rng.random() * len(options))]
        offered = ", ".join(rules.catalogue.words(each) for each in options)
        lines.append(f"{asked} seat {seat}: {rules.catalogue.words(option)}  (of {offered})")
        assert session.answer(seat, option) is None
    lines.append(session.record.text().rstrip("\n"))
    for receiver in range(rules.players + 1):
        lines.append(f"# receiver {receiver}")
        lines += [json.dumps(event, sort_keys=True) for event in session.events[receiver]]
        lines.append(json.dumps(session.standing_of(receiver), sort_keys=True))
    return "\n".join([*lines[:MOST_LINES], *_rest(lines[MOST_LINES:])]) + "\n"


def _rest(lines: list[str]) -> list[str]:
    """Of what would make a file too long to be read, how much it is and its digest."""
    if not lines:
        return []
    return [f"# {len(lines)} more lines: {sha256(chr(10).join(lines).encode()).hexdigest()}"]


@pytest.mark.parametrize("table", full_tables(), ids=str)
def test_the_game_plays_out_as_it_always_did(table: Table) -> None:
    path = FOLDER / f"{table}.playthrough"
    found = playthrough(table)
    if os.environ.get("VEILLEE_WRITE_GOLDEN"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(found, encoding="utf-8")
    assert path.exists(), "no golden playthrough yet: run `make golden`"
    assert found == path.read_text(encoding="utf-8")
