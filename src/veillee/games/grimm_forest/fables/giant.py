"""Giant, a Fable and a monster (gf.fable.giant)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class Giant:
    """Everybody there loses their Friend, all Fables in hand, and one resource of each type."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rules.monsters.add("giant", END_OF_GATHER, self.strike, self.harms, "gf.fable.giant")

    def harms(self, state: GrimmForestState, sender: int, place: int) -> bool:
        return any([self._has_something(state, seat) for seat in self.rules.walking.at(state, place)])

    def _has_something(self, state: GrimmForestState, seat: int) -> bool:
        zones, rules = state.zones, self.rules
        return bool(zones[rules.friends[seat]] or zones[rules.hands[seat]]) or any(state.resources[seat])

    def strike(self, match: Match[GrimmForestState], sender: int, place: int) -> None:
        rules, state = self.rules, match.state
        for seat in rules.walking.at(state, place):
            rules.friendship.lose(match, seat)
            match.move_all(rules.hands[seat], rules.fable_discard)
            state.resources[seat] = [max(0, amount - 1) for amount in state.resources[seat]]
