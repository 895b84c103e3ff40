"""What lies ahead of a choice: every way through the nodes is a legal choice, and none is missing."""

from __future__ import annotations

from itertools import combinations

import pytest

from veillee.core import ahead
from veillee.core.ahead import DONE, answers_for, fits, look_ahead, takes_several

pytestmark = pytest.mark.both

#: Coins to pay a sum with: what each is worth. Paid from the left to the right, with none to spare.
COINS = (3, 2, 2, 1)


def pay(wanted: int, is_open: bool = True) -> ahead.Ahead:
    """A node is what is left to pay, and the first coin that can still be used."""

    def offer(node: tuple[int, int]) -> list[int]:
        rest, first = node
        return [coin for coin in range(first, len(COINS)) if sums(coin + 1, rest - COINS[coin])]

    def sums(first: int, rest: int) -> bool:
        later = COINS[first:]
        return any(sum(part) == rest for size in range(len(later) + 1) for part in combinations(later, size))

    def follow(node: tuple[int, int], coin: int) -> tuple[int, int] | None:
        rest = node[0] - COINS[coin]
        return (rest, coin + 1) if rest else None

    return look_ahead((wanted, 0), offer, follow, is_open)


def legal(wanted: int) -> list[list[int]]:
    every = [list(part) for size in range(1, 5) for part in combinations(range(4), size)]
    return [part for part in every if sum(COINS[coin] for coin in part) == wanted]


@pytest.mark.parametrize("wanted", range(1, 9))
@pytest.mark.parametrize("is_open", [True, False])
def test_just_the_legal_choices_can_be_made(wanted: int, is_open: bool) -> None:
    nodes = pay(wanted, is_open)
    for size in range(5):
        for part in combinations(range(4), size):
            picked = list(part)[::-1]
            assert (answers_for(nodes, picked) is not None) == (list(part) in legal(wanted))
            assert fits(nodes, picked) == any(set(part) <= set(choice) for choice in legal(wanted))


def test_what_is_forced_is_not_answered() -> None:
    nodes = pay(5)
    assert nodes == [[[0, 1], [1, DONE, 2, 3]], [[1, DONE], [2, DONE]]]
    assert answers_for(nodes, [3, 2, 1]) == [1]
    assert answers_for(nodes, [2, 0]) == [0, 2]
    assert answers_for(pay(5, is_open=False), [3, 2, 1]) == [1, 2, 3]


def test_what_is_too_much_does_not_go_along() -> None:
    def offer(node: tuple[int, ...]) -> list[int]:
        return list(range(10))

    def follow(node: tuple[int, ...], option: int) -> tuple[int, ...] | None:
        return (*node, option)

    start: tuple[int, ...] = ()
    assert look_ahead(start, offer, follow, is_open=False) == []


def test_one_answer_is_nothing_to_pick_together() -> None:
    assert not takes_several([[[4, DONE], [5, DONE]]])
    assert takes_several([[[4, DONE, 5]]])
    assert takes_several([[[4, 1]], [[5, DONE]]])
    assert not takes_several([])
