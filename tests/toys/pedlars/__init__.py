"""Pedlars, a toy: bounded trading, each offer seen by its partner alone."""

from toys.pedlars.game import GAME

__all__ = ["GAME"]
