"""Plans: what a seat would choose later in the worlds of a search, learned from one world to the next.

The others go on as the policy says. The seat itself does better than that: of the few options that look best
at first sight it takes what has brought most so far, after the same choices of its own, and now and then
another one that might bring more. What it cannot see decides nothing: only its own choices lead to a plan.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from veillee.bots.memories import Memory
from veillee.bots.priors import Prior
from veillee.core import View

#: So many options of a later question are thought of, those that look best at first sight.
BREADTH: Final = 4
#: How much is tried that might bring more, in parts of how far what was found lies apart.
CURIOSITY: Final = 1.0


@final
class _Crossroads:
    """A later question, and what its options brought."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.tries: dict[int, int] = {}
        self.totals: dict[int, float] = {}

    def learn(self, option: int, value: float) -> None:
        self.visits += 1
        self.total += value
        self.tries[option] = self.tries.get(option, 0) + 1
        self.totals[option] = self.totals.get(option, 0.0) + value


@final
class Plans:
    """The later choices of a seat, for one question."""

    def __init__(self, prior: Prior, seat: int) -> None:
        self.seat = seat
        self._prior = prior
        self._hopes: Memory[list[float]] = Memory()
        #: By the seat's own choices on the way there.
        self._crossroads: dict[tuple[int, ...], _Crossroads] = {}
        self._count, self._sum, self._squares = 0, 0.0, 0.0

    def choose(self, path: tuple[int, ...], view: View, options: list[int]) -> int:
        """The option to try now, after these choices of the seat's own."""
        hopes = self._hopes_of(view, options)
        order = sorted(range(len(options)), key=lambda number: (-hopes[number], number))[:BREADTH]
        found = self._crossroads.get(path)
        if found is None:
            return options[order[0]]
        base, best = found.total / found.visits, hopes[order[0]]
        known, daring = self._prior.worlds, CURIOSITY * self._spread() * sqrt(log(found.visits + 1.0))
        scores = []
        for number in order:
            option = options[number]
            weight = found.tries.get(option, 0) + known
            thought = known * (base + hopes[number] - best)
            mean = (found.totals.get(option, 0.0) + thought) / weight
            scores.append(mean + daring / sqrt(weight))
        return options[order[scores.index(max(scores))]]

    def learn(self, path: tuple[int, ...], value: float) -> None:
        """What it brought to choose so; the first choice is that of the question itself."""
        self._count += 1
        self._sum += value
        self._squares += value * value
        for number in range(1, len(path)):
            found = self._crossroads.setdefault(path[:number], _Crossroads())
            found.learn(path[number], value)

    def _hopes_of(self, view: View, options: list[int]) -> list[float]:
        keys, unknown = self._hopes.unknown([(view, options)])
        return self._hopes.complete(
            keys, list(unknown), [self._prior.weigh(*each) for each in unknown.values()]
        )[0]

    def _spread(self) -> float:
        """How far what was found lies apart."""
        mean = self._sum / self._count
        return sqrt(max(0.0, self._squares / self._count - mean * mean))


@final
class Trail:
    """The way that a seat takes in one match, from the question of the search on."""

    def __init__(self, plans: Plans, first: int) -> None:
        self._plans = plans
        self.seat = plans.seat
        self._path: tuple[int, ...] = (first,)

    def choose(self, view: View, options: list[int]) -> int:
        option = self._plans.choose(self._path, view, options)
        self._path = (*self._path, option)
        return option

    def learn(self, value: float) -> None:
        """What it brought."""
        self._plans.learn(self._path, value)
