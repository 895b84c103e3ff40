"""Advice for the interlude: tick the lowest number one can, and let the dearest cards go."""

from __future__ import annotations

from typing import final

from veillee.core import Reason, View
from veillee.core.advice import Advice, Ranked
from veillee.games.fine_sand.advice.worth import PATIENT
from veillee.games.fine_sand.cards import Cards
from veillee.games.fine_sand.interlude import Interlude
from veillee.games.fine_sand.score_sheet import HIGHEST, next_free, victory_points


@final
class InterludeAdvice(Advice):
    def __init__(self, rules: Interlude) -> None:
        super().__init__(rules)
        self.interlude = rules
        cards = Cards(rules.kind_rows)
        self.costs = cards.cost
        #: How gladly a card is let go: what it costs, less what it brings.
        self.burden = [
            cost - PATIENT.get(family, 0.0) * max(1, amount)
            for cost, family, amount in zip(cards.cost, cards.family, cards.amount, strict=True)
        ]

    def value(self, view: View) -> float:
        """Alone, the points of the numbers ticked so far; with others nothing is decided here."""
        return float(victory_points(view["fields"]["ticked"]))

    def rank(self, view: View, options: list[int]) -> list[Ranked]:
        found = [self._ranked(view, option) for option in options]
        found.sort(key=lambda ranked: (-ranked.value, ranked.option))
        return found

    def _ranked(self, view: View, option: int) -> Ranked:
        interlude, fields = self.interlude, view["fields"]
        if not interlude.alone:
            return Ranked(option, 0.0, Reason("fs.campaign-change", "advice-reveal"))
        if option in interlude.lower:
            total = int(fields["total"]) - interlude.lower.by(option)
            tick = next_free(fields["ticked"], total)
            reason = Reason("fs.ticking", "advice-tick" if tick else "advice-no-tick", {"number": tick})
            return Ranked(option, float(HIGHEST + 1 - tick if tick else -1), reason)
        kind = interlude.let_go.card(option)
        about: dict[str, int | str] = {"card": interlude.kind_names[kind], "cost": self.costs[kind]}
        reason = Reason("fs.solo-change", "advice-leave", about)
        return Ranked(option, self.burden[kind], reason)
