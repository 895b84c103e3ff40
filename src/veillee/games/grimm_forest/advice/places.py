"""Judges of places: where to go, to run and to stay, where cards and monsters belong."""

from __future__ import annotations

from veillee.core import Reason
from veillee.games.grimm_forest.advice.choices import UNSAID, Choice
from veillee.games.grimm_forest.advice.fables import best_beside
from veillee.games.grimm_forest.advice.guesses import ONE_OF_EACH, Guesses
from veillee.games.grimm_forest.advice.parsed_view import ParsedView
from veillee.games.grimm_forest.advice.reasons import (
    LIKELY,
    Judged,
    expected,
    going,
    percent,
    worth_of,
)
from veillee.games.grimm_forest.advice.threats import danger, sent_to
from veillee.games.grimm_forest.fables.fairy_food import FEAST
from veillee.games.grimm_forest.fables.grannys_house import GRANNYS_GIFT
from veillee.games.grimm_forest.friends.pinocchio import TRUTH
from veillee.games.grimm_forest.rounds import BUNDLES
from veillee.games.grimm_forest.state import MARKET, NOBODY, material_from


def _places_in_hand(seen: ParsedView) -> list[int]:
    """Where the seat's Gather cards can send its pig."""
    return seen.rules.cards.places(seen.cards(seen.rules.gather[seen.seat]))


def gather(guesses: Guesses, choice: Choice) -> Judged:
    """What the place brings, and what a Fable of the hand could add there."""
    place = choice.place
    return guesses.visit(place) + best_beside(guesses, place), going(guesses, place, "gf.collect")


def announce(guesses: Guesses, choice: Choice) -> Judged:
    seen, place = guesses.seen, choice.place
    more = float(TRUTH) if place == MARKET else seen.change_of(seen.seat, material_from(place), TRUTH)
    places = _places_in_hand(seen)
    if place not in places:
        return -1.0, Reason("gf.friend.pinocchio", "advice-cannot-go", {"places": len(places)})
    return guesses.visit(place) + more, going(guesses, place, "gf.friend.pinocchio")


def run_away(guesses: Guesses, choice: Choice) -> Judged:
    seen = guesses.seen
    place = seen.here if choice.place == UNSAID else choice.place
    risk = danger(seen, place)
    if risk > 0.0:
        return guesses.visit(place) - risk, worth_of("gf.monsters", "advice-monster-there", risk)
    return guesses.visit(place), going(guesses, place, "gf.collect")


def replace(guesses: Guesses, choice: Choice, other: int) -> Judged:
    """The Crystal Ball has shown a card, and monsters may be out already."""
    return run_away(guesses, choice)


def run_off(guesses: Guesses, choice: Choice) -> Judged:
    """The Gingerbread Man takes one from everywhere instead of walking."""
    seen = guesses.seen
    if choice.verb == "walk":
        return run_away(guesses, choice)
    found = [int(sum(load) > 0) for load in guesses.loads]
    more = found[:MARKET]
    bonus = 0.9 if len(found) > MARKET and found[MARKET] else 0.0
    about: dict[str, int | str] = {"amount": sum(found)}
    return seen.change(seen.seat, more) + bonus, Reason("gf.friend.gingerbread-man", "advice-run-off", about)


def fly(guesses: Guesses, choice: Choice) -> Judged:
    """Thumbelina leaves the choice among the other cards to chance."""
    seen = guesses.seen
    if choice.verb == "keep-way":
        return run_away(guesses, choice)
    places = _places_in_hand(seen)
    worth = sum([guesses.visit(place) - danger(seen, place) for place in places]) / max(1, len(places))
    return worth, Reason("gf.friend.thumbelina", "advice-fly", {"places": len(places)})


def foretell(guesses: Guesses, choice: Choice) -> Judged:
    """Go by the place that looks best."""
    places = range(guesses.places)
    best = max(places, key=guesses.visit)
    alone = guesses.alone(best)
    says_alone = choice.company == "alone"
    message, likely = (
        ("advice-likely-alone", alone) if alone > LIKELY else ("advice-likely-company", 1.0 - alone)
    )
    reason = Reason("gf.friend.aladdin", message, {"percent": percent(likely)})
    return ONE_OF_EACH * (alone if says_alone else 1.0 - alone), reason


def fairy_food(guesses: Guesses, choice: Choice) -> Judged:
    """Where the seat wants to go and the others do not."""
    place = choice.place
    guests = FEAST * guesses.seen.harm * guesses.companions(place)
    return guesses.visit(place) - guests, going(guesses, place, "gf.fable.fairy-food")


def lay_location(guesses: Guesses, choice: Choice, location: int) -> Judged:
    seen, place = guesses.seen, choice.place
    name = seen.rules.kind_names[location]
    is_here, others = float(place == seen.here), guesses.companions(place)
    if name == "royal-wedding":
        value = is_here + seen.harm * (len(seen.others) - others)
    elif name == "lonely-castle":
        value = ONE_OF_EACH * (is_here * guesses.alone(place) - (1.0 - is_here) * seen.harm * others)
    else:
        value = GRANNYS_GIFT * (is_here - seen.harm * others)
    return value, expected(guesses, place, "gf.unique-locations")


def send(guesses: Guesses, choice: Choice) -> Judged:
    seen, place = guesses.seen, choice.place
    kind = seen.played[seen.seat]
    value = sent_to(guesses, seen.rules.kind_names[kind], place, seen.here) if kind != NOBODY else 0.0
    return value, expected(guesses, place, "gf.monsters.placing")


def lock(guesses: Guesses, choice: Choice) -> Judged:
    """The Little Mermaid: do without the place that brings least of what is needed."""
    seen, place = guesses.seen, choice.place
    if place == MARKET:
        worth, amount = seen.change(seen.seat, [1, 1, 1]), 3
    else:
        amount = BUNDLES[place]
        worth = seen.change_of(seen.seat, material_from(place), amount)
    return -worth, Reason("gf.friend.little-mermaid", "advice-lock", {"amount": amount})
