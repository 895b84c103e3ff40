"""Sections and houses as numbers: what stands on a site, and what can be built on it.

A section is known by its level and its material, in one number. A site holds EMPTY_SITE or the number of a
house, which follows from the section built last. Nobody else calculates with these numbers.
"""

from __future__ import annotations

from typing import Final

from veillee.games.grimm_forest.state import MATERIALS

LEVELS: Final = ("floor", "walls", "roof")
FLOOR: Final = 0
WALLS: Final = 1
ROOF: Final = 2

#: Sites on a player's board; those beyond are Discount Lots ("discount-lot").
SITES: Final = 5
#: Most sites a seat can have: its board, and as many Discount Lots as a deck may hold.
MOST_SITES: Final = SITES + 4
#: What sites are called in options.
SITE_NAMES: Final = tuple([str(site + 1) for site in range(MOST_SITES)])

EMPTY_SITE: Final = 0
#: How many sections there are that differ.
SECTION_COUNT: Final = len(LEVELS) * len(MATERIALS)

#: A house with one section less or more differs by this.
_ONE_LEVEL: Final = len(MATERIALS)
#: Houses with this or a greater number have their roof.
_COMPLETE: Final = _ONE_LEVEL + ROOF * _ONE_LEVEL


def section_of(level: int, material: int) -> int:
    return level * _ONE_LEVEL + material


def level_of(section: int) -> int:
    return section // _ONE_LEVEL


def material_of(section: int) -> int:
    return section % _ONE_LEVEL


def house_below(section: int) -> int:
    """What has to stand on a site for this section to go there: nothing for a floor."""
    return section if level_of(section) > FLOOR else EMPTY_SITE


def house_with(section: int) -> int:
    """The house of which this is the top section."""
    return section + _ONE_LEVEL


def house_of(level: int, material: int) -> int:
    """The house of a material that has been built up to this level."""
    return house_with(section_of(level, material))


#: By section: its material, and what has to stand on a site for it to go there.
MATERIAL_OF: Final[tuple[int, ...]] = tuple([material_of(section) for section in range(SECTION_COUNT)])
HOUSE_BELOW: Final[tuple[int, ...]] = tuple([house_below(section) for section in range(SECTION_COUNT)])
#: By material: its sections from the floor up.
SECTIONS_OF: Final[tuple[list[int], ...]] = tuple(
    [[section_of(level, material) for level in range(len(LEVELS))] for material in range(len(MATERIALS))]
)
#: By material: its houses that have no roof yet.
_UNFINISHED: Final[tuple[tuple[int, int], ...]] = tuple(
    [(house_of(FLOOR, material), house_of(WALLS, material)) for material in range(len(MATERIALS))]
)


#: What stands on a site, as scenarios call it.
HOUSE_NAMES: Final = {
    EMPTY_SITE: "empty",
    **{
        house_of(level, material): f"{MATERIALS[material]}-{LEVELS[level]}"
        for level in range(len(LEVELS))
        for material in range(len(MATERIALS))
    },
}


def top_section(house: int) -> int:
    return house - _ONE_LEVEL


def without_top(house: int) -> int:
    """What is left of a house that loses its top section."""
    return house_below(top_section(house))


def sections_in(house: int) -> list[int]:
    """All sections that a house consists of, from the top."""
    return list(range(top_section(house), -1, -_ONE_LEVEL))


def house_material(house: int) -> int:
    return house % _ONE_LEVEL


def is_complete(house: int) -> bool:
    return house >= _COMPLETE


def complete_in(houses: list[int]) -> int:
    """How many of these houses are complete."""
    return sum([is_complete(house) for house in houses])


def section_above(house: int) -> int:
    """The section that an unfinished house needs next."""
    return house


def levels_built(house: int) -> int:
    """How many sections a house has; none on an empty site."""
    return house // _ONE_LEVEL


def is_lot(site: int) -> bool:
    """Whether a site is a Discount Lot ("discount-lot")."""
    return site >= SITES


def has_unfinished(houses: list[int], material: int) -> bool:
    """Whether a house of this material has been begun but has no roof yet."""
    floor, walls = _UNFINISHED[material]
    return floor in houses or walls in houses
