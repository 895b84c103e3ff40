"""Whispers, a toy: hidden cards answering each other on others' turns."""

from toys.whispers.game import GAME

__all__ = ["GAME"]
