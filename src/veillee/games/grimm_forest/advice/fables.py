"""What a Fable does if it is played in this round by a seat whose pig goes to a certain place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.games.grimm_forest.advice.guesses import ONE_OF_EACH, Guesses
from veillee.games.grimm_forest.advice.threats import best_target
from veillee.games.grimm_forest.advice.worth import UNKNOWN_FABLE, UNKNOWN_FRIEND
from veillee.games.grimm_forest.fables.fairy_food import FEAST
from veillee.games.grimm_forest.fables.grannys_house import GRANNYS_GIFT
from veillee.games.grimm_forest.fables.hidden_stash import STASHED
from veillee.games.grimm_forest.fables.share_the_wealth import SHARED, WEALTHY
from veillee.games.grimm_forest.fables.wandering_merchant import BOUGHT, PAID
from veillee.games.grimm_forest.state import MARKET, MATERIALS, NOBODY, material_from

#: What is promised for the next round counts for a little less.
LATER: Final = 0.8
#: What one action more is worth.
ACTION: Final = 1.1
#: What the only Fable of a hand should at least bring.
KEPT: Final = 0.8

#: The gain of a Fable for a pig on a place.
Gain = Callable[[Guesses, int], float]


def alone_for(amount: float) -> Gain:
    """A Fable that brings something to a pig that is alone."""

    def gain(guesses: Guesses, here: int) -> float:
        return amount * guesses.alone(here)

    return gain


def steady(amount: float) -> Gain:
    """A Fable that does about the same everywhere."""

    def gain(guesses: Guesses, here: int) -> float:
        return amount

    return gain


def monster(name: str) -> Gain:
    def gain(guesses: Guesses, here: int) -> float:
        return best_target(guesses, name, here)[0]

    return gain


def a_friendly_game(guesses: Guesses, here: int) -> float:
    chance = 1.0 - guesses.alone(here)
    return 1.8 * (1.0 + guesses.seen.harm) * chance


def consult_the_oracle(guesses: Guesses, here: int) -> float:
    holders = sum([guesses.seen.held[other] > 0 for other in guesses.seen.others])
    return guesses.alone(here) * holders * UNKNOWN_FABLE * (1.0 + guesses.seen.harm)


def discount_lot(guesses: Guesses, here: int) -> float:
    """Saves three for a house that has not been begun."""
    return 2.4 * guesses.alone(here) if guesses.seen.boards[guesses.seen.seat].wanted > 1 else 0.0


def grannys_house(guesses: Guesses, here: int) -> float:
    return GRANNYS_GIFT * (1.0 - guesses.seen.harm * guesses.companions(here))


def harvest_moon(guesses: Guesses, here: int) -> float:
    """Half of the best place that nobody goes to."""
    seen, best = guesses.seen, 0.0
    for place in range(guesses.places):
        if place != here:
            half = [amount // 2 for amount in guesses.loads[place]]
            best = max(best, guesses.alone(place) * seen.change(seen.seat, half))
    return best


def hidden_stash(guesses: Guesses, here: int) -> float:
    seen = guesses.seen
    own = float(STASHED) if here == MARKET else seen.change_of(seen.seat, material_from(here), STASHED)
    return own - STASHED * seen.harm * guesses.companions(here)


def hired_help(guesses: Guesses, here: int) -> float:
    return 1.5 if sum(guesses.seen.own) > 2 else 0.0


def mysterious_stranger(guesses: Guesses, here: int) -> float:
    seen = guesses.seen
    return guesses.alone(here) * max(0.3, UNKNOWN_FRIEND - seen.friend_worth(seen.seat))


def night_at_the_tavern(guesses: Guesses, here: int) -> float:
    """The best of several Friends, but everybody gets one."""
    seen = guesses.seen
    gain = UNKNOWN_FRIEND + 0.5 - seen.friend_worth(seen.seat)
    return gain - seen.harm * sum([UNKNOWN_FRIEND - seen.friend_worth(other) for other in seen.others])


def powerful_friends(guesses: Guesses, here: int) -> float:
    return ACTION * guesses.companions(here) * (1.0 + guesses.seen.harm)


def roar(guesses: Guesses, here: int) -> float:
    """Most of those who would share are sent away."""
    seen = guesses.seen
    whole = seen.change(seen.seat, guesses.loads[here])
    return 0.6 * (whole - guesses.share(here))


def royal_wedding(guesses: Guesses, here: int) -> float:
    return guesses.seen.harm * (len(guesses.seen.others) - guesses.companions(here)) + 0.2


def searching_the_past(guesses: Guesses, here: int) -> float:
    found = min(2, len(guesses.seen.cards(guesses.seen.rules.fable_discard)))
    return 1.4 * found * (1.0 - guesses.alone(here))


def share_the_wealth(guesses: Guesses, here: int) -> float:
    seen, total = guesses.seen, 0.0
    for other in seen.others:
        for place, chance in enumerate(guesses.chances[other]):
            if place != here and sum(guesses.loads[place]) >= WEALTHY:
                total += chance * SHARED * (1.0 + seen.harm)
    return 0.8 * total


def spy_network(guesses: Guesses, here: int) -> float:
    return UNKNOWN_FABLE * (1.0 + guesses.companions(here))


def taxation(guesses: Guesses, here: int) -> float:
    seen = guesses.seen
    return 0.6 * seen.harm * sum([(sum(seen.resources[other]) + 3) // 2 for other in seen.others])


def wandering_merchant(guesses: Guesses, here: int) -> float:
    """Three for two, of what the seat needs most."""
    seen, best = guesses.seen, 0.0
    for paid, amount in enumerate(seen.own):
        for bought in range(len(MATERIALS)):
            if paid != bought and amount >= PAID:
                more = [0, 0, 0]
                more[paid] -= PAID
                more[bought] += BOUGHT
                best = max(best, seen.change(seen.seat, more))
    return best


def chinny_chin_chin(guesses: Guesses, here: int) -> float:
    """Worth more the more Fables, and so monsters, the others may play."""
    armed = sum([guesses.seen.held[other] > 0 for other in guesses.seen.others])
    return 0.9 * UNKNOWN_FABLE if not armed else 0.7


def magic_flute(guesses: Guesses, here: int) -> float:
    armed = sum([min(2, guesses.seen.held[other]) for other in guesses.seen.others])
    return 0.3 * armed


def thoughtful_gift(guesses: Guesses, here: int) -> float:
    """Something for what the seat has too much of."""
    seen = guesses.seen
    spare = [seen.change_of(seen.seat, material, -1) > -0.3 for material in range(len(MATERIALS))]
    return 0.8 if any([cheap and seen.own[index] > 1 for index, cheap in enumerate(spare)]) else 0.0


GAINS: Final[dict[str, Gain]] = {
    "a-friendly-game": a_friendly_game,
    "big-bad-wolf": monster("big-bad-wolf"),
    "bridge-troll": monster("bridge-troll"),
    "chinny-chin-chin": chinny_chin_chin,
    "consult-the-oracle": consult_the_oracle,
    "crystal-ball": steady(0.6),
    "dark-curse": steady(0.5),
    "discount-lot": discount_lot,
    "dragon": monster("dragon"),
    "fairy-food": steady(FEAST * LATER * 0.7),
    "ghostly-whispers": alone_for(2.0),
    "giant": monster("giant"),
    "grannys-house": grannys_house,
    "harvest-moon": harvest_moon,
    "hidden-stash": hidden_stash,
    "hired-help": hired_help,
    "little-helpers": alone_for(2.0 * ACTION),
    "lonely-castle": alone_for(ONE_OF_EACH),
    "magic-flute": magic_flute,
    "mysterious-stranger": mysterious_stranger,
    "night-at-the-tavern": night_at_the_tavern,
    "powerful-friends": powerful_friends,
    "roar": roar,
    "royal-wedding": royal_wedding,
    "searching-the-past": searching_the_past,
    "share-the-wealth": share_the_wealth,
    "spy-network": spy_network,
    "taxation": taxation,
    "thoughtful-gift": thoughtful_gift,
    "wandering-merchant": wandering_merchant,
    "wishing-well": steady(0.3),
    "wolf": monster("wolf"),
}

#: Fables for a pig that is alone, and for one that is not.
FOR_ONE_ALONE: Final = (
    "consult-the-oracle",
    "discount-lot",
    "ghostly-whispers",
    "little-helpers",
    "lonely-castle",
    "mysterious-stranger",
)
FOR_COMPANY: Final = ("a-friendly-game", "powerful-friends", "roar", "searching-the-past")


def gain_of(guesses: Guesses, kind: int, here: int) -> float:
    return GAINS[guesses.seen.rules.kind_names[kind]](guesses, here) if kind != NOBODY else 0.0


def kept_for_later(guesses: Guesses) -> float:
    """What it is worth not to use up a Fable; who holds many can spare one."""
    return KEPT / max(1, len(guesses.seen.hand))


def best_beside(guesses: Guesses, here: int) -> float:
    """What the best Fable of the hand adds on a place."""
    keep = kept_for_later(guesses)
    return max([gain_of(guesses, kind, here) - keep for kind in dict.fromkeys(guesses.seen.hand)] + [0.0])
