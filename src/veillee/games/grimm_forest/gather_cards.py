"""Gather cards on the table: whose they are, and how they go home (gf.gather-clean-up).

Cards change places face down (Wishing Well), so the card before a seat is not always its own: `colours` says
whose it is. Whatever takes a Gather card off the table sends it home through here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match
from veillee.games.grimm_forest.state import GrimmForestState

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest


@final
class GatherCards:
    """Sends Gather cards home, and knows which of a seat's own lie before others."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules

    def send_home(self, match: Match[GrimmForestState], zone: int, seat: int) -> None:
        """Return the Gather card before a seat, in this zone of it, to its colour: in hand, or locked."""
        rules, state = self.rules, match.state
        if state.zones[zone + seat]:
            home = rules.locked if state.bound[seat] else rules.gather
            match.move(zone + seat, 0, home + state.colours[seat])
            state.colours[seat] = seat
            state.bound[seat] = 0

    def carried_off(self, state: GrimmForestState, seat: int, zone: int) -> list[int]:
        """The usable cards of a seat's colour that lie before others, in this zone of theirs."""
        return [
            state.zones[zone + other][0]
            for other, colour in enumerate(state.colours)
            if colour == seat and other != seat and state.zones[zone + other] and not state.bound[other]
        ]
