"""Fine Sand, by Friedemann Friese."""

from __future__ import annotations

from typing import Final, cast

from veillee.core import Game, Option, Setup
from veillee.core.advice import Advice
from veillee.core.features import Features
from veillee.core.rules import AnyRules
from veillee.games.fine_sand.advice import FineSandAdvice, InterludeAdvice
from veillee.games.fine_sand.campaigns import FableCampaign, SoloCampaign
from veillee.games.fine_sand.features import FineSandFeatures
from veillee.games.fine_sand.game import FineSand
from veillee.games.fine_sand.interlude import Interlude


def make(setup: Setup) -> AnyRules:
    """The rules of a game, or of the interlude between two games of a campaign."""
    if setup.options["part"] == "interlude":
        return Interlude(setup.for_interlude())
    return FineSand(setup)


def advise(rules: AnyRules) -> Advice:
    return InterludeAdvice(rules) if isinstance(rules, Interlude) else FineSandAdvice(cast(FineSand, rules))


def features_of(rules: AnyRules) -> Features | None:
    """An interlude is soon decided: there is nothing to learn."""
    return None if isinstance(rules, Interlude) else FineSandFeatures(cast(FineSand, rules))


GAME: Final[Game] = Game(
    "fine-sand",
    "veillee.games.fine_sand",
    make,
    players=(1, 4),
    options=[
        Option(
            "order",
            ["shuffled", "presorted"],
            "fs.presorted",
            only={"presorted": {"players": [2, 3, 4]}},
        ),
        Option(
            "fable",
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
            "fs.fable-cards",
            only={games: {"order": ["shuffled"]} for games in range(1, 10)},
        ),
        Option("payment", ["no-superfluous", "least-excess"], "fs.least-excess"),
        Option("solo-gift", ["strict", "lenient"], "fs.solo-gift", where={"players": [1]}),
        Option("castles-on-solo-gifts", ["no", "yes"], "fs.solo-score", where={"players": [1]}),
        Option("rounds", [60, 1, 2, 3, 5, 10, 20], "fs.short"),
        Option("hand", [6, 0, 1, 2, 3, 4, 5], "fs.short"),
        Option("limit", [3, 1, 2], "fs.short"),
        Option("part", ["game", "interlude"], "fs.campaign", where={"part": ["interlude"]}),
    ],
    players_rule="fs.setup",
    revision=(2, 1),
    advice=advise,
    features=features_of,
    campaigns=[FableCampaign(), SoloCampaign()],
)

__all__ = ["GAME"]
