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
from veillee.bots.plans import Plans
from veillee.bots.playouts import Policy
from veillee.bots.priors import Prior
from veillee.bots.worlds import Worlds
from veillee.core import Rules, View
from veillee.core.advice import Advice


@final
class Search:
    """Looks for the best option of a question; one iteration is one option tried in one world."""

    def __init__(
        self,
        rules: Rules[Any],
        judge: Judge,
        policy: Policy,
        advice: Advice | None = None,
        plans: bool = False,
    ) -> None:
        self._rules = rules
        self._judge = judge
        self._policy = policy
        #: Who may suspect what others have chosen.
        self._advice = advice
        #: Whether the seat plans its later choices, where there is a prior for them.
        self._plans = plans

    def expectations(
        self, view: View, options: list[int], iterations: int, rng: Random, prior: Prior | None = None
    ) -> list[float]:
        """What the seat may expect of each option; what dropped out stands below what did not.

        With a `prior` that counts too, which makes for better choices and not for plain chances.
        """
        totals, tries = [0.0] * len(options), [0] * len(options)
        hopes = None if prior is None else prior.weigh(view, options)
        known = 0.0 if prior is None else prior.worlds
        plans = Plans(prior, view["seat"]) if self._plans and prior is not None else None
        worlds = self._worlds(view, rng, plans)
        running = list(range(len(options)))
        means: list[float] = []
        halvings = max(1, ceil(log2(len(options))))
        for _ in range(halvings):
            count = max(1, iterations // (halvings * len(running)))
            found = worlds.totals([options[number] for number in running], count)
            for number, total in zip(running, found, strict=True):
                totals[number] += total
                tries[number] += count
            if hopes is not None and not means:  # all in the same worlds: the prior speaks of their average
                base = sum(totals) / sum(tries)
                totals = [total + known * (base + hope) for total, hope in zip(totals, hopes, strict=True)]
            means = [total / (tried + known) for total, tried in zip(totals, tries, strict=True)]
            running.sort(key=lambda number: (-means[number], number))
            running = running[: max(1, (len(running) + 1) // 2)]
        best = running[0]
        return [
            mean if number == best else min(mean, means[best] - 1e-9) for number, mean in enumerate(means)
        ]

    def totals(self, view: View, options: Sequence[int], worlds: int, rng: Random) -> list[float]:
        """What each option brought in so many worlds, added up."""
        return self._worlds(view, rng).totals(options, worlds)

    def _worlds(self, view: View, rng: Random, plans: Plans | None = None) -> Worlds:
        suspicion = None if self._advice is None else self._advice.suspicion(view)
        return Worlds(self._rules, self._judge, self._policy, view, rng, plans, suspicion)


@final
class SearchBot:
    """Takes what a search finds best, with so many iterations for each choice."""

    looks = True

    def __init__(self, search: Search, iterations: int, rng: Random, prior: Prior | None = None) -> None:
        self._search = search
        self._iterations = iterations
        self._rng = rng
        self._prior = prior

    def choose(self, view: View, options: list[int]) -> int:
        expected = self._search.expectations(view, options, self._iterations, self._rng, self._prior)
        return max(zip(expected, options, strict=True), key=lambda each: (each[0], -each[1]))[1]
