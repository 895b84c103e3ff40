"""Seven Dwarves, a Friend (gf.friend.seven-dwarves)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class SevenDwarves:
    """One more action for being alone, also if they are gone when it is used."""

    def __init__(self, rules: GrimmForestParts) -> None:
        rule = "gf.friend.seven-dwarves"
        rules.effects.on(END_OF_GATHER, FRIEND, "seven-dwarves", self.help, rule, rules.walking.is_alone)

    def help(self, match: Match[GrimmForestState], owner: int) -> None:
        match.state.bonus[owner] += 1
