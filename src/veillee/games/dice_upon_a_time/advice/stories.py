"""Stories: which to tell, what to choose of a Misfortune, and what to do about Curses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.core import Reason
from veillee.games.dice_upon_a_time.advice.cards import item_worth, points_of
from veillee.games.dice_upon_a_time.advice.decision import Decision, Judged, kinds
from veillee.games.dice_upon_a_time.cards import (
    CURSE,
    FORTUNE,
    MINI_QUEST,
    MISFORTUNE,
    SIDE_QUEST,
    Effect,
)
from veillee.games.dice_upon_a_time.tokens import TOKENS, Tokens

STORIES: Final = {FORTUNE: 0.5, SIDE_QUEST: 0.6, MINI_QUEST: 0.4, MISFORTUNE: -0.3, CURSE: -1.5}
#: What an effect of a Misfortune costs that is not looked at closely, and what it costs if others profit.
HARM: Final = -0.3
LOWER_DIE: Final = -0.25
#: The effects by which others gain.
_FOR_OTHERS: Final = ("others-gain", "others-draw-magic", "others-recover-die")


def tell(decision: Decision, kind: int) -> Judged:
    cards = decision.rules.cards
    worth = STORIES[cards.story_kind[kind]]
    about = {"points": abs(decision.rules.points[kind]), "choices": len(cards.effects_of.get(kind, []))}
    return worth, Reason("du.stories", "advice-story-good" if worth > 0 else "advice-story-bad", about)


def choose(decision: Decision, choice: int, story: int) -> Judged:
    """An option of a Misfortune, by what it takes away or gives to others."""
    cards = decision.rules.cards
    effect = cards.effects[cards.effects_of[story][choice]]
    worth = _MISFORTUNES[effect.name](decision, effect) if effect.name in _MISFORTUNES else HARM
    if effect.name == "move-to":
        goal: dict[str, int | str] = {"place": decision.place(effect.place), **decision.left()}
        return worth, Reason("du.misfortune", "advice-carried", goal)
    if effect.name in _FOR_OTHERS:
        return worth, Reason("du.misfortune", "advice-others-gain", {"others": decision.rules.players - 1})
    about = {"amount": max(effect.number, sum(effect.tokens))}
    return worth, Reason("du.misfortune", "advice-least-harm", about)


def _lose(decision: Decision, effect: Effect) -> float:
    gold, apple, bread = effect.tokens
    return decision.stays(decision.changed(-gold, -apple, -bread)) - decision.stays(decision.tokens)


def _lose_any(decision: Decision, effect: Effect) -> float:
    return effect.number * (decision.stays(_least_loss(decision)) - decision.stays(decision.tokens))


def _least_loss(decision: Decision) -> Tokens:
    """The tokens after the loss that hurts least."""
    ways = [decision.changed(*kinds(kind, -1)) for kind in range(len(TOKENS)) if decision.tokens[kind]]
    return max(ways, key=decision.stays, default=decision.tokens)


def _move_to(decision: Decision, effect: Effect) -> float:
    return decision.arrives(effect.place) - decision.stays(decision.tokens)


def _lose_item(decision: Decision, effect: Effect) -> float:
    items = decision.seen.zones[decision.rules.items[decision.seat]]
    return -min([item_worth(decision, item) for item in items if item >= 0], default=0.0)


def _lose_die(decision: Decision, effect: Effect) -> float:
    routes = decision.routes
    return -min([routes.die_worth[routes.values[die]] for die in routes.dice], default=0.0)


def _lower_die(decision: Decision, effect: Effect) -> float:
    return LOWER_DIE


def _return_quest(decision: Decision, effect: Effect) -> float:
    quests = decision.seen.zones[decision.rules.quests[decision.seat]]
    return HARM - max(0.0, min([decision.quest(kind) for kind in quests], default=0.0))


def _others_gain(decision: Decision, effect: Effect) -> float:
    return -HARM if decision.rules.coop else HARM


#: By effect: what it is worth to who draws the Misfortune.
_MISFORTUNES: Final[dict[str, Callable[[Decision, Effect], float]]] = {
    "lose": _lose,
    "lose-any": _lose_any,
    "left-takes-token": _lose_any,
    "move-to": _move_to,
    "lose-magic": _lose_item,
    "right-takes-magic": _lose_item,
    "lose-unused-die": _lose_die,
    "lower-die": _lower_die,
    "return-quest": _return_quest,
    "others-gain": _others_gain,
    "others-draw-magic": _others_gain,
    "others-recover-die": _others_gain,
}


def lift(decision: Decision, curse: int) -> Judged:
    points = -decision.rules.points[curse]
    return float(points), Reason("du.curses", "advice-lift", {"points": points})


def bestow(decision: Decision, curse: int, receiver: int) -> Judged:
    points = -decision.rules.points[curse]
    worth = points + 0.1 * points_of(decision, receiver)
    return worth, Reason("du.cursed-ring", "advice-bestow", {"seat": receiver, "points": points})


def favour(decision: Decision, seat: int) -> Judged:
    if seat == decision.seat:
        points = points_of(decision, seat)
        return 1.0, Reason("du.word-poorest", "advice-favour-self", {"points": points})
    return 0.0, Reason("du.word-poorest", "advice-others-gain", {"others": 1})
