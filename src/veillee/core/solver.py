"""Finding a world: kinds for all places so that every fact holds.

Weights: where a place stands in one fact only, all arrangements of that fact's cards are equally likely.
Where facts share places they are filled one place at a time, most constrained fact first, each kind with
the weight of its copies still missing in that fact; dead ends are taken back. Every world that fits the
facts can come out, and no other.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import final

from veillee.core.facts import Fact


class Contradiction(ValueError):
    """No world fits the facts: they were not made by the rules."""


def find_world(facts: list[Fact], backs: Sequence[int], rng: Random) -> dict[int, int]:
    """A kind for each place named in `facts`; `backs` gives each kind's back."""
    uses: dict[int, int] = {}
    for fact in facts:
        for side in fact:
            for item in side:
                uses[item] = uses.get(item, 0) + 1
    world: dict[int, int] = {}
    tied: list[Fact] = []
    for fact in facts:
        left, right = fact if fact[0] and fact[0][0] >= 0 else (fact[1], fact[0])
        if all([item >= 0 and uses[item] == 1 for item in left]) and all([item < 0 for item in right]):
            kinds = [~item for item in right]
            rng.shuffle(kinds)
            world.update(zip(left, kinds, strict=True))
        else:
            tied.append(fact)
    if tied:
        search = _Search(tied, backs, rng)
        if not search.fill():
            raise Contradiction("no world fits these facts")
        world.update(search.world)
    return world


@final
class _Search:
    def __init__(self, facts: list[Fact], backs: Sequence[int], rng: Random) -> None:
        self.rng = rng
        self.backs = backs
        self.back_count = max(backs) + 1
        self.world: dict[int, int] = {}
        #: Of each fact: how many more of each kind the right side holds than the left, as far as known.
        self.balance: list[dict[int, int]] = []
        #: Of each fact: the places without a kind yet, left and right.
        self.open: list[tuple[list[int], list[int]]] = []
        #: Of each place: the facts and sides it stands on.
        self.where: dict[int, list[tuple[int, int]]] = {}
        kinds: set[int] = set()
        for number, fact in enumerate(facts):
            balance: dict[int, int] = {}
            for side, items in enumerate(fact):
                for item in items:
                    if item < 0:
                        balance[~item] = balance.get(~item, 0) + (1 if side else -1)
                        kinds.add(~item)
                    else:
                        self.where.setdefault(item, []).append((number, side))
            self.balance.append(balance)
            self.open.append(([i for i in fact[0] if i >= 0], [i for i in fact[1] if i >= 0]))
        self.kinds = sorted(kinds)

    def fill(self) -> bool:
        """Give every open place a kind, taking back what leads nowhere."""
        number = self._next_fact()
        if number < 0:
            return True
        left, right = self.open[number]
        place, side = (left[0], 0) if left else (right[0], 1)
        weights = self._weights(number, side, place)
        while weights:
            kind = self._pick(weights)
            del weights[kind]
            if self._set(place, kind) and self.fill():
                return True
            self._unset(place, kind)
        return False

    def _next_fact(self) -> int:
        """The open fact with one side complete and the fewest open places, else any open one."""
        best, best_size = -1, 0
        for number, (left, right) in enumerate(self.open):
            size = len(left) + len(right)
            if left and right:
                size += 10_000
            if size and (best < 0 or size < best_size):
                best, best_size = number, size
        return best

    def _weights(self, number: int, side: int, place: int) -> dict[int, int]:
        sign = -1 if side else 1
        back = place % self.back_count
        needed = {kind: sign * count for kind, count in self.balance[number].items() if sign * count > 0}
        spare = len(self.open[number][side]) - sum(needed.values())
        if spare > 0:
            for kind in self.kinds:
                needed[kind] = needed.get(kind, 0) + 1
        return {kind: needed[kind] for kind in sorted(needed) if self.backs[kind] == back}

    def _pick(self, weights: dict[int, int]) -> int:
        if len(weights) == 1:
            return next(iter(weights))
        chosen = self.rng.randrange(sum(weights.values()))
        for kind, weight in weights.items():
            chosen -= weight
            if chosen < 0:
                return kind
        raise AssertionError("weights add up")

    def _set(self, place: int, kind: int) -> bool:
        self.world[place] = kind
        fits = True
        for number, side in self.where[place]:
            balance = self.balance[number]
            balance[kind] = balance.get(kind, 0) + (1 if side else -1)
            self.open[number][side].remove(place)
            fits = fits and self._fits(number)
        return fits

    def _unset(self, place: int, kind: int) -> None:
        del self.world[place]
        for number, side in self.where[place]:
            self.balance[number][kind] -= 1 if side else -1
            self.open[number][side].insert(0, place)

    def _fits(self, number: int) -> bool:
        """Whether the open places of a fact can still make both sides equal."""
        left, right = self.open[number]
        missing_left = sum([count for count in self.balance[number].values() if count > 0])
        missing_right = -sum([count for count in self.balance[number].values() if count < 0])
        return missing_left <= len(left) and missing_right <= len(right)
