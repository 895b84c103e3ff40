"""Items played in answer to what happens: now, or at a better moment to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.core import Reason
from veillee.games.dice_upon_a_time.advice.mind import Judged, Mind
from veillee.games.dice_upon_a_time.board import SLIP, SNAKE_DIE, TOKENS
from veillee.games.dice_upon_a_time.rolls import LOW


def decline(mind: Mind, number: int) -> Judged:
    return 0.0, Reason("du.windows", "advice-decline")


def play(mind: Mind, item: int, step: list[int]) -> Judged:
    """Whether an Item is worth its use now."""
    worth = _worth(mind, mind.rules.windows.names[item])
    card = {"card": mind.rules.windows.names[item]}
    return worth, Reason("du.windows", "advice-play" if worth > 0 else "advice-keep-item", card)


def _worth(mind: Mind, name: str) -> float:
    if name in _JUDGES:
        return _JUDGES[name](mind)
    if mind.rules.coop:
        return 0.2 if name == "invisibility-cloak" else -0.5
    return {"cursed-ring": 1.5, "magic-mirror": 0.5, "invisibility-cloak": 0.2}.get(name, 0.1)


def _bird(mind: Mind) -> float:
    """The Golden Bird is best with two low dice."""
    low = [die for die in mind.routes.dice if mind.routes.values[die] <= LOW]
    return 0.3 if len(low) > 1 or mind.sight.is_last else -0.1


def _gains(mind: Mind, seat: int) -> list[int]:
    gains: list[int] = mind.sight.field("gains")[seat]
    return gains


def _more(mind: Mind, number: int) -> float:
    """More of what is being gained, if a card wants it."""
    gain = _gains(mind, mind.seat)
    without = mind.stays(mind.changed(*gain))
    more = [amount + (number if amount else 0) for amount in gain]
    return mind.stays(mind.changed(*more)) - without - 0.7 * mind.item


def _robbery(mind: Mind) -> float:
    """Opponents' gains for oneself; partners are not robbed."""
    if mind.rules.coop:
        return -0.5
    total = [0] * len(TOKENS)
    for seat in mind.rules.around[mind.seat][1:]:
        for kind, amount in enumerate(_gains(mind, seat)):
            total[kind] += amount
    own = [had + new for had, new in zip(_gains(mind, mind.seat), total, strict=True)]
    return mind.stays(mind.changed(*own)) - mind.stays(mind.tokens) - 0.7 * mind.item


def _cursed(mind: Mind) -> bool:
    """Whether what is about to hit is a Curse."""
    curses = (mind.rules.stories.lay_curse, mind.rules.own_items.bestowed)
    return any(step[0] in curses for step in mind.view["table"])


def _plant(mind: Mind) -> float:
    """The Plant is kept for Curses as long as many may come."""
    if _cursed(mind):
        return 1.5
    return 0.1 if mind.sight.field("chapter") * 2 > mind.rules.last_chapter else -0.1


def _golden_ball(mind: Mind) -> float:
    return 0.2


def _snake(mind: Mind) -> float:
    """Roll one's own slip again, and an opponent's good number."""
    faces = mind.sight.field("faces")
    own: int = faces[mind.seat][SNAKE_DIE]
    if own:
        return 0.3 if own >= SLIP else -0.2
    numbers = [0 < row[SNAKE_DIE] < SLIP for row in faces]
    return 0.1 if any(numbers) and not mind.rules.coop else -0.2


_JUDGES: Final[dict[str, Callable[[Mind], float]]] = {
    "little-table": lambda mind: _more(mind, 2),
    "hazel-branch": lambda mind: _more(mind, 1),
    "cudgel-in-sack": _robbery,
    "plant": _plant,
    "golden-ball": _golden_ball,
    "white-snake": _snake,
    "golden-bird": _bird,
}
