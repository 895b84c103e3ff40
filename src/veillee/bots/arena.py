"""The arena: bots play many games against each other, and their wins are counted.

Every deal is played once for each rotation of the bots around the table, so that nobody owes a win to seat
or cards. A shared win counts for each of the winning seats as one part of it; bots of the same name are
counted together, so partners of a team that play by the same bot win as one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, cast

from veillee.bots import Bot, make_bot
from veillee.core import FastChance, Match, Rules, View, view_of
from veillee.core.advice import Advice

#: The quantile of the normal distribution that leaves 2.5 % on either side.
Z_95 = 1.959964


@dataclass
class Tally:
    """What the bots of one name have achieved together."""

    name: str
    seats: int
    games: int = 0
    wins: float = 0.0
    points: int = 0

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def mean_score(self) -> float:
        return self.points / (self.games * self.seats)

    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with 95 % certainty, after Wilson."""
        return wilson(self.rate, self.games)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate measured over so many games."""
    spread = Z_95 * Z_95 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def compete(
    rules: Rules[Any],
    advice: Advice | None,
    names: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
) -> list[Tally]:
    """Let one bot per seat play at least `games` games, in whole rotations; one seed, one result.

    `progress` hears after every game how many were played, and how many will be.
    """
    # Bots look at views, and in a phase a view needs the table as the phase found it.
    rules.phases_read_others = True
    tallies = {name: Tally(name, names.count(name)) for name in names}
    deals = -(-games // rules.players)
    for deal in range(deals):
        for rotation in range(rules.players):
            seated = [names[(seat + rotation) % len(names)] for seat in range(rules.players)]
            rng = Random(f"{seed}/{deal}/{rotation}")
            bots = [make_bot(name, advice, rng) for name in seated]
            _count(rules, play_game(rules, bots, Random(f"{seed}/{deal}")), seated, tallies)
            if progress is not None:
                progress(deal * rules.players + rotation + 1, deals * rules.players)
    return list(tallies.values())


def _count(rules: Rules[Any], state: Any, seated: list[str], tallies: dict[str, Tally]) -> None:
    result = rules.result(state)
    for tally in tallies.values():
        tally.games += 1
    for seat, name in enumerate(seated):
        tallies[name].points += result.scores[seat]
    for seat in result.winners:
        tallies[seated[seat]].wins += 1 / len(result.winners)


def play_game(rules: Rules[Any], bots: Sequence[Bot], luck: Random) -> Any:
    """One game without events and knowledge; returns its last state."""
    state = rules.blank_state()
    rules.fill(state)
    match: Match[Any] = Match(rules, state, FastChance(luck))
    match.start()
    blind = cast("View", {})
    while not state.over:
        seat = rules.asked(state)[0]
        options = rules.offer(state, seat)
        if len(options) == 1:
            match.apply(seat, options[0])
        else:
            bot = bots[seat]
            match.apply(seat, bot.choose(view_of(rules, state, seat) if bot.looks else blind, options))
    return state
