"""Huntsman, a Friend (gf.friend.huntsman)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import HUNTED, MUST_PLAY, NOBODY, GrimmForestState


@final
class Huntsman:
    """Opponents must play a Fable; once a round a monster on your place is stopped, and pays for it."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        self.kind = rules.kind("huntsman")
        rules.choosing.add_demand("huntsman", self.beat_the_bushes)
        rules.monsters.add_guard(self.guard)
        self.hunt = rules.plain_verb("hunt")
        self.spare = rules.plain_verb("spare")
        self.ask_hunt = rules.question("hunt", self.offer_hunt, self.take_hunt, "gf.friend.huntsman")

    def beat_the_bushes(self, state: GrimmForestState, owner: int) -> None:
        for other in self.rules.opponents[owner]:
            state.set_duty(other, MUST_PLAY)

    def guard(self, match: Match[GrimmForestState], sender: int) -> bool:
        """Stop a monster on his place; if another will strike there later, the owner may wait for it."""
        state = match.state
        place = state.monsters[sender]
        if HUNTED in state.stopped:
            return False
        for hunter in self.rules.walking.at(state, place):
            if self.rules.friendship.friend_of(state, hunter) != self.kind:
                continue
            following = self.next_there(state, sender, place)
            if following != NOBODY:
                self._ask_whether(match, hunter, sender, following)
                return False
            self.shoot(match, hunter, sender)
            return True
        return False

    def _ask_whether(self, match: Match[GrimmForestState], hunter: int, sender: int, following: int) -> None:
        """Let the owner hunt this monster, or wait for the one that follows."""
        card_of = self.rules.monsters.card_of
        card, next_card = card_of(match.state, sender), card_of(match.state, following)
        match.tell("cause-hunt", [hunter], seat=hunter, card=card, next_card=next_card)
        match.ask(hunter, self.ask_hunt(sender))

    def next_there(self, state: GrimmForestState, sender: int, place: int) -> int:
        """Who has sent another monster that is still to strike on this place, or NOBODY."""
        order = self.rules.turn_order(state)
        for other in self.rules.opponents[sender]:
            if state.monsters[other] != place or state.stopped[other]:
                continue
            moment = self.rules.monsters.moment(state, other)
            has_turn_later = order.index(other) > order.index(sender)
            if moment > state.window or (moment == state.window and has_turn_later):
                return other
        return NOBODY

    def shoot(self, match: Match[GrimmForestState], hunter: int, sender: int) -> None:
        self.rules.monsters.mark_stopped(match, hunter, sender, HUNTED)
        self.rules.supply.give_each(match.state, hunter)

    def offer_hunt(self, state: GrimmForestState, seat: int, sender: int) -> list[int]:
        return [self.hunt, self.spare]

    def take_hunt(self, match: Match[GrimmForestState], seat: int, option: int, sender: int) -> None:
        if option == self.hunt:
            self.shoot(match, seat, sender)
