"""Lamps, a toy: games joined to a campaign by interludes in which the lamps change."""

from __future__ import annotations

from typing import Final

from toys.lamps.campaign import Week
from toys.lamps.game import Lamps
from toys.lamps.interlude import Errand
from veillee.core import Game, Option, Setup
from veillee.core.rules import AnyRules


def make(setup: Setup) -> AnyRules:
    return Errand(setup.for_interlude()) if setup.options["part"] == "interlude" else Lamps(setup)


GAME: Final[Game] = Game(
    "lamps",
    "toys.lamps",
    make,
    players=(2, 3),
    options=[
        Option("hand", [2, 1], "lp.setup"),
        Option("part", ["game", "interlude"], "lp.week", where={"part": ["interlude"]}),
    ],
    players_rule="lp.setup",
    campaigns=[Week()],
)

__all__ = ["GAME"]
