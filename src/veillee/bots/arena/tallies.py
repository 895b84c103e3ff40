"""What bots have achieved in a contest: wins with their intervals, scores, time, and ratings.

A shared win counts for each of the winning seats as one part of it; bots of the same name are counted
together, so partners of a team that play by the same bot win as one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import msgspec

#: The quantile of the normal distribution that leaves 2.5 % on either side.
Z_95 = 1.959964


class Played(msgspec.Struct, frozen=True):
    """How one game of a contest ended; all lists are by seat."""

    deal: int
    rotation: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    #: Choices between several options, and the processor's time for them in seconds.
    decisions: list[int]
    seconds: list[float]


@dataclass
class Tally:
    """What the bots of one name have achieved together."""

    name: str
    seats: int
    games: int = 0
    wins: float = 0.0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def mean_score(self) -> float:
        return self.points / (self.games * self.seats)

    @property
    def milliseconds(self) -> float:
        """The time of a decision."""
        return 1000 * self.seconds / max(1, self.decisions)

    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with 95 % certainty, after Wilson."""
        return wilson(self.rate, self.games)

    def count(self, played: Played) -> None:
        self.games += 1
        for seat, name in enumerate(played.bots):
            if name == self.name:
                self.points += played.scores[seat]
                self.decisions += played.decisions[seat]
                self.seconds += played.seconds[seat]
                if seat in played.winners:
                    self.wins += 1 / len(played.winners)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate measured over so many games."""
    spread = Z_95 * Z_95 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def tallies_of(names: Sequence[str], games: Sequence[Played]) -> list[Tally]:
    """The tallies of these bots, one for each seat, in the order of their first seats."""
    found = [Tally(name, names.count(name)) for name in dict.fromkeys(names)]
    for tally in found:
        for played in games:
            tally.count(played)
    return found
