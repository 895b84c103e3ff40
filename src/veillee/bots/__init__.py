"""Bots: players made of a game's advice or of chance alone, hints from the same advice, and their arena."""

from veillee.bots.bot import Bot, BotError, GreedyBot, RandomBot
from veillee.bots.levels import LEVELS, levels_of, searches
from veillee.bots.makers import (
    BOTS,
    BotMaker,
    offered_bots,
    stand_in_bot,
    table_bots,
    usual_bot,
)
from veillee.bots.practice import is_practised
from veillee.bots.speed import choose_within
from veillee.bots.weighing import Hint, hints

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotError",
    "BotMaker",
    "GreedyBot",
    "Hint",
    "RandomBot",
    "choose_within",
    "hints",
    "is_practised",
    "levels_of",
    "offered_bots",
    "searches",
    "stand_in_bot",
    "table_bots",
    "usual_bot",
]
