"""Search: try every option in worlds that the seat cannot rule out, and take what ends best.

Every world is played from the question to the end of the round or turn, once for each option still in the
running, so that options are compared in the same worlds. What does worse drops out by halves, and the rest
gets its share of the iterations. Effort is counted in iterations, never in time: the same seed gives the same
choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from random import Random
from typing import Any, final

from veillee.bots.judges import Judge
from veillee.bots.memories import RememberingJudge, RememberingPolicy
from veillee.bots.playouts import AnyMatch, Policy, play_on
from veillee.bots.priors import Prior
from veillee.core import FastChance, Imagination, Match, Rules, View, view_of
from veillee.core.advice import Advice

#: So many playouts go side by side.
ABREAST = 64


@final
class Search:
    """Looks for the best option of a question; one iteration is one option tried in one world."""

    def __init__(self, rules: Rules[Any], judge: Judge, policy: Policy) -> None:
        self._rules = rules
        self._judge = RememberingJudge(judge)
        self._policy = RememberingPolicy(policy)

    def expectations(
        self, view: View, options: list[int], iterations: int, rng: Random, prior: Prior | None = None
    ) -> list[float]:
        """What the seat may expect of each option; what dropped out stands below what did not.

        With a `prior` that counts too, which makes for better choices and not for plain chances.
        """
        self._forget()
        totals, tries = [0.0] * len(options), [0] * len(options)
        hopes = None if prior is None else prior.weigh(view, options)
        known = 0.0 if prior is None else prior.worlds
        running = list(range(len(options)))
        means: list[float] = []
        halvings = max(1, ceil(log2(len(options))))
        for _ in range(halvings):
            worlds = max(1, iterations // (halvings * len(running)))
            found = self._totals(view, [options[number] for number in running], worlds, rng)
            for number, total in zip(running, found, strict=True):
                totals[number] += total
                tries[number] += worlds
            if hopes is not None and not means:  # all in the same worlds: the prior speaks of their average
                base = sum(totals) / sum(tries)
                totals = [total + known * (base + hope) for total, hope in zip(totals, hopes, strict=True)]
            means = [total / (count + known) for total, count in zip(totals, tries, strict=True)]
            running.sort(key=lambda number: (-means[number], number))
            running = running[: max(1, (len(running) + 1) // 2)]
        best = running[0]
        return [
            mean if number == best else min(mean, means[best] - 1e-9) for number, mean in enumerate(means)
        ]

    def totals(self, view: View, options: Sequence[int], worlds: int, rng: Random) -> list[float]:
        """What each option brought in so many worlds, added up."""
        self._forget()
        return self._totals(view, options, worlds, rng)

    def _forget(self) -> None:
        """Begin a question with empty memories."""
        self._judge.forget()
        self._policy.forget()

    def _totals(self, view: View, options: Sequence[int], worlds: int, rng: Random) -> list[float]:
        totals = [0.0] * len(options)
        imagination = Imagination(self._rules, view)
        left = worlds
        while left:
            now = min(left, max(1, ABREAST // len(options)))
            left -= now
            matches = [
                match for _ in range(now) for match in self._branch(imagination, view["seat"], options, rng)
            ]
            play_on(matches, self._policy)
            for number, value in enumerate(self._values(matches, view["seat"])):
                totals[number % len(options)] += value
        return totals

    def _branch(
        self, imagination: Imagination[Any], seat: int, options: Sequence[int], rng: Random
    ) -> list[AnyMatch]:
        """One world, once with each option taken, all with the same luck to come."""
        world, luck = imagination.state(rng), rng.random()
        found: list[AnyMatch] = []
        for number, option in enumerate(options):
            state = world if number == len(options) - 1 else world.copy()
            match: AnyMatch = Match(self._rules, state, FastChance(Random(luck)), makes_views=True)
            match.resume()
            match.apply(seat, option)
            found.append(match)
        return found

    def _values(self, matches: Sequence[AnyMatch], seat: int) -> list[float]:
        rules = self._rules
        running = [match for match in matches if not match.state.over]
        judged = iter(self._judge.values([view_of(rules, match.state, seat) for match in running]))
        return [
            self._judge.goal(rules.result(match.state), seat) if match.state.over else next(judged)
            for match in matches
        ]


@final
class SearchBot:
    """Takes what a search finds best, with so many iterations for each choice."""

    looks = True

    def __init__(
        self,
        search: Search,
        iterations: int,
        rng: Random,
        prior: Prior | None = None,
        advice: Advice | None = None,
    ) -> None:
        self._search = search
        self._iterations = iterations
        self._rng = rng
        self._prior = prior
        #: Who knows what needs no search.
        self._advice = advice

    def choose(self, view: View, options: list[int]) -> int:
        if self._advice is not None:
            options = self._advice.sensible(view, options)
        if len(options) == 1:
            return options[0]
        expected = self._search.expectations(view, options, self._iterations, self._rng, self._prior)
        return max(zip(expected, options, strict=True), key=lambda each: (each[0], -each[1]))[1]
