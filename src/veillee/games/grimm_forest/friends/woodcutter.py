"""Woodcutter, a Friend (gf.friend.woodcutter)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import FOREST, WOOD, GrimmForestState

WOOD_FELLED: Final = 2


@final
class Woodcutter:
    """Two wood for you and two for the Forest; or, thrown off, one monster stopped."""

    def __init__(self, rules: GrimmForestParts) -> None:
        rules.turns.add_special("woodcutter", self.fell)
        rules.monsters.add_stopper("woodcutter", rules.cards.monsters)

    def fell(self, match: Match[GrimmForestState], seat: int) -> None:
        match.state.resources[seat][WOOD] += WOOD_FELLED
        match.state.add_stock(FOREST, WOOD, WOOD_FELLED)
