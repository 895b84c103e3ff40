"""Worlds: what a seat imagines at one question, and what its options bring there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, final

from veillee.bots.judges import Judge, has_common_result
from veillee.bots.memories import RememberingJudge, RememberingPolicy
from veillee.bots.plans import Plans, Trail
from veillee.bots.playouts import AnyMatch, Policy, play_on
from veillee.core import FastChance, Imagination, Match, Rules, View, view_of
from veillee.core.advice import Suspicion

#: So many playouts go side by side.
ABREAST: Final = 64
#: Of so many worlds one is taken, where the seat suspects what it cannot see.
DRAWN: Final = 5


@final
class Worlds:
    """The worlds of one question: each is played from there on, once for each option."""

    def __init__(
        self,
        rules: Rules[Any],
        judge: Judge,
        policy: Policy,
        view: View,
        rng: Random,
        plans: Plans | None,
        suspicion: Suspicion | None = None,
    ) -> None:
        self._rules = rules
        self._judge = RememberingJudge(judge)
        self._policy = RememberingPolicy(policy)
        self._imagination = Imagination(rules, view)
        self._seat = view["seat"]
        self._rng = rng
        self._plans = plans
        self._suspicion = suspicion
        self._rivals = rivals_of(rules, self._seat)

    def totals(self, options: Sequence[int], count: int) -> list[float]:
        """What each option brought in so many new worlds, added up."""
        totals = [0.0] * len(options)
        # Who plans learns from one world for the next.
        most = max(1, ABREAST // len(options)) if self._plans is None else 1
        left = count
        while left:
            now = min(left, most)
            left -= now
            matches = [match for _ in range(now) for match in self._branch(options)]
            for number, value in enumerate(self._play(matches, options)):
                totals[number % len(options)] += value
        return totals

    def _imagined(self) -> Any:
        """A world, and rather one in which the others have chosen what seems best to them."""
        if self._suspicion is None:
            return self._imagination.state(self._rng)
        found = [self._imagination.state(self._rng) for _ in range(DRAWN)]
        return self._rng.choices(found, [self._suspicion.weight(state) for state in found])[0]

    def _branch(self, options: Sequence[int]) -> list[AnyMatch]:
        """One world, once with each option taken, all with the same luck to come."""
        world, luck = self._imagined(), self._rng.random()
        found: list[AnyMatch] = []
        for number, option in enumerate(options):
            state = world if number == len(options) - 1 else world.copy()
            match: AnyMatch = Match(self._rules, state, FastChance(Random(luck)), makes_views=True)
            match.resume()
            match.apply(self._seat, option)
            found.append(match)
        return found

    def _play(self, matches: Sequence[AnyMatch], options: Sequence[int]) -> list[float]:
        """What matches bring when they are played on."""
        if self._plans is None:
            play_on(matches, self._policy)
            return values_of(self._rules, self._judge, matches, self._rivals)
        trails = [Trail(self._plans, option) for option in options]
        play_on(matches, self._policy, trails)
        values = values_of(self._rules, self._judge, matches, self._rivals)
        for trail, value in zip(trails, values, strict=True):
            trail.learn(value)
        return values


def rivals_of(rules: Rules[Any], seat: int) -> list[int]:
    """The seats whose chances to win add up to one, this one first; it alone where they do not."""
    seats = [(seat + away) % rules.players for away in range(rules.players)]
    if has_common_result(rules) or any([rules.together(seat, other) for other in seats[1:]]):
        return seats[:1]
    return seats


def values_of(
    rules: Rules[Any], judge: Judge, matches: Sequence[AnyMatch], seats: Sequence[int]
) -> list[float]:
    """What the first of these seats may expect of each match, which is over or rests.

    Where all are asked, their chances are made to add up to one: that evens out some errors of the judge.
    """
    running = [match.state for match in matches if not match.state.over]
    judged = judge.values([view_of(rules, state, seat) for state in running for seat in seats])
    shares = iter([_share(judged[at : at + len(seats)]) for at in range(0, len(judged), len(seats))])
    return [
        judge.goal(rules.result(match.state), seats[0]) if match.state.over else next(shares)
        for match in matches
    ]


def _share(chances: Sequence[float]) -> float:
    """The part that the first has of all chances."""
    total = sum(chances)
    return chances[0] / total if len(chances) > 1 and total > 0 else chances[0]
