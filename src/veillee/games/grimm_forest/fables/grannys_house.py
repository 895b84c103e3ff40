"""Granny's House, a Fable and a unique location (gf.fable.grannys-house)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState

#: What Granny gives to each of her guests.
GRANNYS_GIFT: Final = 2


@final
class GrannysHouse:
    """All monsters must come here; every guest gains two resources. It leaves once a monster came."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        self.monster_must_be_there = rules.options["granny-leaves"] == "monster-there"
        rule = "gf.fable.grannys-house"
        rules.locations.add("grannys-house", rules.walking.at, self.treat, self.leaves, rule)
        rules.monsters.add_lure("grannys-house")

    def treat(self, match: Match[GrimmForestState], guest: int) -> None:
        self.rules.supply.let_gain(match, "grannys-house", guest, GRANNYS_GIFT)

    def leaves(self, state: GrimmForestState, place: int) -> bool:
        if self.monster_must_be_there:
            return self.rules.monsters.stand_at(state, place)
        return state.beasts > 0
