"""Hidden Stash, a Fable (gf.fable.hidden-stash)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MARKET, MATERIALS, GrimmForestState, material_from
from veillee.games.grimm_forest.verbs import MaterialVerb

STASHED: Final = 2


@final
class HiddenStash:
    """Two of what your place yields for everybody there; at the Market each chooses the type."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.hidden-stash"
        is_out = rules.walking.is_out
        rules.effects.on(END_OF_GATHER, PLAYED, "hidden-stash", self.act, rule, works=is_out)
        if rules.has_market:
            self.stash = MaterialVerb(rules.verb("open-stash", material=MATERIALS))
            self.next_finder = rules.step("next-finder", self.run_next_finder, rule)
            self.ask_stash = rules.question("stash", self.offer_stash, self.take_stash, rule)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        state = match.state
        place = state.pigs[owner]
        finders = self.rules.walking.at(state, place)
        if place == MARKET:
            for seat in reversed(finders):
                match.then(self.next_finder(seat))
        else:
            for seat in finders:
                state.resources[seat][material_from(place)] += STASHED

    def run_next_finder(self, match: Match[GrimmForestState], seat: int, finder: int) -> None:
        match.ask(finder, self.ask_stash())

    def offer_stash(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.stash.all()

    def take_stash(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        match.state.resources[seat][self.stash.material(option)] += STASHED
