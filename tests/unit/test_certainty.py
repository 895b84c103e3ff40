"""What a seat is certain of: what lies in one zone by a fact, and nothing that may as well lie elsewhere."""

from __future__ import annotations

from typing import Any, cast

from veillee.core.certainty import Certainty, certain_cards
from veillee.core.facts import Fact
from veillee.core.schema import View


def certain(places: list[list[int]], facts: list[Fact]) -> list[list[int]]:
    view: Any = {"knowledge": {"places": places, "facts": facts}}
    return certain_cards(cast("View", view))


def test_what_lies_in_one_zone_is_certain_even_if_not_which_is_which() -> None:
    places = [[16], [], [7, 8, 9], [12, 13, 10, 11], [14, 15]]
    facts: list[Fact] = [
        ((7,), (~1,)),
        ((~1, 8, 9), (~2, ~1, ~0)),
        ((~4, ~3), (12, 13)),
        ((10, 14), (~6, ~5)),
        ((11, 15), (~7, 16)),
    ]
    assert certain(places, facts) == [[2, 0, 1, 2], [3, 3, 4]]


def test_what_two_facts_say_of_a_place_is_counted_once() -> None:
    assert certain([[1, 2, 3]], [((1, 2), (~5, ~4)), ((1, 2, 3), (~6, ~5, ~4))]) == [[0, 4, 5, 6]]


def test_what_lies_nowhere_any_more_is_not_certain() -> None:
    assert certain([[1]], [((1, 9), (~5, ~4))]) == []


def test_who_remembers_nothing_is_certain_of_nothing() -> None:
    assert certain_cards(cast("View", {})) == []


def test_it_is_worked_out_anew_where_a_card_has_moved_or_was_learnt() -> None:
    certainty = Certainty()
    steps: list[tuple[list[list[int]], list[Fact]]] = [
        ([[1, 2], []], [((1,), (~5,))]),
        ([[2], [1]], [((1,), (~5,))]),
        ([[2], [1]], [((1,), (~5,)), ((2,), (~6,))]),
    ]
    for places, facts in steps:
        view = cast("View", {"seat": 0, "knowledge": {"places": places, "facts": facts}})
        assert certainty.of(view) == certainty.of(view) == certain_cards(view)
