"""The end: three complete houses, or the last round; and who wins (gf.end, gf.tie-break, gf.safety-end)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Result, Step
from veillee.games.grimm_forest.state import COMPLETE, MATERIALS, GrimmForestState

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

HOUSES_TO_WIN: Final = 3


@final
class Ending:
    """Looks after every Build phase whether somebody has won."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.rounds = int(rules.options["rounds"])
        self.tokens_count = rules.options["tie-break"] == "tokens"
        self.check = rules.step("check", self.run_check, "gf.end")

    def complete(self, state: GrimmForestState, seat: int) -> int:
        """How many complete houses a seat has."""
        return sum([house >= COMPLETE for house in state.houses[seat]])

    def announce(self, match: Match[GrimmForestState], seat: int) -> None:
        """Tell that somebody has houses enough: the others still have their turns of this round."""
        if match.watched and self.complete(match.state, seat) == HOUSES_TO_WIN:
            match.tell("last-round", seat=seat)

    def run_check(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        """Go on unless the game is won or has lasted too long."""
        state = match.state
        if not self._is_over(state):
            match.then((self.rules.course.clean_up,))
        elif match.watched:
            match.tell("game-won", seat=self.result(state).winners[0])

    def _is_over(self, state: GrimmForestState) -> bool:
        if state.round >= self.rounds:
            return True
        return any(self.complete(state, seat) >= HOUSES_TO_WIN for seat in range(self.rules.players))

    def result(self, state: GrimmForestState) -> Result:
        """Whoever has enough houses, or most of them, and is first by the tie-breaks."""
        scores = [self.complete(state, seat) for seat in range(self.rules.players)]
        needed = min(HOUSES_TO_WIN, max(scores))
        rivals = [seat for seat in self.rules.turn_order(state) if scores[seat] >= needed]
        return Result(scores, [max(rivals, key=lambda seat: self._sturdiness(state, seat))])

    def _sturdiness(self, state: GrimmForestState, seat: int) -> list[int]:
        """Brick houses, wooden houses, then the tokens; equal to the end means turn order."""
        houses = state.houses[seat]
        ranks = [houses.count(COMPLETE + 2), houses.count(COMPLETE + 1)]
        if self.tokens_count:
            ranks += [int(state.tokens[material] == seat) for material in reversed(range(len(MATERIALS)))]
        return ranks
