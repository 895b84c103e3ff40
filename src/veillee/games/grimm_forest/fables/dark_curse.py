"""Dark Curse, a Fable (gf.fable.dark-curse)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import FABLES_REVEALED
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class DarkCurse:
    """Chance chooses anew among the usable Gather cards of every opponent."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rules.effects.on(FABLES_REVEALED, PLAYED, "dark-curse", self.act, "gf.fable.dark-curse")

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        rules, state = self.rules, match.state
        opponents = [seat for seat in rules.turn_order(state) if seat != owner]
        for seat in opponents:
            rules.gather_cards.send_home(match, rules.laid, seat)
        if state.colours[owner] != owner:
            self._redeem(match, owner)
        for seat in opponents:
            usable = len(state.zones[rules.gather[seat]])
            index = match.below(usable) if usable > 1 else 0
            match.move(rules.gather[seat], index, rules.laid[seat])

    def _redeem(self, match: Match[GrimmForestState], owner: int) -> None:
        """Let an opponent draw from all their cards though a Wishing Well has put one before the owner.

        The owner has all their own cards back by now, so the two change hands: the opponent's hand is
        complete, and the owner's is that of somebody who has laid the card that lies there. Both know that
        card already. Where the Little Mermaid has locked cards the two sets differ, and the owner looks out
        their own card of that kind. A card that is to be locked is not usable, and stays where it is.
        """
        rules, state = self.rules, match.state
        other = state.colours[owner]
        if state.bound[owner]:
            return
        if state.zones[rules.locked[owner]] or state.zones[rules.locked[other]]:
            if rules.is_exact:
                self._lay_the_same(match, owner)
            return
        hands = (rules.gather[owner], rules.gather[other])
        match.pass_on(hands, (hands[1], hands[0]))
        state.colours[owner] = owner

    def _lay_the_same(self, match: Match[GrimmForestState], owner: int) -> None:
        """Put the owner's own card in the place of an opponent's, from under the Mermaid if it is there."""
        rules, state = self.rules, match.state
        kind = state.zones[rules.laid[owner]][0]
        is_locked = kind in state.zones[rules.locked[owner]]
        rules.gather_cards.send_home(match, rules.laid, owner)
        match.move_kind((rules.locked if is_locked else rules.gather)[owner], kind, rules.laid[owner])
        state.bound[owner] = int(is_locked)
