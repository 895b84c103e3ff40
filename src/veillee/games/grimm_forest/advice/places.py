"""Judges of places: where to go, to run and to stay, where cards and monsters belong."""

from __future__ import annotations

from typing import Final

from veillee.core import Reason
from veillee.games.grimm_forest.advice.choices import UNSAID, Choice
from veillee.games.grimm_forest.advice.fables import best_beside
from veillee.games.grimm_forest.advice.guesses import FEAST, GRANNYS_GIFT, ONE_OF_EACH, Guesses
from veillee.games.grimm_forest.advice.reasons import LIKELY, Judged, expected, going
from veillee.games.grimm_forest.advice.threats import danger, sent_to
from veillee.games.grimm_forest.course import BUNDLES
from veillee.games.grimm_forest.state import MARKET, NOBODY

#: What a promise kept with Pinocchio brings.
TRUTH: Final = 2


def gather(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """What the place brings, and what a Fable of the hand could add there."""
    place = choice.place
    return guesses.visit(place) + best_beside(guesses, place), going(guesses, place, "gf.collect")


def announce(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight, place = guesses.sight, choice.place
    more = float(TRUTH) if place == MARKET else sight.change_of(sight.seat, place, TRUTH)
    if sight.rules.first_gather + place not in sight.cards(sight.rules.gather + sight.seat):
        return -1.0, Reason("gf.friend.pinocchio", "advice-cannot-go")
    return guesses.visit(place) + more, going(guesses, place, "gf.friend.pinocchio")


def run_away(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight = guesses.sight
    place = sight.here if choice.place == UNSAID else choice.place
    risk = danger(sight, place)
    if risk > 0.0:
        return guesses.visit(place) - risk, Reason("gf.monsters", "advice-monster-there")
    return guesses.visit(place), going(guesses, place, "gf.collect")


def replace(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """The Crystal Ball has shown a card, and monsters may be out already."""
    return run_away(guesses, step, choice)


def run_off(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """The Gingerbread Man takes one from everywhere instead of walking."""
    sight = guesses.sight
    if choice.verb == "walk":
        return run_away(guesses, step, choice)
    found = [int(sum(load) > 0) for load in guesses.loads]
    more = found[:MARKET]
    bonus = 0.9 if len(found) > MARKET and found[MARKET] else 0.0
    about: dict[str, int | str] = {"amount": sum(found)}
    return sight.change(sight.seat, more) + bonus, Reason(
        "gf.friend.gingerbread-man", "advice-run-off", about
    )


def fly(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """Thumbelina leaves the choice among the other cards to chance."""
    sight = guesses.sight
    if choice.verb == "keep-way":
        return run_away(guesses, step, choice)
    places = [kind - sight.rules.first_gather for kind in sight.cards(sight.rules.gather + sight.seat)]
    worth = sum([guesses.visit(place) - danger(sight, place) for place in places]) / max(1, len(places))
    return worth, Reason("gf.friend.thumbelina", "advice-fly")


def foretell(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """Go by the place that looks best."""
    places = range(guesses.places)
    best = max(places, key=guesses.visit)
    alone = guesses.alone(best)
    says_alone = choice.company == "alone"
    message = "advice-likely-alone" if alone > LIKELY else "advice-likely-company"
    return ONE_OF_EACH * (alone if says_alone else 1.0 - alone), Reason("gf.friend.aladdin", message)


def fairy_food(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """Where the seat wants to go and the others do not."""
    place = choice.place
    guests = FEAST * guesses.sight.harm * guesses.companions(place)
    return guesses.visit(place) - guests, going(guesses, place, "gf.fable.fairy-food")


def lay_location(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight, place = guesses.sight, choice.place
    name = sight.rules.kind_names[step[1]]
    is_here, others = float(place == sight.here), guesses.companions(place)
    if name == "royal-wedding":
        value = is_here + sight.harm * (len(sight.others) - others)
    elif name == "lonely-castle":
        value = ONE_OF_EACH * (is_here * guesses.alone(place) - (1.0 - is_here) * sight.harm * others)
    else:
        value = GRANNYS_GIFT * (is_here - sight.harm * others)
    return value, expected(guesses, place, "gf.unique-locations")


def send(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight, place = guesses.sight, choice.place
    kind = sight.played[sight.seat]
    value = sent_to(guesses, sight.rules.kind_names[kind], place, sight.here) if kind != NOBODY else 0.0
    return value, expected(guesses, place, "gf.monsters.placing")


def lock(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """The Little Mermaid: do without the place that brings least of what is needed."""
    sight, place = guesses.sight, choice.place
    if place == MARKET:
        worth = sight.change(sight.seat, [1, 1, 1])
    else:
        worth = sight.change_of(sight.seat, place, BUNDLES[place])
    return -worth, Reason("gf.friend.little-mermaid", "advice-lock")
