"""The end of the Gather phase: cards go home or away, monsters leave, pigs stay (gf.gather-clean-up)."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.rounds import Rounds
from veillee.games.grimm_forest.state import NOBODY, NOWHERE, GrimmForestState

#: Whether the unique location on a place leaves now.
Leaves = Callable[[GrimmForestState, int], bool]


@final
class PuttingAway:
    """Cards for the next round stay for one more; a unique location stays until its condition is met."""

    def __init__(self, rules: GrimmForestBase, rounds: Rounds) -> None:
        self.rules = rules
        self.put_away = rules.step("put-away", self.run_put_away, "gf.gather-clean-up")
        rounds.after(END_OF_GATHER, self.put_away)
        #: The leaving condition of each unique location, by kind; the location's card registers it.
        self.leaves: dict[int, Leaves] = {}

    def run_put_away(self, match: Match[GrimmForestState], seat: int) -> None:
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
                match.move_kind(self.rules.standing[state.hosts[place]], kind, self.rules.fable_discard)
                state.locations[place] = state.hosts[place] = NOBODY

    def _put_fables_away(self, match: Match[GrimmForestState], seat: int) -> None:
        """Last round's cards for this round go; this round's for the next one stay."""
        rules, zones = self.rules, match.state.zones
        standing, played, is_next_turn = rules.standing[seat], rules.played[seat], rules.cards.is_next_turn
        for kind in [kind for kind in zones[standing] if is_next_turn[kind]]:
            match.move_kind(standing, kind, rules.fable_discard)
        for kind in zones[played][:]:
            match.move_kind(played, kind, standing if is_next_turn[kind] else rules.fable_discard)
