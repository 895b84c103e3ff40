"""Lonely Castle, a Fable and a unique location (gf.fable.lonely-castle)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState

#: So many players are too many for the Lonely Castle; of two, both are.
CROWD: Final = 3


@final
class LonelyCastle:
    """One of each for who is alone here. It leaves when it is crowded."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        self.crowd = min(CROWD, rules.players)
        rule = "gf.fable.lonely-castle"
        rules.locations.add("lonely-castle", self.hermit, self.treat, self.leaves, rule)

    def hermit(self, state: GrimmForestState, place: int) -> list[int]:
        """Who is alone here, if anybody."""
        guests = self.rules.walking.at(state, place)
        return guests if len(guests) == 1 else []

    def treat(self, match: Match[GrimmForestState], guest: int) -> None:
        self.rules.supply.give_each(match.state, guest)

    def leaves(self, state: GrimmForestState, place: int) -> bool:
        return state.pigs.count(place) >= self.crowd
