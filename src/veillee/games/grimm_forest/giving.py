"""Resources that one player has to hand over to another; the giver picks the types (gf.terms)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest


@final
class Giving:
    """Asks the giver for one resource after the other, as long as there is something to choose."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.hand_over = rules.verb("hand-over", material=MATERIALS).base
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
        match.then((self.next_gift, giver, taker, count, *limits))

    def run_next_gift(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        """Hand over everything that leaves no choice; otherwise ask for one resource."""
        giver, taker, left = step[1], step[2], step[3]
        due = self._due(match.state, giver, step)
        if sum(due) > left and due.count(0) < len(due) - 1:
            match.ask(giver, (self.ask_gift, *step[1:]))
            return
        for material, amount in enumerate(due):
            self._hand(match, giver, taker, material, min(amount, left))

    def _due(self, state: GrimmForestState, giver: int, step: Step) -> list[int]:
        """What a seat can still give, by material."""
        return [min(own, limit) for own, limit in zip(state.resources[giver], step[4:], strict=True)]

    def _hand(
        self, match: Match[GrimmForestState], giver: int, taker: int, material: int, amount: int
    ) -> None:
        resources = match.state.resources
        resources[giver][material] -= amount
        resources[taker][material] += amount
        if amount:
            name = MATERIALS[material]
            match.tell("hands-over", seat=giver, other_seat=taker, material=name, amount=amount)

    def offer_gift(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        due = self._due(state, seat, step)
        return [self.hand_over + material for material, amount in enumerate(due) if amount]

    def take_gift(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        material = option - self.hand_over
        self._hand(match, seat, step[2], material, 1)
        if step[3] > 1:
            limits = list(step[4:])
            limits[material] -= 1
            match.then((self.next_gift, seat, step[2], step[3] - 1, *limits))

    def explain_gift(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        material = option - self.hand_over
        if not 0 <= material < len(MATERIALS):
            return []
        numbers: dict[str, int | str] = {
            "material": MATERIALS[material],
            "have": state.resources[seat][material],
            "due": step[4 + material],
        }
        return [Reason("gf.terms", "none-to-hand-over", numbers)]
