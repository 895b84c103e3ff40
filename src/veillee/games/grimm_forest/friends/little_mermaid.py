"""The Little Mermaid, a Friend, who locks Gather cards away as long as she stays (gf.friend.little-mermaid).

Which cards lie under her is secret. If she comes while Gather cards lie on the table, their owner's card
there may be locked as well: it still decides about this round, and goes under her when cards are put away.
That it will be so is seen by all, because no card moves from the hand.
"""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import PLACES, GrimmForestState
from veillee.games.grimm_forest.verbs import PlaceVerb

#: How many Gather cards can be used beside her.
USABLE: Final = 2


@final
class LittleMermaid:
    """One of each resource for an action, and fewer places to go to."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        self.rule = "gf.friend.little-mermaid"
        rules.friendship.on_gain("little-mermaid", self.arrive)
        rules.friendship.on_loss("little-mermaid", self.leave)
        rules.turns.add_special("little-mermaid", self.sing)
        self.lock = PlaceVerb(rules.verb("lock", place=rules.place_names))
        self.begin_lock = rules.step("begin-lock", self.run_begin_lock, self.rule)
        self.ask_lock = rules.question("lock", self.offer_lock, self.take_lock, self.rule, self.explain_lock)

    def sing(self, match: Match[GrimmForestState], seat: int) -> None:
        self.rules.supply.give_each(match.state, seat)

    def arrive(self, match: Match[GrimmForestState], seat: int) -> None:
        match.then(self.begin_lock(seat))

    def leave(self, match: Match[GrimmForestState], seat: int) -> None:
        """Give back what was locked, and let go of what would have been."""
        for holder in self._holders(match.state, seat):
            match.state.bound[holder] = 0
        match.move_all(self.rules.locked[seat], self.rules.gather[seat])

    def run_begin_lock(self, match: Match[GrimmForestState], seat: int, owner: int) -> None:
        self._lock_on(match, owner)

    def _lock_on(self, match: Match[GrimmForestState], seat: int) -> None:
        """Ask for a card until only the usable ones are left."""
        if len(self.offer_lock(match.state, seat)) > USABLE:
            match.ask(seat, self.ask_lock())

    def _holders(self, state: GrimmForestState, seat: int) -> list[int]:
        """Before whom Gather cards of a seat lie on the table."""
        rules = self.rules
        return [
            holder
            for holder, colour in enumerate(state.colours)
            if colour == seat and (state.zones[rules.laid[holder]] or state.zones[rules.turned_up[holder]])
        ]

    def _card_before(self, state: GrimmForestState, holder: int) -> int:
        laid = state.zones[self.rules.laid[holder]]
        return laid[0] if laid else state.zones[self.rules.turned_up[holder]][0]

    def offer_lock(self, state: GrimmForestState, seat: int) -> list[int]:
        """A seat's own Gather cards that are not locked yet, in hand or on the table."""
        on_table = [
            self._card_before(state, holder)
            for holder in self._holders(state, seat)
            if not state.bound[holder]
        ]
        cards = sorted([*state.zones[self.rules.gather[seat]], *on_table])
        return self.lock.each(self.rules.cards.places(cards))

    def explain_lock(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option in self.lock:
            place = self.lock.place(option)
            return [Reason(self.rule, "locked-already", {"place": PLACES[place]})]
        return []

    def take_lock(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        rules, state = self.rules, match.state
        kind = rules.cards.gather_card(self.lock.place(option))
        if kind in state.zones[rules.gather[seat]]:
            match.move_kind(rules.gather[seat], kind, rules.locked[seat])
        else:
            for holder in self._holders(state, seat):
                if self._card_before(state, holder) == kind:
                    state.bound[holder] = 1
        self._lock_on(match, seat)
