"""Choosers: what stands for every choice of a run, so that runs can be shrunk and enumerated."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import Any

from veillee.core import Chance, State

#: Tortured, laws look at every decision of every game.
TORTURE = bool(os.environ.get("VEILLEE_TORTURE"))


class Moments:
    """Which decisions of a game a costly law looks at: the first ones, then ever fewer, at random."""

    def __init__(self, seed: int, first: int = 12) -> None:
        self.rng = Random(seed)
        self.first = first
        self.number = 0

    def look(self) -> bool:
        self.number += 1
        return TORTURE or self.rng.random() * self.number < self.first


class ListedChoices:
    """Choices read from a list; after its end the first alternative is taken, always."""

    def __init__(self, values: list[int]) -> None:
        self.values = values
        self.at = 0

    def below(self, size: int) -> int:
        value = self.values[self.at] % size if self.at < len(self.values) else 0
        self.at += 1
        return value


class Fork:
    """Choices that go through every alternative: each run takes the next branch of the tree."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.sizes: list[int] = []
        self.at = 0
        #: Up to which choice this run repeats the one before.
        self.shared = 0

    def below(self, size: int) -> int:
        if self.at == len(self.path):
            self.path.append(0)
            self.sizes.append(size)
        assert self.sizes[self.at] == size, "the same choices must lead to the same alternatives"
        self.at += 1
        return self.path[self.at - 1]

    def is_new(self) -> bool:
        """Whether the run has taken a choice that no run before it took."""
        return self.at > self.shared

    def next_run(self) -> bool:
        """Go on to the next branch; False when all have been taken."""
        while self.path and self.path[-1] + 1 == self.sizes[-1]:
            self.path.pop()
            self.sizes.pop()
        if not self.path:
            return False
        self.path[-1] += 1
        self.shared = len(self.path) - 1
        self.at = 0
        return True


def every_run() -> Iterator[Fork]:
    """One fork, handed out once for each branch of what its user does with it."""
    fork = Fork()
    yield fork
    while fork.next_run():
        yield fork


Chooser = ListedChoices | Fork


@lru_cache
def distinct_orders(cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every order of the cards that looks different."""
    return sorted(set(permutations(cards)))


class ChosenChance(Chance):
    """Chance that follows a chooser; shuffles choose among the distinct orders of the cards."""

    def __init__(self, chooser: Chooser, distinct: bool) -> None:
        super().__init__()
        self.chooser = chooser
        self.distinct = distinct

    def below(self, state: State, stream: int, size: int) -> int:
        state.draws[stream] += 1
        return self.chooser.below(size)

    def shuffle(self, state: State, stream: int, cards: list[int]) -> None:
        state.draws[stream] += 1
        if self.distinct:
            orders = distinct_orders(tuple(cards))
            cards[:] = orders[self.chooser.below(len(orders))]
            return
        for last in range(len(cards) - 1, 0, -1):
            other = self.chooser.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


class ChosenRandom(Random):
    """A random generator for determinize that follows a chooser."""

    def __init__(self, chooser: Chooser) -> None:
        super().__init__(0)
        self.chooser = chooser

    def choices(self, population: Any, weights: Any = None, *_: Any, **__: Any) -> list[Any]:
        return [population[self.chooser.below(len(population))]]

    def shuffle(self, x: Any) -> None:
        orders = distinct_orders(tuple(x))
        x[:] = orders[self.chooser.below(len(orders))]
