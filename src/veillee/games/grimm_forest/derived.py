"""What follows from a view by the rules, for boards to show: prices, how near the end is, what binds whom."""

from __future__ import annotations

from typing import Any, final

from veillee.core import View
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.building import Building
from veillee.games.grimm_forest.moments import CHOOSING_LATE, COLLECTED, END_OF_GATHER, MOMENTS
from veillee.games.grimm_forest.prince import CROWDED
from veillee.games.grimm_forest.rounds import BUNDLES
from veillee.games.grimm_forest.scoring import HOUSES_TO_WIN, Scoring
from veillee.games.grimm_forest.sections import (
    EMPTY_SITE,
    LEVELS,
    complete_in,
    is_complete,
    level_of,
    material_of,
    section_above,
)
from veillee.games.grimm_forest.state import (
    CHOOSES_LATE,
    FABLE_LAID,
    MATERIALS,
    MUST_PLAY,
    NOBODY,
    robbed_seat,
    stolen_material,
)

#: Something to know of a player: what it is, and what it speaks of.
Note = dict[str, Any]


@final
class Derivation:
    """Reads views, which tell no more than their seats may know."""

    def __init__(self, rules: GrimmForestBase, building: Building, scoring: Scoring) -> None:
        self.rules = rules
        self.building = building
        self.scoring = scoring
        self.huntsman = rules.kind("huntsman")

    def of(self, view: View) -> dict[str, Any]:
        fields = view["fields"]
        seats = range(self.rules.players)
        return {
            "moment": MOMENTS[fields["window"]],
            "last-round": self.scoring.is_last_round(fields["round"], fields["houses"]),
            "houses-to-win": HOUSES_TO_WIN,
            "complete": [complete_in(houses) for houses in fields["houses"]],
            "prices": [self.building.prices(view["zones"], seat) for seat in seats],
            "tolls": [self._tolls(view, seat) for seat in seats],
            "bundles": list(BUNDLES),
            "crowded": CROWDED,
            "next-sections": [[_next_section(house) for house in houses] for houses in fields["houses"]],
            "notes": [self._notes(view, seat) for seat in seats],
        }

    def _tolls(self, view: View, seat: int) -> list[list[Note]]:
        """Why a section costs a seat more than it is worth, by level: whose Friend asks for it."""
        zones = view["zones"]
        return [
            [{"card": card, "seat": owner} for card, owner in self.building.tolls(zones, seat, level)]
            for level in range(len(LEVELS))
        ]

    def _notes(self, view: View, seat: int) -> list[Note]:
        """What binds a player in this round and no piece on the table shows."""
        fields = view["fields"]
        found: list[Note] = []
        said: int = fields["said"][seat]
        if said != NOBODY:
            found.append({"note": "said", "said": self.rules.field_names["said"].values[said]})
        if fields["window"] <= CHOOSING_LATE:
            found += self._duties(view, seat)
        debt: int = fields["debts"][seat]
        if debt != NOBODY:
            material = MATERIALS[stolen_material(debt)]
            found.append({"note": "debt", "seat": robbed_seat(debt), "material": material})
        found += self._gather_cards(view, seat)
        collected: list[int] = fields["gathered"][seat]
        if COLLECTED <= fields["window"] <= END_OF_GATHER and any(collected):
            found.append({"note": "collected", "resources": collected})
        return found

    def _duties(self, view: View, seat: int) -> list[Note]:
        """What cards demand of a seat's choice, until Fables are turned up."""
        duties: int = view["fields"]["duties"][seat]
        found: list[Note] = []
        hand = view["zones"][self.rules.hands[seat]]
        if duties & MUST_PLAY and not duties & FABLE_LAID and hand:
            found += [{"note": "must-play", "seat": owner} for owner in self._huntsmen(view, seat)]
        if duties & FABLE_LAID:
            found.append({"note": "fable-laid"})
        if duties & CHOOSES_LATE:
            found.append({"note": "chooses-late"})
        return found

    def _huntsmen(self, view: View, seat: int) -> list[int]:
        """Who makes a seat play a Fable."""
        rules = self.rules
        return [
            other for other in rules.opponents[seat] if self.huntsman in view["zones"][rules.friends[other]]
        ]

    def _gather_cards(self, view: View, seat: int) -> list[Note]:
        """Whose Gather card lies before a seat, if it is another's, and what is locked or will be."""
        rules, fields, zones = self.rules, view["fields"], view["zones"]
        found: list[Note] = []
        owner: int = fields["colours"][seat]
        if zones[rules.laid[seat]] or zones[rules.turned_up[seat]]:
            if owner != seat:
                found.append({"note": "strange", "seat": owner})
            if fields["bound"][seat]:
                found.append({"note": "bound"})
        locked = len(zones[rules.locked[seat]])
        if locked:
            found.append({"note": "locked", "count": locked})
        return found


def _next_section(house: int) -> list[str]:
    """The level and the material of what a house that was begun needs next; nothing for the others."""
    if house == EMPTY_SITE or is_complete(house):
        return []
    section = section_above(house)
    return [LEVELS[level_of(section)], MATERIALS[material_of(section)]]
