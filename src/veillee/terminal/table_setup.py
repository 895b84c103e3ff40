"""Setting up a table: a new one as it was asked for, or the one that was left."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from veillee.bots import LEVELS, levels_of, table_bots, usual_bot
from veillee.core import Game
from veillee.core.near_names import did_you_mean
from veillee.core.schema import Value
from veillee.data.layout import Layout
from veillee.data.owner_data import OwnerData
from veillee.registry import LANGUAGES, files_of, rules_for
from veillee.terminal.local_table import LocalTable, new_table, resume_table
from veillee.terminal.saves import SaveError, Seating, unfinished_saves
from veillee.texts import BOT_NAMES, YOU


class TableSetupError(ValueError):
    """A table that cannot be begun as asked; says why."""


@dataclass(frozen=True)
class TableConfig:
    """The table somebody wants; what is None is chosen by the house."""

    game: Game
    language: str
    players: int | None = None
    #: A bot for each other seat; the last one also takes the seats that remain.
    bots: Sequence[str] = ()
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int | None = None
    owner_data: OwnerData | None = None


def start_table(config: TableConfig) -> LocalTable:
    """A new table; OptionError, BrokenGame or TableSetupError if it cannot be had."""
    game = config.game
    players = fewest_players(game, config.options) if config.players is None else config.players
    rules = rules_for(game, players, game.choose(players, config.options), config.owner_data)
    Layout(rules, files_of(game).layout)
    source = config.owner_data and str(Path(config.owner_data.file).absolute())
    seating = Seating(
        0,
        (YOU, *bot_names(players - 1)),
        ("", *seated_bots(game, config.bots, players - 1)),
        config.language,
        source or None,
    )
    return new_table(game, rules, seating, config.seed)


def bot_names(count: int) -> list[str]:
    """So many of the house's names, each of them different."""
    rounds = ["", *(f" {number}" for number in range(2, 2 + count))]
    return [f"{name}{number}" for number in rounds for name in BOT_NAMES][:count]


def seated_bots(game: Game, named: Sequence[str], count: int) -> list[str]:
    """Bots for so many seats: those named, then more of the last; TableSetupError says what is wrong."""
    known = table_bots(game)
    for bot in named:
        if bot in LEVELS and not levels_of(game):
            raise TableSetupError(f"{game.id} has no levels, only these bots: {', '.join(known)}")
        if bot not in known:
            raise TableSetupError(
                f"{game.id} has no bot {bot!r} ({did_you_mean(bot, known)}known: {', '.join(known)})"
            )
    if len(named) > count:
        raise TableSetupError(f"--bots names {len(named)} for {count} other seat{'' if count == 1 else 's'}")
    wanted = list(named) or [usual_bot(game)]
    return (wanted + [wanted[-1]] * count)[:count]


def fewest_players(game: Game, options: Mapping[str, Value]) -> int:
    """The smallest table that these options allow."""
    least, most = game.players
    for players in range(least, most):
        try:
            game.choose(players, options)
        except ValueError:
            continue
        return players
    return most


def resume_last_table(
    game: str | None = None, complain: Callable[[str], None] = lambda message: None
) -> LocalTable:
    """The game left last of those that can be continued; SaveError if there is none.

    `complain` hears why those left later are passed over.
    """
    errors: list[SaveError] = []
    for file in unfinished_saves(game):
        try:
            table = resume_table(file)
        except SaveError as error:
            errors.append(error)
            continue
        for passed in errors:
            complain(str(passed))
        return table
    if errors:
        raise errors[0]
    raise SaveError(f"there is no saved game{f' of {game}' if game else ''} to go on with")


def system_language() -> str:
    """The language of the system, if the house speaks it; else English."""
    named = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return named[:2].lower() if named[:2].lower() in LANGUAGES else "en"
