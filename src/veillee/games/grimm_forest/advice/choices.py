"""What an option of the catalogue means: a verb, and the place, material, seat or card it names."""

from __future__ import annotations

from typing import Final, final

from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.sections import LEVELS
from veillee.games.grimm_forest.state import MATERIALS, PLACES

#: What an option says nothing about.
UNSAID: Final = -1


@final
class Choice:
    """One option, with its arguments as numbers; UNSAID where it has none of a sort."""

    def __init__(self, option: int, verb: str, arguments: dict[str, str], kind_names: list[str]) -> None:
        self.option = option
        self.verb = verb
        self.place = _index(PLACES, arguments.get("place"))
        #: What is gained, lost or built with; of a trade, what is bought.
        self.material = _index(MATERIALS, arguments.get("material", arguments.get("bought")))
        self.paid = _index(MATERIALS, arguments.get("paid"))
        self.level = _index(LEVELS, arguments.get("section"))
        self.seat = int(arguments.get("other_seat", arguments.get("seat", UNSAID)))
        self.kind = _index(kind_names, arguments.get("card"))
        self.site = int(arguments.get("site", 0)) - 1
        self.amount = int(arguments.get("amount", 1))
        self.reward = arguments.get("reward", "")
        self.company = arguments.get("company", "")


def _index(names: tuple[str, ...] | list[str], name: str | None) -> int:
    return UNSAID if name is None else names.index(name)


def read_choices(rules: GrimmForestParts) -> list[Choice]:
    """Every option of a table, by its number."""
    catalogue = rules.catalogue
    return [
        Choice(option, catalogue.verb_of(option).name, catalogue.arguments(option), rules.kind_names)
        for option in range(catalogue.size)
    ]
