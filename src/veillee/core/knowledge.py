"""What one seat knows about cards it cannot see, with perfect recall.

Every card a seat cannot see lies in a *place*, a positive number. Knowledge is a list of facts about
places. A fact has two sides that hold the same kinds, equally many of each: ``(3, 4) = (fox, owl)`` says
that of the cards in places 3 and 4 one is a fox and one an owl; ``(7, 8) = (3, 4)`` that the cards of 3 and
4 were mixed and now lie in 7 and 8. Places 3 and 4 are then *past*: no card lies there any more, but they
may still tie facts together.

The methods are what a seat can be told, so knowledge can hold nothing the seat was not told. Facts are
simplified only where that loses nothing, see `veillee.core.facts`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from veillee.core.facts import Fact, Side, simplify, treats_alike
from veillee.core.fields import LIST, LISTS, PLAIN, FieldTable, equal


@final
class Knowledge:
    """The facts of one seat, and the places in each zone it cannot see (none in a zone it sees).

    A pile keeps its places in order. In a bag (a hand) places and cards are not aligned, for nobody but
    who sees the bag can tell its cards apart. A place's back is its number modulo `backs`.
    """

    FIELDS: ClassVar[FieldTable] = (
        ("places", LISTS),
        ("facts", LIST),
        ("held", LIST),
        ("fresh", PLAIN),
        ("backs", PLAIN),
    )

    def __init__(self) -> None:
        self.places: list[list[int]] = []
        self.facts: list[Fact] = []
        #: Places of this seat's own zones as they were when the running phase began.
        self.held: list[int] = []
        self.fresh: int = 0
        self.backs: int = 1
        #: Places about which nothing is forgotten while a line of play is gone through that is taken back.
        self.anchored: list[int] = []
        #: Places that are new, or in which no card lies any more, since the facts were last simplified: what
        #: is known of others is as simple as it can be. None if nothing can be said.
        self._touched: list[int] | None = None

    def copy(self) -> Knowledge:
        new = Knowledge()
        new.places = [places[:] for places in self.places]
        new.facts = self.facts[:]
        new.held = self.held[:]
        new.fresh = self.fresh
        new.backs = self.backs
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Knowledge) and equal(self, other)

    def __hash__(self) -> int:
        raise TypeError("knowledge changes, so it cannot be hashed")

    def lay_out(self, zones: Sequence[int], kinds: list[list[int]], backs: Sequence[int]) -> None:
        """These zones are hidden and hold these cards together, nobody knows which where."""
        places: list[int] = []
        together: list[int] = []
        for zone, cards in zip(zones, kinds, strict=True):
            self.places[zone] = self._places_for([backs[kind] for kind in cards])
            places.extend(self.places[zone])
            together.extend(cards)
        self._tie(places, together, [backs[kind] for kind in together])

    def hide(self, zone: int, kinds: Sequence[int], backs: Sequence[int], bag: bool) -> None:
        """A zone this seat saw is no longer shown to it; it held these kinds."""
        places = self._places_for(backs)
        self.places[zone] = places
        self._learn_all(places, kinds, backs, bag)

    def show(self, zone: int, kinds: Sequence[int], backs: Sequence[int], bag: bool) -> None:
        """A hidden zone is shown to this seat: it holds these kinds."""
        places = self.places[zone]
        self.places[zone] = []
        self._touch(places)
        self._learn_all(places, kinds, backs, bag)

    def leave(self, zone: int, index: int, back: int, bag: bool) -> int:
        """A card leaves a hidden zone: of a pile the one at `index`, of a bag nobody can tell which."""
        if not bag:
            return self.places[zone].pop(index)
        places = self.places[zone]
        same_back = [place for place in places if place % self.backs == back]
        if self._alike(same_back):
            places.remove(same_back[0])
            return same_back[0]
        mixed = self._mix(same_back)
        self.places[zone] = sorted([*[place for place in places if place not in same_back], *mixed[1:]])
        return mixed[0]

    def arrive(self, zone: int, index: int, place: int, bag: bool) -> None:
        """The card of `place` comes to lie in a hidden zone."""
        self.places[zone].insert(index, place)
        if bag:
            self.places[zone].sort()

    def put_known(self, zone: int, index: int, kind: int, back: int, bag: bool) -> None:
        """A card this seat has just seen comes to lie in a hidden zone."""
        place = self._places_for([back])[0]
        self.facts.append(((place,), (~kind,)))
        self.arrive(zone, index, place, bag)

    def learn(self, place: int, kind: int) -> None:
        """The card that lay in `place` was seen, and lies there no more."""
        known = ((place,), (~kind,))
        self._touch([place])
        if known in self.facts and place not in self.held and place not in self.anchored:
            self.facts.remove(known)
            return
        self.facts.append(((place,), (~kind,)))
        self.tidy()

    def shuffle(self, zone: int, backs: Sequence[int]) -> None:
        """A hidden pile was shuffled and shows these backs now."""
        old = self.places[zone]
        groups = [[place for place in old if place % self.backs == back] for back in range(self.backs)]
        new = [group if self._alike(group) else self._mix(group) for group in groups]
        self.places[zone] = [new[back].pop(0) for back in backs]
        self.tidy()

    def permute(self, sources: Sequence[int], targets: Sequence[int]) -> None:
        """All cards of each source zone now lie in the matching target zone; all of them are hidden."""
        moved = [self.places[zone] for zone in sources]
        for zone, places in zip(targets, moved, strict=True):
            self.places[zone] = places

    def hold(self, zones: Sequence[int]) -> None:
        """A parallel phase begins: remember where the cards of these (own) zones lie now."""
        self._touch(self.held)
        self.held = [place for zone in zones for place in self.places[zone]]

    def release(self) -> None:
        """The parallel phase is over."""
        held, self.held = self.held, []
        if held:
            live = self._live()
            self._touch([place for place in held if place not in live])
        self.tidy()

    def anchor(self) -> None:
        """From here on forget nothing about the places where hidden cards lie now."""
        self.anchored = sorted(self._live())

    def recollect(self, shift: int) -> list[Fact]:
        """All facts, those places that are not anchored being renumbered to meet no other."""
        moved = shift * self.backs
        kept = set(self.anchored)
        return [(_renumber(left, moved, kept), _renumber(right, moved, kept)) for left, right in self.facts]

    def recall(self, facts: list[Fact]) -> None:
        """Know these facts, which hold all that is known without them but what ties anchored places."""
        self.facts = [*self.facts, *facts] if self.anchored else list(facts)
        self._touched = None
        self.tidy()
        self.facts = list(dict.fromkeys(self.facts))
        self._touched = None

    def _places_for(self, backs: Sequence[int]) -> list[int]:
        first = self.fresh + 1
        self.fresh += len(backs)
        found = [serial * self.backs + back for serial, back in enumerate(backs, first)]
        self._touch(found)
        return found

    def _learn_all(
        self, places: Sequence[int], kinds: Sequence[int], backs: Sequence[int], bag: bool
    ) -> None:
        """These places hold these kinds: one by one in a pile, all together in a bag."""
        if bag:
            self._tie(places, kinds, backs)
        else:
            for place, kind in zip(places, kinds, strict=True):
                self.facts.append(((place,), (~kind,)))
        self.tidy()

    def _tie(self, places: Sequence[int], kinds: Sequence[int], backs: Sequence[int]) -> None:
        """These places hold these kinds, back by back, in any order."""
        for back in range(self.backs):
            group = tuple(sorted([place for place in places if place % self.backs == back]))
            if group:
                matching = [~kind for kind, of_back in zip(kinds, backs, strict=True) if of_back == back]
                self.facts.append((group, tuple(sorted(matching))))

    def _mix(self, places: list[int]) -> list[int]:
        new = self._places_for([place % self.backs for place in places])
        self.facts.append((tuple(sorted(new)), tuple(sorted(places))))
        self._touch(places)
        return new

    def _alike(self, places: list[int]) -> bool:
        """Whether the facts say the same of all these places, so that mixing them changes nothing.

        Held and anchored places are never alike: it matters which of them lay where.
        """
        if len(places) < 2:
            return True
        apart = {*self.held, *self.anchored}
        return apart.isdisjoint(places) and treats_alike(self.facts, places)

    def tidy(self) -> None:
        """Simplify the facts; needed whenever places were mixed or cards seen."""
        if self._touched is None or self._touched:
            self.facts = simplify(self.facts, self._live(), self._touched)
        self._touched = []

    def _touch(self, places: Sequence[int]) -> None:
        if self._touched is not None:
            self._touched.extend(places)

    def _live(self) -> set[int]:
        live = {*self.held, *self.anchored}
        for places in self.places:
            live.update(places)
        return live


def _renumber(side: Side, moved: int, kept: set[int]) -> Side:
    return tuple(sorted([item if item < 0 or item in kept else item + moved for item in side]))
