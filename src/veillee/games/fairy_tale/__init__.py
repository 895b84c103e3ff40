"""Fairy Tale, by Satoshi Nakamura."""

from __future__ import annotations

from typing import Final

from veillee.core import Game, Option
from veillee.games.fairy_tale.advice import FairyTaleAdvice
from veillee.games.fairy_tale.features import FairyTaleFeatures
from veillee.games.fairy_tale.game import FairyTale

#: Five players need all 100 cards.
_UP_TO_FOUR: Final = {"players": [2, 3, 4]}
_FOUR: Final = {"players": [4]}

GAME: Final[Game] = Game(
    "fairy-tale",
    "veillee.games.fairy_tale",
    FairyTale,
    players=(2, 5),
    revision=3,
    options=[
        Option(
            "mode",
            ["basic", "novice", "expert"],
            "ft.modes",
            only={"basic": _UP_TO_FOUR, "novice": _UP_TO_FOUR},
        ),
        Option("teams", ["none", "pairs", "exchange"], "ft.teams", only={"pairs": _FOUR, "exchange": _FOUR}),
        Option("trickster", ["best", "ask"], "ft.trickster", where={"mode": ["expert"]}),
        Option("rounds", [4, 1, 2, 3], "ft.short"),
        Option("draft", [5, 3, 4], "ft.short"),
    ],
    players_rule="ft.modes",
    advice=FairyTaleAdvice,
    features=FairyTaleFeatures,
)

__all__ = ["GAME"]
