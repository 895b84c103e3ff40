"""Judges of straw, wood and brick: what to gain, to take from others, to give away and to exchange."""

from __future__ import annotations

from typing import Final

from veillee.core import Reason
from veillee.games.grimm_forest.advice.choices import UNSAID, Choice
from veillee.games.grimm_forest.advice.guesses import Guesses
from veillee.games.grimm_forest.advice.parsed_view import ParsedView
from veillee.games.grimm_forest.advice.reasons import Judged, going, needed, spared
from veillee.games.grimm_forest.fables.hidden_stash import STASHED
from veillee.games.grimm_forest.fables.wandering_merchant import BOUGHT, PAID
from veillee.games.grimm_forest.friends.jack import BEANS
from veillee.games.grimm_forest.friends.pinocchio import TRUTH
from veillee.games.grimm_forest.friends.rapunzel import BASKET
from veillee.games.grimm_forest.state import MATERIALS, STRAW

#: How many come at once, where it is not one.
AMOUNTS: Final = {"open-stash": STASHED, "earn": TRUTH, "store": BASKET, "add": BEANS}
#: What Hired Help brings in the next round.
HELP: Final = 3.0


def gain(guesses: Guesses, choice: Choice, count: int = 1) -> Judged:
    """Of several that may be gained one after the other, judge the next."""
    seen = guesses.seen
    value = seen.change_of(seen.seat, choice.material, AMOUNTS.get(choice.verb, 1))
    return value, needed(seen, choice.material, "gf.build.costs")


def steal(guesses: Guesses, choice: Choice) -> Judged:
    return _take_from(guesses.seen, choice.seat, choice.material)


def win(guesses: Guesses, choice: Choice, left: int, *rivals: int) -> Judged:
    return _take_from(guesses.seen, choice.seat, choice.material)


def claim(guesses: Guesses, choice: Choice, giver: int) -> Judged:
    return _take_from(guesses.seen, giver, choice.material)


def _take_from(seen: ParsedView, victim: int, material: int) -> Judged:
    """Gain what somebody else loses."""
    loss = -seen.change_of(victim, material, -1)
    value = seen.change_of(seen.seat, material, 1) + seen.harm * loss
    return value, needed(seen, material, "gf.build.costs")


def wedding_gift(guesses: Guesses, choice: Choice) -> Judged:
    return _lose(guesses.seen, choice.material)


def hand_over(guesses: Guesses, choice: Choice, giver: int, taker: int, left: int, *limits: int) -> Judged:
    return _lose(guesses.seen, choice.material)


def give_back(guesses: Guesses, choice: Choice, giver: int, given: int, amount: int) -> Judged:
    return _lose(guesses.seen, choice.material, amount)


def wages(guesses: Guesses, choice: Choice, left: int) -> Judged:
    if choice.verb == "dismiss-help":
        return 0.0, _keeping(guesses.seen, "gf.fable.hired-help", "advice-no-help")
    value, reason = _lose(guesses.seen, choice.material)
    return value + HELP / 2, reason


def _lose(seen: ParsedView, material: int, amount: int = 1) -> Judged:
    value = seen.change_of(seen.seat, material, -amount)
    return value, spared(seen, material, amount, "gf.build.costs")


def _keeping(seen: ParsedView, rule: str, message: str) -> Reason:
    """How many resources one keeps."""
    return Reason(rule, message, {"have": sum(seen.own)})


def pick(guesses: Guesses, choice: Choice) -> Judged:
    """Tom Thumb: best from a place where the seat would not go anyway."""
    seen = guesses.seen
    if choice.place == UNSAID:
        return 0.0, Reason("gf.friend.tom-thumb", "advice-leaves-resource")
    visits = [guesses.visit(place) for place in range(guesses.places)]
    goes_there = visits[choice.place] == max(visits)
    value = seen.change_of(seen.seat, choice.material, 1) * (0.5 if goes_there else 1.0)
    return value, needed(seen, choice.material, "gf.build.costs")


def trade(guesses: Guesses, choice: Choice) -> Judged:
    seen = guesses.seen
    if choice.paid == UNSAID:
        return 0.0, _keeping(seen, "gf.fable.wandering-merchant", "advice-no-trade")
    more = [0, 0, 0]
    more[choice.paid] -= PAID
    more[choice.material] += BOUGHT
    return seen.change(seen.seat, more), needed(seen, choice.material, "gf.build.costs")


def gift(guesses: Guesses, choice: Choice) -> Judged:
    """Expect the answer that suits the other one best."""
    seen, seat, other = guesses.seen, guesses.seen.seat, choice.seat
    if other == UNSAID:
        return 0.0, _keeping(seen, "gf.fable.thoughtful-gift", "advice-no-gift")
    best, value = -100.0, 0.0
    for back in range(len(MATERIALS)):
        if back == choice.material or seen.resources[other][back] < choice.amount:
            continue
        theirs, mine = [0, 0, 0], [0, 0, 0]
        theirs[choice.material], theirs[back] = choice.amount, -choice.amount
        mine[choice.material], mine[back] = -choice.amount, choice.amount
        change = seen.change(other, theirs)
        if change > best:
            best, value = change, seen.change(seat, mine) - seen.harm * change
    return value, spared(seen, choice.material, choice.amount, "gf.build.costs")


def spin(guesses: Guesses, choice: Choice) -> Judged:
    seen = guesses.seen
    straw = seen.own[STRAW]
    more = [-straw, 0, 0]
    more[choice.material] += straw
    return seen.change(seen.seat, more), needed(seen, choice.material, "gf.friend.rumpelstiltskin")


def harvest(guesses: Guesses, choice: Choice) -> Judged:
    seen = guesses.seen
    half = [amount // 2 for amount in guesses.loads[choice.place]]
    return seen.change(seen.seat, half), going(guesses, choice.place, "gf.fable.harvest-moon")
