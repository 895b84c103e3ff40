"""When bots answer: at times that follow from public facts alone, so that they tell nothing.

Which bot sits there, what it is asked as far as everybody knows, and how the server is paced: nothing else
counts, least of all whether it had a choice. Whoever is not done by then takes what is quickly found. What a
bot is asked in a sealed phase has one time together: nobody may see how often it had to decide there.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from veillee.bots import LEVELS, BotMaker
from veillee.bots.levels import large_questions
from veillee.core import Game
from veillee.core.rules import AnyRules
from veillee.server.settings import Pace
from veillee.server.tables.hosted_game import HostedGame


def bot_time(game: HostedGame, seat: int, pace: Pace) -> float:
    """How many seconds after it was asked a seat's bot answers."""
    if game.setup.seats[seat].player != LEVELS[-1]:
        return pace.bots
    return pace.strongest_large if _is_large(game, seat) else pace.strongest


def thinking_time(game: HostedGame, seat: int, left: float) -> float:
    """How many of the seconds left a seat's bot may think: half of them, where more may be asked."""
    return left / 2 if game.is_sealed() and _is_large(game, seat) else left


def _is_large(game: HostedGame, seat: int) -> bool:
    return game.question(seat) in large_questions(game.definition)


def quick_choice(game: HostedGame, seat: int) -> int:
    """What a seat's bot takes where there is no time; who searches takes what the advice puts first."""
    bot = game.setup.seats[seat].player
    maker = _maker(game.definition, game.rules)
    if bot is None or maker.iterations(bot):
        bot = "random" if maker.advice is None else "greedy"
    return maker.make(bot, Random()).choose(game.view(seat), game.options(seat))


@lru_cache(maxsize=64)
def _maker(game: Game, rules: AnyRules) -> BotMaker:
    return BotMaker(game, rules)
