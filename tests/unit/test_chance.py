"""Chance: keyed draws are the same everywhere, fair, and kept apart by stream."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from veillee.core import ChanceError, FastChance, KeyedChance, ScriptedChance, State, key_from_seed
from veillee.core.chance import Bits
from veillee.tools.verifier import outcome

pytestmark = pytest.mark.both


def state_for(seats: int) -> State:
    state = State()
    state.draws = [0] * (seats + 1)
    return state


def test_keyed_draws_never_change() -> None:
    """Written down once: another version that draws differently breaks every record."""
    state = state_for(1)
    chance = KeyedChance(key_from_seed(42))
    assert [chance.below(state, 0, 6) for _ in range(10)] == KNOWN_ROLLS
    assert chance.order(state, 1, 8) == KNOWN_ORDER


KNOWN_ROLLS = [0, 4, 4, 2, 4, 1, 0, 5, 5, 5]
KNOWN_ORDER = [1, 7, 6, 0, 2, 3, 4, 5]


def test_the_lone_verifier_draws_the_same() -> None:
    key = key_from_seed(7)
    state = state_for(3)
    chance = KeyedChance(key)
    for size in (1, 2, 3, 6, 52, 300):
        for stream in range(4):
            number = state.draws[stream]
            assert outcome(key, stream, number, size, is_order=False) == chance.below(state, stream, size)
            assert outcome(key, stream, number + 1, size, is_order=True) == chance.order(state, stream, size)


def test_streams_do_not_disturb_each_other() -> None:
    first, second = state_for(2), state_for(2)
    one, other = KeyedChance(key_from_seed(1)), KeyedChance(key_from_seed(1))
    early = one.below(first, 1, 1000)
    one.below(first, 2, 1000)
    other.below(second, 2, 1000)
    assert other.below(second, 1, 1000) == early


def test_every_draw_is_written_down() -> None:
    state = state_for(1)
    chance = KeyedChance(key_from_seed(3))
    roll = chance.below(state, 0, 6)
    cards = [5, 6, 7]
    chance.shuffle(state, 1, cards)
    assert chance.log[0] == (0, 0, 6, roll)
    stream, number, size, order = chance.log[1]
    assert (stream, number, size) == (1, 0, 3)
    assert cards == [[5, 6, 7][i] for i in order]


def test_numbers_are_equally_likely() -> None:
    counts = Counter(Bits(key_from_seed(5), 0, number).below(5) for number in range(5000))
    assert set(counts) == {0, 1, 2, 3, 4}
    assert all(850 < count < 1150 for count in counts.values())


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        KeyedChance(b"short")


def test_scripted_chance_follows_its_script_and_no_further() -> None:
    state = state_for(1)
    chance = ScriptedChance({0: [3, [2, 0, 1], None]})
    assert chance.below(state, 0, 6) == 3
    cards = [0, 1, 2]
    chance.shuffle(state, 0, cards)
    assert cards == [2, 0, 1]
    assert chance.left() == 1
    chance.shuffle(state, 0, cards)
    assert cards == [2, 0, 1]
    with pytest.raises(ChanceError, match="for the table, but the script has no more"):
        chance.below(state, 0, 6)
    with pytest.raises(ChanceError, match="for seat 2, but the script has no more"):
        chance.below(state, 3, 6)


@pytest.mark.parametrize("outcome_given", [6, -1, [0, 1]])
def test_a_script_that_does_not_fit_is_an_error(outcome_given: int | list[int]) -> None:
    with pytest.raises(ChanceError):
        ScriptedChance({0: [outcome_given]}).below(state_for(1), 0, 6)


def test_fast_chance_stays_in_range() -> None:
    chance = FastChance(Random(1))
    state = state_for(1)
    assert {chance.below(state, 0, 3) for _ in range(200)} == {0, 1, 2}
    assert sorted(chance.order(state, 0, 9)) == list(range(9))
