"""What is thought of options before any of them is tried."""

from __future__ import annotations

from typing import Final, Protocol, final

import msgspec

from veillee.core import View
from veillee.core.advice import Advice

#: However far the advice puts an option behind the first, it may be expected to bring only so much less.
FARTHEST: Final = 0.1


class FirstSight(msgspec.Struct, frozen=True):
    """How far a search trusts the advice before it has tried anything."""

    #: What a point of the advice is worth; with 1 all options that are behind are equally bad.
    point: float = 1.0
    #: As how many worlds such a thought counts.
    worlds: float = 4.0


class Prior(Protocol):
    """Says at once by how much each option is better than all of them on average."""

    @property
    def worlds(self) -> float:
        """As how many worlds that counts."""

    def weigh(self, view: View, options: list[int]) -> list[float]: ...


@final
class AdvisedPrior:
    """Trusts the advice until worlds say otherwise."""

    def __init__(self, advice: Advice, first_sight: FirstSight) -> None:
        self._advice = advice
        self._point = first_sight.point
        self.worlds = first_sight.worlds

    def weigh(self, view: View, options: list[int]) -> list[float]:
        ranked = self._advice.rank(view, options)
        best = ranked[0].value
        behind = {each.option: min(FARTHEST, self._point * (best - each.value)) for each in ranked}
        mean = sum(behind.values()) / len(behind)
        return [mean - behind[option] for option in options]
