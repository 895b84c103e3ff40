"""Judges of straw, wood and brick: what to gain, to take from others, to give away and to exchange."""

from __future__ import annotations

from typing import Final

from veillee.core import Reason
from veillee.games.grimm_forest.advice.choices import UNSAID, Choice
from veillee.games.grimm_forest.advice.guesses import Guesses
from veillee.games.grimm_forest.advice.reasons import Judged, going, needed, spared
from veillee.games.grimm_forest.state import MATERIALS

#: How many come at once, where it is not one.
AMOUNTS: Final = {"open-stash": 2, "earn": 2, "store": 2, "add": 2}
#: What Hired Help brings in the next round.
HELP: Final = 3.0


def gain(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight = guesses.sight
    value = sight.change_of(sight.seat, choice.material, AMOUNTS.get(choice.verb, 1))
    return value, needed(sight, choice.material, "gf.build.costs")


def take_from(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """Gain what somebody else loses; Snow White's question names them, the others' options do."""
    sight = guesses.sight
    victim = step[1] if choice.seat == UNSAID else choice.seat
    loss = -sight.change_of(victim, choice.material, -1)
    value = sight.change_of(sight.seat, choice.material, 1) + sight.harm * loss
    return value, needed(sight, choice.material, "gf.build.costs")


def lose(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight = guesses.sight
    if choice.verb == "dismiss-help":
        return 0.0, Reason("gf.fable.hired-help", "advice-no-help")
    amount = step[3] if choice.verb == "give-back" else 1
    value = sight.change_of(sight.seat, choice.material, -amount)
    if choice.verb == "pay-help":
        value += HELP / 2
    return value, spared(sight, choice.material, amount, "gf.build.costs")


def pick(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """Tom Thumb: best from a place where the seat would not go anyway."""
    sight = guesses.sight
    if choice.place == UNSAID:
        return 0.0, Reason("gf.friend.tom-thumb", "advice-leaves-resource")
    visits = [guesses.visit(place) for place in range(guesses.places)]
    goes_there = visits[choice.place] == max(visits)
    value = sight.change_of(sight.seat, choice.material, 1) * (0.5 if goes_there else 1.0)
    return value, needed(sight, choice.material, "gf.build.costs")


def trade(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight = guesses.sight
    if choice.paid == UNSAID:
        return 0.0, Reason("gf.fable.wandering-merchant", "advice-no-trade")
    more = [0, 0, 0]
    more[choice.paid] -= 2
    more[choice.material] += 3
    return sight.change(sight.seat, more), needed(sight, choice.material, "gf.build.costs")


def gift(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """Expect the answer that suits the other one best."""
    sight, seat, other = guesses.sight, guesses.sight.seat, choice.seat
    if other == UNSAID:
        return 0.0, Reason("gf.fable.thoughtful-gift", "advice-no-gift")
    best, value = -100.0, 0.0
    for back in range(len(MATERIALS)):
        if back == choice.material or sight.resources[other][back] < choice.amount:
            continue
        theirs, mine = [0, 0, 0], [0, 0, 0]
        theirs[choice.material], theirs[back] = choice.amount, -choice.amount
        mine[choice.material], mine[back] = -choice.amount, choice.amount
        change = sight.change(other, theirs)
        if change > best:
            best, value = change, sight.change(seat, mine) - sight.harm * change
    return value, spared(sight, choice.material, choice.amount, "gf.build.costs")


def spin(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight = guesses.sight
    straw = sight.own[0]
    more = [-straw, 0, 0]
    more[choice.material] += straw
    return sight.change(sight.seat, more), needed(sight, choice.material, "gf.friend.rumpelstiltskin")


def harvest(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight = guesses.sight
    half = [amount // 2 for amount in guesses.loads[choice.place]]
    return sight.change(sight.seat, half), going(guesses, choice.place, "gf.fable.harvest-moon")
