"""Where to put a die and where to walk: each option by the best route that begins with it."""

from __future__ import annotations

from typing import Final

from veillee.core import Reason
from veillee.games.dice_upon_a_time.advice.decision import Decision, Judged
from veillee.games.dice_upon_a_time.advice.parsed_view import CLOSED, FORBIDDEN
from veillee.games.dice_upon_a_time.advice.prospects import is_reached
from veillee.games.dice_upon_a_time.dice import PROHIBITION, RESERVE, SNAKE_DIE, owner_of, value_of
from veillee.games.dice_upon_a_time.tokens import Tokens

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


def destination(decision: Decision, place: int) -> Reason:
    """Why to go to a place: what is fulfilled there, what it gives, or what it brings nearer."""
    routes, prospects = decision.routes, decision.prospects
    name = decision.place(place)
    before = decision.tokens
    kind = decision.rules.land.token[place]
    tokens = decision.changed(*[int(token == kind) for token in range(3)])
    done, left = routes.fulfilled(place, tokens, 0)
    reached = [aim for number, aim in enumerate(prospects.aims) if is_reached(done, number)]
    already, _ = routes.fulfilled(decision.at, before, 0)
    reached = [aim for aim in reached if not is_reached(already, prospects.aims.index(aim))]
    if reached:
        best = max(reached, key=lambda aim: aim.worth)
        return Reason("du.fulfilling", "advice-walk-fulfil", {"place": name, **decision.about(best.kind)})
    if routes.arrival(place, 0, decision.seen.turns) > prospects.quest_worth(0) / 2 > 0.1:
        about: dict[str, int | str] = {"place": name, "turns": decision.seen.turns}
        return Reason("du.drawing", "advice-walk-draw", about)
    number = prospects.best_aim(place, left, done)
    if number is None:
        plain: dict[str, int | str] = {"place": name, "turns": decision.seen.turns}
        return Reason("du.moving", "advice-walk-plain", plain)
    aim = _aim(decision, number, place, left, done)
    if kind >= 0 and prospects.aims[number].need[kind] > before[kind]:
        return Reason("du.token-places", "advice-walk-token", {"place": name, **aim})
    return Reason("du.moving", "advice-walk", {"place": name, **aim})


def stay_reason(decision: Decision) -> Reason:
    number = decision.prospects.best_aim(decision.at, decision.tokens, 0)
    if number is None:
        return Reason("du.moving", "advice-stay", {**decision.left(), **decision.open_cards()})
    return Reason("du.moving", "advice-stay-near", _aim(decision, number, decision.at, decision.tokens, 0))


def _aim(decision: Decision, number: int, place: int, tokens: Tokens, mask: int) -> dict[str, int | str]:
    """The next aim from a place, with about how many turns it is away."""
    prospects = decision.prospects
    away = round(prospects.cost_from(number, place, tokens, mask))
    return {**decision.about(prospects.aims[number].kind), "away": max(1, away)}


# Spirits


def spirit(decision: Decision, die: int, socket: int) -> Judged:
    """What a die is worth at a Spirit."""
    land = decision.rules.land
    last = decision.seen.is_last
    if socket == land.fox:
        good = 0.0 if last or die == SNAKE_DIE else FOX - (0.1 if die == SNAKE_DIE - 1 else 0.0)
        return good, _spirit_reason(decision, "du.fox", "advice-fox", {"value": decision.seen.value(die)})
    if socket == land.wolf:
        return _wolf(decision)
    rabbit = socket == land.rabbit
    gift = RABBIT if rabbit else SNAKE
    if last or (rabbit and not decision.seen.field("rabbit_supply")):
        gift = 0.0
    rule, message = ("du.rabbit", "advice-rabbit") if rabbit else ("du.snake", "advice-snake")
    top = _stays_on_top(decision, die, socket)
    return gift * top, _spirit_reason(decision, rule, message, {"percent": round(100 * top)})


def _spirit_reason(decision: Decision, rule: str, message: str, about: dict[str, int]) -> Reason:
    """What a Spirit gives; after the last chapter, nothing."""
    if decision.seen.is_last:
        return Reason(rule, "advice-last-spirit", decision.left())
    return Reason(rule, message, about)


def _stays_on_top(decision: Decision, die: int, socket: int) -> float:
    """How likely the die is on top when the chapter ends; partners do not need to be covered."""
    seen = decision.seen
    stack = seen.sockets[socket]
    if decision.rules.coop:
        return 0.0 if stack else 1.0
    if stack and owner_of(stack[-1]) == decision.seat:
        return 0.0
    if len(stack) + 1 >= seen.change.limit:
        return 1.0
    if seen.faces[die] == PROHIBITION and seen.change.prohibition:
        return 0.95
    value = seen.value(die)
    found = 1.0
    for other in decision.rules.around[decision.seat][1:]:
        if not seen.field("passed")[other]:
            left = seen.field("lies")[other].count(RESERVE)
            found *= (1 - COVERED * (8 - value) / 4) ** left
    return found


def _wolf(decision: Decision) -> Judged:
    """Every other player loses a weak die: good against opponents, bad among partners."""
    total, dice, weakest = 0.0, 0, 0
    for other in decision.rules.around[decision.seat][1:]:
        faces, lies = decision.seen.field("faces")[other], decision.seen.field("lies")[other]
        values = [value_of(face) for face, at in zip(faces, lies, strict=True) if at == RESERVE]
        if values:
            total += decision.routes.die_worth[min(values)]
            dice += 1
            weakest += min(values)
    worth = -total if decision.rules.coop else 0.8 * total / (decision.rules.players - 1)
    return worth, Reason("du.wolf", "advice-wolf", {"dice": dice, "value": weakest})


# Placing


def fits(decision: Decision, die: int, path: int, hood: bool, ball: int) -> bool:
    """Whether a die may go onto a path next to the figure."""
    needed = decision.routes.needed[path]
    if needed == FORBIDDEN:
        return decision.seen.faces[die] == PROHIBITION
    return needed != CLOSED and (hood or (ball or decision.seen.value(die)) >= needed)


def on_path(decision: Decision, die: int, path: int) -> Judged:
    """Put a die on a path and walk, or stay."""
    routes = decision.routes
    rest = routes.without(die)
    end = decision.rules.land.other_end(path, decision.at)
    stays = routes.settle(decision.at, rest, decision.tokens, 0, decision.ahead) - BLOCK
    if end < 0:
        return stays, Reason("du.placing", "advice-far-path", {"value": decision.seen.value(die)})
    walks = routes.walk(path, die, decision.at, rest, decision.tokens, 0, routes.depth - 1)
    if walks < stays:
        return stays, stay_reason(decision)
    return walks, destination(decision, end)


def on_socket(decision: Decision, die: int, socket: int) -> Judged:
    if socket < decision.rules.land.paths:
        return on_path(decision, die, socket)
    worth, reason = spirit(decision, die, socket)
    rest = decision.routes.without(die)
    return worth + decision.routes.settle(
        decision.at, rest, decision.tokens, 0, decision.routes.depth
    ), reason


def best_path(decision: Decision, die: int, hood: bool, ball: int) -> Judged | None:
    """The best walk that begins with this die."""
    best: Judged | None = None
    for path in decision.routes.touching[decision.at]:
        if fits(decision, die, path, hood, ball):
            judged = on_path(decision, die, path)
            if best is None or judged[0] > best[0]:
                best = judged
    return best


def best_walk(decision: Decision, places: list[int], dice: tuple[int, ...]) -> Judged:
    """The best place to walk to without a die."""
    routes = decision.routes
    found = [
        (routes.arrive(place, dice, decision.tokens, 0, decision.ahead, False), place) for place in places
    ]
    worth, place = max(found, key=lambda pair: pair[0])
    return worth, destination(decision, place)
