"""Facts about hidden places: equations between multisets of cards, and how they are simplified.

A fact is a pair of sides. A side lists places (positive numbers) and kinds (as ``~kind``, negative). It
says: the kinds on one side, those lying in its places included, are the kinds on the other. Places that
are not *live* belong to the past: they only tie facts together and may be eliminated.

Sides are sorted, so kinds come first. Each rule below keeps the set of possible worlds exactly as it was.
"""

from __future__ import annotations

from collections.abc import Sequence

Side = tuple[int, ...]
Fact = tuple[Side, Side]


def simplify(facts: list[Fact], live: set[int]) -> list[Fact]:
    """An equivalent list of facts, with what is known outright as ``(place,) = (~kind,)``."""
    facts = [cancel(fact) for fact in facts]
    while True:
        facts = [fact for fact in facts if fact[0] or fact[1]]
        where = sides_of(facts)
        changed = _bind_known(facts, live, where)
        if changed is None:
            changed = _bind_alike(facts, live, where)
        if changed is None:
            changed = _eliminate(facts, live, where)
        if changed is None:
            return facts
        facts = changed


def sides_of(facts: list[Fact]) -> dict[int, list[int]]:
    """For each place, the numbers of the sides it stands on: equal lists mean the facts treat them alike."""
    found: dict[int, list[int]] = {}
    number = 0
    for fact in facts:
        for side in fact:
            for item in side:
                if item >= 0:
                    sides = found.get(item)
                    if sides is None:
                        found[item] = [number]
                    else:
                        sides.append(number)
            number += 1
    return found


def cancel(fact: Fact) -> Fact:
    """The fact without what stands on both sides."""
    left, right = fact
    if not set(left) & set(right):
        return fact
    rest: list[int] = list(right)
    kept: list[int] = []
    for item in left:
        if item in rest:
            rest.remove(item)
        else:
            kept.append(item)
    return tuple(kept), tuple(rest)


def substitute(fact: Fact, old: Sequence[int], new: Sequence[int]) -> Fact:
    """The fact with all of `old`, where a side holds them, replaced by `new`."""
    left = _replace(fact[0], old, new)
    right = _replace(fact[1], old, new)
    if left is fact[0] and right is fact[1]:
        return fact
    return cancel((left, right))


def _replace(side: Side, old: Sequence[int], new: Sequence[int]) -> Side:
    if not old or old[0] not in side:
        return side
    gone = set(old)
    return tuple(sorted([*[item for item in side if item not in gone], *new]))


def _bind_known(facts: list[Fact], live: set[int], where: dict[int, list[int]]) -> list[Fact] | None:
    """Places against copies of one kind: each of them holds that kind."""
    for index, fact in enumerate(facts):
        left, right = fact if fact[0][0] >= 0 else (fact[1], fact[0])
        kind = right[0]
        if left[0] < 0 or kind >= 0 or right[-1] != kind:
            continue
        if len(left) == 1 and left[0] in live and len(where[left[0]]) == 1:
            continue
        rest = [*facts[:index], *facts[index + 1 :]]
        for place in left:
            rest = [substitute(other, (place,), (kind,)) for other in rest]
        known: list[Fact] = [((place,), (kind,)) for place in left if place in live]
        return [*rest, *known]
    return None


def _bind_alike(facts: list[Fact], live: set[int], where: dict[int, list[int]]) -> list[Fact] | None:
    """A kind against past places that the facts treat alike: let the first of them have held it."""
    for fact in facts:
        for kinds, places in (fact, (fact[1], fact[0])):
            if kinds[0] >= 0 or places[-1] < 0 or any([item in live for item in places]):
                continue
            past = [item for item in places if item >= 0]
            if all([where[item] == where[past[0]] for item in past]):
                return [substitute(other, (past[0],), (kinds[0],)) for other in facts]
    return None


def _eliminate(facts: list[Fact], live: set[int], where: dict[int, list[int]]) -> list[Fact] | None:
    """A side of past places that other facts hold as a whole or not at all: put the other side for it."""
    for index, fact in enumerate(facts):
        for side, other in (fact, (fact[1], fact[0])):
            if side[0] < 0 or any([item in live for item in side]):
                continue
            if all([where[item] == where[side[0]] for item in side]):
                rest = [*facts[:index], *facts[index + 1 :]]
                return [substitute(each, side, other) for each in rest]
    return None
