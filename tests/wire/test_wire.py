"""Secrecy on the wire: real servers on loopback, real sockets and HTTP, under a test clock.

Two houses deal alike for a receiver and differ in what it may not know. All others play as they like; as
long as an independent observer says that the receiver has seen the same, all that reached it must be the
same: every byte of every frame and every answer over HTTP, their order, the instants, and the metrics.
Nothing is masked: ids, secrets and the wall clock are those of a seed and of the test clock at both.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from random import Random

import pytest

from laws.choosers import TORTURE
from laws.tables import Table, full_tables
from veillee.core import OptionError
from veillee.registry import games
from wire.pairs import played

pytestmark = pytest.mark.laws


def receivers(table: Table) -> list[int]:
    """The seats of a table and, after them, the public."""
    return list(range(table.players + 1))


def name_of(table: Table, receiver: int) -> str:
    return "public" if receiver == table.players else f"seat-{receiver}"


def can_be_opened(table: Table) -> bool:
    """Whether anybody may open such a table: some are only come to in a campaign."""
    try:
        table.game.choose(table.players, table.options)
    except OptionError:
        return False
    return table.arrangement is None


def pairs_to_play() -> list[tuple[Table, int]]:
    """Each table with a receiver, so that those of a game take turns, and all come up; tortured, with all."""
    found: list[tuple[Table, int]] = []
    for game in games():
        tables = [table for table in full_tables() if table.game is game and can_be_opened(table)]
        every = [(table, receiver) for table in tables for receiver in receivers(table)]
        if TORTURE:
            found += every
            continue
        missing = {name_of(table, receiver) for table, receiver in every}
        for turn, table in product(range(3), tables):
            mine = [receiver for receiver in receivers(table) if name_of(table, receiver) in missing]
            if mine or turn == 0:
                receiver = max(mine, default=len(found) % (table.players + 1))
                missing.discard(name_of(table, receiver))
                found.append((table, receiver))
        assert not missing, f"nobody looks on as {missing} at {game.id}"
    return found


PLAYED = pairs_to_play()


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """That of `make torture`, which says it; in the suite always the same."""
    return int(request.config.getoption("--hypothesis-seed") or 0)


@pytest.mark.parametrize(
    ("table", "receiver"), PLAYED, ids=[f"{table}-{name_of(table, receiver)}" for table, receiver in PLAYED]
)
def test_what_reaches_a_receiver_follows_from_what_it_may_know(
    table: Table, receiver: int, folder: Path, seed: int
) -> None:
    rng = Random(f"{table} {receiver} {seed}")
    bots = [s for s in range(table.players) if s != receiver and rng.random() < 0.2][: table.players - 1]
    stages, tally = played(table, receiver, rng, folder, bots)
    sys.stdout.write(f"{table}: alike for {stages} stages, with {dict(tally)}\n")
    assert tally["request"] > 10
