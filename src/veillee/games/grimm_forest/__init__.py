"""The Grimm Forest, by Tim Eisner."""

from __future__ import annotations

from typing import Final

from veillee.core import Game
from veillee.games.grimm_forest.advice import GrimmForestAdvice
from veillee.games.grimm_forest.editions import EDITIONS, OPTIONS
from veillee.games.grimm_forest.game import GrimmForest

GAME: Final[Game] = Game(
    "grimm-forest",
    "veillee.games.grimm_forest",
    GrimmForest,
    players=(2, 4),
    revision=2,
    options=OPTIONS,
    editions=EDITIONS,
    players_rule="gf.setup",
    advice=GrimmForestAdvice,
)

__all__ = ["GAME"]
