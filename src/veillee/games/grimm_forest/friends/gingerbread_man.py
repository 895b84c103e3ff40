"""Gingerbread Man, a Friend (gf.friend.gingerbread-man)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.collecting import MarketPick
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import GATHER_REVEALED
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MARKET, NOWHERE, GrimmForestState, material_from


@final
class GingerbreadMan:
    """Instead of walking: one resource from every place, and then stand nowhere."""

    def __init__(self, rules: GrimmForestParts) -> None:
        rule = "gf.friend.gingerbread-man"
        rules.effects.on(GATHER_REVEALED, FRIEND, "gingerbread-man", self.come_out, rule)
        self.run_off = rules.plain_verb("run-off")
        self.walk = rules.plain_verb("walk")
        self.ask_run_off = rules.question("run-off", self.offer_run_off, self.take_run_off, rule)
        self.market: MarketPick | None = None
        if rules.has_market:
            self.market = MarketPick(rules, rules.collecting, "crumb", rule)

    def come_out(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, self.ask_run_off())

    def offer_run_off(self, state: GrimmForestState, seat: int) -> list[int]:
        return [self.run_off, self.walk]

    def take_run_off(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        if option == self.walk:
            return
        state = match.state
        state.going[seat] = NOWHERE
        for place in range(MARKET):
            material = material_from(place)
            if state.stock(place, material):
                state.take(seat, place, material, 1)
        if self.market is not None:
            self.market.let_pick(match, seat, 1)
