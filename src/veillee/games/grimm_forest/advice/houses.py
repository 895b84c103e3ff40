"""How far a board is from three houses: what is still missing, counted in resources."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from veillee.games.grimm_forest.building import COSTS, DISCOUNT
from veillee.games.grimm_forest.scoring import HOUSES_TO_WIN
from veillee.games.grimm_forest.sections import (
    EMPTY_SITE,
    FLOOR,
    ROOF,
    SITES,
    WALLS,
    house_below,
    house_material,
    is_complete,
    is_lot,
    levels_built,
    section_of,
)
from veillee.games.grimm_forest.state import MATERIALS

#: What each section that is still to be built weighs besides its price, by level: one action, and the risk
#: that what was saved for it is lost.
STILL_TO_BUILD: Final = [1.3, 1.6, 2.2]
#: What a resource is worth that the plan has no use for.
SPARE: Final = 0.12
#: How far apart two plans are before the better one decides alone.
SPREAD: Final = 1.5
#: More than anything that is missing can weigh.
IMPOSSIBLE: Final = 200.0
WON: Final = 30.0

#: The resources and the weight of sections that a house still needs, by the levels it has.
_REST: Final = (sum(COSTS), sum(COSTS[1:]), COSTS[2])
_LABOUR: Final = [sum(STILL_TO_BUILD), sum(STILL_TO_BUILD[1:]), STILL_TO_BUILD[2]]
_LEVELS: Final = len(COSTS)


@final
class Board:
    """The houses of one seat: what one more house of each material costs, and the next after it."""

    def __init__(self, houses: list[int], sections: list[int]) -> None:
        self.finished = sum([is_complete(house) for house in houses])
        self.wanted = max(0, HOUSES_TO_WIN - self.finished)
        free = houses.count(EMPTY_SITE)
        lots = houses[SITES:].count(EMPTY_SITE)
        #: By material and how many more houses of it are finished: their price, and the weight of the work.
        self.prices: list[list[int]] = []
        self.labours: list[list[float]] = []
        for material in range(len(MATERIALS)):
            fresh = min([free, *[sections[section_of(level, material)] for level in range(_LEVELS)]])
            self._count(houses, material, fresh, lots)

    def _count(self, houses: list[int], material: int, fresh: int, lots: int) -> None:
        begun: list[tuple[int, float]] = []
        for site, house in enumerate(houses):
            if house == EMPTY_SITE or is_complete(house) or house_material(house) != material:
                continue
            levels = levels_built(house)
            saved = DISCOUNT * (_LEVELS - levels) if is_lot(site) else 0
            begun.append((_REST[levels] - saved, _LABOUR[levels]))
        begun.sort()
        saved = DISCOUNT * _LEVELS
        new = [(_REST[0] - (saved if number < lots else 0), _LABOUR[0]) for number in range(fresh)]
        price, labour = 0, 0.0
        prices, labours = [price], [labour]
        for rest, work in [*begun, *new][: self.wanted]:
            price += rest
            labour += work
            prices.append(price)
            labours.append(labour)
        self.prices.append(prices)
        self.labours.append(labours)

    def standing(self, own: list[int]) -> float:
        """How well a seat with these resources stands; every plan for three houses counts, the best most."""
        wanted = self.wanted
        if not wanted:
            return WON
        costs = [self._costs(material, own[material]) for material in range(len(MATERIALS))]
        straw, wood, brick = costs
        plans = [
            straw[one] + wood[two] + brick[wanted - one - two]
            for one in range(wanted + 1)
            for two in range(wanted + 1 - one)
        ]
        best = min(plans)
        return SPREAD * log(sum([exp((best - plan) / SPREAD) for plan in plans])) - best

    def _costs(self, material: int, have: int) -> list[float]:
        """What none, one, two … more houses of a material would take."""
        found: list[float] = []
        labours = self.labours[material]
        for count, price in enumerate(self.prices[material]):
            left = price - have
            found.append(labours[count] + (left if left > 0 else SPARE * left))
        found += [IMPOSSIBLE] * (self.wanted + 1 - len(found))
        return found


def next_section(houses: list[int], material: int) -> int:
    """What a seat's house of a material needs next, the one nearest to its roof; or else a new floor."""
    for level in (ROOF, WALLS):
        section = section_of(level, material)
        if house_below(section) in houses:
            return section
    return section_of(FLOOR, material)
