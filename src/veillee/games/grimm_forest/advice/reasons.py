"""Why a choice is advised: one short message for each option, with what lies on the table."""

from __future__ import annotations

from typing import Final

from veillee.core import Reason
from veillee.games.grimm_forest.advice.guesses import Guesses
from veillee.games.grimm_forest.advice.houses import next_section
from veillee.games.grimm_forest.advice.parsed_view import ParsedView
from veillee.games.grimm_forest.building import COSTS
from veillee.games.grimm_forest.sections import LEVELS, level_of
from veillee.games.grimm_forest.state import MATERIALS, NOWHERE

#: What a judge says of an option: its value, and why.
Judged = tuple[float, Reason]

#: From this chance on, somebody is likely to be alone.
LIKELY: Final = 0.5
#: More resources than this are not counted: they decide the game.
MOST: Final = 9


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)


def rounded(worth: float) -> int:
    """What something is worth in whole resources, as people say it."""
    return max(0, min(MOST, round(worth)))


def worth_of(rule: str, message: str, worth: float) -> Reason:
    """A reason that rests on how many resources something is worth."""
    return Reason(rule, message, {"amount": rounded(worth)})


def _section(seen: ParsedView, material: int) -> tuple[dict[str, int | str], int]:
    """The section that a material is needed for next, and how many are lacking for it."""
    section = next_section(seen.houses[seen.seat], material)
    named: dict[str, int | str] = {
        "section": LEVELS[level_of(section)],
        "material": MATERIALS[material],
        "have": seen.own[material],
        "cost": COSTS[level_of(section)],
    }
    return named, COSTS[level_of(section)] - seen.own[material]


def needed(seen: ParsedView, material: int, rule: str) -> Reason:
    """Why to take of a material, or not: what it is lacking for, once all before that has been paid."""
    lack = -seen.own[material]
    for level in range(level_of(next_section(seen.houses[seen.seat], material)), len(COSTS)):
        lack += COSTS[level]
        if lack > 0:
            named: dict[str, int | str] = {"section": LEVELS[level], "material": MATERIALS[material]}
            return Reason(rule, "advice-lack", {**named, "lack": lack})
    return Reason(rule, "advice-enough", {"material": MATERIALS[material], "have": seen.own[material]})


def spared(seen: ParsedView, material: int, amount: int, rule: str) -> Reason:
    """Why to do without some of a material, or not."""
    named, lack = _section(seen, material)
    if lack <= 0:
        return Reason(rule, "advice-surplus" if lack + amount <= 0 else "advice-needs-it", named)
    return Reason(rule, "advice-spares-it", {**named, "lack": lack})


def going(guesses: Guesses, place: int, rule: str) -> Reason:
    """Why to go to a place, or not."""
    amount = sum(guesses.loads[place])
    if guesses.extras(place) > max(1.0, guesses.share(place)):
        return Reason(rule, "advice-go-extras", {"amount": amount})
    if amount <= 1:
        return Reason(rule, "advice-go-little", {"amount": amount})
    alone = guesses.alone(place)
    message, chance = ("advice-go-alone", alone) if alone > LIKELY else ("advice-go-shared", 1.0 - alone)
    return Reason(rule, message, {"amount": amount, "chance": _percent(chance)})


def _percent(chance: float) -> int:
    """About how likely something is, by steps of five; 100 is for what is known."""
    return 100 if chance >= 1.0 else min(95, 5 * round(20 * chance))


def expected(guesses: Guesses, place: int, rule: str) -> Reason:
    """Who of the others is most likely to come to a place."""
    other = max(guesses.seen.others, key=lambda seat: guesses.chances[seat][place])
    chance = guesses.chances[other][place]
    about: dict[str, int | str] = {"seat": other, "percent": percent(chance)}
    if place == guesses.seen.here and place != NOWHERE:
        return Reason(rule, "advice-own-place", about)
    return Reason(
        rule, "advice-hardly-anybody" if chance < 1.0 / guesses.places else "advice-likely-comes", about
    )


def rival(seen: ParsedView, seat: int, rule: str) -> Reason:
    """Why this opponent: by finished houses and resources."""
    about: dict[str, int | str] = {
        "seat": seat,
        "houses": seen.boards[seat].finished,
        "resources": sum(seen.resources[seat]),
    }
    return Reason(rule, "advice-rival", about)
