"""The end of the Gather phase: cards go home or away, monsters leave, pigs stay (gf.gather-clean-up)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from veillee.core import Match, Step
from veillee.games.grimm_forest.state import NOBODY, NOWHERE, GrimmForestState

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: Whether the unique location on a place leaves now.
Leaves = Callable[[GrimmForestState, int], bool]


@final
class PuttingAway:
    """Cards for the next round stay for one more; a unique location stays until its condition is met."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.put_away = rules.step("put-away", self.run_put_away, "gf.gather-clean-up")
        #: The leaving condition of each unique location, by kind; the location's card registers it.
        self.leaves: dict[int, Leaves] = {}

    def run_put_away(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        rules, state = self.rules, match.state
        self._dismiss_locations(match)
        for player in rules.turn_order(state):
            self._put_fables_away(match, player)
            rules.gather_cards.send_home(match, rules.turned_up, player)
        state.monsters = [NOWHERE] * rules.players
        state.stopped = [0] * rules.players
        state.feasts = [NOWHERE] * rules.players
        state.duties = [0] * rules.players
        state.said = [NOBODY] * rules.players

    def _dismiss_locations(self, match: Match[GrimmForestState]) -> None:
        state = match.state
        for place, kind in enumerate(state.locations):
            if kind != NOBODY and self.leaves[kind](state, place):
                match.move_kind(self.rules.standing + state.hosts[place], kind, self.rules.fable_discard)
                state.locations[place] = state.hosts[place] = NOBODY

    def standing(self, state: GrimmForestState, seat: int) -> list[int]:
        return state.zones[self.rules.standing + seat]

    def _put_fables_away(self, match: Match[GrimmForestState], seat: int) -> None:
        """Last round's cards for this round go; this round's for the next one stay."""
        rules = self.rules
        is_next_turn = rules.is_next_turn
        for kind in [kind for kind in self.standing(match.state, seat) if is_next_turn[kind]]:
            match.move_kind(rules.standing + seat, kind, rules.fable_discard)
        for kind in match.state.zones[rules.played + seat][:]:
            target = rules.standing + seat if is_next_turn[kind] else rules.fable_discard
            match.move_kind(rules.played + seat, kind, target)
