"""Facts about hidden places: equations between multisets of cards, and how they are simplified.

A fact is a pair of sides. A side lists places (positive numbers) and kinds (as ``~kind``, negative). It
says: the kinds on one side, those lying in its places included, are the kinds on the other. Places that
are not *live* belong to the past: they only tie facts together and may be eliminated.

Each rule below keeps the set of possible worlds exactly as it was.
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
        changed = _bind_known(facts, live)
        if changed is None:
            changed = _bind_alike(facts, live)
        if changed is None:
            changed = _eliminate(facts, live)
        if changed is None:
            return facts
        facts = changed


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


def signatures(facts: list[Fact], places: Sequence[int]) -> list[list[int]]:
    """For each place, the numbers of the sides it stands on: equal lists mean the facts treat them alike."""
    found: dict[int, list[int]] = {place: [] for place in places}
    number = 0
    for fact in facts:
        for side in fact:
            for item in side:
                if item in found:
                    found[item].append(number)
            number += 1
    return [found[place] for place in places]


def _bind_known(facts: list[Fact], live: set[int]) -> list[Fact] | None:
    """Places against copies of one kind: each of them holds that kind."""
    for index, fact in enumerate(facts):
        left, right = fact if fact[0] and fact[0][0] >= 0 else (fact[1], fact[0])
        if min(left) < 0 or right[0] >= 0 or any([item != right[0] for item in right]):
            continue
        rest = [*facts[:index], *facts[index + 1 :]]
        bound = rest
        for place in left:
            bound = [substitute(other, (place,), (right[0],)) for other in bound]
        known: list[Fact] = [((place,), (right[0],)) for place in left if place in live]
        if len(left) > 1 or len(known) < 1 or any([a is not b for a, b in zip(bound, rest, strict=True)]):
            return [*bound[:index], *known, *bound[index:]]
    return None


def _bind_alike(facts: list[Fact], live: set[int]) -> list[Fact] | None:
    """A kind against past places that the facts treat alike: let the first of them have held it."""
    for fact in facts:
        for kinds, places in (fact, (fact[1], fact[0])):
            kind = kinds[0] if kinds and kinds[0] < 0 else 0
            past = [item for item in places if item >= 0]
            if kind == 0 or not past or any([item in live for item in past]):
                continue
            marks = signatures(facts, past)
            if any([mark != marks[0] for mark in marks]):
                continue
            return [substitute(other, (past[0],), (kind,)) for other in facts]
    return None


def _eliminate(facts: list[Fact], live: set[int]) -> list[Fact] | None:
    """A side of past places that other facts hold as a whole or not at all: put the other side for it."""
    for index, fact in enumerate(facts):
        for side, other in (fact, (fact[1], fact[0])):
            if not side or any([item < 0 or item in live for item in side]):
                continue
            rest = [*facts[:index], *facts[index + 1 :]]
            marks = signatures(rest, side)
            if all([mark == marks[0] for mark in marks]):
                return [substitute(each, side, other) for each in rest]
    return None
