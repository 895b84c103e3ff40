"""Sections: what they cost, which can be built where, and why another cannot (gf.action.build, gf.build).

Every price goes through `price` and `toll`: Discount Lots make a section cheaper, Friends of others may ask
for more, and a lender (Puss in Boots) may pay one unit. Offers, refusals and payment use the same
functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import (
    COMPLETE,
    EMPTY_SITE,
    LEVELS,
    MATERIALS,
    NOBODY,
    SITES,
    WALLS,
    GrimmForestState,
)

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: By level: floor, walls, roof.
COSTS: Final = (2, 4, 6)
DISCOUNT: Final = 1
#: Most sites a seat can have: its board, and as many Discount Lots as a deck may hold.
MOST_SITES: Final = SITES + 4


@final
class Building:
    """Knows what a seat can build, and builds it."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        #: Friends whose owners get 1 more from opponents for a section of this level: (kind, level).
        self.toll_takers: list[tuple[int, int]] = []
        self.strict_stock = rules.options["section-out"] == "material"
        self.site = rules.verb("site", site=[str(number + 1) for number in range(MOST_SITES)]).base
        self.ask_site = rules.question(
            "site", self.offer_site, self.take_site, "gf.build.sites", self.explain_site, is_open=True
        )

    # What it costs

    def price(self, section: int, site: int) -> int:
        """What the supply gets."""
        return COSTS[section // 3] - (DISCOUNT if site >= SITES else 0)

    def toll(self, state: GrimmForestState, seat: int, section: int) -> int:
        """What Friends of others get on top."""
        return len(self.toll_owners(state, seat, section)) if self.toll_takers else 0

    def toll_owners(self, state: GrimmForestState, seat: int, section: int) -> list[int]:
        level = section // 3
        return [
            other
            for kind, taxed in self.toll_takers
            if taxed == level
            for other in range(self.rules.players)
            if other != seat and kind in state.zones[self.rules.friends + other]
        ]

    # What can be built

    def buildable(self, state: GrimmForestState, seat: int, lent: int = 0) -> list[int]:
        """The sections a seat can build and pay for, with `lent` units from elsewhere."""
        found: list[int] = []
        for material, own in enumerate(state.resources[seat]):
            have = own + lent
            for section in (material, material + 3, material + 6):
                if have < COSTS[section // 3] - DISCOUNT:
                    break
                if self.open_sites(state, seat, section, lent):
                    found.append(section)
        return found

    def open_sites(self, state: GrimmForestState, seat: int, section: int, lent: int = 0) -> list[int]:
        """The sites where this section fits and can be paid for."""
        fitting = self.fitting_sites(state, seat, section)
        if not fitting:
            return fitting
        have = state.resources[seat][section % 3] + lent - self.toll(state, seat, section)
        return [site for site in fitting if self.price(section, site) <= have]

    def fitting_sites(self, state: GrimmForestState, seat: int, section: int) -> list[int]:
        """The sites where this section could go; of equal ones the first."""
        houses = state.houses[seat]
        wanted = section if section >= 3 else EMPTY_SITE
        if wanted not in houses or not state.sections[section]:
            return []
        if section < 3 and not self._may_begin(state, seat, section):
            return []
        found: list[int] = []
        for low, high in ((0, SITES), (SITES, len(houses))):
            if wanted in houses[low:high]:
                found.append(houses.index(wanted, low))
        return found

    def _may_begin(self, state: GrimmForestState, seat: int, material: int) -> bool:
        return not self._has_unfinished(state, seat, material) and not (
            self.strict_stock and 0 in state.sections[material::3]
        )

    def _has_unfinished(self, state: GrimmForestState, seat: int, material: int) -> bool:
        houses = state.houses[seat]
        return material + 3 in houses or material + 6 in houses

    # Why not

    def explain(self, state: GrimmForestState, seat: int, section: int, lent: int = 0) -> list[Reason]:
        """Every reason why a section cannot be built."""
        level, material = LEVELS[section // 3], MATERIALS[section % 3]
        named: dict[str, int | str] = {"section": level, "material": material}
        reasons: list[Reason] = []
        if not state.sections[section]:
            reasons.append(Reason("gf.build.stock", "no-section-left", named))
        if section >= 3:
            if section not in state.houses[seat]:
                reasons.append(Reason("gf.action.build", "no-house-for-it", named))
        else:
            reasons += self._explain_beginning(state, seat, section)
        return [*reasons, *self._explain_price(state, seat, section, lent)]

    def _explain_beginning(self, state: GrimmForestState, seat: int, material: int) -> list[Reason]:
        named: dict[str, int | str] = {"material": MATERIALS[material]}
        reasons: list[Reason] = []
        if self._has_unfinished(state, seat, material):
            reasons.append(Reason("gf.build.one-unfinished-per-type", "unfinished-house", named))
        if EMPTY_SITE not in state.houses[seat]:
            reasons.append(Reason("gf.build.sites", "no-empty-site", {"sites": len(state.houses[seat])}))
        if self.strict_stock and state.sections[material] and 0 in state.sections[material::3]:
            reasons.append(Reason("gf.build.stock", "material-out", named))
        return reasons

    def _explain_price(self, state: GrimmForestState, seat: int, section: int, lent: int) -> list[Reason]:
        sites = self.fitting_sites(state, seat, section) or [0]
        price = min([self.price(section, site) for site in sites])
        toll = self.toll(state, seat, section)
        have = state.resources[seat][section % 3]
        if have + lent >= price + toll:
            return []
        level, material = LEVELS[section // 3], MATERIALS[section % 3]
        numbers: dict[str, int | str] = {
            "section": level,
            "material": material,
            "have": have,
            "price": price,
            "toll": toll,
        }
        rule = "gf.build.costs" if have + lent < price else "gf.friend.hansel-and-gretel"
        return [Reason(rule, "cannot-pay", numbers)]

    # Building

    def begin(self, match: Match[GrimmForestState], seat: int, section: int, lender: int = NOBODY) -> None:
        """Build a section, asking for the site if there are several sorts."""
        match.ask(seat, (self.ask_site, section, lender))

    def offer_site(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        lent = int(step[2] != NOBODY)
        return [self.site + site for site in self.open_sites(state, seat, step[1], lent)]

    def explain_site(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if 0 <= option - self.site < MOST_SITES:
            return [Reason("gf.build.sites", "not-that-site", {"site": option - self.site + 1})]
        return []

    def take_site(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        """Pay, put the section on the house, and see what it brings."""
        rules, state = self.rules, match.state
        section, lender, site = step[1], step[2], option - self.site
        material = section % 3
        owners = self.toll_owners(state, seat, section)
        state.resources[seat][material] -= self.price(section, site) + len(owners)
        for owner in owners:
            state.resources[owner][material] += 1
            match.tell("pays-toll", seat=seat, other_seat=owner, material=MATERIALS[material])
        if lender != NOBODY:
            state.resources[lender][material] -= 1
            state.resources[seat][material] += 1
        state.sections[section] -= 1
        state.houses[seat][site] = section + 3
        if section // 3 == WALLS:
            rules.friendship.gain(match, seat)
        elif section + 3 >= COMPLETE:
            rules.ending.announce(match, seat)
            rules.first_builder.check(match, seat, material)
