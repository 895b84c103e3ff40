"""Sections: what they cost, which can be built where, and why another cannot (gf.action.build, gf.build).

Every price goes through `price_of` and `toll`: a Discount Lot ("discount-lot") makes a section cheaper,
Friends of others ("hansel-and-gretel") may ask for more, and a lender ("puss-in-boots") may pay one unit.
Offers, refusals and payment use the same functions.
"""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.first_builder import FirstBuilder
from veillee.games.grimm_forest.newcomers import Newcomers
from veillee.games.grimm_forest.scoring import Scoring
from veillee.games.grimm_forest.sections import (
    EMPTY_SITE,
    FLOOR,
    HOUSE_BELOW,
    LEVELS,
    MATERIAL_OF,
    ROOF,
    SECTION_COUNT,
    SECTIONS_OF,
    SITE_NAMES,
    SITES,
    WALLS,
    has_unfinished,
    house_below,
    house_with,
    is_lot,
    level_of,
    material_of,
    section_of,
)
from veillee.games.grimm_forest.state import MATERIALS, NOBODY, GrimmForestState
from veillee.games.grimm_forest.verbs import SiteVerb

#: By level: floor, walls, roof.
COSTS: Final[tuple[int, ...]] = (2, 4, 6)
#: By section.
_COST_OF: Final[tuple[int, ...]] = tuple([COSTS[level_of(section)] for section in range(SECTION_COUNT)])
#: What a section on a Discount Lot costs less.
DISCOUNT: Final = 1


def price_of(section: int, site: int) -> int:
    """What the supply gets for a section on a site."""
    return _COST_OF[section] - (DISCOUNT if is_lot(site) else 0)


@final
class Building:
    """Knows what a seat can build, and builds it."""

    def __init__(
        self, rules: GrimmForestBase, newcomers: Newcomers, first_builder: FirstBuilder, scoring: Scoring
    ) -> None:
        self.rules = rules
        self.newcomers = newcomers
        self.first_builder = first_builder
        self.scoring = scoring
        #: Friends whose owners get 1 more from opponents for a section, by its level.
        self.toll_takers: list[list[int]] = [[] for _ in LEVELS]
        self.site = SiteVerb(rules.verb("site", site=SITE_NAMES))
        self.ask_site = rules.question(
            "site", self.offer_site, self.take_site, "gf.build.sites", self.explain_site, is_open=True
        )

    def add_toll_taker(self, friend: str, level: int) -> None:
        """Let the owner of a Friend get 1 more from opponents for a section of this level."""
        self.toll_takers[level].append(self.rules.kind(friend))

    # What it costs

    def toll(self, state: GrimmForestState, seat: int, section: int) -> int:
        """What Friends of others get on top of the price."""
        return len(self.toll_owners(state.zones, seat, section))

    def toll_owners(self, zones: list[list[int]], seat: int, section: int) -> list[int]:
        """Who gets it, by the zones of a state or a view."""
        level = level_of(section)
        if not self.toll_takers[level]:
            return []
        return [owner for _, owner in self.tolls(zones, seat, level)]

    def tolls(self, zones: list[list[int]], seat: int, level: int) -> list[tuple[int, int]]:
        """The Friends who make a section of this level dearer for a seat, each with its owner."""
        friends = self.rules.friends
        return [
            (taker, other)
            for taker in self.toll_takers[level]
            for other in self.rules.opponents[seat]
            if taker in zones[friends[other]]
        ]

    def prices(self, zones: list[list[int]], seat: int) -> list[list[int]]:
        """What a seat pays for sections, by level: on its board, and on a Discount Lot."""
        found: list[list[int]] = []
        for site in (0, SITES):
            sections = [section_of(level, 0) for level in range(len(LEVELS))]
            found.append(
                [price_of(each, site) + len(self.toll_owners(zones, seat, each)) for each in sections]
            )
        return found

    # What can be built

    def buildable(self, state: GrimmForestState, seat: int, lent: int = 0) -> list[int]:
        """The sections a seat can build and pay for, with `lent` units from elsewhere."""
        found: list[int] = []
        for material, own in enumerate(state.resources[seat]):
            have = own + lent
            for section in SECTIONS_OF[material]:
                if have < _COST_OF[section] - DISCOUNT:
                    break
                if self.open_sites(state, seat, section, lent):
                    found.append(section)
        return found

    def open_sites(self, state: GrimmForestState, seat: int, section: int, lent: int = 0) -> list[int]:
        """The sites where this section fits and can be paid for."""
        fitting = self.fitting_sites(state, seat, section)
        if not fitting:
            return fitting
        have = state.resources[seat][MATERIAL_OF[section]] + lent - self.toll(state, seat, section)
        if have >= _COST_OF[section]:
            return fitting
        return [site for site in fitting if price_of(section, site) <= have]

    def fitting_sites(self, state: GrimmForestState, seat: int, section: int) -> list[int]:
        """The sites where this section could go; of equal ones the first."""
        houses = state.houses[seat]
        wanted = HOUSE_BELOW[section]
        if wanted not in houses or not state.sections[section]:
            return []
        if wanted == EMPTY_SITE and has_unfinished(houses, MATERIAL_OF[section]):
            return []
        found = [houses.index(wanted)]
        if len(houses) > SITES and not is_lot(found[0]) and wanted in houses[SITES:]:
            found.append(houses.index(wanted, SITES))
        return found

    # Why not

    def explain(self, state: GrimmForestState, seat: int, section: int, lent: int = 0) -> list[Reason]:
        """Every reason why a section cannot be built."""
        level, material = level_of(section), material_of(section)
        named: dict[str, int | str] = {"section": LEVELS[level], "material": MATERIALS[material]}
        reasons: list[Reason] = []
        if not state.sections[section]:
            reasons.append(Reason("gf.build.stock", "no-section-left", named))
        if level == FLOOR:
            reasons += self._explain_beginning(state, seat, material)
        elif house_below(section) not in state.houses[seat]:
            reasons.append(Reason("gf.action.build", "no-house-for-it", named))
        return [*reasons, *self._explain_price(state, seat, section, lent)]

    def _explain_beginning(self, state: GrimmForestState, seat: int, material: int) -> list[Reason]:
        named: dict[str, int | str] = {"material": MATERIALS[material]}
        reasons: list[Reason] = []
        if has_unfinished(state.houses[seat], material):
            reasons.append(Reason("gf.build.one-unfinished-per-type", "unfinished-house", named))
        if EMPTY_SITE not in state.houses[seat]:
            reasons.append(Reason("gf.build.sites", "no-empty-site", {"sites": len(state.houses[seat])}))
        return reasons

    def _explain_price(self, state: GrimmForestState, seat: int, section: int, lent: int) -> list[Reason]:
        sites = self.fitting_sites(state, seat, section) or [0]
        price = min([price_of(section, site) for site in sites])
        toll = self.toll(state, seat, section)
        material = material_of(section)
        have = state.resources[seat][material]
        if have + lent >= price + toll:
            return []
        numbers: dict[str, int | str] = {
            "section": LEVELS[level_of(section)],
            "material": MATERIALS[material],
            "have": have,
            "price": price,
            "toll": toll,
        }
        rule = "gf.build.costs" if have + lent < price else "gf.friend.hansel-and-gretel"
        return [Reason(rule, "cannot-pay", numbers)]

    # Building

    def begin(self, match: Match[GrimmForestState], seat: int, section: int, lender: int = NOBODY) -> None:
        """Build a section, asking for the site if there are several sorts."""
        match.ask(seat, self.ask_site(section, lender))

    def offer_site(self, state: GrimmForestState, seat: int, section: int, lender: int) -> list[int]:
        return self.site.each(self.open_sites(state, seat, section, lent=int(lender != NOBODY)))

    def explain_site(
        self, state: GrimmForestState, seat: int, option: int, section: int, lender: int
    ) -> list[Reason]:
        if option not in self.site:
            return []
        return [Reason("gf.build.sites", "not-that-site", {"site": self.site.site(option) + 1})]

    def take_site(
        self, match: Match[GrimmForestState], seat: int, option: int, section: int, lender: int
    ) -> None:
        """Pay, put the section on the house, and see what it brings."""
        state, site = match.state, self.site.site(option)
        self._pay(match, seat, section, site, lender)
        state.sections[section] -= 1
        state.houses[seat][site] = house_with(section)
        level = level_of(section)
        if level == WALLS:
            self.newcomers.gain(match, seat)
        elif level == ROOF:
            self.scoring.announce(match, seat)
            self.first_builder.check(match, seat, material_of(section))

    def _pay(self, match: Match[GrimmForestState], seat: int, section: int, site: int, lender: int) -> None:
        """Give the supply and owners of Friends their part; a lender pays one unit of it."""
        state, material = match.state, material_of(section)
        state.resources[seat][material] -= price_of(section, site)
        for owner in self.toll_owners(state.zones, seat, section):
            state.pass_resources(seat, owner, material, 1)
            match.tell("pays-toll", seat=seat, other_seat=owner, material=MATERIALS[material])
        if lender != NOBODY:
            state.pass_resources(lender, seat, material, 1)
