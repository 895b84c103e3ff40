"""Players made of a game's advice, or of chance alone, and the hints that come from the same advice."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol, final

from veillee.core import View
from veillee.core.advice import Advice, Ranked
from veillee.core.near_names import did_you_mean

BOTS: Final = ("random", "greedy")


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


def make_bot(name: str, advice: Advice | None, rng: Random) -> Bot:
    """The bot of this name for a table whose game gives this advice (see `registry.advice_for`)."""
    if name == "random":
        return RandomBot(rng)
    if name != "greedy":
        raise BotError(f"there is no bot {name!r} ({did_you_mean(name, BOTS)}known: {', '.join(BOTS)})")
    if advice is None:
        raise BotError("the bot 'greedy' plays by a game's advice, and this game gives none")
    return GreedyBot(advice)


def hints(advice: Advice, view: View, options: list[int], most: int = 2) -> list[Ranked]:
    """The best few options with their reasons, for a player who asks."""
    return advice.rank(view, options)[:most]
