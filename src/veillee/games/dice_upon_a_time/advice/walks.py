"""Where to put a die and where to walk: each option by the best route that begins with it."""

from __future__ import annotations

from typing import Final

from veillee.core import Reason
from veillee.games.dice_upon_a_time.advice.mind import Judged, Mind
from veillee.games.dice_upon_a_time.advice.sight import CLOSED, FORBIDDEN
from veillee.games.dice_upon_a_time.board import DICE, PROHIBITION, SNAKE_DIE

#: What the Spirits are worth to who gets their gift.
FOX: Final = 0.24
RABBIT: Final = 0.45
SNAKE: Final = 0.32
#: A die that leads nowhere.
BLOCK: Final = 0.1
#: What it costs to use an ability that comes back in the next chapter, and a Rabbit token in the last.
ABILITY: Final = 0.08
#: How likely another die covers one's own at a Spirit.
COVERED: Final = 0.11


def destination(mind: Mind, place: int) -> Reason:
    """Why to go to a place: what is fulfilled there, what it gives, or what it brings nearer."""
    routes, prospects = mind.routes, mind.prospects
    name = mind.place(place)
    before = mind.tokens
    kind = mind.rules.board.token[place]
    tokens = mind.changed(*[int(token == kind) for token in range(3)])
    done, left = routes.fulfilled(place, tokens, 0)
    reached = [aim for number, aim in enumerate(prospects.aims) if done >> number & 1]
    already, _ = routes.fulfilled(mind.at, before, 0)
    reached = [aim for aim in reached if not already >> prospects.aims.index(aim) & 1]
    if reached:
        best = max(reached, key=lambda aim: aim.worth)
        return Reason("du.fulfilling", "advice-walk-fulfil", {"place": name, "card": mind.name(best.kind)})
    if routes.arrival(place, 0, mind.sight.turns) > prospects.quest_worth(0) / 2 > 0.1:
        return Reason("du.drawing", "advice-walk-draw", {"place": name})
    number = prospects.best_aim(place, left, done)
    if number is None:
        return Reason("du.moving", "advice-walk-plain", {"place": name})
    card = mind.name(prospects.aims[number].kind)
    if kind >= 0 and prospects.aims[number].need[kind] > before[kind]:
        return Reason("du.token-places", "advice-walk-token", {"place": name, "card": card})
    return Reason("du.moving", "advice-walk", {"place": name, "card": card})


def stay_reason(mind: Mind) -> Reason:
    number = mind.prospects.best_aim(mind.at, mind.tokens, 0)
    if number is None:
        return Reason("du.moving", "advice-stay")
    return Reason("du.moving", "advice-stay-near", {"card": mind.name(mind.prospects.aims[number].kind)})


# Spirits


def spirit(mind: Mind, die: int, socket: int) -> Judged:
    """What a die is worth at a Spirit."""
    board = mind.rules.board
    last = mind.sight.is_last
    if socket == board.fox:
        good = 0.0 if last or die == SNAKE_DIE else FOX - (0.1 if die == SNAKE_DIE - 1 else 0.0)
        return good, Reason("du.fox", "advice-last-spirit" if last else "advice-fox")
    if socket == board.wolf:
        return _wolf(mind), Reason("du.wolf", "advice-wolf")
    rabbit = socket == board.rabbit
    gift = RABBIT if rabbit else SNAKE
    if last or (rabbit and not mind.sight.field("rabbit_supply")):
        gift = 0.0
    rule, message = ("du.rabbit", "advice-rabbit") if rabbit else ("du.snake", "advice-snake")
    return gift * _stays_on_top(mind, die, socket), Reason(rule, "advice-last-spirit" if last else message)


def _stays_on_top(mind: Mind, die: int, socket: int) -> float:
    """How likely the die is on top when the chapter ends; partners do not need to be covered."""
    sight = mind.sight
    stack = sight.sockets[socket]
    if mind.rules.coop:
        return 0.0 if stack else 1.0
    if stack and stack[-1] // DICE == mind.seat:
        return 0.0
    if len(stack) + 1 >= sight.change.limit:
        return 1.0
    if sight.faces[die] == PROHIBITION and sight.change.prohibition:
        return 0.95
    value = sight.value(die)
    found = 1.0
    for other in mind.rules.around[mind.seat][1:]:
        if not sight.field("passed")[other]:
            left = sight.field("lies")[other].count(-1)
            found *= (1 - COVERED * (8 - value) / 4) ** left
    return found


def _wolf(mind: Mind) -> float:
    """Every other player loses a weak die: good against opponents, bad among partners."""
    total = 0.0
    for other in mind.rules.around[mind.seat][1:]:
        faces, lies = mind.sight.field("faces")[other], mind.sight.field("lies")[other]
        values = [min(face, 6) for face, at in zip(faces, lies, strict=True) if at == -1]
        if values:
            total += mind.routes.die_worth[min(values)]
    return -total if mind.rules.coop else 0.8 * total / (mind.rules.players - 1)


# Placing


def fits(mind: Mind, die: int, path: int, hood: bool, ball: int) -> bool:
    """Whether a die may go onto a path next to the figure."""
    needed = mind.routes.needed[path]
    if needed == FORBIDDEN:
        return mind.sight.faces[die] == PROHIBITION
    return needed != CLOSED and (hood or (ball or mind.sight.value(die)) >= needed)


def on_path(mind: Mind, die: int, path: int) -> Judged:
    """Put a die on a path and walk, or stay."""
    routes = mind.routes
    rest = routes.without(die)
    end = mind.rules.board.other_end(path, mind.at)
    stays = routes.settle(mind.at, rest, mind.tokens, 0, mind.ahead) - BLOCK
    if end < 0:
        return stays, Reason("du.placing", "advice-far-path")
    walks = routes.walk(path, die, mind.at, rest, mind.tokens, 0, routes.depth - 1)
    if walks < stays:
        return stays, stay_reason(mind)
    return walks, destination(mind, end)


def on_socket(mind: Mind, die: int, socket: int) -> Judged:
    if socket < mind.rules.board.paths:
        return on_path(mind, die, socket)
    worth, reason = spirit(mind, die, socket)
    rest = mind.routes.without(die)
    return worth + mind.routes.settle(mind.at, rest, mind.tokens, 0, mind.routes.depth), reason


def best_path(mind: Mind, die: int, hood: bool, ball: int) -> Judged | None:
    """The best walk that begins with this die."""
    best: Judged | None = None
    for path in mind.routes.touching[mind.at]:
        if fits(mind, die, path, hood, ball):
            judged = on_path(mind, die, path)
            if best is None or judged[0] > best[0]:
                best = judged
    return best


def best_walk(mind: Mind, places: list[int], dice: tuple[int, ...]) -> Judged:
    """The best place to walk to without a die."""
    routes = mind.routes
    found = [(routes.arrive(place, dice, mind.tokens, 0, mind.ahead, False), place) for place in places]
    worth, place = max(found, key=lambda pair: pair[0])
    return worth, destination(mind, place)
