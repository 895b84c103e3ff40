"""How a game ends, and after how much at the latest."""

from __future__ import annotations

from typing import final

from veillee.core import schema


@final
class Result:
    """How a game ended: a score for each seat, and the seats that share the victory."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.scores = scores
        self.winners = winners

    def to_json(self) -> schema.Result:
        return {"scores": self.scores, "winners": self.winners}


def best_score_wins(scores: list[int]) -> Result:
    """The usual end: whoever has the highest score wins, together with all who have as much."""
    return Result(scores, [seat for seat, score in enumerate(scores) if score == max(scores)])


@final
class Limits:
    """The most rounds and decisions a game can take; reaching the rounds ends it by rule."""

    def __init__(self, rounds: int, decisions: int) -> None:
        self.rounds = rounds
        self.decisions = decisions
