"""Hired Help, a Fable for the next round (gf.fable.hired-help)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import PLAYED, STANDING
from veillee.games.grimm_forest.moments import COLLECTED, FABLES_REVEALED
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState
from veillee.games.grimm_forest.verbs import MaterialVerb

#: What the help costs.
WAGES: Final = 2


@final
class HiredHelp:
    """Paid now, it brings in the next round a copy of everything you Gather."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.hired-help"
        rules.effects.on(FABLES_REVEALED, PLAYED, "hired-help", self.hire, rule)
        rules.effects.on(COLLECTED, STANDING, "hired-help", self.work, rule)
        self.kind = rules.kind("hired-help")
        self.pay = MaterialVerb(rules.verb("pay-help", material=MATERIALS))
        self.dismiss = rules.plain_verb("dismiss-help")
        self.ask_wages = rules.question("wages", self.offer_wages, self.take_wages, rule, self.explain_wages)

    def hire(self, match: Match[GrimmForestState], owner: int) -> None:
        """Who cannot pay is not asked: the card goes."""
        if sum(match.state.resources[owner]) < WAGES:
            self._leave(match, owner)
        else:
            match.ask(owner, self.ask_wages(WAGES))

    def _leave(self, match: Match[GrimmForestState], owner: int) -> None:
        match.move_kind(self.rules.played[owner], self.kind, self.rules.fable_discard)

    def offer_wages(self, state: GrimmForestState, seat: int, left: int) -> list[int]:
        """One resource at a time; once the first is paid there is no way back."""
        options = self.pay.each_there(state.resources[seat])
        if left == WAGES:
            options.append(self.dismiss)
        return options

    def explain_wages(self, state: GrimmForestState, seat: int, option: int, left: int) -> list[Reason]:
        if option == self.dismiss:
            return [Reason("gf.fable.hired-help", "wages-begun", {"left": left})]
        if option in self.pay:
            material = MATERIALS[self.pay.material(option)]
            return [Reason("gf.fable.hired-help", "none-to-pay", {"material": material})]
        return []

    def take_wages(self, match: Match[GrimmForestState], seat: int, option: int, left: int) -> None:
        if option == self.dismiss:
            self._leave(match, seat)
            return
        match.state.resources[seat][self.pay.material(option)] -= 1
        if left > 1:
            match.ask(seat, self.ask_wages(left - 1))

    def work(self, match: Match[GrimmForestState], owner: int) -> None:
        """Copy what was Gathered; the copy itself is a card's gift and was not."""
        state = match.state
        for material, amount in enumerate(state.gathered[owner]):
            state.resources[owner][material] += amount
