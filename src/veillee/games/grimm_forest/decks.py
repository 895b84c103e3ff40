"""Drawing Fables and Friends; an empty deck is made anew from its discard pile (gf.decks)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.state import GrimmForestState

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest


@final
class Decks:
    """The two decks and their discard piles, which are never mixed."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules

    def has_fable(self, state: GrimmForestState) -> bool:
        """Whether there is a Fable to be drawn at all."""
        return bool(state.zones[self.rules.fable_deck] or state.zones[self.rules.fable_discard])

    def why_no_fable(self, state: GrimmForestState, seat: int) -> list[Reason]:
        """Why nobody can draw a Fable, if that is so."""
        return [] if self.has_fable(state) else [Reason("gf.decks", "no-fables-left")]

    def draw_fables(self, match: Match[GrimmForestState], target: int, count: int = 1) -> None:
        """Draw Fables into a zone, as many as there are."""
        rules = self.rules
        for _ in range(count):
            if self._refill(match, rules.fable_deck, rules.fable_discard):
                match.draw(rules.fable_deck, target)

    def draw_friend(self, match: Match[GrimmForestState], target: int) -> bool:
        """Draw the top Friend into a zone; False if there is none, as can happen in small decks only."""
        rules = self.rules
        return self._refill(match, rules.friend_deck, rules.friend_discard) and bool(
            match.draw(rules.friend_deck, target)
        )

    def _refill(self, match: Match[GrimmForestState], deck: int, discard: int) -> bool:
        zones = match.state.zones
        if not zones[deck] and zones[discard]:
            match.move_all(discard, deck)
            match.shuffle(deck)
        return bool(zones[deck])
