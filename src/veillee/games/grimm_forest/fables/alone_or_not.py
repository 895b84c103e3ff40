"""Fables of the end of gathering that look at who stands at your place, and ask for no choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match
from veillee.games.grimm_forest.state import GrimmForestState
from veillee.games.grimm_forest.windows import END_OF_GATHER, PLAYED

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

MORE_ACTIONS: Final = 2


@final
class LittleHelpers:
    """Two more actions in this round for being alone."""

    def __init__(self, rules: GrimmForest) -> None:
        rule = "gf.fable.little-helpers"
        alone = rules.walking.is_alone
        rules.windows.on(END_OF_GATHER, PLAYED, "little-helpers", self.act, rule, alone)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        match.state.bonus[owner] += MORE_ACTIONS


@final
class MysteriousStranger:
    """A Friend for being alone, to keep or to give."""

    def __init__(self, rules: GrimmForest) -> None:
        rule = "gf.fable.mysterious-stranger"
        alone = rules.walking.is_alone
        self.rules = rules
        rules.windows.on(END_OF_GATHER, PLAYED, "mysterious-stranger", self.act, rule, alone)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        self.rules.friendship.gain(match, owner)


@final
class PowerfulFriends:
    """Each opponent with you has an action less in this round, and you one more for each of them.

    What is lost is a basic action first; in the Russian edition opponents are left with a single basic
    action, and all of them count for you.
    """

    def __init__(self, rules: GrimmForest) -> None:
        rule = "gf.fable.powerful-friends"
        self.rules = rules
        self.leaves_one = rules.options["powerful-friends"] == "one-only"
        rules.windows.on(END_OF_GATHER, PLAYED, "powerful-friends", self.act, rule, works=self.has_company)

    def has_company(self, state: GrimmForestState, owner: int) -> bool:
        return bool(self.rules.walking.with_you(state, owner))

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


@final
class SpyNetwork:
    """Draw a Fable for each player at your place, yourself included."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.spy-network"
        is_out = rules.walking.is_out
        rules.windows.on(END_OF_GATHER, PLAYED, "spy-network", self.act, rule, works=is_out)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        rules, state = self.rules, match.state
        rules.decks.draw_fables(match, rules.hands + owner, len(rules.walking.at(state, state.pigs[owner])))
