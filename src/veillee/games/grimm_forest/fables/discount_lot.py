"""The Fable that becomes a building site; what is cheaper on it stands in `building.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match
from veillee.games.grimm_forest.state import EMPTY_SITE, GrimmForestState
from veillee.games.grimm_forest.windows import END_OF_GATHER, PLAYED

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest


@final
class DiscountLot:
    """One more site for who is alone, kept for good."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.kind = rules.kind_names.index("discount-lot")
        rule = "gf.fable.discount-lot"
        rules.windows.on(END_OF_GATHER, PLAYED, "discount-lot", self.act, rule, rules.walking.is_alone)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        match.state.houses[owner].append(EMPTY_SITE)
        match.move_kind(self.rules.played + owner, self.kind, self.rules.standing + owner)
