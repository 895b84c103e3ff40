"""Which hidden cards a seat can be certain of, from what it remembers alone.

A fact that speaks of one zone's places alone tells which cards lie there, even where it does not tell which
is which. What could only be counted out, for few places are left elsewhere, is not told: it would name most
of a deck.
"""

from __future__ import annotations

from typing import final

from veillee.core.facts import Fact, Side, cancel
from veillee.core.schema import View


@final
class Certainty:
    """What the seats of a game are certain of, worked out anew only where a seat has learnt something."""

    def __init__(self) -> None:
        #: Of each seat what it remembered when it was last asked for, facts and places, and what follows.
        self._last: dict[int, tuple[list[Fact], list[list[int]], list[list[int]]]] = {}

    def of(self, view: View) -> list[list[int]]:
        """As `certain_cards`; nobody may change what is returned."""
        knowledge = view.get("knowledge")
        if knowledge is None:
            return []
        last = self._last.get(view["seat"])
        if last is not None and last[0] == knowledge["facts"] and last[1] == knowledge["places"]:
            return last[2]
        found = certain_cards(view)
        self._last[view["seat"]] = knowledge["facts"], knowledge["places"], found
        return found


def certain_cards(view: View) -> list[list[int]]:
    """Of each hidden zone with cards that the seat knows: the zone's number, then their kinds in order.

    Of facts that share places only the one that says most is counted.
    """
    knowledge = view.get("knowledge")
    if knowledge is None:
        return []
    told: list[tuple[Side, Side]] = [pair for fact in knowledge["facts"] for pair in _places_and_kinds(fact)]
    told.sort(key=lambda pair: -len(pair[0]))
    zones = {place: zone for zone, places in enumerate(knowledge["places"]) for place in places}
    found: dict[int, list[int]] = {}
    used: set[int] = set()
    for places, kinds in told:
        zone = zones.get(places[0], -1)
        if zone >= 0 and all([zones.get(place, -1) == zone for place in places]) and used.isdisjoint(places):
            used.update(places)
            found.setdefault(zone, []).extend([~kind for kind in kinds])
    return [[zone, *sorted(found[zone])] for zone in sorted(found)]


def _places_and_kinds(fact: Fact) -> list[tuple[Side, Side]]:
    """A fact that says which kinds lie in some places, as these; any other says nothing for certain."""
    left, right = cancel(fact)
    if not left or not right:
        return []
    places, kinds = (left, right) if right[-1] < 0 else (right, left)
    return [(places, kinds)] if places[0] >= 0 and kinds[-1] < 0 else []
