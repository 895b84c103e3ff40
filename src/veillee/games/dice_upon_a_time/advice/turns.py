"""How a turn begins: which die, a Rabbit token, an ability, an Item, or to pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.core import Reason
from veillee.games.dice_upon_a_time.advice.decision import Decision, Judged, kinds
from veillee.games.dice_upon_a_time.advice.parsed_view import CLOSED
from veillee.games.dice_upon_a_time.advice.walks import (
    ABILITY,
    BLOCK,
    RABBIT,
    best_path,
    best_walk,
    on_socket,
    spirit,
)
from veillee.games.dice_upon_a_time.dice import value_of

#: How much better something must be that changes the turn before it begins.
BETTER: Final = 0.03


def use_die(decision: Decision, die: int) -> Judged:
    """The best socket for a die: a path that touches the figure, or a Spirit."""
    seen = decision.seen
    hood, ball = bool(seen.field("hood")), int(seen.field("ball"))
    best = best_path(decision, die, hood, ball)
    if not hood:
        for socket in open_spirits(decision, die):
            judged = on_socket(decision, die, socket)
            if best is None or judged[0] > best[0]:
                best = judged
    if best is not None:
        return best
    stays = decision.routes.plan(
        decision.at, decision.routes.without(die), decision.tokens, 0, decision.ahead
    )
    return stays - BLOCK, Reason("du.placing", "advice-far-path", {"value": seen.value(die)})


def open_spirits(decision: Decision, die: int) -> list[int]:
    """The Spirits that have room for a die."""
    land, seen = decision.rules.land, decision.seen
    found: list[int] = []
    if len(seen.sockets[land.fox]) < land.fox_sockets:
        found.append(land.fox)
    if not seen.field("wolf_closed") and not seen.sockets[land.wolf]:
        found.append(land.wolf)
    for socket in (land.rabbit, land.snake):
        stack = seen.sockets[socket]
        if not stack:
            found.append(socket)
        elif len(stack) < seen.change.limit:
            top = value_of(seen.face_of(stack[-1]))
            if seen.value(die) >= top and spirit(decision, die, socket)[0] > 0:
                found.append(socket)
    return found


def give_up(decision: Decision) -> Judged:
    """Best kept for when the last dice lead to nothing any more: a die less to look at then is no loss."""
    if (
        decision.routes.is_end
        and decision.routes.dice
        and decision.routes.leads_nowhere(decision.at, decision.tokens)
    ):
        spent = decision.routes.settle(decision.at, decision.routes.dice[1:], decision.tokens, 0, 0)
        return spent + 0.01, Reason("du.turn", "advice-pass-end", {"dice": len(decision.seen.dice)})
    stays = decision.routes.plan(decision.at, (), decision.tokens, 0, 0)
    return stays - 1.0, Reason("du.turn", "advice-pass", {"dice": len(decision.seen.dice)})


def wait(decision: Decision) -> Judged:
    worth = decision.routes.plan(decision.at, (), decision.tokens, 0, 0)
    return worth, Reason("du.turn", "advice-wait", decision.left())


def rabbit(decision: Decision) -> Judged:
    worth, reason = best_walk(decision, decision.rules.land.neighbours[decision.at], decision.routes.dice)
    return worth - (0.05 if decision.seen.is_last else RABBIT), reason


def sleep(decision: Decision) -> Judged:
    return best_walk(decision, decision.rules.land.neighbours[decision.at], decision.routes.dice[2:])


def hood(decision: Decision) -> Judged:
    weakest = decision.routes.dice[0]
    found = best_path(decision, weakest, True, 0)
    if found is None:
        return -BLOCK, _waiting(decision, "du.red-riding-hood")
    about = {"value": decision.seen.value(weakest)}
    return found[0] - ABILITY, Reason("du.red-riding-hood", "advice-hood", about)


def _waiting(decision: Decision, rule: str) -> Reason:
    """Turns for a better moment are left."""
    return Reason(rule, "advice-keep-ability", decision.left())


def name_value(decision: Decision, value: int) -> Judged:
    """The Crystal Ball lets the weakest die count more."""
    found = best_path(decision, decision.routes.dice[0], False, value)
    reason = Reason("du.crystal-ball", "advice-crystal-ball", {"value": value})
    return (found[0] if found else 0.0) - decision.item - 0.01 * (6 - value), reason


# What leaves the turn where it was counts from the best of the rest


def higher(decision: Decision, best: float, cost: float) -> Judged:
    """One more die on a stack: good if a path next to the figure is full."""
    routes, extra = decision.routes, int(decision.seen.field("extra"))
    before = routes.needed
    routes.needed = decision.seen.needed(extra + 1)
    found = best - BLOCK
    for path in routes.touching[decision.at]:
        if before[path] == CLOSED and routes.needed[path] <= 6:
            for die in routes.dice:
                if decision.seen.value(die) >= routes.needed[path]:
                    rest = routes.without(die)
                    walks = routes.walk(path, die, decision.at, rest, decision.tokens, 0, decision.ahead)
                    found = max(found, walks - cost)
                    break
    routes.needed = before
    if found > best:
        return found, Reason("du.stacks", "advice-higher", {"dice": decision.seen.change.limit + extra})
    return found, _waiting(decision, "du.stacks")


def musicians(decision: Decision, best: float) -> Judged:
    return higher(decision, best, 0.0)


def swat(decision: Decision, best: float, socket: int) -> Judged:
    """The Tailor takes a die off a path next to the figure if that opens a better walk."""
    routes, seen = decision.routes, decision.seen
    found, opened = best - BLOCK, 0
    if socket in routes.touching[decision.at]:
        before = routes.needed[socket]
        stack = seen.sockets[socket]
        routes.needed[socket] = seen.change.values[socket]
        if len(stack) > 1:
            routes.needed[socket] = value_of(seen.face_of(stack[-2]))
        for die in routes.dice:
            if routes.values[die] >= routes.needed[socket]:
                rest = routes.without(die)
                found = max(
                    found,
                    routes.walk(socket, die, decision.at, rest, decision.tokens, 0, decision.ahead) - ABILITY,
                )
                break
        opened = routes.needed[socket]
        routes.needed[socket] = before
    if found > best + BETTER:
        return found, Reason("du.tailor", "advice-swat", {"value": opened})
    return found, _waiting(decision, "du.tailor")


def convert(decision: Decision, best: float, given: int, received: int) -> Judged:
    """Puss turns a token into another that a card needs more."""
    change = [new - old for new, old in zip(kinds(received, 1), kinds(given, 1), strict=True)]
    gain = decision.stays(decision.changed(*change)) - decision.stays(decision.tokens)
    worth = best + gain - ABILITY - BETTER
    if gain > ABILITY:
        held = decision.tokens[received]
        wanting = sum([aim.need[received] > held for aim in decision.prospects.aims])
        return worth, Reason("du.puss", "advice-convert", {"cards": wanting})
    return worth, Reason("du.puss", "advice-keep-token", decision.open_cards())


def swap(decision: Decision, best: float) -> Judged:
    """Thumbling swaps if another's Quest suits him clearly better than his worst."""
    rules, zones = decision.rules, decision.seen.zones
    own = [decision.quest(kind) for kind in zones[rules.quests[decision.seat]]]
    theirs = [kind for other in rules.around[decision.seat][1:] for kind in zones[rules.quests[other]]]
    others = [decision.quest(kind) for kind in theirs]
    gain = max(others) - min(own) - 1.0
    if gain > 0:
        easiest = theirs[others.index(max(others))]
        return best + gain / 2, Reason("du.thumbling", "advice-swap", decision.about(easiest))
    return best + gain / 2, Reason("du.thumbling", "advice-keep-quests", {"quests": len(theirs)})


def play(decision: Decision, best: float, item: int) -> Judged:
    """Items that open a turn."""
    return _ITEMS[decision.name(item)](decision, best)


def _boots(decision: Decision, best: float) -> Judged:
    places = decision.rules.land.within_two[decision.at]
    worth, reason = best_walk(decision, places, decision.routes.dice)
    return worth - decision.item, reason


def _beans(decision: Decision, best: float) -> Judged:
    worth, reason = higher(decision, best, decision.item)
    if worth > best:
        return worth, reason
    return worth, decision.item_reason("du.magic-beans", "magic-beans", 0.0)


def _ring(decision: Decision, best: float) -> Judged:
    points = max([-decision.rules.points[curse] for curse in decision.seen.curses()], default=0)
    return best + 1.5, Reason("du.cursed-ring", "advice-ring", {"points": points})


def _blue_light(decision: Decision, best: float) -> Judged:
    routes = decision.routes
    used = [routes.values[die] for die, lies in enumerate(decision.seen.lies) if lies >= 0]
    return _worth_it(decision, best, routes.die_worth[max(used, default=1)], "blue-light")


def _wool(decision: Decision, best: float) -> Judged:
    routes, worths = decision.routes, decision.routes.die_worth
    gain = sum([max(0.0, worths[4] - worths[routes.values[die]] - 0.03) for die in routes.dice])
    return _worth_it(decision, best, gain, "ball-of-wool")


def _worth_it(decision: Decision, best: float, gain: float, card: str) -> Judged:
    """What an Item brings, less what it costs to use it up."""
    gain -= decision.item + BETTER
    return best + gain, decision.item_reason("du.turn-start", card, gain)


_ITEMS: Final[dict[str, Callable[[Decision, float], Judged]]] = {
    "seven-league-boots": _boots,
    "magic-beans": _beans,
    "cursed-ring": _ring,
    "blue-light": _blue_light,
    "ball-of-wool": _wool,
}
