"""What follows from a view or a card by the rules, for boards to show."""

from __future__ import annotations

from typing import Any

from veillee.core import View
from veillee.games.fairy_tale.base import FairyTaleBase
from veillee.games.fairy_tale.cards import AFFINITIES, ANY, NONE, Cards
from veillee.games.fairy_tale.turns import LEFT_OVER


def derived(rules: FairyTaleBase, view: View) -> dict[str, Any]:
    """How many rounds there are, how many cards stay unplayed, who gets whose cards, who are partners."""
    found: dict[str, Any] = {
        "rounds": rules.round_count,
        "left_over": LEFT_OVER,
        "receivers": rules.receivers(int(view["fields"]["round"])),
    }
    if rules.in_teams:
        found["partners"] = [rules.partner(seat) for seat in range(rules.players)]
    return found


def effects_of(cards: Cards, kind: int) -> dict[str, Any]:
    """Which affinities a card turns in which way, and whether that reaches its owner's cards or others'."""
    wanted = {"open": cards.opens[kind], "close": cards.closes[kind], "hunt": cards.hunts[kind]}
    return {
        "turns": {way: _named(affinity) for way, affinity in wanted.items() if affinity != NONE},
        "reaches_own": cards.opens[kind] != NONE or cards.closes[kind] != NONE,
        "reaches_others": cards.hunts[kind] != NONE or (cards.closes[kind] != NONE and cards.for_all[kind]),
    }


def _named(affinity: int) -> list[str]:
    return list(AFFINITIES) if affinity == ANY else [AFFINITIES[affinity]]
