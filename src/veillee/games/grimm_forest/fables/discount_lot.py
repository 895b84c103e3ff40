"""Discount Lot, a Fable (gf.fable.discount-lot)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.sections import EMPTY_SITE
from veillee.games.grimm_forest.state import GrimmForestState


@final
class DiscountLot:
    """One more site for who is alone, kept for good; `building.py` makes every section on it cheaper."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        self.kind = rules.kind("discount-lot")
        rule = "gf.fable.discount-lot"
        rules.effects.on(END_OF_GATHER, PLAYED, "discount-lot", self.act, rule, rules.walking.is_alone)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        match.state.houses[owner].append(EMPTY_SITE)
        match.move_kind(self.rules.played[owner], self.kind, self.rules.standing[owner])
