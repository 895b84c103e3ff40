"""Mysterious Stranger, a Fable (gf.fable.mysterious-stranger)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class MysteriousStranger:
    """A Friend for being alone, to keep or to give."""

    def __init__(self, rules: GrimmForestParts) -> None:
        rule = "gf.fable.mysterious-stranger"
        alone = rules.walking.is_alone
        self.rules = rules
        rules.effects.on(END_OF_GATHER, PLAYED, "mysterious-stranger", self.act, rule, alone)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        self.rules.newcomers.gain(match, owner)
