"""Roar, a Fable (gf.fable.roar)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import BEFORE_COLLECTING
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class Roar:
    """Each opponent at your place draws one of their usable Gather cards and goes where it says.

    All cards on the table are open by now. One of their own that a Wishing Well has put before somebody else
    is drawn like the others; it stays where it lies, for that other player stands by it.
    """

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        company = rules.walking.has_company
        rules.effects.on(BEFORE_COLLECTING, PLAYED, "roar", self.act, "gf.fable.roar", works=company)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        rules = self.rules
        frightened = rules.walking.with_you(match.state, owner)
        for seat in frightened:
            rules.gather_cards.send_home(match, rules.turned_up, seat)
        for seat in frightened:
            self._flee(match, seat)

    def _flee(self, match: Match[GrimmForestState], seat: int) -> None:
        rules, state = self.rules, match.state
        hand = state.zones[rules.gather[seat]]
        cards = [*hand, *rules.gather_cards.carried_off(state, rules.turned_up, seat)]
        index = match.below(len(cards)) if len(cards) > 1 else 0
        state.pigs[seat] = rules.cards.place(cards[index])
        if index < len(hand):
            match.move(rules.gather[seat], index, rules.turned_up[seat])
