"""The Grimm Forest, by Tim Eisner."""

from __future__ import annotations

from typing import Final

from veillee.core import Game
from veillee.games.grimm_forest.advice import GrimmForestAdvice
from veillee.games.grimm_forest.editions import EDITIONS, OPTIONS, PLAYERS
from veillee.games.grimm_forest.features import GrimmForestFeatures
from veillee.games.grimm_forest.game import GrimmForest

GAME: Final[Game] = Game(
    "grimm-forest",
    "veillee.games.grimm_forest",
    GrimmForest,
    players=PLAYERS,
    revision=(3, 2),
    options=OPTIONS,
    editions=EDITIONS,
    players_rule="gf.setup",
    advice=GrimmForestAdvice,
    features=GrimmForestFeatures,
)

__all__ = ["GAME"]
