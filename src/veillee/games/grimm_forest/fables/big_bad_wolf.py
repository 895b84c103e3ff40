"""Big Bad Wolf, a Fable and a monster (gf.fable.big-bad-wolf)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.sections import (
    EMPTY_SITE,
    LEVELS,
    SITE_NAMES,
    SITES,
    house_material,
    is_lot,
    level_of,
    material_of,
    top_section,
    without_top,
)
from veillee.games.grimm_forest.state import BRICK, MATERIALS, GrimmForestState
from veillee.games.grimm_forest.verbs import SeatSiteVerb


def can_be_hit(house: int) -> bool:
    """Whether there is a house, and not one of brick."""
    return house != EMPTY_SITE and house_material(house) != BRICK


@final
class BigBadWolf:
    """Blows the top section off a straw or wooden house of everybody there; its player picks the houses."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.big-bad-wolf"
        rules.monsters.add("big-bad-wolf", END_OF_GATHER, self.strike, self.harms, rule)
        self.blow = SeatSiteVerb(rules.verb("blow-down", other_seat=rules.seat_names, site=SITE_NAMES))
        self.next_victim = rules.step("next-victim", self.run_next_victim, rule)
        self.ask_house = rules.question(
            "blow-down", self.offer_house, self.take_house, rule, self.explain_house, is_open=True
        )

    def harms(self, state: GrimmForestState, sender: int, place: int) -> bool:
        return any([self._sites(state.houses[seat]) for seat in self.rules.walking.at(state, place)])

    def strike(self, match: Match[GrimmForestState], sender: int, place: int) -> None:
        for victim in reversed(self.rules.walking.at(match.state, place)):
            match.then(self.next_victim(sender, victim))

    def run_next_victim(self, match: Match[GrimmForestState], seat: int, sender: int, victim: int) -> None:
        if self._sites(match.state.houses[victim]):
            match.ask(sender, self.ask_house(victim))

    def _sites(self, houses: list[int]) -> list[int]:
        """Where the houses that can be hit stand; of equal ones the first."""
        return [
            site
            for site, house in enumerate(houses)
            if can_be_hit(house) and _first_like(houses, site) == site
        ]

    def offer_house(self, state: GrimmForestState, seat: int, victim: int) -> list[int]:
        return [self.blow(victim, site) for site in self._sites(state.houses[victim])]

    def explain_house(self, state: GrimmForestState, seat: int, option: int, victim: int) -> list[Reason]:
        if option not in self.blow:
            return []
        rule, site = "gf.fable.big-bad-wolf", self.blow.site(option)
        if self.blow.seat(option) != victim:
            return [Reason(rule, "wolf-is-at", {"seat": victim})]
        houses = state.houses[victim]
        if site >= len(houses) or houses[site] == EMPTY_SITE:
            return [Reason(rule, "no-house-there", {"site": site + 1})]
        if house_material(houses[site]) == BRICK:
            return [Reason(rule, "brick-is-safe", {"site": site + 1})]
        first = _first_like(houses, site)
        return [Reason(rule, "same-house", {"site": site + 1, "first": first + 1})]

    def take_house(self, match: Match[GrimmForestState], seat: int, option: int, victim: int) -> None:
        state, site = match.state, self.blow.site(option)
        house = state.houses[victim][site]
        section = top_section(house)
        state.houses[victim][site] = without_top(house)
        state.sections[section] += 1
        level, material = LEVELS[level_of(section)], MATERIALS[material_of(section)]
        match.tell("loses-section", seat=victim, section=level, material=material)


def _first_like(houses: list[int], site: int) -> int:
    """The first site of the same sort, on the board or a lot, with a house like that on this one."""
    return houses.index(houses[site], SITES if is_lot(site) else 0)
