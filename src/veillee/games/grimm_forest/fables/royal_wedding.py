"""Royal Wedding, a Fable and a unique location (gf.fable.royal-wedding)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState
from veillee.games.grimm_forest.verbs import MaterialVerb


@final
class RoyalWedding:
    """Everybody who is somewhere else loses a resource. It leaves when nobody came."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.royal-wedding"
        rules.locations.add("royal-wedding", self.missing, self.treat, self.leaves, rule)
        self.lose = MaterialVerb(rules.verb("wedding-gift", material=MATERIALS))
        self.ask_gift = rules.question(
            "wedding-gift", self.offer_gift, self.take_gift, rule, self.explain_gift, is_open=True
        )

    def missing(self, state: GrimmForestState, place: int) -> list[int]:
        return [seat for seat in self.rules.turn_order(state) if state.pigs[seat] != place]

    def treat(self, match: Match[GrimmForestState], guest: int) -> None:
        if any(match.state.resources[guest]):
            match.ask(guest, self.ask_gift())

    def offer_gift(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.lose.each_there(state.resources[seat])

    def explain_gift(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option in self.lose:
            material = self.lose.material(option)
            return [Reason("gf.fable.royal-wedding", "none-to-pay", {"material": MATERIALS[material]})]
        return []

    def take_gift(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        match.state.resources[seat][self.lose.material(option)] -= 1

    def leaves(self, state: GrimmForestState, place: int) -> bool:
        return place not in state.pigs
