"""Ali Baba, a Friend (gf.friend.ali-baba)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import COLLECTED, START_OF_ROUND
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import (
    MATERIALS,
    NOBODY,
    NOWHERE,
    GrimmForestState,
    debt_of,
    robbed_seat,
    stolen_material,
)
from veillee.games.grimm_forest.verbs import SeatMaterialVerb


@final
class AliBaba:
    """Steal a resource from an opponent; it goes back if the two of you meet when all collect."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.friend.ali-baba"
        rules.effects.on(START_OF_ROUND, FRIEND, "ali-baba", self.sneak, rule)
        rules.rounds.after(COLLECTED, rules.step("ali-baba.collected", self.run_settle, rule))
        self.steal = SeatMaterialVerb(rules.verb("steal", other_seat=rules.seat_names, material=MATERIALS))
        self.ask_steal = rules.question(
            "steal", self.offer_steal, self.take_steal, rule, self.explain_steal, is_open=True
        )

    def sneak(self, match: Match[GrimmForestState], owner: int) -> None:
        if self.offer_steal(match.state, owner):
            match.ask(owner, self.ask_steal())

    def offer_steal(self, state: GrimmForestState, seat: int) -> list[int]:
        return [
            self.steal(other, material)
            for other in self.rules.opponents[seat]
            for material, amount in enumerate(state.resources[other])
            if amount
        ]

    def explain_steal(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option not in self.steal:
            return []
        victim = self.steal.seat(option)
        if victim == seat:
            return [Reason("gf.friend.ali-baba", "steal-from-others")]
        about: dict[str, int | str] = {"seat": victim, "material": MATERIALS[self.steal.material(option)]}
        return [Reason("gf.friend.ali-baba", "nothing-to-steal", about)]

    def take_steal(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        victim, material = self.steal.seat(option), self.steal.material(option)
        match.state.pass_resources(victim, seat, material, 1)
        match.state.debts[seat] = debt_of(victim, material)

    def run_settle(self, match: Match[GrimmForestState], seat: int) -> None:
        """Give back what was stolen from a pig one stands with, whoever has Ali Baba by now."""
        state = match.state
        for thief, debt in enumerate(state.debts):
            if debt == NOBODY:
                continue
            state.debts[thief] = NOBODY
            victim, material = robbed_seat(debt), stolen_material(debt)
            meet = state.pigs[thief] == state.pigs[victim] != NOWHERE
            if meet and state.resources[thief][material]:
                state.pass_resources(thief, victim, material, 1)
                match.tell("gives-back", seat=thief, other_seat=victim, material=MATERIALS[material])
