"""Where the others are likely to go, and what a place is then worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from veillee.games.grimm_forest.advice.parsed_view import ParsedView
from veillee.games.grimm_forest.fables.fairy_food import FEAST
from veillee.games.grimm_forest.fables.grannys_house import GRANNYS_GIFT
from veillee.games.grimm_forest.friends.cinderella import COACH_LOAD
from veillee.games.grimm_forest.friends.jack import BEANS
from veillee.games.grimm_forest.friends.pinocchio import TRUTH
from veillee.games.grimm_forest.moments import GATHER_REVEALED
from veillee.games.grimm_forest.state import (
    MARKET,
    MATERIALS,
    NOBODY,
    NOWHERE,
    SAID_ALONE,
    SAID_COMPANY,
    STRAW,
    material_from,
    robbed_seat,
)

#: How much better a place has to be before nearly everybody goes there.
KEENNESS: Final = 1.5
#: The part of all choices that nobody can foresee.
WHIM: Final = 0.3
#: How often somebody keeps a promise that pays.
HONESTY: Final = 0.75

#: What cards bring on a place, or in company, in resources.
ONE_OF_EACH: Final = 2.6
BASKET: Final = 0.9


@final
class Guesses:
    """Chances for one view; what is known counts as certain."""

    def __init__(self, seen: ParsedView) -> None:
        self.seen = seen
        self.places = seen.rules.places
        self.loads = seen.loads
        #: For each seat, how likely it is to stand on each place; nothing is guessed about the seat itself.
        self.chances = [
            [0.0] * self.places if seat == seen.seat else self._chances_of(seat)
            for seat in range(seen.rules.players)
        ]
        self._shares: dict[int, float] = {}
        self._extras: dict[int, float] = {}

    def _chances_of(self, seat: int) -> list[float]:
        place = self.seen.known_places[seat]
        if place != NOWHERE or self.seen.window >= GATHER_REVEALED:
            return [float(place == other) for other in range(self.places)]
        pulls = [exp(self.seen.change(seat, load) / KEENNESS) for load in self.loads]
        whole = sum(pulls)
        found = [WHIM / self.places + (1.0 - WHIM) * pull / whole for pull in pulls]
        said = self.seen.numbers("said")[seat]
        if 0 <= said < self.places:
            found = [(1.0 - HONESTY) * chance for chance in found]
            found[said] += HONESTY
        return found

    def company(self, place: int) -> list[float]:
        """How likely none, one, two … of the others are on a place."""
        found = [1.0]
        for other in self.seen.others:
            chance = self.chances[other][place]
            found.append(0.0)
            for count in range(len(found) - 1, 0, -1):
                found[count] = found[count] * (1.0 - chance) + found[count - 1] * chance
            found[0] *= 1.0 - chance
        return found

    def alone(self, place: int) -> float:
        return self.company(place)[0] if place != NOWHERE else 0.0

    def companions(self, place: int) -> float:
        """How many of the others are to be expected on a place."""
        if place == NOWHERE:
            return 0.0
        return sum([self.chances[other][place] for other in self.seen.others])

    # What a place brings

    def share(self, place: int) -> float:
        """What collecting on a place is worth to the seat."""
        if place not in self._shares:
            self._shares[place] = self._find_share(place)
        return self._shares[place]

    def _find_share(self, place: int) -> float:
        seen = self.seen
        name = seen.friend_name()
        load = self.loads[place][:]
        if name == "jack":
            load[material_from(place) if place < MARKET else STRAW] += BEANS
        first = [0, 0, 0]
        if name == "cinderella" and place < MARKET and seen.window <= GATHER_REVEALED:
            material = material_from(place)
            first[material] = min(COACH_LOAD, load[material])
            load[material] -= first[material]
        total = 0.0
        for others, chance in enumerate(self.company(place)):
            if chance > 0.0:
                total += chance * self._collected(place, load, first, others + 1)
        return total

    def _collected(self, place: int, load: list[int], first: list[int], pigs: int) -> float:
        seen = self.seen
        twice = 1 + seen.cards(seen.rules.standing[seen.seat]).count(_kind(seen, "hired-help"))
        if place == MARKET and pigs > 1:
            each = max([seen.change_of(seen.seat, material, 1) for material in range(len(MATERIALS))])
            return each * twice * (sum(load) // pigs)
        return seen.change(
            seen.seat, [twice * (amount // pigs) + more for amount, more in zip(load, first, strict=True)]
        )

    def extras(self, place: int) -> float:
        """What else awaits the seat on a place: feasts, locations, taxes, and what its Friend makes of it."""
        if place not in self._extras:
            alone = self.alone(place)
            feasts = FEAST * self.seen.numbers("feasts").count(place)
            self._extras[place] = feasts + self._friend(place, alone) + self._card_there(place, alone)
            self._extras[place] += self._taxes(place)
        return self._extras[place]

    def _card_there(self, place: int, alone: float) -> float:
        """What a unique location on this place brings."""
        kind = self.seen.numbers("locations")[place]
        if kind == NOBODY:
            return 0.0
        name = self.seen.rules.kind_names[kind]
        if name == "royal-wedding":
            return 1.0
        return ONE_OF_EACH * alone if name == "lonely-castle" else float(GRANNYS_GIFT)

    def _taxes(self, place: int) -> float:
        """What it saves to stand with those who tax the others, and costs to stand with those one taxes."""
        seen, total = self.seen, 0.0
        taxes = _kind(seen, "taxation") in seen.cards(seen.rules.standing[seen.seat])
        tax = _kind(seen, "taxation")
        for other in seen.others:
            if tax in seen.cards(seen.rules.standing[other]):
                total += self.chances[other][place] * (sum(seen.own) // 2)
            if taxes:
                spared = sum(seen.resources[other]) // 2
                total -= seen.harm * self.chances[other][place] * spared
        return total

    def _friend(self, place: int, alone: float) -> float:
        """What the seat's own Friend makes of a place."""
        seen = self.seen
        name, said = seen.friend_name(), seen.numbers("said")[seen.seat]
        if name == "pinocchio" and said == place:
            return float(TRUTH) if place == MARKET else seen.change_of(seen.seat, material_from(place), TRUTH)
        if name == "aladdin" and said in (SAID_ALONE, SAID_COMPANY):
            return ONE_OF_EACH * (alone if said == SAID_ALONE else 1.0 - alone)
        if name in ("golden-goose", "seven-dwarves"):
            return alone
        if name == "rapunzel":
            return BASKET * alone * max(0, sum(seen.numbers("stored")) - 1)
        if name in ("snow-white", "frog-prince"):
            return self.companions(place)
        debt = seen.numbers("debts")[seen.seat]
        return -self.chances[robbed_seat(debt)][place] if debt != NOBODY else 0.0

    def visit(self, place: int) -> float:
        """All that a place is worth to the seat."""
        return self.share(place) + self.extras(place)


def _kind(seen: ParsedView, card: str) -> int:
    return seen.rules.kind_names.index(card)
