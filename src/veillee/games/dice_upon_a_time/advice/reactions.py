"""Items played in answer to what happens: now, or at a better moment to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.core import Reason
from veillee.games.dice_upon_a_time.advice.decision import Decision, Judged
from veillee.games.dice_upon_a_time.dice import SLIP, SNAKE_DIE
from veillee.games.dice_upon_a_time.rolls import LOW
from veillee.games.dice_upon_a_time.tokens import TOKENS


def decline(decision: Decision) -> Judged:
    return 0.0, Reason("du.windows", "advice-decline", {"items": decision.seen.items})


def play(decision: Decision, item: int) -> Judged:
    """Whether an Item is worth its use now."""
    name = decision.name(item)
    worth = _worth(decision, name)
    return worth, decision.item_reason("du.windows", name, worth)


def _worth(decision: Decision, name: str) -> float:
    if name in _JUDGES:
        return _JUDGES[name](decision)
    if decision.rules.coop:
        return 0.2 if name == "invisibility-cloak" else -0.5
    return {"cursed-ring": 1.5, "magic-mirror": 0.5, "invisibility-cloak": 0.2}.get(name, 0.1)


def _bird(decision: Decision) -> float:
    """The Golden Bird is best with two low dice."""
    low = [die for die in decision.routes.dice if decision.routes.values[die] <= LOW]
    return 0.3 if len(low) > 1 or decision.seen.is_last else -0.1


def _gains(decision: Decision, seat: int) -> list[int]:
    gains: list[int] = decision.seen.field("gains")[seat]
    return gains


def _more(decision: Decision, number: int) -> float:
    """More of what is being gained, if a card wants it."""
    gain = _gains(decision, decision.seat)
    without = decision.stays(decision.changed(*gain))
    more = [amount + (number if amount else 0) for amount in gain]
    return decision.stays(decision.changed(*more)) - without - 0.7 * decision.item


def _robbery(decision: Decision) -> float:
    """Opponents' gains for oneself; partners are not robbed."""
    if decision.rules.coop:
        return -0.5
    total = [0] * len(TOKENS)
    for seat in decision.rules.around[decision.seat][1:]:
        for kind, amount in enumerate(_gains(decision, seat)):
            total[kind] += amount
    own = [had + new for had, new in zip(_gains(decision, decision.seat), total, strict=True)]
    return decision.stays(decision.changed(*own)) - decision.stays(decision.tokens) - 0.7 * decision.item


def _cursed(decision: Decision) -> bool:
    """Whether what is about to hit is a Curse."""
    handlers = decision.rules.handlers
    coming = [handlers[number].name for number, *_ in decision.view["table"]]
    return "lay-curse" in coming or "bestowed" in coming


def _plant(decision: Decision) -> float:
    """The Plant is kept for Curses as long as many may come."""
    if _cursed(decision):
        return 1.5
    return 0.1 if decision.seen.field("chapter") * 2 > decision.rules.last_chapter else -0.1


def _golden_ball(decision: Decision) -> float:
    return 0.2


def _snake(decision: Decision) -> float:
    """Roll one's own slip again, and an opponent's good number."""
    faces = decision.seen.field("faces")
    own: int = faces[decision.seat][SNAKE_DIE]
    if own:
        return 0.3 if own >= SLIP else -0.2
    numbers = [0 < row[SNAKE_DIE] < SLIP for row in faces]
    return 0.1 if any(numbers) and not decision.rules.coop else -0.2


_JUDGES: Final[dict[str, Callable[[Decision], float]]] = {
    "little-table": lambda decision: _more(decision, 2),
    "hazel-branch": lambda decision: _more(decision, 1),
    "cudgel-in-sack": _robbery,
    "plant": _plant,
    "golden-ball": _golden_ball,
    "white-snake": _snake,
    "golden-bird": _bird,
}
