"""Ratings of bots by openskill, after Plackett and Luce: from who came before whom in every game.

A bot has one rating, on however many seats it plays: it moves by the mean of what its seats would have moved.
Bots do not change, so certainty only grows, and games in the same order give the same ratings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from statistics import fmean
from typing import TYPE_CHECKING, Any

import msgspec

from veillee.bots.arena.tallies import Z_95, Played
from veillee.core import Rules

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is: everybody begins with 25, and nobody knows better than ± 16."""

    mean: float
    #: The standard deviation of what is believed about it.
    deviation: float

    @property
    def margin(self) -> float:
        """By so much the truth may lie above or below, with 95 % certainty."""
        return Z_95 * self.deviation


def ratings_of(rules: Rules[Any], games: Iterable[Played]) -> dict[str, Rating]:
    """The ratings of all bots in these games, in this order; none where nobody won against another bot."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 (few commands rate anybody)

    model = PlackettLuce(tau=0.0)
    sides = sides_of(rules)
    found: dict[str, PlackettLuceRating] = {}
    decided = False
    for played in games:
        for name in played.bots:
            found.setdefault(name, model.rating())
        if len(set(played.bots)) == 1:
            continue
        ranks = ranks_of(rules, played, sides)
        decided = decided or len(set(ranks)) > 1
        moved = model.rate([[found[played.bots[seat]] for seat in side] for side in sides], ranks=ranks)
        by_seat = dict(zip(chain(*sides), chain(*moved), strict=True))
        for name in set(played.bots):
            own = [by_seat[seat] for seat, bot in enumerate(played.bots) if bot == name]
            found[name] = model.rating(fmean(each.mu for each in own), fmean(each.sigma for each in own))
    return {name: Rating(each.mu, each.sigma) for name, each in found.items()} if decided else {}


def sides_of(rules: Rules[Any]) -> list[list[int]]:
    """The seats that win together, by their first ones."""
    seats = range(rules.players)
    first = [min(other for other in seats if rules.together(seat, other)) for seat in seats]
    return [[seat for seat in seats if first[seat] == side] for side in dict.fromkeys(first)]


def ranks_of(rules: Rules[Any], played: Played, sides: Sequence[Sequence[int]]) -> list[float]:
    """How far each side came: the winners first, the others by their points; the lower the better."""
    sign = 1 if rules.lowest_wins else -1
    worth = [
        (1, sign * sum(played.scores[seat] for seat in side)) if side[0] not in played.winners else (0, 0)
        for side in sides
    ]
    return [float(sorted(worth).index(own)) for own in worth]
