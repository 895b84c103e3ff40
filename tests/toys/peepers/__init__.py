"""Peepers, a toy: peek, put back in order, swap unseen, pass hands, steal at random."""

from toys.peepers.game import GAME

__all__ = ["GAME"]
