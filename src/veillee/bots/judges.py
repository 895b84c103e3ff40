"""Who says what a seat may expect where a search stops looking."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final, Literal, Protocol, final

from veillee.core import Result, Rules, View
from veillee.core.advice import Advice

#: By how many points a seat must lead for the advice to give it about three chances in four.
LEAD: Final = 6.0

#: To win from the others or, alone and together, to do as well as one can.
Aim = Literal["win", "result"]


def aim_of(rules: Rules[Any]) -> Aim:
    """What seats play for at such a table."""
    return "result" if has_common_result(rules) else "win"


def has_common_result(rules: Rules[Any]) -> bool:
    """Whether nobody is to be beaten, so that what counts is how well all have done."""
    return rules.is_cooperative or rules.players == 1


class Judge(Protocol):
    """Foretells how games end, and says what an end is worth; both from 0 to 1."""

    def values(self, views: Sequence[View]) -> list[float]: ...
    def goal(self, result: Result, seat: int) -> float: ...


@final
class AdvisedJudge:
    """Goes by the lead that the advice sees: for games and tables that no model was made for."""

    def __init__(self, advice: Advice) -> None:
        self._advice = advice

    def values(self, views: Sequence[View]) -> list[float]:
        return [1.0 / (1.0 + exp(-self._advice.value(view) / LEAD)) for view in views]

    def goal(self, result: Result, seat: int) -> float:
        return 1.0 / len(result.winners) if seat in result.winners else 0.0
