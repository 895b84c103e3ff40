"""Harvest Moon, a Fable (gf.fable.harvest-moon)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.collecting import MarketPick
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MARKET, PLACES, GrimmForestState, material_from
from veillee.games.grimm_forest.verbs import PlaceVerb


@final
class HarvestMoon:
    """Half of what lies on a place where no pig stood."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.harvest-moon"
        rules.effects.on(END_OF_GATHER, PLAYED, "harvest-moon", self.act, rule, self.has_free_place)
        self.harvest = PlaceVerb(rules.verb("harvest", place=rules.place_names))
        self.ask_place = rules.question(
            "harvest", self.offer_place, self.take_place, rule, self.explain_place, is_open=True
        )
        self.market: MarketPick | None = None
        if rules.has_market:
            self.market = MarketPick(rules, rules.collecting, "harvest-token", rule)

    def _free_places(self, state: GrimmForestState) -> list[int]:
        return [place for place in range(self.rules.places) if place not in state.pigs]

    def has_free_place(self, state: GrimmForestState, seat: int) -> bool:
        return bool(self._free_places(state))

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, self.ask_place())

    def offer_place(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.harvest.each(self._free_places(state))

    def explain_place(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option not in self.harvest:
            return []
        place = self.harvest.place(option)
        numbers: dict[str, int | str] = {"place": PLACES[place], "pigs": state.pigs.count(place)}
        return [Reason("gf.fable.harvest-moon", "pigs-stood-there", numbers)]

    def take_place(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        state, place = match.state, self.harvest.place(option)
        half = sum(state.load(place)) // 2
        if place < MARKET:
            state.take(seat, place, material_from(place), half)
        elif self.market is not None:
            self.market.let_pick(match, seat, half)
