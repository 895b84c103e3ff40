"""Toy games that prove the engine contract; `VEILLEE_GAMES=toys` adds them to the house."""

from toys import bakers, lamps, pedlars, peepers, whispers

GAMES = (whispers.GAME, bakers.GAME, peepers.GAME, pedlars.GAME, lamps.GAME)

__all__ = ["GAMES"]
