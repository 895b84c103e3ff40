"""Sleeping Beauty, a Friend (gf.friend.sleeping-beauty)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import START_OF_ROUND
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import FABLE_LAID, GrimmForestState


@final
class SleepingBeauty:
    """Somebody, perhaps yourself, plays the top Fable of the deck, seen by nobody, and no other."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.friend.sleeping-beauty"
        rules.effects.on(START_OF_ROUND, FRIEND, "sleeping-beauty", self.dream, rule)
        self.enchant = rules.seat_verb("enchant", "other_seat")
        self.ask_enchant = rules.question("enchant", self.offer_enchant, self.take_enchant, rule)

    def dream(self, match: Match[GrimmForestState], owner: int) -> None:
        if self.rules.decks.has_fable(match.state):
            match.ask(owner, self.ask_enchant())

    def offer_enchant(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.enchant.all()

    def take_enchant(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        player = self.enchant.seat(option)
        self.rules.decks.draw_fables(match, self.rules.unseen[player])
        match.state.set_duty(player, FABLE_LAID)
