"""What decided a game is told to all, so it may speak of what all can see alone.

A compiled class keeps its methods: this is tried on the sources.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from laws.secrecy import law_of_enumeration
from laws.tables import AnyRules, reduced_tables
from veillee.core import Ranking, Reason
from veillee.registry import find_game


def the_ranking_tells_of_a_hand(rules: AnyRules) -> None:
    hands = next(zone.first for zone in rules.zones if zone.name == "hands")
    honest = rules.ranking

    def ranking(state: Any) -> Ranking:
        found = honest(state)
        found.decided = Reason("wh.turn", "won-hush", {"card": (state.zones[hands + 1] or [-1])[0]}).to_json()
        return found

    rules.ranking = ranking  # type: ignore[method-assign]  # the leak


def test_a_ranking_that_tells_turns_the_secrecy_law_red() -> None:
    table = replace(reduced_tables(find_game("whispers"))[0], spoil=the_ranking_tells_of_a_hand)
    with pytest.raises(AssertionError):
        law_of_enumeration([table])
