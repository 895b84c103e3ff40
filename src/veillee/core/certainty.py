"""Which hidden cards a seat can be certain of, from what it remembers alone.

A fact that speaks of one zone's places alone tells which cards lie there, even where it does not tell which
is which. What could only be counted out, for few places are left elsewhere, is not told: it would name most
of a deck.
"""

from __future__ import annotations

from veillee.core.facts import Fact, Side, cancel
from veillee.core.schema import View


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
