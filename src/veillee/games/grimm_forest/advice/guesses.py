"""Where the others are likely to go, and what a place is then worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from veillee.games.grimm_forest.advice.sight import Sight
from veillee.games.grimm_forest.state import MARKET, NOBODY, NOWHERE, SAID_ALONE, SAID_COMPANY
from veillee.games.grimm_forest.windows import GATHER_REVEALED

#: How much better a place has to be before nearly everybody goes there.
KEENNESS: Final = 1.5
#: The part of all choices that nobody can foresee.
WHIM: Final = 0.3
#: How often somebody keeps a promise that pays.
HONESTY: Final = 0.75

#: What cards bring on a place, or in company, in resources.
FEAST: Final = 3
GRANNYS_GIFT: Final = 2
ONE_OF_EACH: Final = 2.6
BASKET: Final = 0.9


@final
class Guesses:
    """Chances for one view; what is known counts as certain."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.places = sight.rules.places
        self.loads = [sight.stocks[3 * place : 3 * place + 3] for place in range(self.places)]
        #: For each seat, how likely it is to stand on each place; nothing is guessed about the seat itself.
        self.chances = [
            [0.0] * self.places if seat == sight.seat else self._chances_of(seat)
            for seat in range(sight.rules.players)
        ]
        self._shares: dict[int, float] = {}
        self._extras: dict[int, float] = {}

    def _chances_of(self, seat: int) -> list[float]:
        place = self.sight.known_places[seat]
        if place != NOWHERE or self.sight.window >= GATHER_REVEALED:
            return [float(place == other) for other in range(self.places)]
        pulls = [exp(self.sight.change(seat, load) / KEENNESS) for load in self.loads]
        whole = sum(pulls)
        found = [WHIM / self.places + (1.0 - WHIM) * pull / whole for pull in pulls]
        said = self.sight.numbers("said")[seat]
        if 0 <= said < self.places:
            found = [(1.0 - HONESTY) * chance for chance in found]
            found[said] += HONESTY
        return found

    def company(self, place: int) -> list[float]:
        """How likely none, one, two … of the others are on a place."""
        found = [1.0]
        for other in self.sight.others:
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
        return sum([self.chances[other][place] for other in self.sight.others])

    # What a place brings

    def share(self, place: int) -> float:
        """What collecting on a place is worth to the seat."""
        if place not in self._shares:
            self._shares[place] = self._find_share(place)
        return self._shares[place]

    def _find_share(self, place: int) -> float:
        sight = self.sight
        name = sight.friend_name()
        load = self.loads[place][:]
        if name == "jack":
            load[place if place < MARKET else 0] += 2
        first = [0, 0, 0]
        if name == "cinderella" and place < MARKET and sight.window <= GATHER_REVEALED:
            first[place] = min(2, load[place])
            load[place] -= first[place]
        total = 0.0
        for others, chance in enumerate(self.company(place)):
            if chance > 0.0:
                total += chance * self._collected(place, load, first, others + 1)
        return total

    def _collected(self, place: int, load: list[int], first: list[int], pigs: int) -> float:
        sight = self.sight
        twice = 1 + sight.cards(sight.rules.standing + sight.seat).count(_kind(sight, "hired-help"))
        if place == MARKET and pigs > 1:
            each = max([sight.change_of(sight.seat, material, 1) for material in range(3)])
            return each * twice * (sum(load) // pigs)
        return sight.change(
            sight.seat, [twice * (amount // pigs) + more for amount, more in zip(load, first, strict=True)]
        )

    def extras(self, place: int) -> float:
        """What else awaits the seat on a place: feasts, locations, taxes, and what its Friend makes of it."""
        if place not in self._extras:
            alone = self.alone(place)
            feasts = FEAST * self.sight.numbers("feasts").count(place)
            self._extras[place] = feasts + self._friend(place, alone) + self._card_there(place, alone)
            self._extras[place] += self._taxes(place)
        return self._extras[place]

    def _card_there(self, place: int, alone: float) -> float:
        """What a unique location on this place brings."""
        kind = self.sight.numbers("locations")[place]
        if kind == NOBODY:
            return 0.0
        name = self.sight.rules.kind_names[kind]
        if name == "royal-wedding":
            return 1.0
        return ONE_OF_EACH * alone if name == "lonely-castle" else float(GRANNYS_GIFT)

    def _taxes(self, place: int) -> float:
        """What it saves to stand with those who tax the others, and costs to stand with those one taxes."""
        sight, total = self.sight, 0.0
        taxes = _kind(sight, "taxation") in sight.cards(sight.rules.standing + sight.seat)
        tax = _kind(sight, "taxation")
        for other in sight.others:
            if tax in sight.cards(sight.rules.standing + other):
                total += self.chances[other][place] * (sum(sight.own) // 2)
            if taxes:
                spared = sum(sight.resources[other]) // 2
                total -= sight.harm * self.chances[other][place] * spared
        return total

    def _friend(self, place: int, alone: float) -> float:
        """What the seat's own Friend makes of a place."""
        sight = self.sight
        name, said = sight.friend_name(), sight.numbers("said")[sight.seat]
        if name == "pinocchio" and said == place:
            return 2.0 if place == MARKET else sight.change_of(sight.seat, place, 2)
        if name == "aladdin" and said in (SAID_ALONE, SAID_COMPANY):
            return ONE_OF_EACH * (alone if said == SAID_ALONE else 1.0 - alone)
        if name in ("golden-goose", "seven-dwarves"):
            return alone
        if name == "rapunzel":
            return BASKET * alone * max(0, sum(sight.numbers("stored")) - 1)
        if name in ("snow-white", "frog-prince"):
            return self.companions(place)
        debt = sight.numbers("debts")[sight.seat]
        return -self.chances[debt // 3][place] if debt != NOBODY else 0.0

    def visit(self, place: int) -> float:
        """All that a place is worth to the seat."""
        return self.share(place) + self.extras(place)


def _kind(sight: Sight, card: str) -> int:
    return sight.rules.kind_names.index(card)
