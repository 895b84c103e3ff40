"""Powerful Friends, a Fable (gf.fable.powerful-friends)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class PowerfulFriends:
    """Each opponent with you has an action less in this round, and you one more for each of them.

    What is lost is a basic action first; in the Russian edition opponents are left with a single basic
    action, and all of them count for you.
    """

    def __init__(self, rules: GrimmForestParts) -> None:
        rule = "gf.fable.powerful-friends"
        self.rules = rules
        self.leaves_one = rules.options["powerful-friends"] == "one-only"
        company = rules.walking.has_company
        rules.effects.on(END_OF_GATHER, PLAYED, "powerful-friends", self.act, rule, works=company)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        state = match.state
        for other in self.rules.walking.with_you(state, owner):
            if self._hinder(state, other):
                state.bonus[owner] += 1

    def _hinder(self, state: GrimmForestState, seat: int) -> bool:
        if self.leaves_one:
            state.actions[seat] = min(state.actions[seat], 1)
            return True
        if state.actions[seat]:
            state.actions[seat] -= 1
            return True
        if state.bonus[seat]:
            state.bonus[seat] -= 1
            return True
        return False
