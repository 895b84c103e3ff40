"""Taxation, a Fable for the next round (gf.fable.taxation)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import STANDING
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import BRICK, STRAW, WOOD, GrimmForestState


@final
class Taxation:
    """In the next round every opponent who is not at your place loses half, the sturdiest first."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rules.effects.on(END_OF_GATHER, STANDING, "taxation", self.levy, "gf.fable.taxation")

    def levy(self, match: Match[GrimmForestState], owner: int) -> None:
        rules, state = self.rules, match.state
        spared = rules.walking.with_you(state, owner)
        for seat in rules.turn_order(state):
            if seat != owner and seat not in spared:
                own = state.resources[seat]
                due = sum(own) // 2
                for material in (BRICK, WOOD, STRAW):
                    paid = min(due, own[material])
                    own[material] -= paid
                    due -= paid
