"""Quests to draw, keep and fulfil, tokens and Items to take or part with, characters, dice."""

from __future__ import annotations

from typing import Final

from veillee.core import Reason
from veillee.games.dice_upon_a_time.advice.decision import Decision, Judged, in_turns, kinds
from veillee.games.dice_upon_a_time.advice.prospects import reaching
from veillee.games.dice_upon_a_time.advice.routes import ITEM
from veillee.games.dice_upon_a_time.dice import (
    DOUBLE,
    MAGIC_ITEM,
    PROHIBITION,
    SIDES,
    STORY,
    value_of,
)

#: What the Items are worth to keep, beside the usual.
ITEMS: Final = {
    "seven-league-boots": 0.9, "wishing-hat": 1.2, "golden-horse": 0.5, "crystal-ball": 0.4,
    "little-table": 0.8, "hazel-branch": 0.5, "cudgel-in-sack": 0.5, "magic-mirror": 0.5, "plant": 0.5,
    "golden-bird": 0.4, "blue-light": 0.4, "ball-of-wool": 0.3, "cursed-ring": 0.3,
    "invisibility-cloak": 0.3, "golden-ball": 0.2, "spirit-in-bottle": 0.3, "white-snake": 0.2,
}  # fmt: skip
#: How the characters help, the more the better.
HEROES: Final = {
    "king-thrushbeard": 0.9, "sleeping-beauty": 0.5, "red-riding-hood": 0.8, "puss-in-boots": 0.7,
    "snow-white": 0.3, "rapunzel": 0.4, "thumbling": 0.6, "brave-little-tailor": 0.3, "bremen-musicians": 0.2,
}  # fmt: skip
#: The turns a Quest of value 2, 3 and 4 takes, about.
_EFFORT: Final = [4.5, 6.5, 8.5]


# Quests


def draw_quest(decision: Decision, deck: int) -> Judged:
    """A deck by what can be done of it in the turns that are left."""
    worth = decision.prospects.quest_worth(0)
    turns = decision.seen.turns
    late = turns < _EFFORT[deck]
    message = "advice-quest-late" if late else "advice-quest"
    dear = (0.0, 0.2, 0.1)[deck] if turns > 12 else -0.3 * deck
    return worth + dear, Reason("du.drawing", message, {"value": deck + 2, "turns": turns})


def no_quest(decision: Decision) -> Judged:
    return 0.1, Reason("du.drawing", "advice-quests-enough", {"turns": decision.seen.turns})


def keep_quest(decision: Decision, kind: int) -> Judged:
    worth = decision.quest(kind)
    return worth, _way(decision, kind, "du.drawing")


def return_quest(decision: Decision, kind: int) -> Judged:
    worth = decision.quest(kind)
    return -worth, _way(decision, kind, "du.limit")


def _way(decision: Decision, kind: int, rule: str) -> Reason:
    """Whether a Quest is within reach, for how many points and in how many turns."""
    message = "advice-quest-near" if decision.quest(kind) > 0 else "advice-quest-far"
    points = abs(decision.rules.points[kind])
    return Reason(rule, message, {"points": points, "turns": decision.seen.turns})


def fulfil(decision: Decision, kind: int) -> Judged:
    """What the card brings, and what can be expected without what it costs."""
    position = [aim.kind for aim in decision.prospects.aims].index(kind)
    aim = decision.prospects.aims[position]
    left = decision.changed(-aim.need[0], -aim.need[1], -aim.need[2])
    worth = aim.worth + decision.routes.settle(
        decision.at, decision.routes.dice, left, reaching(0, position), decision.ahead
    )
    points = abs(decision.rules.points[kind])
    if points:
        return worth, Reason("du.fulfilling", "advice-fulfil", {"points": points})
    cost = sum(aim.need) + aim.any_tokens + aim.items
    return worth, Reason("du.mini-quests", "advice-reward", {"cost": cost})


def finish(decision: Decision) -> Judged:
    worth = decision.routes.plan(decision.at, decision.routes.dice, decision.tokens, 0, decision.ahead)
    return worth, Reason("du.fulfilling", "advice-finish", {"tokens": sum(decision.tokens)})


def take_object(decision: Decision, thing: int) -> Judged:
    """Somebody must carry it, and who stands here can."""
    worth, _ = finish(decision)
    return worth + 0.1, Reason("du.co-op-objects", "advice-object", decision.left())


# Tokens


def take(decision: Decision, kind: int) -> Judged:
    """One more token of a kind, for a card that wants it."""
    worth = decision.stays(decision.changed(*kinds(kind, 1)))
    for aim in decision.prospects.aims:
        if aim.need[kind] > decision.tokens[kind]:
            return worth, Reason("du.token-places", "advice-token", decision.about(aim.kind))
    return worth, Reason("du.token-places", "advice-token-spare", decision.open_cards())


def take_nothing(decision: Decision) -> Judged:
    about = {"held": sum(decision.tokens)}
    return decision.stays(decision.tokens) - 0.01, Reason("du.token-places", "advice-nothing", about)


def lose(decision: Decision, kind: int) -> Judged:
    """One token less of a kind."""
    worth = decision.stays(decision.changed(*kinds(kind, -1)))
    for aim in decision.prospects.aims:
        if aim.need[kind] >= decision.tokens[kind]:
            return worth, Reason("du.word-lose", "advice-lose-needed", decision.about(aim.kind))
    return worth, Reason("du.word-lose", "advice-lose-spare", {"have": decision.tokens[kind]})


def rob(decision: Decision, victim: int, kind: int) -> Judged:
    """Rob who leads; partners keep what they have if it does not help more here."""
    worth, reason = take(decision, kind)
    return worth + 0.01 * points_of(decision, victim), reason


def points_of(decision: Decision, seat: int) -> int:
    """The points of the Quests a seat has fulfilled."""
    rules = decision.rules
    return sum([rules.points[kind] for kind in decision.seen.zones[rules.done[seat]]])


# Items


def draw_item(decision: Decision) -> Judged:
    return ITEM, Reason("du.items", "advice-item", {"items": decision.seen.items})


def no_item(decision: Decision) -> Judged:
    return 0.0, Reason("du.items", "advice-nothing", {"held": decision.seen.items})


def item_worth(decision: Decision, item: int) -> float:
    return ITEMS.get(decision.name(item), ITEM)


def keep_item(decision: Decision, item: int) -> Judged:
    worth = item_worth(decision, item)
    return worth, _use(worth)


def part_with_item(decision: Decision, item: int) -> Judged:
    worth = item_worth(decision, item)
    return -worth, _use(worth)


def _use(worth: float) -> Reason:
    """How much an Item helps, in turns."""
    message = "advice-item-strong" if worth > ITEM else "advice-item-weak"
    return Reason("du.items", message, {"turns": in_turns(worth)})


def become(decision: Decision, hero: int) -> Judged:
    return HEROES.get(decision.name(hero), 0.3), Reason("du.characters", "advice-hero", decision.left())


# Dice


def face(decision: Decision, number: int) -> Judged:
    """A face to choose: high, and with something on top."""
    value, needed = value_of(number), decision.routes.needed
    item = 0.2 if decision.rules.with_items else 0.0
    extras = {PROHIBITION: 0.04, STORY: -0.02, MAGIC_ITEM: item, DOUBLE: 0.12}
    worth = decision.routes.die_worth[value] + extras.get(number, 0.0)
    if number > SIDES:
        return worth, Reason("du.fox", "advice-face-special")
    paths = sum([need <= value for need in needed])
    about = {"value": value, "paths": paths, "all": len(needed)}
    return worth, Reason("du.fox", "advice-face-number", about)


def spend_die(decision: Decision, die: int) -> Judged:
    """A die to part with: the weaker the better."""
    worth = -decision.routes.die_worth[value_of(decision.seen.faces[die])]
    return worth, Reason("du.placing", "advice-weak-die", {"value": value_of(decision.seen.faces[die])})


def regain_die(decision: Decision, die: int) -> Judged:
    """A die to take back: the stronger the better."""
    worth = decision.routes.die_worth[value_of(decision.seen.faces[die])]
    return worth, Reason("du.placing", "advice-strong-die", {"value": value_of(decision.seen.faces[die])})


def leave_dice(decision: Decision) -> Judged:
    return 0.0, Reason("du.word-recover", "advice-nothing", {"held": len(decision.seen.dice)})


def reroll(decision: Decision, die: int) -> Judged:
    """Roll again what is weaker than the average."""
    value = value_of(decision.seen.faces[die])
    gain = decision.routes.die_worth[4] - decision.routes.die_worth[value] - 0.03
    message = "advice-weak-die" if gain > 0 else "advice-strong-die"
    return gain, Reason("du.roll", message, {"value": value})


def enough(decision: Decision) -> Judged:
    seen = decision.seen
    about = {"dice": len(seen.dice), "value": sum([seen.value(die) for die in seen.dice])}
    return 0.0, Reason("du.roll", "advice-enough", about)
