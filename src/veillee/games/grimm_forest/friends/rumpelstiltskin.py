"""Rumpelstiltskin, a Friend (gf.friend.rumpelstiltskin)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, OneArgument, Reason
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import START_OF_BUILD
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MATERIALS, STRAW, WOOD, GrimmForestState


@final
class SpinVerb(OneArgument):
    """A verb about what straw can be turned into: wood or brick."""

    def material(self, option: int) -> int:
        return WOOD + self.value(option)


@final
class Rumpelstiltskin:
    """A straw before everybody builds; for an action, all straw turned into wood or brick."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rule = "gf.friend.rumpelstiltskin"
        rules.effects.on(START_OF_BUILD, FRIEND, "rumpelstiltskin", self.bring_straw, self.rule)
        rules.turns.add_special("rumpelstiltskin", self.begin, self.why_not)
        self.spin = SpinVerb(rules.verb("spin", material=MATERIALS[WOOD:]))
        self.ask_spin = rules.question("spin", self.offer_spin, self.take_spin, self.rule)

    def bring_straw(self, match: Match[GrimmForestState], owner: int) -> None:
        match.state.resources[owner][STRAW] += 1

    def why_not(self, state: GrimmForestState, seat: int) -> list[Reason]:
        return [] if state.resources[seat][STRAW] else [Reason(self.rule, "no-straw-to-spin")]

    def begin(self, match: Match[GrimmForestState], seat: int) -> None:
        match.ask(seat, self.ask_spin())

    def offer_spin(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.spin.all()

    def take_spin(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        own = match.state.resources[seat]
        own[self.spin.material(option)] += own[STRAW]
        own[STRAW] = 0
