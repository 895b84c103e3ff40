"""Share the Wealth, a Fable (gf.fable.share-the-wealth)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState

#: Who collected this much is wealthy, and shares so much.
WEALTHY: Final = 5
SHARED: Final = 2


@final
class ShareTheWealth:
    """Each opponent who collected five or more gives you two of them."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.share-the-wealth"
        rules.effects.on(END_OF_GATHER, PLAYED, "share-the-wealth", self.act, rule, works=self.finds_wealth)

    def finds_wealth(self, state: GrimmForestState, owner: int) -> bool:
        return any([sum(own) >= WEALTHY for seat, own in enumerate(state.gathered) if seat != owner])

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        state = match.state
        for seat in reversed(self.rules.turn_order(state)):
            if seat != owner and sum(state.gathered[seat]) >= WEALTHY:
                gathered = state.gathered[seat]
                self.rules.giving.let_give(match, "share-the-wealth", seat, owner, SHARED, gathered)
