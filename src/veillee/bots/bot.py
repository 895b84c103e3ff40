"""Players made of a game's advice, or of chance alone."""

from __future__ import annotations

from random import Random
from typing import Protocol, final

from veillee.core import View
from veillee.core.advice import Advice


class BotError(LookupError):
    """A bot that does not exist, or cannot play the game; the message says which and why."""


class Bot(Protocol):
    """Whoever answers for a seat, from what that seat may know."""

    #: Whether it reads the view: for one that does not, none need be made.
    looks: bool

    def choose(self, view: View, options: list[int]) -> int: ...


@final
class RandomBot:
    """Takes any option, each as likely as the others."""

    looks = False

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, options: list[int]) -> int:
        return options[self.rng.randrange(len(options))]


@final
class GreedyBot:
    """Takes what the advice puts first: the best as far as one choice ahead shows."""

    looks = True

    def __init__(self, advice: Advice) -> None:
        self.advice = advice

    def choose(self, view: View, options: list[int]) -> int:
        return self.advice.rank(view, options)[0].option
