"""Resources that one player has to hand over to another; the giver picks the types (gf.terms)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState
from veillee.games.grimm_forest.verbs import MaterialVerb


@final
class Giving:
    """Asks the giver for one resource after the other, as long as there is something to choose.

    `left` says how many are still due, `limits` how many of each type may be among them.
    """

    def __init__(self, rules: GrimmForestBase) -> None:
        self.hand_over = MaterialVerb(rules.verb("hand-over", material=MATERIALS))
        self.next_gift = rules.step("next-hand-over", self.run_next_gift, "gf.terms")
        self.ask_gift = rules.question(
            "hand-over", self.offer_gift, self.take_gift, "gf.terms", self.explain_gift, is_open=True
        )

    def let_give(
        self,
        match: Match[GrimmForestState],
        card: str,
        giver: int,
        taker: int,
        count: int,
        limits: Sequence[int],
    ) -> None:
        """Let a seat give this many resources, at most so many of each type; who has less gives that.

        It is the table's next step, so of several givers the last one named comes first.
        """
        match.tell("cause-hand-over", [giver], seat=giver, card=card, other_seat=taker)
        match.then(self.next_gift(giver, taker, count, *limits))

    def run_next_gift(
        self, match: Match[GrimmForestState], seat: int, giver: int, taker: int, left: int, *limits: int
    ) -> None:
        """Hand over everything that leaves no choice; otherwise ask for one resource."""
        due = _due(match.state, giver, limits)
        if sum(due) > left and due.count(0) < len(due) - 1:
            match.ask(giver, self.ask_gift(giver, taker, left, *limits))
            return
        for material, amount in enumerate(due):
            self._hand(match, giver, taker, material, min(amount, left))

    def _hand(
        self, match: Match[GrimmForestState], giver: int, taker: int, material: int, amount: int
    ) -> None:
        match.state.pass_resources(giver, taker, material, amount)
        if amount:
            name = MATERIALS[material]
            match.tell("hands-over", seat=giver, other_seat=taker, material=name, amount=amount)

    def offer_gift(
        self, state: GrimmForestState, seat: int, giver: int, taker: int, left: int, *limits: int
    ) -> list[int]:
        return self.hand_over.each_there(_due(state, seat, limits))

    def take_gift(
        self,
        match: Match[GrimmForestState],
        seat: int,
        option: int,
        giver: int,
        taker: int,
        left: int,
        *limits: int,
    ) -> None:
        material = self.hand_over.material(option)
        self._hand(match, seat, taker, material, 1)
        if left > 1:
            still = list(limits)
            still[material] -= 1
            match.then(self.next_gift(seat, taker, left - 1, *still))

    def explain_gift(
        self,
        state: GrimmForestState,
        seat: int,
        option: int,
        giver: int,
        taker: int,
        left: int,
        *limits: int,
    ) -> list[Reason]:
        if option not in self.hand_over:
            return []
        material = self.hand_over.material(option)
        numbers: dict[str, int | str] = {
            "material": MATERIALS[material],
            "have": state.resources[seat][material],
            "due": limits[material],
        }
        return [Reason("gf.terms", "none-to-hand-over", numbers)]


def _due(state: GrimmForestState, giver: int, limits: Sequence[int]) -> list[int]:
    """What a seat can still give, by material."""
    return [min(own, limit) for own, limit in zip(state.resources[giver], limits, strict=True)]
