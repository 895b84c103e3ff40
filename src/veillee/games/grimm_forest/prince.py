"""The Prince, who rides along with two players and takes half of a place (gf.prince)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.moments import START_OF_ROUND
from veillee.games.grimm_forest.rounds import Rounds
from veillee.games.grimm_forest.state import MARKET, MATERIALS, NOBODY, GrimmForestState, material_from

#: A place with more than this draws him by itself.
CROWDED: Final = 10


@final
class Prince:
    """Rolls his die at the start of each round, unless a place is too full."""

    def __init__(self, rules: GrimmForestBase, rounds: Rounds) -> None:
        self.visit = rules.step("prince", self.run_visit, "gf.prince")
        rounds.before(START_OF_ROUND, self.visit)

    def run_visit(self, match: Match[GrimmForestState], seat: int) -> None:
        """Take half of the fullest place if it is crowded (brick before wood before straw), else roll."""
        state = match.state
        held = [state.stock(place, material_from(place)) for place in range(MARKET)]
        state.die = NOBODY
        if max(held) > CROWDED:
            visited = max(range(MARKET), key=lambda place: (held[place], place))
        else:
            visited = state.die = match.below(MARKET)
        material, amount = material_from(visited), held[visited] // 2
        state.add_stock(visited, material, -amount)
        if amount:
            match.tell("prince-takes", material=MATERIALS[material], amount=amount)
