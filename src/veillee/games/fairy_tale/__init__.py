"""Fairy Tale, by Satoshi Nakamura."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from veillee.core import Game, Option, OptionError
from veillee.core.game import Value
from veillee.games.fairy_tale.advice import FairyTaleAdvice
from veillee.games.fairy_tale.game import FairyTale


def check(players: int, options: Mapping[str, Value]) -> None:
    """Refuse what the modes do not allow."""
    if players == 5 and options["mode"] != "expert":
        raise OptionError("five players need all 100 cards: choose mode=expert", "ft.modes")
    if players != 4 and options["teams"] != "none":
        raise OptionError(f"teams are for four players, not {players}", "ft.teams")


GAME: Final[Game] = Game(
    "fairy-tale",
    "veillee.games.fairy_tale",
    FairyTale,
    players=(2, 5),
    revision=3,
    options=[
        Option("mode", ["basic", "novice", "expert"], "ft.modes"),
        Option("teams", ["none", "pairs", "exchange"], "ft.teams"),
        Option("trickster", ["best", "ask"], "ft.trickster", where={"mode": ["expert"]}),
        Option("rounds", [4, 1, 2, 3], "ft.short"),
        Option("draft", [5, 3, 4], "ft.short"),
    ],
    check=check,
    players_rule="ft.modes",
    advice=FairyTaleAdvice,
)

__all__ = ["GAME"]
