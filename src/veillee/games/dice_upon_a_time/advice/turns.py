"""How a turn begins: which die, a Rabbit token, an ability, an Item, or to pass."""

from __future__ import annotations

from veillee.core import Reason
from veillee.games.dice_upon_a_time.advice.mind import Judged, Mind, kinds
from veillee.games.dice_upon_a_time.advice.sight import CLOSED
from veillee.games.dice_upon_a_time.advice.walks import (
    ABILITY,
    BLOCK,
    RABBIT,
    best_path,
    best_walk,
    on_socket,
    spirit,
)
from veillee.games.dice_upon_a_time.board import DICE, value_of

#: How much better something must be that changes the turn before it begins.
BETTER = 0.03


def use_die(mind: Mind, die: int) -> Judged:
    """The best socket for a die: a path that touches the figure, or a Spirit."""
    sight = mind.sight
    hood, ball = bool(sight.field("hood")), int(sight.field("ball"))
    best = best_path(mind, die, hood, ball)
    if not hood:
        for socket in open_spirits(mind, die):
            judged = on_socket(mind, die, socket)
            if best is None or judged[0] > best[0]:
                best = judged
    if best is not None:
        return best
    stays = mind.routes.plan(mind.at, mind.routes.without(die), mind.tokens, 0, mind.ahead)
    return stays - BLOCK, Reason("du.placing", "advice-far-path")


def open_spirits(mind: Mind, die: int) -> list[int]:
    """The Spirits that have room for a die."""
    board, sight = mind.rules.board, mind.sight
    found: list[int] = []
    if len(sight.sockets[board.fox]) < board.fox_sockets:
        found.append(board.fox)
    if not sight.field("wolf_closed") and not sight.sockets[board.wolf]:
        found.append(board.wolf)
    faces = sight.field("faces")
    for socket in (board.rabbit, board.snake):
        stack = sight.sockets[socket]
        if not stack:
            found.append(socket)
        elif len(stack) < sight.change.limit:
            owner, top = divmod(stack[-1], DICE)
            if sight.value(die) >= value_of(faces[owner][top]) and spirit(mind, die, socket)[0] > 0:
                found.append(socket)
    return found


def give_up(mind: Mind, number: int) -> Judged:
    """Best kept for when the last dice lead to nothing any more: a die less to look at then is no loss."""
    if mind.routes.is_end and mind.routes.dice and mind.routes.leads_nowhere(mind.at, mind.tokens):
        spent = mind.routes.settle(mind.at, mind.routes.dice[1:], mind.tokens, 0, 0)
        return spent + 0.01, Reason("du.turn", "advice-pass-end")
    stays = mind.routes.plan(mind.at, (), mind.tokens, 0, 0)
    return stays - 1.0, Reason("du.turn", "advice-pass")


def wait(mind: Mind, number: int) -> Judged:
    return mind.routes.plan(mind.at, (), mind.tokens, 0, 0), Reason("du.turn", "advice-wait")


def rabbit(mind: Mind, number: int) -> Judged:
    worth, reason = best_walk(mind, mind.rules.board.neighbours[mind.at], mind.routes.dice)
    return worth - (0.05 if mind.sight.is_last else RABBIT), reason


def sleep(mind: Mind, number: int) -> Judged:
    return best_walk(mind, mind.rules.board.neighbours[mind.at], mind.routes.dice[2:])


def hood(mind: Mind, number: int) -> Judged:
    found = best_path(mind, mind.routes.dice[0], True, 0)
    if found is None:
        return -BLOCK, Reason("du.red-riding-hood", "advice-keep-ability")
    return found[0] - ABILITY, Reason("du.red-riding-hood", "advice-hood")


def name_value(mind: Mind, number: int) -> Judged:
    """The Crystal Ball lets the weakest die count more."""
    found = best_path(mind, mind.routes.dice[0], False, number + 1)
    reason = Reason("du.crystal-ball", "advice-crystal-ball", {"value": number + 1})
    return (found[0] if found else 0.0) - mind.item - 0.01 * (5 - number), reason


# What leaves the turn where it was counts from the best of the rest


def higher(mind: Mind, best: float, cost: float) -> Judged:
    """One more die on a stack: good if a path next to the figure is full."""
    routes = mind.routes
    before = routes.needed
    routes.needed = mind.sight.needed(int(mind.sight.field("extra")) + 1)
    found = best - BLOCK
    for path in routes.touching[mind.at]:
        if before[path] == CLOSED and routes.needed[path] <= 6:
            for die in routes.dice:
                if mind.sight.value(die) >= routes.needed[path]:
                    rest = routes.without(die)
                    walks = routes.walk(path, die, mind.at, rest, mind.tokens, 0, mind.ahead)
                    found = max(found, walks - cost)
                    break
    routes.needed = before
    return found, Reason("du.stacks", "advice-higher" if found > best else "advice-keep-ability")


def swat(mind: Mind, best: float, socket: int) -> Judged:
    """The Tailor takes a die off a path next to the figure if that opens a better walk."""
    routes, sight = mind.routes, mind.sight
    found = best - BLOCK
    if socket in routes.touching[mind.at]:
        before = routes.needed[socket]
        stack = sight.sockets[socket]
        routes.needed[socket] = sight.change.values[socket]
        if len(stack) > 1:
            owner, die = divmod(stack[-2], DICE)
            routes.needed[socket] = value_of(sight.field("faces")[owner][die])
        for die in routes.dice:
            if routes.values[die] >= routes.needed[socket]:
                rest = routes.without(die)
                found = max(
                    found, routes.walk(socket, die, mind.at, rest, mind.tokens, 0, mind.ahead) - ABILITY
                )
                break
        routes.needed[socket] = before
    good = found > best + BETTER
    return found, Reason("du.tailor", "advice-swat" if good else "advice-keep-ability")


def convert(mind: Mind, best: float, number: int) -> Judged:
    """Puss turns a token into another that a card needs more."""
    source, target = divmod(number, 3)
    change = [new - old for new, old in zip(kinds(target, 1), kinds(source, 1), strict=True)]
    gain = mind.stays(mind.changed(*change)) - mind.stays(mind.tokens)
    message = "advice-convert" if gain > ABILITY else "advice-keep-token"
    return best + gain - ABILITY - BETTER, Reason("du.puss", message)


def swap(mind: Mind, best: float) -> Judged:
    """Thumbling swaps if another's Quest suits him clearly better than his worst."""
    rules, zones = mind.rules, mind.sight.zones
    own = [mind.quest(kind) for kind in zones[rules.quests + mind.seat]]
    others = [
        mind.quest(kind) for other in rules.around[mind.seat][1:] for kind in zones[rules.quests + other]
    ]
    gain = max(others) - min(own) - 1.0
    message = "advice-swap" if gain > 0 else "advice-keep-quests"
    return best + gain / 2, Reason("du.thumbling", message)


def play(mind: Mind, best: float, item: int) -> Judged:
    """Items that open a turn."""
    rules, routes, sight = mind.rules, mind.routes, mind.sight
    own = rules.own_items
    card = {"card": rules.windows.names[item]}
    if item == own.boots:
        worth, reason = best_walk(mind, rules.board.within_two[mind.at], routes.dice)
        return worth - mind.item, reason
    if item == own.beans:
        worth, reason = higher(mind, best, mind.item)
        return worth, reason if worth > best else Reason("du.magic-beans", "advice-keep-item", card)
    if item == own.ring:
        return best + 1.5, Reason("du.cursed-ring", "advice-ring")
    worths = routes.die_worth
    if item == own.blue_light:
        used = [routes.values[die] for die, at in enumerate(sight.lies) if at >= 0]
        gain = worths[max(used, default=1)] - mind.item - BETTER
    else:
        gain = sum([max(0.0, worths[4] - worths[routes.values[die]] - 0.03) for die in routes.dice])
        gain -= mind.item + BETTER
    return best + gain, Reason("du.turn-start", "advice-play" if gain > 0 else "advice-keep-item", card)
