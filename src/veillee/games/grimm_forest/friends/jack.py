"""Jack, a Friend (gf.friend.jack)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import GATHER_REVEALED
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MARKET, MATERIALS, GrimmForestState, material_from
from veillee.games.grimm_forest.verbs import MaterialVerb

#: What his beans add to his place.
BEANS: Final = 2


@final
class Jack:
    """His beans add two resources to your place; or, thrown off, he stops a Giant."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.friend.jack"
        rules.effects.on(GATHER_REVEALED, FRIEND, "jack", self.sow, rule)
        rules.monsters.add_stopper("jack", [rules.kind("giant")])
        if rules.has_market:
            self.add = MaterialVerb(rules.verb("add", material=MATERIALS))
            self.ask_add = rules.question("add", self.offer_add, self.take_add, rule)

    def sow(self, match: Match[GrimmForestState], owner: int) -> None:
        place = match.state.going[owner]
        if place == MARKET:
            match.ask(owner, self.ask_add())
        else:
            match.state.add_stock(place, material_from(place), BEANS)

    def offer_add(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.add.all()

    def take_add(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        match.state.add_stock(MARKET, self.add.material(option), BEANS)
