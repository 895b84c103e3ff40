"""Tom Thumb, a Friend (gf.friend.tom-thumb)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import START_OF_ROUND
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MATERIALS, PLACES, GrimmForestState
from veillee.games.grimm_forest.verbs import PlaceMaterialVerb


@final
class TomThumb:
    """Help yourself to a resource from a place, if you like."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.friend.tom-thumb"
        rules.effects.on(START_OF_ROUND, FRIEND, "tom-thumb", self.slip_in, rule)
        self.pick = PlaceMaterialVerb(rules.verb("pick", place=rules.place_names, material=MATERIALS))
        self.pick_nothing = rules.plain_verb("pick-nothing")
        self.ask_pick = rules.question("pick", self.offer_pick, self.take_pick, rule, self.explain_pick)

    def slip_in(self, match: Match[GrimmForestState], owner: int) -> None:
        if any(match.state.stocks):
            match.ask(owner, self.ask_pick())

    def offer_pick(self, state: GrimmForestState, seat: int) -> list[int]:
        options = [
            self.pick(place, material)
            for place in range(self.rules.places)
            for material, amount in enumerate(state.load(place))
            if amount
        ]
        options.append(self.pick_nothing)
        return options

    def explain_pick(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option not in self.pick:
            return []
        about = {"place": PLACES[self.pick.place(option)], "material": MATERIALS[self.pick.material(option)]}
        return [Reason("gf.friend.tom-thumb", "none-at-that-place", about)]

    def take_pick(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        if option != self.pick_nothing:
            match.state.take(seat, self.pick.place(option), self.pick.material(option), 1)
