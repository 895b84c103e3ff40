"""Practice: at which tables a game's bots have learned, as its `training.toml` says.

It needs no NumPy, so that a table can say what its bots have not practised without loading what they learned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from veillee.bots.judges import Aim
from veillee.bots.priors import FirstSight
from veillee.core import Game, Rules
from veillee.registry import BrokenGame, files_of

FILE: Final = "training.toml"


class TableForTraining(msgspec.Struct, frozen=True):
    """A table to train at."""

    players: int
    options: dict[str, Any] = {}


class Plan(msgspec.Struct, frozen=True):
    """What a game's `training.toml` says: at which tables, and how much."""

    tables: list[TableForTraining]
    #: Options that change too little to need tables of their own.
    alike: list[str]
    #: Games in the first stage, and in each of the others.
    first_games: int
    games: int
    stages: int
    #: This part of all questions is studied, each option in so many worlds.
    share: float
    worlds: int
    #: How far what was learned so far counts for how a game went, rather than its end alone.
    trust: float
    #: So many games against the advice say how strong the model's own choices are.
    trials: int = 200
    #: So often somebody takes any option, so that more is seen than good play shows.
    whim: float = 0.08
    #: This part of all standings is noted: those of one game are much alike.
    noted: float = 1.0
    #: The layers of the network that foretells, and the blocks of features that it does not read.
    value_layers: tuple[int, ...] = (64, 32)
    unread: tuple[str, ...] = ()
    #: How far a search trusts the advice, for each aim that needs it otherwise than usual.
    first_sight: dict[Aim, FirstSight] = {}


def plan_of(game: Game) -> Plan:
    """How a game wants its model to be trained; FileNotFoundError if it does not say."""
    text = (files_of(game).folder / FILE).read_text(encoding="utf-8")
    try:
        return msgspec.toml.decode(text, type=Plan)
    except msgspec.MsgspecError as error:
        raise BrokenGame(f"{game.id}: {FILE}: {error}") from error


def is_practised(game: Game, rules: Rules[Any]) -> bool:
    """Whether bots that search have practised at tables such as this one; if not, they go by the advice.

    A game that says nothing of training promises nothing that could be missed, and between the games of a
    campaign there is nothing to practise.
    """
    if rules.is_interlude or not (files_of(game).folder / FILE).is_file():
        return True
    plan = plan_of(game)
    return not rules.setup.owner_data and not unpractised(plan.tables, plan.alike, game, rules)


def unpractised(
    tables: Sequence[TableForTraining], alike: Sequence[str], game: Game, rules: Rules[Any]
) -> str:
    """What of a table none of those to train at has, as `5 players` or `mode=novice`; empty if nothing."""
    counts = [table.players for table in tables]
    if not min(counts) <= rules.players <= max(counts):
        return f"{rules.players} players"
    known = [game.complete(table.players, table.options) for table in tables]
    for name, value in rules.setup.options.items():
        if name not in alike and value not in [options[name] for options in known]:
            return f"{name}={value}"
    return ""
