"""The Prince, who rides along with two players and takes half of a place (gf.prince)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Step
from veillee.games.grimm_forest.state import MATERIALS, NOBODY, GrimmForestState

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: A place with more than this draws him by itself.
CROWDED: Final = 10


@final
class Prince:
    """Rolls his die at the start of each round, unless a place is too full."""

    def __init__(self, rules: GrimmForest) -> None:
        self.visit = rules.step("prince", self.run_visit, "gf.prince")

    def run_visit(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        """Take half of the fullest place if it is crowded (brick before wood before straw), else roll."""
        state = match.state
        held = [state.stocks[4 * material] for material in range(len(MATERIALS))]
        state.die = NOBODY
        if max(held) > CROWDED:
            taken = max(range(len(MATERIALS)), key=lambda material: (held[material], material))
        else:
            taken = state.die = match.below(len(MATERIALS))
        amount = held[taken] // 2
        state.stocks[4 * taken] -= amount
        if amount:
            match.tell("prince-takes", material=MATERIALS[taken], amount=amount)
