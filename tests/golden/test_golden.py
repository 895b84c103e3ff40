"""Golden playthroughs: everything observable in a seeded game, compared on every run and every build.

A change here means that recorded games no longer play out alike: raise the game's revision, then write the
files anew with `make golden`.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from golden.playing import played_out
from laws.runs import AnySession
from laws.tables import Table, full_tables

pytestmark = pytest.mark.both

#: Games longer than this are kept to here, and the rest as a digest.
MOST_LINES = 3400

FOLDER = Path(__file__).parent / "playthroughs"


def playthrough(table: Table) -> str:
    """A game with seed 1 and random answers: its record, then what each receiver was told."""
    session, answers = played_out(table)
    lines = [f"# {table}", *answers]
    lines.append(session.record.text().rstrip("\n"))
    for receiver in range(table.players + 1):
        lines.append(f"# receiver {receiver}")
        lines += [json.dumps(event, sort_keys=True) for event in session.events[receiver]]
        lines.append(json.dumps(_standing(session, receiver), sort_keys=True))
    return "\n".join([*lines[:MOST_LINES], *_rest(lines[MOST_LINES:])]) + "\n"


def _standing(session: AnySession, receiver: int) -> dict[str, Any]:
    """How the game stands, without what only says once more, for readers, what follows from the rest."""
    found = session.standing_of(receiver)
    return {name: value for name, value in found.items() if name not in ("certain", "derived", "ranking")}


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
