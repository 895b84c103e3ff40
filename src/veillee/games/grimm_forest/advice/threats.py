"""What monsters do to the pigs on a place, in resources."""

from __future__ import annotations

from typing import Final

from veillee.games.grimm_forest.advice.guesses import Guesses
from veillee.games.grimm_forest.advice.parsed_view import ParsedView
from veillee.games.grimm_forest.advice.worth import hand_worth
from veillee.games.grimm_forest.fables.big_bad_wolf import can_be_hit
from veillee.games.grimm_forest.sections import without_top
from veillee.games.grimm_forest.state import NOBODY, NOWHERE

#: The part of the harm that is done although Friends may stop a monster, or its victims run away.
STRIKES: Final = 0.9


def blown_down(seen: ParsedView, victim: int, site: int) -> float:
    """What a seat loses with the top section of a house."""
    left = without_top(seen.houses[victim][site])
    return -seen.rebuilt(victim, site, left, seen.resources[victim])


def harm_done(seen: ParsedView, monster: str, victim: int, place: int, pigs: int) -> float:
    """What a monster costs one pig on its place; a Bridge Troll also enriches its sender."""
    if monster == "big-bad-wolf":
        houses = seen.houses[victim]
        hit = [site for site, house in enumerate(houses) if can_be_hit(house)]
        best = [site for site in hit if houses[site] == max([houses[each] for each in hit])]
        return blown_down(seen, victim, best[0]) if best else 0.0
    if monster == "dragon":
        return -seen.change(victim, [-amount for amount in seen.resources[victim]])
    if monster == "giant":
        lost = seen.friend_worth(victim) + hand_worth(seen.held[victim])
        return lost - seen.change(victim, [-1, -1, -1])
    share = [amount // pigs for amount in seen.loads[place]]
    whole = seen.change(victim, share)
    return whole if monster == "wolf" else whole / 2


def sent_to(guesses: Guesses, monster: str, place: int, here: int) -> float:
    """What a monster of the seat's own does for it on a place, while its own pig is `here`."""
    seen = guesses.seen
    total = 0.0
    for other in seen.others:
        chance = guesses.chances[other][place]
        if chance > 0.0:
            done = chance * harm_done(seen, monster, other, place, 1 + int(here == place))
            total += seen.harm * done + (done if monster == "bridge-troll" else 0.0)
    if here == place and monster != "bridge-troll":
        if seen.friend_name() == "huntsman":
            return 1.0
        total -= harm_done(seen, monster, seen.seat, place, 1)
    return STRIKES * total


def best_target(guesses: Guesses, monster: str, here: int) -> tuple[float, int]:
    """The place where a monster does most for its sender, among those that no monster stands on."""
    seen = guesses.seen
    lures = seen.rules.monsters.lures
    lured = [place for place, kind in enumerate(seen.numbers("locations")) if kind in lures]
    free = lured or [place for place in range(guesses.places) if place not in seen.monsters]
    found = [(sent_to(guesses, monster, place, here), place) for place in free]
    return max(found, default=(0.0, NOWHERE))


def danger(seen: ParsedView, place: int) -> float:
    """What the monsters standing on a place would cost the seat there."""
    total = 0.0
    if place == NOWHERE:
        return total
    stopped = seen.numbers("stopped")
    for sender, where in enumerate(seen.monsters):
        kind = seen.played[sender]
        if where != place or stopped[sender] or kind == NOBODY:
            continue
        name = seen.rules.kind_names[kind]
        if not (name == "bridge-troll" and sender == seen.seat):
            total += harm_done(seen, name, seen.seat, place, 1)
    return 0.0 if seen.friend_name() == "huntsman" else total
