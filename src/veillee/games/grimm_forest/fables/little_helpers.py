"""Little Helpers, a Fable (gf.fable.little-helpers)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState

MORE_ACTIONS: Final = 2


@final
class LittleHelpers:
    """Two more actions in this round for being alone."""

    def __init__(self, rules: GrimmForestParts) -> None:
        rule = "gf.fable.little-helpers"
        alone = rules.walking.is_alone
        rules.effects.on(END_OF_GATHER, PLAYED, "little-helpers", self.act, rule, alone)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        match.state.bonus[owner] += MORE_ACTIONS
