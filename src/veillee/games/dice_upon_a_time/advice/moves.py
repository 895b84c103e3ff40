"""Walks and jumps that are asked for by themselves: go, stay, ride, or let an Item carry you."""

from __future__ import annotations

from veillee.games.dice_upon_a_time.advice.decision import Decision, Judged
from veillee.games.dice_upon_a_time.advice.walks import ABILITY, destination, on_socket, stay_reason


def place(decision: Decision, socket: int, die: int) -> Judged:
    return on_socket(decision, die, socket)


def go(decision: Decision, goal: int) -> Judged:
    """By foot, by wish or by wing: the place works."""
    return decision.arrives(goal), destination(decision, goal)


def jump(decision: Decision, steed: int) -> Judged:
    """Between Steeds: the walk ends there."""
    worth = decision.routes.settle(steed, decision.routes.dice, decision.tokens, 0, decision.ahead)
    return worth + _broken_spell(decision), destination(decision, steed)


def _broken_spell(decision: Decision) -> float:
    """A jump may lift a Curse."""
    return sum([aim.worth for aim in decision.prospects.aims if aim.jump])


def stay(decision: Decision) -> Judged:
    return decision.stays(decision.tokens), stay_reason(decision)


def ride(decision: Decision, goal: int) -> Judged:
    return decision.arrives(goal) + _broken_spell(decision) - ABILITY, destination(decision, goal)


def follow(decision: Decision, seat: int) -> Judged:
    return go(decision, decision.seen.field("at")[seat])


def carried(decision: Decision, item: int) -> Judged:
    """The Hat leads anywhere, the Horse to another figure: used if the best of it is worth the Item."""
    rules = decision.rules
    if item == rules.walking.hat:
        places = [place for place in rules.land.common if place != decision.at]
    else:
        places = [place for place in decision.seen.field("at") if place != decision.at]
    worths = [decision.arrives(place) for place in places]
    best = places[worths.index(max(worths))]
    worth = max(worths) - 2 * decision.item
    if worth > decision.stays(decision.tokens):
        return worth, destination(decision, best)
    return worth, decision.item_reason("du.windows", decision.name(item), 0.0)
