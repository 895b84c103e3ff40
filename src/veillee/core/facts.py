"""Facts about hidden places: equations between multisets of cards, and how they are simplified.

A fact is a pair of sides. A side lists places (positive numbers) and kinds (as ``~kind``, negative). It
says: the kinds on one side, those lying in its places included, are the kinds on the other. Places that
are not *live* belong to the past: they only tie facts together and may be eliminated.

Sides are sorted, so kinds come first. Each rule below keeps the set of possible worlds exactly as it was.
"""

from __future__ import annotations

from bisect import insort
from typing import final

Side = tuple[int, ...]
Fact = tuple[Side, Side]


def simplify(facts: list[Fact], live: set[int]) -> list[Fact]:
    """An equivalent list of facts, with what is known outright as ``(place,) = (~kind,)``."""
    desk = _Desk(facts, live)
    while desk.bind_known() or desk.bind_alike() or desk.eliminate():
        pass
    return list(desk.facts.values())


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


def treats_alike(facts: list[Fact], places: list[int]) -> bool:
    """Whether every side of the facts holds all of these places or none of them."""
    group = set(places)
    for fact in facts:
        for side in fact:
            if not group.isdisjoint(side) and not group.issubset(side):
                return False
    return True


def cancel(fact: Fact) -> Fact:
    """The fact without what stands on both sides."""
    left, right = fact
    if not left or not right or left[-1] < right[0] or right[-1] < left[0]:
        return fact
    both = set(left) & set(right)
    if not both:
        return fact
    kept, rest = list(left), list(right)
    for item in both:
        for _ in range(min(kept.count(item), rest.count(item))):
            kept.remove(item)
            rest.remove(item)
    return tuple(kept), tuple(rest)


@final
class _Desk:
    """Facts being simplified, by number, and on which sides each place stands.

    Fact n has the sides 2n and 2n + 1. A rule looks for the first fact it applies to and then touches only
    the facts that share a place with it.
    """

    def __init__(self, facts: list[Fact], live: set[int]) -> None:
        self.live = live
        self.facts: dict[int, Fact] = {}
        self.where: dict[int, list[int]] = {}
        self.next = 0
        for fact in facts:
            self._add(cancel(fact))

    def bind_known(self) -> bool:
        """Places against copies of one kind: each of them holds that kind."""
        for number, fact in self.facts.items():
            left, right = fact if fact[0][0] >= 0 else (fact[1], fact[0])
            kind = right[0]
            if left[0] < 0 or kind >= 0 or right[-1] != kind:
                continue
            if len(left) == 1 and left[0] in self.live and len(self.where[left[0]]) == 1:
                continue
            self._remove(number)
            for place in left:
                self._put_kind(place, kind)
            for place in left:
                if place in self.live:
                    self._add(((place,), (kind,)))
            return True
        return False

    def bind_alike(self) -> bool:
        """A kind against past places that the facts treat alike: let the first of them have held it."""
        for fact in self.facts.values():
            for kinds, places in (fact, (fact[1], fact[0])):
                if kinds[0] >= 0 or places[-1] < 0 or not self.live.isdisjoint(places):
                    continue
                past = [item for item in places if item >= 0]
                if self._treats_alike(past):
                    self._put_kind(past[0], kinds[0])
                    return True
        return False

    def eliminate(self) -> bool:
        """A side of past places that other facts hold as a whole or not at all: put the other side for it."""
        for number, fact in self.facts.items():
            for side, other in (fact, (fact[1], fact[0])):
                if side[0] >= 0 and self.live.isdisjoint(side) and self._treats_alike(side):
                    self._remove(number)
                    for holder in [*self.where[side[0]]]:
                        self._replace(holder, side, other)
                    return True
        return False

    def _treats_alike(self, places: list[int] | Side) -> bool:
        first = self.where[places[0]]
        return all([self.where[place] == first for place in places])

    def _put_kind(self, place: int, kind: int) -> None:
        """Put a kind for a place wherever it stands; no other place comes to stand elsewhere."""
        for holder in self.where.pop(place):
            number = holder >> 1
            fact = self.facts[number]
            side = tuple(sorted([kind, *[item for item in fact[holder & 1] if item != place]]))
            left, right = cancel((fact[0], side) if holder & 1 else (side, fact[1]))
            if left or right:
                self.facts[number] = (left, right)
            else:
                del self.facts[number]

    def _replace(self, holder: int, old: Side, new: Side) -> None:
        """Put other items for some of a side's places."""
        number = holder >> 1
        fact = self.facts[number]
        gone = set(old)
        side = tuple(sorted([*[item for item in fact[holder & 1] if item not in gone], *new]))
        changed = cancel((fact[0], side) if holder & 1 else (side, fact[1]))
        self._forget(number, fact)
        if changed[0] or changed[1]:
            self.facts[number] = changed
            self._note(number, changed)
        else:
            del self.facts[number]

    def _add(self, fact: Fact) -> None:
        if fact[0] or fact[1]:
            self.facts[self.next] = fact
            self._note(self.next, fact)
            self.next += 1

    def _remove(self, number: int) -> None:
        self._forget(number, self.facts.pop(number))

    def _note(self, number: int, fact: Fact) -> None:
        where = self.where
        holder = 2 * number
        for side in fact:
            for item in side:
                if item >= 0:
                    sides = where.get(item)
                    if sides is None:
                        where[item] = [holder]
                    elif sides and sides[-1] > holder:
                        insort(sides, holder)
                    else:
                        sides.append(holder)
            holder += 1

    def _forget(self, number: int, fact: Fact) -> None:
        holder = 2 * number
        for side in fact:
            for item in side:
                if item >= 0:
                    self.where[item].remove(holder)
            holder += 1
