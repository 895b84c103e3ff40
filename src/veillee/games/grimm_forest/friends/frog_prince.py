"""Frog Prince, a Friend (gf.friend.frog-prince)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class FrogPrince:
    """In company he has to go, for another Friend from the discard pile (or the deck) and a resource.

    He leaves when the other one has come: so he is never his own successor, nor shuffled into a new deck.
    """

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.friend.frog-prince"
        company = rules.walking.has_company
        rules.effects.on(END_OF_GATHER, FRIEND, "frog-prince", self.leap, rule, company)
        self.prefers_deck = rules.options["frog-prince"] == "deck"
        if not self.prefers_deck:
            self.call_back = rules.card_verb("call-back", rules.cards.friends)
            self.ask_call = rules.question(
                "call-back", self.offer_call, self.take_call, rule, self.explain_call, is_open=True
            )

    def leap(self, match: Match[GrimmForestState], owner: int) -> None:
        rules = self.rules
        rules.supply.let_gain(match, "frog-prince", owner, 1)
        if not self.prefers_deck and match.state.zones[rules.friend_discard]:
            match.ask(owner, self.ask_call())
            return
        found = rules.decks.draw_friend(match, rules.newcomer)
        rules.friendship.lose(match, owner)
        if found:
            rules.newcomers.ask(match, owner)

    def offer_call(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.call_back.each(sorted(state.zones[self.rules.friend_discard]))

    def explain_call(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option not in self.call_back:
            return []
        kind = self.call_back.card(option)
        if kind == self.rules.friendship.friend_of(state, seat):
            return [Reason("gf.friend.frog-prince", "not-himself")]
        card = self.rules.kind_names[kind]
        return [Reason("gf.friend.frog-prince", "not-among-discarded-friends", {"card": card})]

    def take_call(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        rules = self.rules
        match.move_kind(rules.friend_discard, self.call_back.card(option), rules.newcomer)
        rules.friendship.lose(match, seat)
        rules.newcomers.ask(match, seat)
