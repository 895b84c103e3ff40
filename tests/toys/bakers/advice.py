"""Advice for Bakers: bake what is worth most, toss what would only cost a point, give away the worst."""

from __future__ import annotations

from typing import final

from toys.bakers.game import Bakers
from veillee.core import Reason, View
from veillee.core.advice import Advice, Ranked


@final
class BakersAdvice(Advice):
    def __init__(self, rules: Bakers) -> None:
        super().__init__(rules)
        self.bakery = rules

    def value(self, view: View) -> float:
        bakery = self.bakery
        shelves = [view["zones"][bakery.shelves[seat]] for seat in range(bakery.players)]
        scores = [
            sum([bakery.points[card] for card in shelf]) - len(view["zones"][bakery.hands[seat]])
            for seat, shelf in enumerate(shelves)
        ]
        own = scores.pop(view["seat"])
        return float(own - max(scores))

    def rank(self, view: View, options: list[int]) -> list[Ranked]:
        ranked = [self._ranked(option) for option in options]
        return sorted(ranked, key=lambda hint: (-hint.value, hint.option))

    def _ranked(self, option: int) -> Ranked:
        bakery = self.bakery
        if option == bakery.stop:
            return Ranked(option, 0.0, Reason("ba.work", "advice-stop"))
        if option in bakery.bake:
            points = bakery.points[bakery.bake.card(option)]
            return Ranked(option, 1.0 + points, Reason("ba.bake", "advice-bake", {"points": points}))
        if option in bakery.toss:
            points = bakery.points[bakery.toss.card(option)]
            return Ranked(option, 0.5 - points, Reason("ba.work", "advice-toss", {"points": points}))
        points = bakery.points[bakery.give.card(option)]
        return Ranked(option, float(-points), Reason("ba.gift", "advice-give", {"points": points}))
