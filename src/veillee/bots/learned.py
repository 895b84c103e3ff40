"""A player made of what was learned."""

from __future__ import annotations

from typing import final

from veillee.bots.model import Judgement
from veillee.core import View


@final
class LearnedBot:
    """Takes what the model thinks best, without a look ahead."""

    looks = True

    def __init__(self, judgement: Judgement) -> None:
        self._judgement = judgement

    def choose(self, view: View, options: list[int]) -> int:
        return self._judgement.choose([(view, options)])[0]
