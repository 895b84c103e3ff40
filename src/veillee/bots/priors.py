"""What is thought of options before any of them is tried."""

from __future__ import annotations

from typing import Final, Protocol, final

from veillee.core import View
from veillee.core.advice import Advice

#: A thought at first sight counts as much as so many worlds, where nobody says.
WORLDS: Final = 4.0
#: A point of the advice that is worth so much makes all options that are behind equally bad.
WHOLE: Final = 1.0
#: However far the advice puts an option behind the first, it may be expected to bring only so much less.
FARTHEST: Final = 0.1


class Prior(Protocol):
    """Says at once by how much each option is better than all of them on average."""

    @property
    def worlds(self) -> float:
        """As how many worlds that counts."""

    def weigh(self, view: View, options: list[int]) -> list[float]: ...


@final
class AdvisedPrior:
    """Trusts the advice until worlds say otherwise; `point` says what one of its points is worth."""

    def __init__(self, advice: Advice, point: float = WHOLE, worlds: float = WORLDS) -> None:
        self._advice = advice
        self._point = point
        self.worlds = worlds

    def weigh(self, view: View, options: list[int]) -> list[float]:
        ranked = self._advice.rank(view, options)
        best = ranked[0].value
        behind = {each.option: min(FARTHEST, self._point * (best - each.value)) for each in ranked}
        mean = sum(behind.values()) / len(behind)
        return [mean - behind[option] for option in options]
