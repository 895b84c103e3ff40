"""Fairy Food, a Fable for the next round (gf.fable.fairy-food)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.grimm_forest.effects import STANDING
from veillee.games.grimm_forest.moments import END_OF_GATHER, START_OF_ROUND
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import PLACES, GrimmForestState

#: What Fairy Food brings each guest.
FEAST: Final = 3


@final
class FairyFood:
    """Laid on a place when the round begins, it feeds everybody there with three resources."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.fairy-food"
        rules.effects.on(START_OF_ROUND, STANDING, "fairy-food", self.serve, rule)
        rules.effects.on(END_OF_GATHER, STANDING, "fairy-food", self.feed, rule, self.has_guests)
        self.next_guest = rules.step("fairy-food", self.run_next_guest, rule)
        self.ask_place = rules.question("fairy-food", self.offer_place, self.take_place, rule)

    def serve(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, self.ask_place())

    def offer_place(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.rules.locations.lay.all()

    def take_place(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        place = self.rules.locations.lay.place(option)
        match.state.feasts[seat] = place
        card = self.rules.kind("fairy-food")
        match.tell("lays-card", seat=seat, card=card, place=PLACES[place])

    def has_guests(self, state: GrimmForestState, owner: int) -> bool:
        return bool(self.rules.walking.at(state, state.feasts[owner]))

    def feed(self, match: Match[GrimmForestState], owner: int) -> None:
        state = match.state
        for guest in reversed(self.rules.walking.at(state, state.feasts[owner])):
            match.then(self.next_guest(guest))

    def run_next_guest(self, match: Match[GrimmForestState], seat: int, guest: int) -> None:
        self.rules.supply.let_gain(match, "fairy-food", guest, FEAST)
