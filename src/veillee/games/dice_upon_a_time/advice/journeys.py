"""Walks and jumps that are asked for by themselves: go, stay, ride, or let an Item carry you."""

from __future__ import annotations

from veillee.core import Reason
from veillee.games.dice_upon_a_time.advice.mind import Judged, Mind
from veillee.games.dice_upon_a_time.advice.walks import ABILITY, destination, on_socket, stay_reason


def place(mind: Mind, socket: int, step: list[int]) -> Judged:
    return on_socket(mind, step[1], socket)


def go(mind: Mind, number: int, step: list[int]) -> Judged:
    """By foot, by wish or by wing the place works; a jump between Steeds ends there."""
    if step[0] == mind.rules.places.ask_steed:
        worth = mind.routes.settle(number, mind.routes.dice, mind.tokens, 0, mind.ahead)
        return worth + _broken_spell(mind), destination(mind, number)
    return mind.arrives(number), destination(mind, number)


def _broken_spell(mind: Mind) -> float:
    """A jump may lift a Curse."""
    return sum([aim.worth for aim in mind.prospects.aims if aim.jump])


def stay(mind: Mind, number: int) -> Judged:
    return mind.stays(mind.tokens), stay_reason(mind)


def ride(mind: Mind, number: int) -> Judged:
    return mind.arrives(number) + _broken_spell(mind) - ABILITY, destination(mind, number)


def follow(mind: Mind, seat: int) -> Judged:
    return go(mind, mind.sight.field("at")[seat], [-1])


def carried(mind: Mind, item: int) -> Judged:
    """The Hat leads anywhere, the Horse to another figure: used if the best of it is worth the Item."""
    rules = mind.rules
    if item == rules.walking.hat:
        places = [place for place in rules.board.common if place != mind.at]
    else:
        places = [place for place in mind.sight.field("at") if place != mind.at]
    worths = [mind.arrives(place) for place in places]
    best = places[worths.index(max(worths))]
    worth = max(worths) - 2 * mind.item
    if worth > mind.stays(mind.tokens):
        return worth, destination(mind, best)
    return worth, Reason("du.windows", "advice-keep-item", {"card": rules.windows.names[item]})
