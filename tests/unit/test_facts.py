"""Facts: simplifying never changes which worlds are possible, and the solver finds exactly those."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from laws.choosers import ChosenRandom, every_run
from veillee.core.facts import Fact, simplify, treats_alike
from veillee.core.routes import Web
from veillee.core.solver import Contradiction, Worlds

pytestmark = pytest.mark.both

KINDS = (0, 1, 2)
BACKS = (0, 0, 0)

World = dict[int, int]


def holds(fact: Fact, world: World) -> bool:
    left, right = [sorted(~item if item < 0 else world[item] for item in side) for side in fact]
    return left == right


def worlds(facts: list[Fact], live: set[int]) -> set[tuple[int, ...]]:
    """The kinds the live places can have, by trying everything."""
    places = sorted({item for fact in facts for side in fact for item in side if item > 0} | live)
    found = set()
    for kinds in product(KINDS, repeat=len(places)):
        world = dict(zip(places, kinds, strict=True))
        if all(holds(fact, world) for fact in facts):
            found.add(tuple(world[place] for place in sorted(live)))
    return found


@st.composite
def histories(draw: st.DrawFn) -> tuple[list[Fact], set[int]]:
    """Facts as play makes them: a deck, then secret mixes of some places, then cards seen."""
    size = draw(st.integers(2, 4))
    kinds = draw(st.lists(st.sampled_from(KINDS), min_size=size, max_size=size))
    live = list(range(1, size + 1))
    cards = dict(zip(live, draw(st.permutations(kinds)), strict=True))
    facts: list[Fact] = [(tuple(live), tuple(sorted(~kind for kind in kinds)))]
    for _ in range(draw(st.integers(1, 3))):
        assume(len(live) > 1)
        mixed = sorted(draw(st.permutations(live))[: draw(st.integers(1, min(3, len(live))))])
        new = list(range(max(cards) + 1, max(cards) + 1 + len(mixed)))
        assume(max(new) <= 9)
        cards.update(zip(new, [cards[place] for place in draw(st.permutations(mixed))], strict=True))
        facts.append((tuple(new), tuple(mixed)))
        live = sorted([*[place for place in live if place not in mixed], *new])
        if draw(st.booleans()):
            seen = draw(st.sampled_from(live))
            facts.append(((seen,), (~cards[seen],)))
            live.remove(seen)
    return facts, set(live)


@given(histories())
def test_simplifying_keeps_exactly_the_possible_worlds(history: tuple[list[Fact], set[int]]) -> None:
    facts, live = history
    simple = simplify(list(facts), live)
    mentioned = {item for fact in simple for side in fact for item in side if item > 0}
    assert live <= mentioned, "a card that lies somewhere has no fact"
    assert worlds(simple, live) == worlds(facts, live)


def test_what_stands_on_both_sides_says_nothing() -> None:
    both: list[Fact] = [((1, 2), (~0, 1)), ((3, 4), (3, 4))]
    assert simplify(both, {1, 2, 3, 4}) == [((2,), (~0,))]


@given(histories())
def test_the_solver_finds_every_possible_world_and_no_other(history: tuple[list[Fact], set[int]]) -> None:
    facts, live = history
    simple = simplify(list(facts), live)
    found = set()
    for fork in every_run():
        world = Worlds(simple, BACKS).find(ChosenRandom(fork))
        assert all(holds(fact, world) for fact in simple)
        found.add(tuple(world[place] for place in sorted(live)))
    assert found == worlds(facts, live)


@given(histories())
def test_following_cards_finds_every_possible_world_and_no_other(
    history: tuple[list[Fact], set[int]],
) -> None:
    facts, live = history
    simple = simplify(list(facts), live)
    possible = worlds(facts, live)
    found = set()
    for seed in range(60 * len(possible)):
        world: World = {}
        if Web(simple, BACKS, Random(seed)).find(world):
            assert all(holds(fact, world) for fact in simple)
            found.add(tuple(world[place] for place in sorted(live)))
    assert found == possible


def test_cards_are_followed_in_whatever_order_the_facts_are_told() -> None:
    passed_on: list[Fact] = [((3, 4), (1, 2)), ((5, 6), (3, 4)), ((1, 2), (~1, ~0))]
    for facts in permutations(passed_on):
        world: World = {}
        assert Web(list(facts), BACKS, Random(1)).find(world)
        assert all(holds(fact, world) for fact in facts)


def test_a_long_game_of_mixed_hands_is_followed_card_by_card() -> None:
    """Hands draw from one deck, then from another, mix and play: searching by counts would go astray."""
    rng = Random(5)
    decks = [rng.sample(range(30), 24), rng.sample(range(30), 24)]
    cards = dict(enumerate(decks[0] + decks[1], 1))
    first, second = list(range(1, 25)), list(range(25, 49))
    facts: list[Fact] = [
        (tuple(places), tuple(sorted(~cards[place] for place in places))) for places in (first, second)
    ]
    hands: list[list[int]] = [[], [], []]
    for turn in range(40):
        hand = hands[turn % 3]
        hand.append((first or second).pop())
        new = list(range(max(cards) + 1, max(cards) + 1 + len(hand)))
        cards.update(zip(new, rng.sample([cards[place] for place in hand], len(hand)), strict=True))
        facts.append((tuple(new), tuple(sorted(hand))))
        hand[:] = new
        if turn > 12:
            played = hand.pop()
            facts.append(((played,), (~cards[played],)))
    simple = simplify(facts, {place for hand in hands for place in hand} | set(second))
    assert len(simple) > 12
    for seed in range(3):
        world: World = {}
        assert Web(simple, [0] * 30, Random(seed)).find(world)
        assert all(holds(fact, world) for fact in simple)


def test_impossible_webs_and_other_facts_are_left_to_the_search() -> None:
    thrice: list[Fact] = [((1, 2), (~1, ~0)), ((1, 3), (~1, ~0)), ((1, 4), (~1, ~0))]
    impossible: list[Fact] = [((1, 2), (~1, ~0)), ((1, 3), (~2, ~2))]
    for facts in (thrice, impossible):
        assert not Web(facts, BACKS, Random(0)).find({})


def test_a_card_seen_among_mixed_ones_is_not_forgotten() -> None:
    """Of two cards, fox and owl, one went to B; B mixed it with a known crow and played the crow."""
    fox, owl, crow = 0, 1, 2
    facts: list[Fact] = [((1, 2), (~owl, ~fox)), ((4, 5), (1, 3)), ((3,), (~crow,)), ((4,), (~crow,))]
    assert simplify(facts, {2, 5}) == [((2, 5), (~owl, ~fox))]


def test_facts_treat_places_alike_that_share_every_side() -> None:
    facts: list[Fact] = [((1, 2, 3, 4), (~3, ~2, ~1, ~0)), ((5, 6), (2, 3))]
    assert treats_alike(facts, [2, 3])
    assert treats_alike(facts, [1, 4])
    assert not treats_alike(facts, [1, 2]), "2 was mixed with 3, 1 was not"
    assert not treats_alike(facts, [4, 5])


def test_impossible_facts_are_a_contradiction() -> None:
    facts: list[Fact] = [((1, 2), (~1, ~0)), ((1, 3), (~2, ~2))]
    with pytest.raises(Contradiction):
        Worlds(facts, BACKS).find(Random(0))


def test_permutations_of_one_bag_are_equally_likely() -> None:
    rng = Random(1)
    facts: list[Fact] = [((1, 2, 3), (~2, ~1, ~0))]
    counts = dict.fromkeys(permutations(KINDS), 0)
    for _ in range(6000):
        world = Worlds(facts, BACKS).find(rng)
        counts[world[1], world[2], world[3]] += 1
    assert all(850 < count < 1150 for count in counts.values())


@given(histories(), st.data())
def test_looking_only_where_something_changed_finds_what_looking_everywhere_does(
    history: tuple[list[Fact], set[int]], data: st.DataObject
) -> None:
    facts, live = history
    earlier = data.draw(st.integers(1, len(facts)))
    places = {item for fact in facts[:earlier] for side in fact for item in side if item > 0}
    before = live | data.draw(st.sets(st.sampled_from(sorted(places))))
    simple = simplify(facts[:earlier], before)
    added = facts[earlier:]
    changed = (before - live) | {item for fact in added for side in fact for item in side if item > 0}
    assert simplify([*simple, *added], live, changed) == simplify([*simple, *added], live)
