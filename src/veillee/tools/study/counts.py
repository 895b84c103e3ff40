"""What the games of a study say, in numbers; intervals are at 95 %."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from veillee.bots.arena.tallies import Z_95, wilson
from veillee.tools.study.tables import Data, Floats, Whole

QUANTILES: Final = (5, 25, 50, 75, 95)


@dataclass(frozen=True)
class Estimate:
    """A number, and where the true one lies with 95 % certainty."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Summary:
    """One variant in numbers."""

    number: int
    label: str
    players: int
    games: int
    #: Whether there is nobody to win from.
    together: bool
    score: Estimate
    spread: float
    quantiles: list[float]
    #: The best seat's score, by how much it is better than the next, and how often a win is shared.
    best: float
    margin: float
    shared: float
    rounds: Estimate
    fewest_rounds: int
    most_rounds: int
    #: A seat's choices in a game, and options to choose from.
    choices: float
    options: float
    #: The share of the win by place in the first turn order, from the first on.
    places: list[Estimate]


@dataclass(frozen=True)
class Pace:
    """How the games of a variant go on: by round or, where they differ in length, by tenths of a game."""

    number: int
    label: str
    together: bool
    when: list[int]
    score: list[float]
    #: How often the later winner leads; a shared lead counts in parts.
    lead: list[float]
    #: A seat's choices in a round, and options to choose from.
    choices: list[float]
    options: list[float]


def mean_of(values: Floats | Whole) -> Estimate:
    """The mean, with the interval of a normal distribution."""
    mean = float(values.mean())
    half = Z_95 * float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return Estimate(mean, mean - half, mean + half)


def share_of(parts: Floats) -> Estimate:
    """The mean of shares of a win, with Wilson's interval."""
    mean = float(parts.mean())
    return Estimate(mean, *wilson(mean, len(parts)))


def summary_of(data: Data, variant: int) -> Summary:
    """A variant in numbers. The rows of a game stand together, so columns fold into a line for each game."""
    at = data.of_variant(variant)
    players = int(data.players[at][0])
    seats: dict[str, Any] = {name: column[at].reshape(-1, players) for name, column in data.seats.items()}
    wins = data.wins[at].reshape(-1, players)
    ordered = np.sort(seats["score"] if data.lowest_wins else -seats["score"], axis=1)
    rounds = seats["rounds"][:, 0]
    return Summary(
        variant,
        data.variants[variant],
        players,
        len(wins),
        data.shares_all(variant),
        mean_of(seats["score"].mean(axis=1)),
        float(seats["score"].std()),
        [float(each) for each in np.percentile(seats["score"], QUANTILES)],
        float(abs(ordered[:, 0].mean())),
        float((ordered[:, 1] - ordered[:, 0]).mean()) if players > 1 else 0.0,
        float(((wins > 0).sum(axis=1) > 1).mean()),
        mean_of(rounds),
        int(rounds.min()),
        int(rounds.max()),
        float(seats["choices"].mean()),
        float(seats["options"].sum() / max(1, seats["choices"].sum())),
        [share_of(wins[seats["place"] == place]) for place in range(1, players + 1)],
    )


def are_equally_long(data: Data) -> bool:
    """Whether all games of the study have as many rounds."""
    return len(np.unique(data.seats["rounds"])) == 1


def pace_of(data: Data, variant: int) -> Pace:
    rows = np.flatnonzero(data.of_variant(variant)[data.rounds["row"]])
    seat = data.rounds["row"][rows]
    when = data.rounds["round"][rows]
    if not are_equally_long(data):
        when = -(-10 * when // data.seats["rounds"][seat]) * 10
    steps = np.unique(when)

    def total(values: Any) -> Any:
        return np.bincount(np.searchsorted(steps, when), values, len(steps))

    count = total(None)
    tables = total(1 / data.players[seat])
    choices, options = total(data.rounds["choices"][rows]), total(data.rounds["options"][rows])
    lead = total(data.leads[rows] * (data.wins[seat] > 0)) / tables
    return Pace(
        variant,
        data.variants[variant],
        data.shares_all(variant),
        [int(step) for step in steps],
        [float(each) for each in total(data.rounds["score"][rows]) / count],
        [float(each) for each in lead],
        [float(each) for each in choices / count],
        [float(each) for each in options / np.maximum(1, choices)],
    )
