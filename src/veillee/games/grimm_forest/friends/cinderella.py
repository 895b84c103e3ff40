"""Cinderella, a Friend (gf.friend.cinderella)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.grimm_forest.collecting import MarketPick
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import GATHER_REVEALED
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MARKET, GrimmForestState, material_from

#: What she takes from her place.
COACH_LOAD: Final = 2


@final
class Cinderella:
    """Her coach is first: two resources from your place before anybody collects."""

    def __init__(self, rules: GrimmForestParts) -> None:
        rule = "gf.friend.cinderella"
        rules.effects.on(GATHER_REVEALED, FRIEND, "cinderella", self.drive, rule)
        self.market: MarketPick | None = None
        if rules.has_market:
            self.market = MarketPick(rules, rules.collecting, "coach", rule)

    def drive(self, match: Match[GrimmForestState], owner: int) -> None:
        state = match.state
        place = state.going[owner]
        if place < MARKET:
            material = material_from(place)
            state.take(owner, place, material, min(COACH_LOAD, state.stock(place, material)))
        elif self.market is not None:
            self.market.let_pick(match, owner, COACH_LOAD)
