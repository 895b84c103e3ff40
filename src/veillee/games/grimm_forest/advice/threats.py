"""What monsters do to the pigs on a place, in resources."""

from __future__ import annotations

from typing import Final

from veillee.games.grimm_forest.advice.guesses import Guesses
from veillee.games.grimm_forest.advice.sight import Sight
from veillee.games.grimm_forest.advice.worth import hand_worth
from veillee.games.grimm_forest.state import EMPTY_SITE, NOBODY, NOWHERE

BRICK: Final = 2
#: The part of the harm that is done although Friends may stop a monster, or its victims run away.
STRIKES: Final = 0.9


def blown_down(sight: Sight, victim: int, site: int) -> float:
    """What a seat loses with the top section of a house."""
    house = sight.houses[victim][site]
    left = house - 3 if house >= 6 else EMPTY_SITE
    return -sight.rebuilt(victim, site, left, sight.resources[victim])


def harm_done(sight: Sight, monster: str, victim: int, place: int, pigs: int) -> float:
    """What a monster costs one pig on its place; a Bridge Troll also enriches its sender."""
    if monster == "big-bad-wolf":
        houses = sight.houses[victim]
        hit = [site for site, house in enumerate(houses) if house != EMPTY_SITE and house % 3 != BRICK]
        best = [site for site in hit if houses[site] == max([houses[each] for each in hit])]
        return blown_down(sight, victim, best[0]) if best else 0.0
    if monster == "dragon":
        return -sight.change(victim, [-amount for amount in sight.resources[victim]])
    if monster == "giant":
        lost = sight.friend_worth(victim) + hand_worth(sight.held[victim])
        return lost - sight.change(victim, [-1, -1, -1])
    share = [amount // pigs for amount in sight.stocks[3 * place : 3 * place + 3]]
    whole = sight.change(victim, share)
    return whole if monster == "wolf" else whole / 2


def sent_to(guesses: Guesses, monster: str, place: int, here: int) -> float:
    """What a monster of the seat's own does for it on a place, while its own pig is `here`."""
    sight = guesses.sight
    total = 0.0
    for other in sight.others:
        chance = guesses.chances[other][place]
        if chance > 0.0:
            done = chance * harm_done(sight, monster, other, place, 1 + int(here == place))
            total += sight.harm * done + (done if monster == "bridge-troll" else 0.0)
    if here == place and monster != "bridge-troll":
        if sight.friend_name() == "huntsman":
            return 1.0
        total -= harm_done(sight, monster, sight.seat, place, 1)
    return STRIKES * total


def best_target(guesses: Guesses, monster: str, here: int) -> tuple[float, int]:
    """The place where a monster does most for its sender, among those that no monster stands on."""
    sight = guesses.sight
    lures = sight.rules.monsters.lures
    lured = [place for place, kind in enumerate(sight.numbers("locations")) if kind in lures]
    free = lured or [place for place in range(guesses.places) if place not in sight.monsters]
    found = [(sent_to(guesses, monster, place, here), place) for place in free]
    return max(found, default=(0.0, NOWHERE))


def danger(sight: Sight, place: int) -> float:
    """What the monsters standing on a place would cost the seat there."""
    total = 0.0
    if place == NOWHERE:
        return total
    stopped = sight.numbers("stopped")
    for sender, where in enumerate(sight.monsters):
        kind = sight.played[sender]
        if where != place or stopped[sender] or kind == NOBODY:
            continue
        name = sight.rules.kind_names[kind]
        if not (name == "bridge-troll" and sender == sight.seat):
            total += harm_done(sight, name, sight.seat, place, 1)
    return 0.0 if sight.friend_name() == "huntsman" else total
