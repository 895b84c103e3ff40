"""Bots: players made of a game's advice or of chance alone, hints from the same advice, and their arena."""

from veillee.bots.bot import BOTS, Bot, BotError, GreedyBot, RandomBot, hints, make_bot

__all__ = ["BOTS", "Bot", "BotError", "GreedyBot", "RandomBot", "hints", "make_bot"]
