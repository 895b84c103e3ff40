"""Spy Network, a Fable (gf.fable.spy-network)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class SpyNetwork:
    """Draw a Fable for each player at your place, yourself included."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.spy-network"
        is_out = rules.walking.is_out
        rules.effects.on(END_OF_GATHER, PLAYED, "spy-network", self.act, rule, works=is_out)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        rules, state = self.rules, match.state
        rules.decks.draw_fables(match, rules.hands[owner], len(rules.walking.at(state, state.pigs[owner])))
