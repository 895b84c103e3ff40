"""Bakers, a toy: parallel turns of several steps with own shuffles, gifts at a barrier, two end triggers."""

from toys.bakers.game import GAME

__all__ = ["GAME"]
