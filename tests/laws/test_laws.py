"""Every registered game at every player count obeys every law."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from random import Random, randrange
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.choosers import TORTURE
from laws.phases import LAWS_OF_PHASES
from laws.play import LAWS_OF_PLAY
from laws.secrecy import deals_that_look_alike_give_equal_bytes, law_of_enumeration
from laws.tables import Table, full_tables, laws_file, reduced_tables
from veillee import registry
from veillee.core import Game

pytestmark = pytest.mark.laws

SEED = randrange(2**32) if TORTURE else 1
PAIRS = 500 if TORTURE else 20
#: On how many games a law is tried, unless it is tortured.
EXAMPLES = 10
#: How many choices are made by chance; after these everybody takes the first option, so that games end.
CHOICES = 120

Law = Callable[[Table, int, list[int]], None]


def toys_on_both_builds(things: list[Any], game_of: Callable[[Any], Game]) -> list[Any]:
    """The house's games take long; on the compiled build the toys show that the engine keeps secrets too."""
    toys = [game_of(thing).module not in registry.HOUSE_GAMES for thing in things]
    return [
        pytest.param(thing, marks=pytest.mark.both if toy else ())
        for thing, toy in zip(things, toys, strict=True)
    ]


def examples_for(table: Table) -> int:
    """How many games a law is tried on; a game that takes long may ask for fewer in its laws.toml."""
    wanted: int = laws_file(table.game).get("examples", EXAMPLES)
    return min(EXAMPLES, wanted)


seeds = st.integers(0, 2**20)
lists_of_choices = st.lists(st.integers(0, 2**16), max_size=CHOICES)


def try_some_games(law: Law, table: Table) -> None:
    """Few games, always the same ones, each with choices by chance from the beginning.

    Left to hypothesis, the first example is the simplest of all: a game in which everybody always takes the
    first option, which shows little.
    """
    for number in range(examples_for(table)):
        rng = Random(f"{law.__name__} {table} {number}")
        law(table, rng.randrange(2**20), [rng.randrange(2**16) for _ in range(CHOICES)])


@pytest.mark.both
@pytest.mark.parametrize("table", full_tables(), ids=str)
@pytest.mark.parametrize("law", [*LAWS_OF_PLAY, *LAWS_OF_PHASES], ids=lambda law: law.__name__)
def test_law(law: Law, table: Table) -> None:
    if not TORTURE:
        try_some_games(law, table)
        return

    @given(seed=seeds, choices=lists_of_choices)
    def holds(seed: int, choices: list[int]) -> None:
        law(table, seed, choices)

    holds()


@pytest.mark.parametrize("table", toys_on_both_builds(full_tables(), lambda table: table.game), ids=str)
def test_hidden_cards_change_no_bytes_and_really_differ(table: Table) -> None:
    tally: Counter[str] = Counter()
    rng = Random(SEED)
    for _ in range(PAIRS):
        deals_that_look_alike_give_equal_bytes(table, rng, tally)
    zones = {name.split(" ")[0] for name in tally}
    assert zones, "no pair was ever built"
    for zone in zones:
        differed, hidden = tally[f"{zone} differed"], tally[f"{zone} was hidden"]
        if hidden * 4 < PAIRS:
            continue  # a zone seldom used: too few pairs to judge by
        assert differed * 4 >= hidden, f"{zone} differed in only {differed} of {hidden} pairs (seed {SEED})"


@pytest.mark.parametrize(
    "game", toys_on_both_builds(registry.games(), lambda game: game), ids=lambda game: game.id
)
def test_enumeration(game: Game) -> None:
    games, classes = law_of_enumeration(reduced_tables(game))
    sys.stdout.write(f"{game.id}: {games} games, {classes} things a seat can know\n")
