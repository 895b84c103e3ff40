"""Gather cards are turned up and pigs go where they say (gf.reveal-gather, gf.move); who stands where."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.moments import GATHER_REVEALED
from veillee.games.grimm_forest.rounds import Rounds
from veillee.games.grimm_forest.state import NOWHERE, GrimmForestState


@final
class Walking:
    """Between turning up and walking the Friends that name this moment may change where a pig goes."""

    def __init__(self, rules: GrimmForestBase, rounds: Rounds) -> None:
        self.rules = rules
        self.walk = rules.step("walk", self.run_walk, "gf.move")
        rounds.at(GATHER_REVEALED, self.turn_up)
        rounds.after(GATHER_REVEALED, self.walk)

    def turn_up(self, match: Match[GrimmForestState]) -> None:
        rules, state = self.rules, match.state
        for seat in rules.turn_order(state):
            match.move_all(rules.laid[seat], rules.turned_up[seat])
            state.going[seat] = rules.cards.place(state.zones[rules.turned_up[seat]][0])

    def run_walk(self, match: Match[GrimmForestState], seat: int) -> None:
        match.state.pigs = match.state.going[:]

    def at(self, state: GrimmForestState, place: int) -> list[int]:
        """The seats whose pigs stand on a place, in turn order; nobody stands nowhere."""
        if place == NOWHERE:
            return []
        return [seat for seat in self.rules.turn_order(state) if state.pigs[seat] == place]

    def with_you(self, state: GrimmForestState, seat: int) -> list[int]:
        """The other seats standing with this one, in turn order."""
        return [other for other in self.at(state, state.pigs[seat]) if other != seat]

    def has_company(self, state: GrimmForestState, seat: int) -> bool:
        """Whether another pig stands with this one."""
        return bool(self.with_you(state, seat))

    def is_out(self, state: GrimmForestState, seat: int) -> bool:
        """Whether a pig stands on a place; who has the Gingerbread Man may be nowhere."""
        return state.pigs[seat] != NOWHERE

    def is_alone(self, state: GrimmForestState, seat: int) -> bool:
        """Whether a pig stands on a place that no other pig is on; who is nowhere is not alone."""
        place = state.pigs[seat]
        return place != NOWHERE and state.pigs.count(place) == 1
