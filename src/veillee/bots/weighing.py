"""Options weighed for people: what each may bring, from a seat's view alone, and the hints made of it.

A search is asked in short slices, each with its own seed taken from the question: whoever asks twice hears
the same, and whoever has waited long enough can stop between two of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, final

from veillee.bots.judges import has_common_result
from veillee.bots.makers import BotMaker
from veillee.core import Reason, View, schema
from veillee.core.advice import Ranked
from veillee.core.record import digest

#: So many options are weighed, those that the advice puts first: more would get too few worlds each.
MOST_WEIGHED: Final = 10
#: How many iterations a slice has, and how many slices a hint.
SLICE: Final = 20
HINT_SLICES: Final = 4


@final
@dataclass(frozen=True)
class Hint:
    """An option, how good the advice finds it, why, and what the seat may expect of it in per cent."""

    option: int
    value: float
    reason: Reason
    #: The chance to win; or, where nobody is to be beaten, the part of the best result that may be expected.
    chance: int | None = None
    expected: int | None = None

    def to_json(self) -> schema.Hint:
        found: schema.Hint = {
            "option": self.option,
            "value": self.value,
            "reason": self.reason.to_json(),
        }
        if self.chance is not None:
            found["chance"] = self.chance
        if self.expected is not None:
            found["expected"] = self.expected
        return found


def never() -> bool:
    """For whoever can wait."""
    return False


def can_weigh(maker: BotMaker) -> bool:
    """Whether there is anything to say about chances, and somebody to say it."""
    return maker.advice is not None and maker.has_aim


def shortlist(ranked: Sequence[Ranked], chosen: int | None = None) -> list[int]:
    """The options worth weighing, in the order of their numbers; the one that was chosen is among them."""
    best = {hint.option for hint in ranked[:MOST_WEIGHED]}
    return sorted(best if chosen is None else best | {chosen})


def weighed_once(
    maker: BotMaker, view: View, options: list[int], number: int, iterations: int
) -> list[float]:
    """What each option may bring, from 0 to 1, by one slice of a search; each number gives another."""
    rng = Random(f"{digest([view, options])} {number}")
    return maker.search.expectations(view, options, iterations, rng)


def hints(
    maker: BotMaker,
    view: View,
    options: list[int],
    slices: int = HINT_SLICES,
    is_late: Callable[[], bool] = never,
    iterations: int = SLICE,
) -> list[Hint]:
    """The best few options with their reasons, for a player who asks.

    They stand in the order of their chances. Without `slices`, or when it gets late, there are none, and
    the order is the advice's.
    """
    if maker.advice is None:
        return []
    ranked = maker.advice.rank(view, options)
    chances: dict[int, float] = {}
    if slices and "knowledge" in view and len(options) > 1 and can_weigh(maker):
        chances = _chances(maker, view, shortlist(ranked), slices, is_late, iterations)
    if chances:
        ranked = sorted(ranked, key=lambda hint: -chances.get(hint.option, -1.0))
    most = 3 if len(options) > 3 else 2
    return [_hint(maker, hint, chances.get(hint.option)) for hint in ranked[:most]]


def _chances(
    maker: BotMaker,
    view: View,
    options: list[int],
    slices: int,
    is_late: Callable[[], bool],
    iterations: int,
) -> dict[int, float]:
    totals = [0.0] * len(options)
    for number in range(slices):
        found = weighed_once(maker, view, options, number, iterations)
        totals = [total + value for total, value in zip(totals, found, strict=True)]
        if is_late():
            return {}
    return {option: total / slices for option, total in zip(options, totals, strict=True)}


def _hint(maker: BotMaker, ranked: Ranked, chance: float | None) -> Hint:
    percent = None if chance is None else round(100 * chance)
    is_common = has_common_result(maker.rules)
    return Hint(
        ranked.option,
        ranked.value,
        ranked.reason,
        chance=None if is_common else percent,
        expected=percent if is_common else None,
    )
