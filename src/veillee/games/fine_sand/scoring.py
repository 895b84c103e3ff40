"""Counting unbuilt cards at the end (fs.score), and for a lone player the gifts as well (fs.solo-score)."""

from __future__ import annotations

from typing import Final

from veillee.core import Criterion, Ranking, Result, decide, ranked_by, schema
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.state import FineSandState

#: What a gift counts in the lone player's total.
GIFT_POINTS: Final = 2


def _counted(rules: FineSandBase, state: FineSandState, seat: int) -> list[tuple[str, int]]:
    """How many cards a seat has in each zone that counts."""
    zones = (("hands", rules.hands), ("draw", rules.draw), ("discard", rules.discard), ("front", rules.front))
    return [(name, len(state.zones[zone[seat]])) for name, zone in zones]


def unbuilt(rules: FineSandBase, state: FineSandState, seat: int) -> int:
    """Cards in hand, draw pile, discard and in front of a seat, before castles set any aside."""
    return sum([count for _, count in _counted(rules, state, seat)])


def set_aside(rules: FineSandBase, state: FineSandState, seat: int) -> int:
    """How many cards `grand-castle` and `colossal-castle` of a seat take out of the count."""
    return sum([rules.cards.sets_aside[kind] for kind in state.zones[rules.built[seat]]])


def score(rules: FineSandBase, state: FineSandState, seat: int) -> int:
    """How many cards count at the end, as things stand."""
    return max(0, unbuilt(rules, state, seat) - set_aside(rules, state, seat))


def result(rules: FineSandBase, state: FineSandState) -> Result:
    """Fewest unbuilt cards win, then most tokens; a lone player just gets a total."""
    if rules.players == 1:
        return Result([solo_total(rules, state)], [0])
    scores = _scores(rules, state)
    return Result(scores, _decide(rules, state, scores)[0])


def ranking(rules: FineSandBase, state: FineSandState) -> Ranking:
    """By unbuilt cards, then by tokens, and what decided who won."""
    if rules.players == 1:
        return Ranking([0], [1], {"rule": "fs.solo-score", "message": "won-solo", "arguments": {}})
    scores = _scores(rules, state)
    worth = [(-score, state.tokens[seat]) for seat, score in enumerate(scores)]
    return ranked_by(worth, _decide(rules, state, scores)[1])


def _scores(rules: FineSandBase, state: FineSandState) -> list[int]:
    seats = range(rules.players)
    return [score(rules, state, seat) for seat in seats]


def _decide(rules: FineSandBase, state: FineSandState, scores: list[int]) -> tuple[list[int], schema.Reason]:
    """Who wins, and what decided."""
    criteria = [
        Criterion("fs.score", "won-fewest", [-score for score in scores]),
        Criterion("fs.score", "won-tokens", state.tokens),
    ]
    shared: schema.Reason = {"rule": "fs.score", "message": "won-shared", "arguments": {}}
    return decide(list(range(rules.players)), criteria, shared)


def count_lines(rules: FineSandBase, state: FineSandState, seat: int) -> list[tuple[str, int, int]]:
    """The count at the end, line by line: of what, how many, and what that makes; castles come last."""
    lines = [(name, count, count) for name, count in _counted(rules, state, seat)]
    total = score(rules, state, seat)
    if rules.players == 1:
        gifts = len(state.zones[rules.gifts[0]])
        lines.append(("gifts", gifts, GIFT_POINTS * gifts))
        total = solo_total(rules, state)
    taken_out = total - sum([points for _, _, points in lines])
    return [*lines, ("set-aside", set_aside(rules, state, seat), taken_out)]


def solo_total(rules: FineSandBase, state: FineSandState) -> int:
    """PILE + GIFT, which should be low."""
    return sum(solo_points(rules, state))


def solo_points(rules: FineSandBase, state: FineSandState) -> tuple[int, int]:
    """PILE and GIFT; where castles may take gifts, they take those first, for they count double."""
    pile, gifts = unbuilt(rules, state, 0), len(state.zones[rules.gifts[0]])
    castles = set_aside(rules, state, 0)
    if rules.castles_on_gifts:
        taken = min(castles, gifts)
        gifts -= taken
        castles -= taken
    return max(0, pile - castles), GIFT_POINTS * gifts
