"""Houses are counted: three, or the last round, end the game (gf.end, gf.tie-break, gf.safety-end)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, Result
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.moments import END_OF_BUILD
from veillee.games.grimm_forest.rounds import Rounds
from veillee.games.grimm_forest.sections import ROOF, complete_in, house_of
from veillee.games.grimm_forest.state import BRICK, MATERIALS, WOOD, GrimmForestState

HOUSES_TO_WIN: Final = 3


@final
class Scoring:
    """Counts complete houses and knows who wins."""

    def __init__(self, rules: GrimmForestBase) -> None:
        self.rules = rules
        self.tokens_count = rules.options["tie-break"] == "tokens"

    def announce(self, match: Match[GrimmForestState], seat: int) -> None:
        """Tell that somebody has houses enough: the others still have their turns of this round."""
        if match.observed and complete_in(match.state.houses[seat]) == HOUSES_TO_WIN:
            match.tell("last-round", seat=seat)

    def is_over(self, state: GrimmForestState) -> bool:
        """Whether somebody has won, or the game has lasted too long."""
        return self.is_last_round(state.round, state.houses)

    def is_last_round(self, number: int, houses: list[list[int]]) -> bool:
        """Whether the game ends with this round: somebody has houses enough, or no more rounds are played."""
        return number >= self.rules.round_count or any([complete_in(own) >= HOUSES_TO_WIN for own in houses])

    def result(self, state: GrimmForestState) -> Result:
        """Whoever has enough houses, or most of them, and is first by the tie-breaks."""
        scores = [complete_in(houses) for houses in state.houses]
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
