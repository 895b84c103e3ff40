"""How a game ends, who came how far and what decided it; and after how much it ends at the latest."""

from __future__ import annotations

from collections.abc import Sequence
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
class Criterion:
    """Something that can decide a game: what each seat has of it, the more the better.

    Its message says that it did, with the `first` seat's number and the `second`'s.
    """

    def __init__(self, rule: str, message: str, worth: list[int]) -> None:
        self.rule = rule
        self.message = message
        self.worth = worth


def decide(
    rivals: list[int], criteria: Sequence[Criterion], otherwise: schema.Reason
) -> tuple[list[int], schema.Reason]:
    """Which of two rivals or more win, and what decided: the first criterion that leaves one of them.

    If none does, all that are left are returned, and `otherwise` says what became of it.
    """
    for criterion in criteria:
        worth = criterion.worth
        best = max([worth[seat] for seat in rivals])
        beaten = [worth[seat] for seat in rivals if worth[seat] < best]
        rivals = [seat for seat in rivals if worth[seat] == best]
        if len(rivals) == 1:
            numbers: dict[str, int | str] = {"first": abs(best), "second": abs(max(beaten))}
            return rivals, {"rule": criterion.rule, "message": criterion.message, "arguments": numbers}
    return rivals, otherwise


@final
class Ranking:
    """Who came how far: the seats from first to last, the rank of each seat, and what decided who won."""

    def __init__(self, seats: list[int], ranks: list[int], decided: schema.Reason | None = None) -> None:
        self.seats = seats
        #: By seat, from 1 on; seats that are level share one.
        self.ranks = ranks
        self.decided = decided
        #: What single cards counted, where they do not show it: zone, kind and points.
        self.counted: list[tuple[int, int, int]] = []

    def to_json(self) -> schema.Ranking:
        found: schema.Ranking = {"seats": self.seats, "ranks": self.ranks, "decided": self.decided}
        if self.counted:
            found["counted"] = self.counted
        return found


def ranked_by(worth: Sequence[tuple[int, ...]], decided: schema.Reason | None = None) -> Ranking:
    """The seats by what each is worth, the first number before the second and so on; the more the better."""
    seats = sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True)
    ranks = [1 + len([one for one in worth if one > own]) for own in worth]
    return Ranking(seats, ranks, decided)


def ranked_by_score(result: Result, lowest_wins: bool, decided: schema.Reason | None = None) -> Ranking:
    """The winners, for a tie may have been broken; then whoever has the better score."""
    sign = -1 if lowest_wins else 1
    worth = [(int(seat in result.winners), sign * score) for seat, score in enumerate(result.scores)]
    return ranked_by(worth, decided)


@final
class Limits:
    """The most rounds and decisions a game can take; reaching the rounds ends it by rule."""

    def __init__(self, rounds: int, decisions: int) -> None:
        self.rounds = rounds
        self.decisions = decisions
