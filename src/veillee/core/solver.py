"""Finding a world: kinds for all places so that every fact holds.

Places that the facts treat alike form a *group*. The unknowns are how many cards of each kind lie in each
group; facts and group sizes are sums of unknowns. Bounds are narrowed until they stand still, then one
unknown is chosen, and so on; what leads nowhere is taken back, and a search that goes astray begins anew.
Large webs of facts, as long games leave them, are followed card by card instead (`veillee.core.routes`).

Weights: a group that stands in one fact only gets its cards like a shuffled pile, all orders equally likely.
Where facts share groups, a count is weighted like drawing the group's free places from all copies that may
still lie there. Every world that fits the facts can come out, and no other.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from random import Random
from typing import final

from mypy_extensions import mypyc_attr

from veillee.core.facts import Fact, Side, sides_of
from veillee.core.routes import Web

#: With more facts than this a search may lose its way: where cards can be followed instead, they are.
MANY = 12


class Contradiction(ValueError):
    """No world fits the facts: they were not made by the rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """All worlds that fit some facts, the back of each kind being given; what they share is found once."""

    def __init__(self, facts: list[Fact], backs: Sequence[int]) -> None:
        self._backs = backs
        self._tied: list[Fact] = []
        #: Facts that can be dealt like a shuffled pile: places, and the kinds that lie there.
        self._piles: list[tuple[Side, list[int]]] = []
        self._search: _Search | None = None
        where = sides_of(facts)
        for fact in facts:
            left, right = fact if fact[0][0] >= 0 else (fact[1], fact[0])
            if left[0] >= 0 and right[-1] < 0 and all([len(where[place]) == 1 for place in left]):
                self._piles.append((left, [~item for item in right]))
            else:
                self._tied.append(fact)

    def find(self, rng: Random) -> dict[int, int]:
        """A kind for each place that the facts name; Contradiction if no world fits them."""
        world: dict[int, int] = {}
        for places, kinds in self._piles:
            _deal(world, places, kinds[:], rng)
        if self._tied and not (len(self._tied) > MANY and Web(self._tied, self._backs, rng).find(world)):
            if self._search is None:
                self._search = _Search(self._tied, self._backs)
            self._search.fill(world, rng)
        return world


def _deal(world: dict[int, int], places: Sequence[int], kinds: list[int], rng: Random) -> None:
    rng.shuffle(kinds)
    world.update(zip(places, kinds, strict=True))


@final
class _Search:
    """The unknowns of some facts: unknown g * kinds + k counts the cards of kind k in group g."""

    def __init__(self, facts: list[Fact], backs: Sequence[int]) -> None:
        self.rng = Random(0)
        self.steps_left = 0
        self.kinds = sorted({~item for fact in facts for side in fact for item in side if item < 0})
        self.groups: list[list[int]] = []
        group_of: dict[int, int] = {}
        by_sides: dict[tuple[int, ...], int] = {}
        for place, sides in sides_of(facts).items():
            mark = tuple(sides)
            if mark not in by_sides:
                by_sides[mark] = len(self.groups)
                self.groups.append([])
            group_of[place] = by_sides[mark]
            self.groups[by_sides[mark]].append(place)
        count = len(self.kinds)
        self.low = [0] * (len(self.groups) * count)
        self.high = [0] * (len(self.groups) * count)
        #: Sums that must come out: unknowns to add, unknowns to subtract, total.
        self.sums: list[tuple[list[int], list[int], int]] = []
        self.sums_of: list[list[int]] = [[] for _ in self.low]
        self._bound_groups(backs)
        for fact in facts:
            self._equate(fact, group_of)
        if not self._narrow(list(range(len(self.sums)))):
            raise Contradiction("no world fits these facts")
        self.first_low, self.first_high = self.low[:], self.high[:]

    def _bound_groups(self, backs: Sequence[int]) -> None:
        """A group holds as many cards as it has places, all with its back."""
        count, back_count = len(self.kinds), max(backs) + 1
        for group, places in enumerate(self.groups):
            for at, kind in enumerate(self.kinds):
                if backs[kind] == places[0] % back_count:
                    self.high[group * count + at] = len(places)
            self._add_sum(list(range(group * count, (group + 1) * count)), [], len(places))

    def _equate(self, fact: Fact, group_of: dict[int, int]) -> None:
        """Of every kind, both sides of a fact hold equally many."""
        count = len(self.kinds)
        left, right = [sorted({group_of[item] for item in side if item >= 0}) for side in fact]
        for at, kind in enumerate(self.kinds):
            total = fact[1].count(~kind) - fact[0].count(~kind)
            self._add_sum([g * count + at for g in left], [g * count + at for g in right], total)

    def _add_sum(self, plus: list[int], minus: list[int], total: int) -> None:
        for unknown in (*plus, *minus):
            self.sums_of[unknown].append(len(self.sums))
        self.sums.append((plus, minus, total))

    def fill(self, world: dict[int, int], rng: Random) -> None:
        """Settle every count, then deal the cards of each group to its places in any order."""
        self.rng = rng
        if not self._settle_all():
            raise Contradiction("no world fits these facts")
        count = len(self.kinds)
        for group, places in enumerate(self.groups):
            cards = [kind for at, kind in enumerate(self.kinds) for _ in range(self.low[group * count + at])]
            _deal(world, places, cards, self.rng)

    def _settle_all(self) -> bool:
        """Search, beginning anew with more patience whenever one search has gone astray."""
        patience = 150
        while True:
            self.low, self.high = self.first_low[:], self.first_high[:]
            self.steps_left = patience
            if self._settle():
                return True
            if self.steps_left > 0:
                return False
            patience += patience // 3

    def _settle(self) -> bool:
        unknown = self._next_unknown()
        if unknown < 0:
            return True
        self.steps_left -= 1
        values = list(range(self.low[unknown], self.high[unknown] + 1))
        weights = [self._weight(unknown, value) for value in values]
        low, high = self.low[:], self.high[:]
        while values and self.steps_left > 0:
            value = self.rng.choices(values, weights)[0]
            self.low[unknown] = self.high[unknown] = value
            if self._narrow(self.sums_of[unknown]) and self._settle():
                return True
            self.low, self.high = low[:], high[:]
            at = values.index(value)
            del values[at], weights[at]
        return False

    def _next_unknown(self) -> int:
        """The unknown with the fewest values left, so that dead ends show early."""
        best, best_width = -1, 0
        for unknown, low in enumerate(self.low):
            width = self.high[unknown] - low
            if width and (best < 0 or width < best_width):
                best, best_width = unknown, width
        return best

    def _weight(self, unknown: int, value: int) -> int:
        """How many ways to fill the group with this count, counting copies that may lie there."""
        count = len(self.kinds)
        first = unknown - unknown % count
        group = range(first, first + count)
        free = len(self.groups[unknown // count]) - sum([self.low[u] for u in group if u != unknown])
        others = sum([self.high[u] - self.low[u] for u in group if u != unknown])
        return max(1, comb(self.high[unknown], value) * comb(others, max(0, free - value)))

    def _narrow(self, waiting: list[int]) -> bool:
        """Tighten the bounds of all unknowns that share a sum with a changed one; False if none is left."""
        queue = list(waiting)
        while queue:
            plus, minus, total = self.sums[queue.pop()]
            least = sum([self.low[u] for u in plus]) - sum([self.high[u] for u in minus])
            most = sum([self.high[u] for u in plus]) - sum([self.low[u] for u in minus])
            if least > total or most < total:
                return False
            for u in plus:
                if not self._bound(u, total - most + self.high[u], total - least + self.low[u], queue):
                    return False
            for u in minus:
                if not self._bound(u, least - total + self.high[u], most - total + self.low[u], queue):
                    return False
        return True

    def _bound(self, unknown: int, low: int, high: int, queue: list[int]) -> bool:
        if low <= self.low[unknown] and high >= self.high[unknown]:
            return True
        self.low[unknown] = max(low, self.low[unknown])
        self.high[unknown] = min(high, self.high[unknown])
        queue.extend(self.sums_of[unknown])
        return self.low[unknown] <= self.high[unknown]
