"""Rapunzel, a Friend (gf.friend.rapunzel)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import START_OF_ROUND
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState
from veillee.games.grimm_forest.verbs import MaterialVerb

#: What is put on Rapunzel in every round.
BASKET: Final = 2


@final
class Rapunzel:
    """Resources pile up on her; a special action brings them down, if you are alone."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.friend.rapunzel"
        rules.effects.on(START_OF_ROUND, FRIEND, "rapunzel", self.fill_basket, rule)
        rules.turns.add_special("rapunzel", self.let_down, self.why_not)
        rules.friendship.on_loss("rapunzel", self.leave)
        self.store = MaterialVerb(rules.verb("store", material=MATERIALS))
        self.ask_store = rules.question("store", self.offer_store, self.take_store, rule)

    def fill_basket(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, self.ask_store())

    def offer_store(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.store.all()

    def take_store(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        match.state.stored[self.store.material(option)] += BASKET

    def why_not(self, state: GrimmForestState, seat: int) -> list[Reason]:
        reasons: list[Reason] = []
        if not self.rules.walking.is_alone(state, seat):
            others = len(self.rules.walking.with_you(state, seat))
            reasons.append(Reason("gf.friend.rapunzel", "rapunzel-not-alone", {"others": others}))
        if not any(state.stored):
            reasons.append(Reason("gf.friend.rapunzel", "nothing-on-rapunzel"))
        return reasons

    def let_down(self, match: Match[GrimmForestState], seat: int) -> None:
        state = match.state
        for material, amount in enumerate(state.stored):
            state.resources[seat][material] += amount
        state.stored = [0, 0, 0]

    def leave(self, match: Match[GrimmForestState], seat: int) -> None:
        match.state.stored = [0, 0, 0]
