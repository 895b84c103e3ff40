"""Wolf, a Fable and a monster (gf.fable.wolf)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.moments import BEFORE_COLLECTING
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import PLACES, GrimmForestState


@final
class Wolf:
    """What lies on its place is lost, if a pig is there."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rules.monsters.add("wolf", BEFORE_COLLECTING, self.strike, self.harms, "gf.fable.wolf")

    def harms(self, state: GrimmForestState, sender: int, place: int) -> bool:
        return place in state.pigs and any(state.load(place))

    def strike(self, match: Match[GrimmForestState], sender: int, place: int) -> None:
        state = match.state
        if place in state.pigs:
            if any(state.load(place)):
                match.tell("wolf-empties", seat=sender, place=PLACES[place])
            state.clear_place(place)
