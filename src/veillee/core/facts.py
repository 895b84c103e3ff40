"""Facts about hidden places: equations between multisets of cards, and how they are simplified.

A fact is a pair of sides. A side lists places (positive numbers) and kinds (as ``~kind``, negative). It
says: the kinds on one side, those lying in its places included, are the kinds on the other. Places that
are not *live* belong to the past: they only tie facts together and may be eliminated.

Sides are sorted, so kinds come first. Each rule below keeps the set of possible worlds exactly as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import final

Side = tuple[int, ...]
Fact = tuple[Side, Side]


def simplify(facts: list[Fact], live: set[int], places: Iterable[int] | None = None) -> list[Fact]:
    """An equivalent list of facts, with what is known outright as ``(place,) = (~kind,)``.

    With `places`, only these are new or not live any more since the facts were last simplified.
    """
    desk = _Desk(facts, live)
    desk.look_at_all() if places is None else desk.look_at(places)
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
    least, most = min(places), max(places)
    for fact in facts:
        for side in fact:
            # Sides are sorted: most are passed over by their ends.
            if side[-1] < least or side[0] > most or group.isdisjoint(side):
                continue
            if not group.issubset(side):
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
    """Facts being simplified, by number.

    Fact n has the sides 2n and 2n + 1. A rule looks for the first fact it applies to. Whether it applies
    depends on the fact and on which sides its places stand; so only those facts are *open* of which this has
    changed, and no rule applies to any other.
    """

    def __init__(self, facts: list[Fact], live: set[int]) -> None:
        self.live = live
        self.facts: dict[int, Fact] = dict(enumerate(facts))
        self.next = len(facts)
        self.open: set[int] = set()

    def look_at_all(self) -> None:
        self.open.update(self.facts)
        self._cancel()

    def look_at(self, places: Iterable[int]) -> None:
        """Something has changed about these places."""
        self._open(set(places))
        self._cancel()

    def _cancel(self) -> None:
        for number in sorted(self.open):
            fact = self.facts[number]
            changed = cancel(fact)
            if len(changed[0]) < len(fact[0]):
                self._put(number, changed)
                self._open({item for side in fact for item in side})

    def _open(self, places: set[int]) -> None:
        """Open the facts that hold one of these places."""
        least, most = min(places), max(places)
        for number, fact in self.facts.items():
            for side in fact:
                if side[-1] >= least and side[0] <= most and not places.isdisjoint(side):
                    self.open.add(number)

    def _open_facts(self) -> list[tuple[int, Fact]]:
        return [(number, self.facts[number]) for number in sorted(self.open) if number in self.facts]

    def bind_known(self) -> bool:
        """Places against copies of one kind: each of them holds that kind."""
        for number, fact in self._open_facts():
            left, right = fact if fact[0][0] >= 0 else (fact[1], fact[0])
            kind = right[0]
            if left[0] < 0 or kind >= 0 or right[-1] != kind:
                continue
            if len(left) == 1 and left[0] in self.live and len(self._sides_with(left[0])) == 1:
                continue
            del self.facts[number]
            for place in left:
                self._put_kind(place, kind)
            for place in left:
                if place in self.live:
                    self._add(((place,), (kind,)))
            return True
        return False

    def bind_alike(self) -> bool:
        """A kind against past places that the facts treat alike: let the first of them have held it."""
        for _, fact in self._open_facts():
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
        for number, fact in self._open_facts():
            for side, other in (fact, (fact[1], fact[0])):
                if side[0] >= 0 and self.live.isdisjoint(side) and self._treats_alike(side):
                    del self.facts[number]
                    self._open({*side, *[item for item in other if item >= 0]})
                    for holder in self._sides_with(side[0]):
                        self._replace(holder, side, other)
                    return True
        return False

    def _treats_alike(self, places: Sequence[int]) -> bool:
        """Whether all these places stand on the same sides, equally often."""
        if len(places) == 1:
            return True
        group = set(places)
        least, most = min(places), max(places)
        for fact in self.facts.values():
            for side in fact:
                if side[-1] < least or side[0] > most or group.isdisjoint(side):
                    continue
                if len({side.count(place) for place in group}) > 1:
                    return False
        return True

    def _sides_with(self, place: int) -> list[int]:
        """The sides on which a place stands, in order."""
        found: list[int] = []
        for number, fact in self.facts.items():
            holder = 2 * number
            for side in fact:
                if side[-1] >= place and side[0] <= place and place in side:
                    found.extend([holder] * side.count(place))
                holder += 1
        return found

    def _put_kind(self, place: int, kind: int) -> None:
        """Put a kind for a place wherever it stands; no other place comes to stand elsewhere."""
        for holder in self._sides_with(place):
            number = holder >> 1
            fact = self.facts[number]
            side = tuple(sorted([kind, *[item for item in fact[holder & 1] if item != place]]))
            self.open.add(number)
            self._put(number, cancel((fact[0], side) if holder & 1 else (side, fact[1])))

    def _replace(self, holder: int, old: Side, new: Side) -> None:
        """Put other items for some of a side's places."""
        number = holder >> 1
        fact = self.facts[number]
        gone = set(old)
        side = tuple(sorted([*[item for item in fact[holder & 1] if item not in gone], *new]))
        self._put(number, cancel((fact[0], side) if holder & 1 else (side, fact[1])))

    def _add(self, fact: Fact) -> None:
        self.open.add(self.next)
        self._put(self.next, fact)
        self.next += 1

    def _put(self, number: int, fact: Fact) -> None:
        """Let a fact be this now, or be gone if it says nothing."""
        if fact[0] or fact[1]:
            self.facts[number] = fact
        else:
            del self.facts[number]
