"""Houses are counted: three, or the last round, end the game (gf.end, gf.tie-break, gf.safety-end)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Criterion, Match, Ranking, Result, decide, ranked_by, schema
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.moments import END_OF_BUILD
from veillee.games.grimm_forest.rounds import Rounds
from veillee.games.grimm_forest.sections import ROOF, complete_in, house_of, levels_built
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
        scores = self._scores(state)
        return Result(scores, self._decide(state, scores)[0])

    def ranking(self, state: GrimmForestState) -> Ranking:
        """The winner, then by houses, and by sections where houses are equal; and what decided."""
        scores = self._scores(state)
        winners, decided = self._decide(state, scores)
        worth = [
            (int(seat in winners), scores[seat], sum([levels_built(house) for house in houses]))
            for seat, houses in enumerate(state.houses)
        ]
        return ranked_by(worth, decided)

    def _scores(self, state: GrimmForestState) -> list[int]:
        return [complete_in(houses) for houses in state.houses]

    def _decide(self, state: GrimmForestState, scores: list[int]) -> tuple[list[int], schema.Reason]:
        """The winner and why; who is equal to the end wins by turn order."""
        by_order: schema.Reason = {"rule": "gf.tie-break", "message": "won-order", "arguments": {}}
        rivals, decided = decide(self.rules.turn_order(state), self._criteria(state, scores), by_order)
        return rivals[:1], decided

    def _criteria(self, state: GrimmForestState, scores: list[int]) -> list[Criterion]:
        """Enough houses, brick houses, wooden houses, then the tokens."""
        needed = min(HOUSES_TO_WIN, max(scores))
        is_enough = needed == HOUSES_TO_WIN
        end = "gf.end" if is_enough else "gf.safety-end"
        enough = "-enough" if len({score for score in scores if score >= needed}) > 1 else ""
        tie = "gf.tie-break"
        brick, wood = [
            [houses.count(house_of(ROOF, material)) for houses in state.houses] for material in (BRICK, WOOD)
        ]
        return [
            Criterion(
                end, f"won-{'three' if is_enough else 'most'}", [min(score, needed) for score in scores]
            ),
            Criterion(tie, f"won-brick{enough}", brick),
            Criterion(tie, f"won-wood{enough}", wood),
            *(self._token_criteria(state) if self.tokens_count else ()),
        ]

    def _token_criteria(self, state: GrimmForestState) -> list[Criterion]:
        """Who was the first to build with a material: brick before wood before straw."""
        return [
            Criterion(
                "gf.tie-break",
                f"won-token-{MATERIALS[material]}",
                [int(holder == state.tokens[material]) for holder in range(self.rules.players)],
            )
            for material in reversed(range(len(MATERIALS)))
        ]


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
