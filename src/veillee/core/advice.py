"""Advice: what a game can say about a seat's choices, from that seat's view and nothing else.

Bots play by it and hints are made of it. Because it is given a view, it cannot know more than the seat
does; because the same view always gets the same advice, a hint tells nothing that the view does not.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from veillee.core.refusals import Reason
from veillee.core.rules import AnyRules
from veillee.core.schema import Tally, View


@final
class Ranked:
    """An option, how good it looks, and why: a message id with its numbers."""

    def __init__(self, option: int, value: float, reason: Reason) -> None:
        self.option = option
        #: In the game's own points, as far as they can be foreseen; only differences matter.
        self.value = value
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Base of every game's `advice.py`."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def value(self, view: View) -> float:
        """How well the seat stands, in points by which it leads the best of the others."""
        raise TypeError(f"{type(self).__name__} does not value views")

    def rank(self, view: View, options: list[int]) -> list[Ranked]:
        """The options the seat is offered, the best first."""
        raise TypeError(f"{type(self).__name__} does not rank options")

    def tally(self, view: View) -> list[list[Tally]] | None:
        """What the cards before each seat are worth, as far as the viewer knows: zone, kind and points.

        None where a game has nothing to count before it ends.
        """
        return None
