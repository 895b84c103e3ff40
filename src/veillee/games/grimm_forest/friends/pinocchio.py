"""Pinocchio, a Friend (gf.friend.pinocchio)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import END_OF_GATHER, GATHER_REVEALED, START_OF_ROUND
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MARKET, MATERIALS, NOBODY, GrimmForestState, material_from
from veillee.games.grimm_forest.verbs import MaterialVerb, PlaceVerb

#: What the truth is worth.
TRUTH: Final = 2


@final
class Pinocchio:
    """Announce your Gather card; two of what its place yields if it was the truth."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.friend.pinocchio"
        rules.effects.on(START_OF_ROUND, FRIEND, "pinocchio", self.promise, rule)
        lying = rules.effects.on(GATHER_REVEALED, FRIEND, "pinocchio", self.grow_nose, rule, self.has_lied)
        lying.told = "guessed-wrong"
        rules.effects.on(END_OF_GATHER, FRIEND, "pinocchio", self.reward, rule, self.told_truth)
        self.announce = PlaceVerb(rules.verb("announce", place=rules.place_names))
        self.ask_announce = rules.question("announce", self.offer_announce, self.take_announce, rule)
        if rules.has_market:
            self.earn = MaterialVerb(rules.verb("earn", material=MATERIALS))
            self.ask_earn = rules.question("earn", self.offer_earn, self.take_earn, rule)

    def promise(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, self.ask_announce())

    def offer_announce(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.announce.all()

    def take_announce(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        match.state.said[seat] = self.announce.place(option)

    def has_lied(self, state: GrimmForestState, owner: int) -> bool:
        """By the card before the owner as it is turned up; where the pig ends up does not matter."""
        return self.told_truth(state, owner) and state.said[owner] != state.going[owner]

    def grow_nose(self, match: Match[GrimmForestState], owner: int) -> None:
        """A lie counts no more than not having said anything."""
        match.state.said[owner] = NOBODY

    def told_truth(self, state: GrimmForestState, owner: int) -> bool:
        return 0 <= state.said[owner] < self.rules.places

    def reward(self, match: Match[GrimmForestState], owner: int) -> None:
        place = match.state.said[owner]
        if place == MARKET:
            match.ask(owner, self.ask_earn())
        else:
            match.state.resources[owner][material_from(place)] += TRUTH

    def offer_earn(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.earn.all()

    def take_earn(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        match.state.resources[seat][self.earn.material(option)] += TRUTH
