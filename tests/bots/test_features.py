"""Features: numbers from a view alone, always in the same places, as docs/features.md says."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from laws.secrecy import Dealt, _most_different
from laws.tables import Table, full_tables
from veillee import registry
from veillee.core import FastChance, Match, Rules, View, view_of
from veillee.core.features import Features

pytestmark = pytest.mark.both

PAGE = Path(__file__).parents[2] / "docs" / "features.md"
GAMES = [game for game in registry.games() if game.features is not None]
TABLES = [
    table
    for table in full_tables()
    if table.game.features is not None and table.options.get("part") != "interlude"
]


def features_of(rules: Rules[Any], game: Any) -> Features:
    found = registry.features_for(game, rules)
    assert found is not None
    return found


def views_of(rules: Rules[Any], rng: Random) -> Iterator[View]:
    """What every seat that is asked sees, in a game of any choices."""
    state = rules.blank_state()
    rules.fill(state)
    match: Match[Any] = Match(rules, state, FastChance(rng), makes_views=True)
    match.start()
    while not state.over:
        seat = rules.asked(state)[0]
        yield view_of(rules, state, seat)
        match.apply(seat, rng.choice(rules.offer(state, seat)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rows_stay_in_their_blocks_and_blocks_in_their_places(game: Any) -> None:
    layouts = set()
    for players in range(game.players[0], game.players[1] + 1):
        rules = registry.rules_for(game, players)
        features = features_of(rules, game)
        layouts.add(tuple((block.name, block.first, block.size) for block in features.blocks))
        for view in views_of(rules, Random(players)):
            row = features.read(view)
            assert len(row.at) == len(row.values)
            assert all(0 <= at < features.size for at in row.at)
            assert all(abs(value) < 20 for value in row.values), (
                "a feature is far from the size of the others"
            )
    assert len(layouts) == 1, "what stands where must not depend on the table"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_seat_cannot_know_makes_no_difference(table: Table) -> None:
    """Two deals that look alike to a seat give it equal rows."""
    rng = Random(str(table))
    choices = [rng.randrange(2**16) for _ in range(60)]
    seat = rng.randrange(table.players)
    swapped = _most_different(table, choices, seat, rng)
    deals: list[list[list[int]]] = [[], swapped]
    sides = [Dealt(table, choices, swaps, seat, keeps_events=False) for swaps in deals]
    assert sides[0].sequence() == sides[1].sequence()
    rows = []
    for side in sides:
        row = features_of(side.rules, table.game).read(view_of(side.rules, side.session.state, seat))
        rows.append((row.at, row.values))
    assert rows[0] == rows[1]


def test_the_page_says_what_stands_where() -> None:
    lines = PAGE.read_text(encoding="utf-8").split("<!-- layouts -->\n")[0] + "<!-- layouts -->\n"
    for game in GAMES:
        if not game.module.startswith("veillee."):
            continue
        features = features_of(registry.rules_for(game, game.players[1]), game)
        lines += f"\n## {game.id}, version {features.version}: {features.size} features\n\n"
        lines += "| from | so many | block | what |\n|---|---|---|---|\n"
        for block in features.blocks:
            lines += f"| {block.first} | {block.size} | `{block.name}` | {block.about} |\n"
    if os.environ.get("VEILLEE_WRITE_GOLDEN"):
        PAGE.write_text(lines, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == lines, (
        "the layout changed: raise its version, then `make golden`"
    )
