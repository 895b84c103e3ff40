"""Dice Upon a Time, by István Szauer."""

from __future__ import annotations

from typing import Final

from veillee.core import Game, Option, first_player_option
from veillee.games.dice_upon_a_time.advice import DiceAdvice
from veillee.games.dice_upon_a_time.features import DiceFeatures
from veillee.games.dice_upon_a_time.game import DiceUponATime

PLAYERS: Final = (2, 5)

GAME: Final[Game] = Game(
    "dice-upon-a-time",
    "veillee.games.dice_upon_a_time",
    DiceUponATime,
    revision=(5, 4, 3),
    players=PLAYERS,
    options=[
        Option("mode", ["competitive", "co-operative"], "du.co-op"),
        Option("stories", [True, False], "du.no-stories", only={True: {"items": [True]}}),
        Option("items", [True, False], "du.beginner"),
        Option(
            "items-open",
            [False, True],
            "du.co-op-items",
            where={"mode": ["co-operative"], "items": [True]},
        ),
        Option("characters", ["dealt", "chosen", "off"], "du.characters"),
        Option("events", ["hidden", "open", "off"], "du.events"),
        Option(
            "length",
            ["normal", "short", "extra-long"],
            "du.short",
            only={"extra-long": {"mode": ["competitive"]}},
        ),
        Option(
            "thumbling",
            [5, 1, 2, 3, 4, 6, 7, 8, 9, 10],
            "du.thumbling",
            where={
                "length": ["extra-long"],
                "mode": ["competitive"],
                "characters": ["dealt", "chosen"],
            },
        ),
        first_player_option(PLAYERS, "du.setup"),
    ],
    editions={"full": {}, "beginner": {"stories": False, "items": False, "characters": "off"}},
    players_rule="du.setup",
    advice=DiceAdvice,
    features=DiceFeatures,
)

__all__ = ["GAME"]
