"""Robin Hood, a Friend (gf.friend.robin-hood)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import END_OF_BUILD
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class RobinHood:
    """A gift from everybody who owns more; all are compared before the first gift."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.friend.robin-hood"
        rules.effects.on(END_OF_BUILD, FRIEND, "robin-hood", self.act, rule, works=self.finds_rich)

    def finds_rich(self, state: GrimmForestState, owner: int) -> bool:
        own = sum(state.resources[owner])
        return any([sum(each) > own for each in state.resources])

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        state = match.state
        own = sum(state.resources[owner])
        for seat in reversed(self.rules.turn_order(state)):
            if sum(state.resources[seat]) > own:
                self.rules.giving.let_give(match, "robin-hood", seat, owner, 1, state.resources[seat])
