"""A level's choice is the same in two positions that differ only in what its seat cannot know."""

from __future__ import annotations

from random import Random

import pytest

from laws.secrecy import Dealt, _most_different
from laws.tables import Table, full_tables
from veillee.bots import LEVELS, BotMaker, levels_of
from veillee.core import view_of

pytestmark = pytest.mark.both

#: As many iterations as tell one world from another; what a level has besides makes no difference here.
ITERATIONS = 12
TABLES = [
    table
    for table in full_tables()
    if table.players > 1 and levels_of(table.game) and table.options.get("part") != "interlude"
]


def positions(table: Table, rng: Random) -> tuple[list[Dealt], int]:
    """Two positions that look alike to a seat which has a choice there, and the seat."""
    while True:
        choices = [rng.randrange(2**16) for _ in range(rng.randrange(60))]
        seat = rng.randrange(table.players)
        deals: list[list[list[int]]] = [[], _most_different(table, choices, seat, rng)]
        sides = [Dealt(table, choices, swaps, seat, keeps_events=False) for swaps in deals]
        first = sides[0]
        if (
            not first.session.state.over
            and seat in first.rules.asked(first.session.state)
            and len(first.rules.offer(first.session.state, seat)) > 1
            and first.session.state.zones != sides[1].session.state.zones
        ):
            return sides, seat


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_seat_cannot_know_changes_no_choice(table: Table) -> None:
    rng = Random(str(table))
    sides, seat = positions(table, rng)
    for level in LEVELS:
        found = [
            BotMaker(table.game, side.rules)
            .make(level, Random(3), ITERATIONS)
            .choose(view_of(side.rules, side.session.state, seat), side.rules.offer(side.session.state, seat))
            for side in sides
        ]
        assert found[0] == found[1], level
