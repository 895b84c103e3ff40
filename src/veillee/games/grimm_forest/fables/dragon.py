"""Dragon, a Fable and a monster (gf.fable.dragon)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.moments import BEFORE_COLLECTING
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class Dragon:
    """Everybody at its place loses all the resources on their board."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rules.monsters.add("dragon", BEFORE_COLLECTING, self.strike, self.harms, "gf.fable.dragon")

    def harms(self, state: GrimmForestState, sender: int, place: int) -> bool:
        return any([any(state.resources[seat]) for seat in self.rules.walking.at(state, place)])

    def strike(self, match: Match[GrimmForestState], sender: int, place: int) -> None:
        for seat in self.rules.walking.at(match.state, place):
            match.state.resources[seat] = [0, 0, 0]
