"""Cards: Quests to draw, keep and fulfil, Items to keep or part with, Stories to choose."""

from __future__ import annotations

from typing import Final

from veillee.core import Reason
from veillee.games.dice_upon_a_time.advice.mind import Judged, Mind, kinds
from veillee.games.dice_upon_a_time.advice.routes import ITEM
from veillee.games.dice_upon_a_time.board import TOKENS, value_of
from veillee.games.dice_upon_a_time.tasks import CURSE, FORTUNE, MINI_QUEST, MISFORTUNE, SIDE_QUEST, WORDS

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
STORIES: Final = {FORTUNE: 0.5, SIDE_QUEST: 0.6, MINI_QUEST: 0.4, MISFORTUNE: -0.3, CURSE: -1.5}
#: The turns a Quest of value 2, 3 and 4 takes, about.
_EFFORT: Final = [4.5, 6.5, 8.5]


# Quests


def draw_quest(mind: Mind, deck: int) -> Judged:
    """A deck by what can be done of it in the turns that are left."""
    worth = mind.prospects.quest_worth(0)
    turns = mind.sight.turns
    late = turns < _EFFORT[deck]
    message = "advice-quest-late" if late else "advice-quest"
    dear = (0.0, 0.2, 0.1)[deck] if turns > 12 else -0.3 * deck
    return worth + dear, Reason("du.drawing", message, {"value": deck + 2})


def no_quest(mind: Mind, number: int) -> Judged:
    return 0.1, Reason("du.drawing", "advice-quests-enough")


def keep_quest(mind: Mind, number: int) -> Judged:
    kind = mind.rules.tasks.quest_kinds[number]
    worth = mind.quest(kind)
    return worth, Reason("du.drawing", "advice-quest-near" if worth > 0 else "advice-quest-far")


def return_quest(mind: Mind, number: int) -> Judged:
    kind = mind.rules.tasks.quest_kinds[number]
    worth = mind.quest(kind)
    return -worth, Reason("du.limit", "advice-quest-near" if worth > 0 else "advice-quest-far")


def fulfil(mind: Mind, number: int) -> Judged:
    """What the card brings, and what can be expected without what it costs."""
    kind = mind.rules.tasks.open_kinds[number]
    position = [aim.kind for aim in mind.prospects.aims].index(kind)
    aim = mind.prospects.aims[position]
    left = mind.changed(-aim.need[0], -aim.need[1], -aim.need[2])
    worth = aim.worth + mind.routes.settle(mind.at, mind.routes.dice, left, 1 << position, mind.ahead)
    points = abs(mind.rules.scoring.points[kind])
    if points:
        return worth, Reason("du.fulfilling", "advice-fulfil", {"points": points})
    return worth, Reason("du.mini-quests", "advice-reward")


def finish(mind: Mind, number: int) -> Judged:
    worth = mind.routes.plan(mind.at, mind.routes.dice, mind.tokens, 0, mind.ahead)
    return worth, Reason("du.fulfilling", "advice-finish")


def take_object(mind: Mind, number: int) -> Judged:
    """Somebody must carry it, and who stands here can."""
    worth, _ = finish(mind, number)
    return worth + 0.1, Reason("du.co-op-objects", "advice-object")


# Tokens


def take(mind: Mind, kind: int) -> Judged:
    """One more token of a kind, for a card that wants it."""
    worth = mind.stays(mind.changed(*kinds(kind, 1)))
    for aim in mind.prospects.aims:
        if aim.need[kind] > mind.tokens[kind]:
            return worth, Reason("du.token-places", "advice-token", {"card": mind.name(aim.kind)})
    return worth, Reason("du.token-places", "advice-token-spare")


def take_nothing(mind: Mind, number: int) -> Judged:
    return mind.stays(mind.tokens) - 0.01, Reason("du.token-places", "advice-nothing")


def lose(mind: Mind, kind: int) -> Judged:
    """One token less of a kind."""
    worth = mind.stays(mind.changed(*kinds(kind, -1)))
    for aim in mind.prospects.aims:
        if aim.need[kind] >= mind.tokens[kind]:
            return worth, Reason("du.word-lose", "advice-lose-needed", {"card": mind.name(aim.kind)})
    return worth, Reason("du.word-lose", "advice-lose-spare")


def rob(mind: Mind, number: int) -> Judged:
    """Rob who leads; partners keep what they have if it does not help more here."""
    victim, kind = divmod(number, len(TOKENS))
    worth, reason = take(mind, kind)
    return worth + 0.01 * points_of(mind, victim), reason


def points_of(mind: Mind, seat: int) -> int:
    """The points of the Quests a seat has fulfilled."""
    rules = mind.rules
    return sum([rules.scoring.points[kind] for kind in mind.sight.zones[rules.done + seat]])


# Items


def draw_item(mind: Mind, number: int) -> Judged:
    return ITEM, Reason("du.items", "advice-item")


def no_item(mind: Mind, number: int) -> Judged:
    return 0.0, Reason("du.items", "advice-nothing")


def item_worth(mind: Mind, item: int) -> float:
    return ITEMS.get(mind.rules.windows.names[item], ITEM)


def keep_item(mind: Mind, item: int) -> Judged:
    worth = item_worth(mind, item)
    return worth, Reason("du.items", "advice-item-strong" if worth > ITEM else "advice-item-weak")


def part_with_item(mind: Mind, item: int) -> Judged:
    worth = item_worth(mind, item)
    return -worth, Reason("du.items", "advice-item-strong" if worth > ITEM else "advice-item-weak")


def become(mind: Mind, number: int) -> Judged:
    hero = mind.rules.deck_kinds("characters")[number]
    return HEROES.get(mind.name(hero), 0.3), Reason("du.characters", "advice-hero")


# Stories


def tell(mind: Mind, number: int) -> Judged:
    kind = mind.rules.stories.first + number
    story = mind.rules.tasks.story_kind[kind]
    good = STORIES[story] > 0
    return STORIES[story], Reason("du.stories", "advice-story-good" if good else "advice-story-bad")


def choose(mind: Mind, number: int, step: list[int]) -> Judged:
    """An option of a Misfortune, by what it takes away or gives to others."""
    tasks = mind.rules.tasks
    effect = tasks.effects[tasks.effects_of[step[1]][number]]
    word = WORDS[effect.word]
    before = mind.stays(mind.tokens)
    worth = -0.3
    if word == "lose":
        tokens = effect.tokens
        worth = mind.stays(mind.changed(-tokens[0], -tokens[1], -tokens[2])) - before
    elif word in ("lose-any", "left-takes-token"):
        worth = effect.number * (mind.stays(_least_loss(mind)) - before)
    elif word == "move-to":
        return mind.arrives(effect.place) - before, _moved(mind, effect.place)
    elif word in ("lose-magic", "right-takes-magic"):
        held = mind.sight.zones[mind.rules.items + mind.seat]
        first = mind.rules.windows.first
        worth = -min([item_worth(mind, kind - first) for kind in held if kind >= first], default=0.0)
    elif word == "lose-unused-die":
        worth = -min(
            [mind.routes.die_worth[mind.routes.values[die]] for die in mind.routes.dice], default=0.0
        )
    elif word == "lower-die":
        worth = -0.25
    elif word == "return-quest":
        quests = [mind.quest(kind) for kind in mind.sight.zones[mind.rules.quests + mind.seat]]
        worth = -0.3 - max(0.0, min(quests, default=0.0))
    elif word in ("others-gain", "others-draw-magic", "others-recover-die"):
        worth = 0.3 if mind.rules.coop else -0.3
        return worth, Reason("du.misfortune", "advice-others-gain")
    return worth, Reason("du.misfortune", "advice-least-harm")


def _least_loss(mind: Mind) -> tuple[int, int, int]:
    """The tokens after the loss that hurts least."""
    ways = [mind.changed(*kinds(kind, -1)) for kind in range(len(TOKENS)) if mind.tokens[kind]]
    return max(ways, key=mind.stays, default=mind.tokens)


def _moved(mind: Mind, place: int) -> Reason:
    return Reason("du.misfortune", "advice-carried", {"place": mind.place(place)})


def lift(mind: Mind, number: int) -> Judged:
    points = -mind.rules.scoring.points[mind.rules.tasks.curses[number]]
    return float(points), Reason("du.curses", "advice-lift", {"points": points})


def bestow(mind: Mind, number: int) -> Judged:
    curse, receiver = divmod(number, mind.rules.players)
    points = -mind.rules.scoring.points[mind.rules.tasks.curses[curse]]
    worth = points + 0.1 * points_of(mind, receiver)
    return worth, Reason("du.cursed-ring", "advice-bestow", {"seat": receiver, "points": points})


def favour(mind: Mind, seat: int) -> Judged:
    own = seat == mind.seat
    message = "advice-favour-self" if own else "advice-others-gain"
    return float(own), Reason("du.word-poorest", message)


# Dice


def face(mind: Mind, number: int) -> Judged:
    """A face to choose: high, and with something on top."""
    extras = {7: 0.04, 8: -0.02, 9: 0.2 if mind.rules.with_items else 0.0, 10: 0.12}
    worth = mind.routes.die_worth[min(number, 6)] + extras.get(number, 0.0)
    return worth, Reason("du.fox", "advice-face-special" if number > 6 else "advice-face-number")


def spend_die(mind: Mind, die: int) -> Judged:
    """A die to part with: the weaker the better."""
    worth = -mind.routes.die_worth[value_of(mind.sight.faces[die])]
    return worth, Reason("du.placing", "advice-weak-die", {"value": value_of(mind.sight.faces[die])})


def regain_die(mind: Mind, die: int) -> Judged:
    """A die to take back: the stronger the better."""
    worth = mind.routes.die_worth[value_of(mind.sight.faces[die])]
    return worth, Reason("du.placing", "advice-strong-die", {"value": value_of(mind.sight.faces[die])})


def leave_dice(mind: Mind, number: int) -> Judged:
    return 0.0, Reason("du.word-recover", "advice-nothing")


def reroll(mind: Mind, die: int) -> Judged:
    """Roll again what is weaker than the average."""
    value = value_of(mind.sight.faces[die])
    gain = mind.routes.die_worth[4] - mind.routes.die_worth[value] - 0.03
    message = "advice-weak-die" if gain > 0 else "advice-strong-die"
    return gain, Reason("du.roll", message, {"value": value})


def enough(mind: Mind, number: int) -> Judged:
    return 0.0, Reason("du.roll", "advice-enough")
