"""Houses are counted: three, or the last round, end the game (gf.end, gf.tie-break, gf.safety-end)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, Result
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.moments import END_OF_BUILD
from veillee.games.grimm_forest.rounds import Rounds
from veillee.games.grimm_forest.sections import ROOF, house_of, is_complete
from veillee.games.grimm_forest.state import BRICK, MATERIALS, WOOD, GrimmForestState

HOUSES_TO_WIN: Final = 3


@final
class Scoring:
    """Counts complete houses and knows who wins."""

    def __init__(self, rules: GrimmForestBase) -> None:
        self.rules = rules
        self.tokens_count = rules.options["tie-break"] == "tokens"

    def complete(self, state: GrimmForestState, seat: int) -> int:
        """How many complete houses a seat has."""
        return sum([is_complete(house) for house in state.houses[seat]])

    def announce(self, match: Match[GrimmForestState], seat: int) -> None:
        """Tell that somebody has houses enough: the others still have their turns of this round."""
        if match.observed and self.complete(match.state, seat) == HOUSES_TO_WIN:
            match.tell("last-round", seat=seat)

    def is_over(self, state: GrimmForestState) -> bool:
        """Whether somebody has won, or the game has lasted too long."""
        if state.round >= self.rules.round_count:
            return True
        return any([self.complete(state, seat) >= HOUSES_TO_WIN for seat in range(self.rules.players)])

    def result(self, state: GrimmForestState) -> Result:
        """Whoever has enough houses, or most of them, and is first by the tie-breaks."""
        scores = [self.complete(state, seat) for seat in range(self.rules.players)]
        needed = min(HOUSES_TO_WIN, max(scores))
        rivals = [seat for seat in self.rules.turn_order(state) if scores[seat] >= needed]
        return Result(scores, [max(rivals, key=lambda seat: self._sturdiness(state, seat))])

    def _sturdiness(self, state: GrimmForestState, seat: int) -> list[int]:
        """Brick houses, wooden houses, then the tokens; equal to the end means turn order."""
        houses = state.houses[seat]
        ranks = [houses.count(house_of(ROOF, BRICK)), houses.count(house_of(ROOF, WOOD))]
        if self.tokens_count:
            ranks += [int(state.tokens[material] == seat) for material in reversed(range(len(MATERIALS)))]
        return ranks


@final
class Ending:
    """Looks after every Build phase whether somebody has won; if not, another round follows."""

    def __init__(self, rules: GrimmForestBase, rounds: Rounds, scoring: Scoring) -> None:
        self.rounds = rounds
        self.scoring = scoring
        self.check = rules.step("check", self.run_check, "gf.end")
        rounds.after(END_OF_BUILD, self.check)

    def run_check(self, match: Match[GrimmForestState], seat: int) -> None:
        state = match.state
        if not self.scoring.is_over(state):
            match.then(self.rounds.clean_up())
        elif match.observed:
            match.tell("game-won", seat=self.scoring.result(state).winners[0])
