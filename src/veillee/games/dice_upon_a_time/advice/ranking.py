"""The options of each question in order, the best first, and how well a seat stands."""

from __future__ import annotations

from typing import Final, final

from veillee.core import View
from veillee.core.advice import Advice, Ranked
from veillee.games.dice_upon_a_time.advice.decision import Decision
from veillee.games.dice_upon_a_time.advice.distances import distances_over
from veillee.games.dice_upon_a_time.advice.judges import judges_beside, judges_in_question, judges_of
from veillee.games.dice_upon_a_time.advice.parsed_view import ParsedView
from veillee.games.dice_upon_a_time.advice.prospects import Prospects
from veillee.games.dice_upon_a_time.game import DiceUponATime

#: The questions that go on where they were after some of their options.
GOING_ON: Final = ("turn", "fulfil")


@final
class DiceAdvice(Advice):
    """Plans this chapter's dice."""

    def __init__(self, rules: DiceUponATime) -> None:
        super().__init__(rules)
        self.table = rules
        self.distances = distances_over(rules.land)
        self.judges = judges_of(rules)
        self.judges_in_question = judges_in_question(rules)
        self.judges_beside = judges_beside(rules)

    def sensible(self, view: View, options: list[int]) -> list[int]:
        """A Quest that is ready is fulfilled: who goes on without it has nothing better to do with it."""
        number = view["agendas"][view["seat"]][-1][0]
        if self.table.handlers[number].name != "fulfil":
            return options
        fulfilled = self.table.fulfilling.fulfil
        ready = [
            option
            for option in options
            if option in fulfilled and self.table.points[fulfilled.card(option)] > 0
        ]
        return ready or options

    def value(self, view: View) -> float:
        """Points so far and what can be expected, compared with the best of the others."""
        rules = self.table
        seats = range(rules.players)
        standing = [self._standing(ParsedView(rules, view, seat)) for seat in seats]
        seat: int = view["seat"]
        if rules.coop:
            return sum(standing)
        return standing[seat] - max([standing[other] for other in seats if other != seat])

    def _standing(self, seen: ParsedView) -> float:
        rules = self.table
        points = sum([rules.points[kind] for kind in seen.zones[rules.done[seen.seat]]])
        points += sum([rules.points[kind] for kind in seen.curses()])
        return points + Prospects(self.distances, seen).standing(seen.tokens)

    def rank(self, view: View, options: list[int]) -> list[Ranked]:
        """What leaves the question where it was counts from the best of the other options."""
        decision = Decision(self.table, self.distances, view)
        number, *arguments = view["agendas"][decision.seat][-1]
        question = self.table.handlers[number].name
        ranked: list[Ranked] = []
        beside: list[tuple[str, int]] = []
        for option in options:
            verb = self.table.catalogue.verb_of(option).name
            if question in GOING_ON and verb in self.judges_beside:
                beside.append((verb, option))
            else:
                judge = self.judges_in_question.get((question, verb)) or self.judges[verb]
                worth, reason = judge.judge(decision, option, arguments)
                ranked.append(Ranked(option, worth, reason))
        best = max([hint.value for hint in ranked], default=0.0)
        for verb, option in beside:
            worth, reason = self.judges_beside[verb].judge_beside(decision, best, option)
            ranked.append(Ranked(option, worth, reason))
        return sorted(ranked, key=_order)


def _order(ranked: Ranked) -> tuple[float, int]:
    """The best first; among equals, in the order of the catalogue."""
    return (-ranked.value, ranked.option)
