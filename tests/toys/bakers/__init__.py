"""Bakers, a toy: parallel turns of several steps with own shuffles, gifts at a barrier, two end triggers."""

from __future__ import annotations

from typing import Final

from toys.bakers.advice import BakersAdvice
from toys.bakers.game import Bakers
from veillee.core import Game, Option

GAME: Final[Game] = Game(
    "bakers",
    "toys.bakers",
    Bakers,
    players=(2, 4),
    options=[
        Option("rounds", [6, 1, 2, 3], "ba.last"),
        Option("shelf", [5, 1, 2], "ba.last"),
        Option("draws", [2, 1], "ba.draw"),
        Option("works", [2, 1], "ba.work"),
    ],
    players_rule="ba.setup",
    advice=BakersAdvice,
)

__all__ = ["GAME"]
