"""How long a search takes here: time becomes iterations, by a short search of the same question."""

from __future__ import annotations

from math import ceil, log2
from random import Random
from time import perf_counter
from typing import Final

from veillee.bots.makers import BotMaker
from veillee.core import View

#: The first, short search has at least so many iterations.
FEWEST: Final = 8


def choose_within(
    maker: BotMaker, bot: str, rng: Random, seconds: float, view: View, options: list[int]
) -> int:
    """The choice of a bot that searches, after about so many seconds at most.

    If the first search leaves no time for a longer one, its own choice stands.
    """
    if len(options) == 1:
        return options[0]
    most = maker.iterations(bot)
    first = min(most, max(FEWEST, len(options) * ceil(log2(max(2, len(options))))))
    began = perf_counter()
    option = maker.make(bot, rng, first).choose(view, options)
    taken = perf_counter() - began
    iterations = affordable(first, taken, seconds, most)
    return maker.make(bot, rng, iterations).choose(view, options) if iterations > first else option


def affordable(first: int, taken: float, seconds: float, most: int) -> int:
    """How many iterations the rest of the time allows, if the first ones have taken so long."""
    return min(most, int((seconds - taken) * first / taken)) if taken > 0 else most
