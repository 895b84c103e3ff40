"""Consult the Oracle, a Fable (gf.fable.consult-the-oracle)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class ConsultTheOracle:
    """If alone you may take a Fable from each opponent by chance: from all who hold some, or from nobody."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.consult-the-oracle"
        alone = rules.walking.is_alone
        rules.effects.on(
            END_OF_GATHER, PLAYED, "consult-the-oracle", self.act, rule, alone, self.has_opponents
        )
        self.consult = rules.plain_verb("consult")
        self.leave = rules.plain_verb("leave-fables")
        self.ask_oracle = rules.question("oracle", self.offer_oracle, self.take_oracle, rule)

    def has_opponents(self, state: GrimmForestState, owner: int) -> bool:
        """Whether an opponent holds a Fable; how many everybody holds is public."""
        return bool(self._holders(state, owner))

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        if self._holders(match.state, owner):
            match.ask(owner, self.ask_oracle())

    def _holders(self, state: GrimmForestState, seat: int) -> list[int]:
        hands = self.rules.hands
        return [
            other for other in self.rules.turn_order(state) if other != seat and state.zones[hands[other]]
        ]

    def offer_oracle(self, state: GrimmForestState, seat: int) -> list[int]:
        return [self.consult, self.leave]

    def take_oracle(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        if option == self.leave:
            return
        hands, zones = self.rules.hands, match.state.zones
        for other in self._holders(match.state, seat):
            match.move(hands[other], match.below(len(zones[hands[other]])), hands[seat])
