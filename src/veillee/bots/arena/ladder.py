"""A ladder: every bot against every other, in one game; who wins how often, and a rating for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from veillee.bots.arena.contest import Contest
from veillee.bots.arena.ratings import Rating, ratings_of
from veillee.bots.arena.tallies import Played, Tally, tallies_of
from veillee.core import Game


@dataclass(frozen=True)
class Pairing:
    """What two bots achieved against each other."""

    contest: Contest
    games: Sequence[Played]

    @property
    def tallies(self) -> list[Tally]:
        return tallies_of(self.contest.bots, self.games)


def contests_of(
    game: Game, bots: Sequence[str], players: int, games: int, seed: int, thinking: float
) -> list[Contest]:
    """A contest for every pair; each bot has one half of the table, so every rotation is another game."""
    options = game.choose(players, {})
    return [
        Contest(
            game.id,
            players,
            options,
            (one,) * (players // 2) + (other,) * (players // 2),
            games,
            seed,
            0,
            thinking,
        )
        for one, other in combinations(bots, 2)
    ]


def ladder_ratings(pairings: Sequence[Pairing]) -> dict[str, Rating]:
    """The ratings from all pairings of one game, deal by deal, so that no pair counts more for being late."""
    numbered = [
        (played.deal, played.rotation, number, played)
        for number, pairing in enumerate(pairings)
        for played in pairing.games
    ]
    in_order = sorted(numbered, key=lambda each: each[:3])
    return ratings_of(pairings[0].contest.maker().rules, [played for *_, played in in_order])
