"""The verbs of The Grimm Forest: options that name a place, a material, a site or several things at once."""

from __future__ import annotations

from typing import Any, final

from veillee.core import OneArgument, ThreeArguments, TwoArguments
from veillee.core.options import Verb
from veillee.games.grimm_forest.sections import SECTION_COUNT, level_of, material_of, section_of


@final
class PlaceVerb(OneArgument):
    """A verb about a place."""

    def place(self, option: int) -> int:
        return self.value(option)


@final
class MaterialVerb(OneArgument):
    """A verb about straw, wood or brick."""

    def material(self, option: int) -> int:
        return self.value(option)

    def each_there(self, amounts: list[int]) -> list[int]:
        """The options for the materials of which there is something."""
        return self.each([material for material, amount in enumerate(amounts) if amount])


@final
class SiteVerb(OneArgument):
    """A verb about one of a seat's own sites."""

    def site(self, option: int) -> int:
        return self.value(option)


@final
class SectionVerb(TwoArguments):
    """A verb about a section, by level and material."""

    def __init__(self, verb: Verb) -> None:
        super().__init__(verb)
        #: By section; of any type here, so that the compiled code hands them on as they are.
        self._options: list[Any] = [
            self(level_of(section), material_of(section)) for section in range(SECTION_COUNT)
        ]

    def of(self, section: int) -> int:
        """The option for a section."""
        option: int = self._options[section]
        return option

    def each(self, sections: list[int]) -> list[int]:
        """The options for some sections."""
        options = self._options
        return [options[section] for section in sections]

    def section(self, option: int) -> int:
        return section_of(self.first(option), self.second(option))


@final
class PlaceMaterialVerb(TwoArguments):
    """A verb about a material that lies on a place."""

    def place(self, option: int) -> int:
        return self.first(option)

    def material(self, option: int) -> int:
        return self.second(option)


@final
class SeatMaterialVerb(TwoArguments):
    """A verb about a material that a seat owns."""

    def seat(self, option: int) -> int:
        return self.first(option)

    def material(self, option: int) -> int:
        return self.second(option)


@final
class SeatSiteVerb(TwoArguments):
    """A verb about a site of some seat."""

    def seat(self, option: int) -> int:
        return self.first(option)

    def site(self, option: int) -> int:
        return self.second(option)


@final
class TradeVerb(TwoArguments):
    """A verb about a material that is paid and one that is bought."""

    def paid(self, option: int) -> int:
        return self.first(option)

    def bought(self, option: int) -> int:
        return self.second(option)


@final
class GiftVerb(ThreeArguments):
    """A verb about a seat, a material, and how many of it; none is not among the numbers."""

    def of(self, seat: int, material: int, amount: int) -> int:
        """The option for a gift."""
        return self(seat, material, amount - 1)

    def seat(self, option: int) -> int:
        return self.first(option)

    def material(self, option: int) -> int:
        return self.second(option)

    def amount(self, option: int) -> int:
        return self.third(option) + 1
