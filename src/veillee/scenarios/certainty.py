"""Which cards a seat can be certain of in a zone, worked out from its view and its facts alone."""

from __future__ import annotations

from typing import Any

from veillee.core import Rules, State, view_of
from veillee.core.facts import Fact


def certain_kinds(rules: Rules[Any], state: State, seat: int, zone: int) -> list[int]:
    """The kinds that must lie in the zone as far as the seat can tell, in the order of kinds.

    Of a zone that the seat sees these are its cards. Of a hidden one, a fact that says which kinds lie in
    some places promises at least as many of a kind as cannot all lie in its places elsewhere. Promises of
    facts that share places are not added up, so the answer may be too cautious but never wrong.
    """
    seen: list[int] = view_of(rules, state, seat)["zones"][zone]
    if all(card >= 0 for card in seen):
        return sorted(seen)
    knowledge = state.knowledge[seat]
    inside = set(knowledge.places[zone])
    promises = [promise for fact in knowledge.facts for promise in _promises(fact, inside)]
    found: list[int] = []
    for kind in range(len(rules.kind_names)):
        found += [kind] * _disjoint_sum([(held[kind], places) for held, places in promises if kind in held])
    return found


def _promises(fact: Fact, inside: set[int]) -> list[tuple[dict[int, int], set[int]]]:
    """How many of each kind a fact puts into the zone at least, and through which of its places."""
    found: list[tuple[dict[int, int], set[int]]] = []
    for places, kinds in (fact, (fact[1], fact[0])):
        if places and kinds and min(places) >= 0 and max(kinds) < 0:
            elsewhere = len([place for place in places if place not in inside])
            least = {~item: kinds.count(item) - elsewhere for item in kinds}
            found.append(({kind: count for kind, count in least.items() if count > 0}, inside & set(places)))
    return found


def _disjoint_sum(promises: list[tuple[int, set[int]]]) -> int:
    """The sum of the greatest promises that share no place."""
    total = 0
    used: set[int] = set()
    for count, places in sorted(promises, key=lambda promise: -promise[0]):
        if not places & used:
            total += count
            used |= places
    return total
