"""The modules of games: the house's own are listed here, VEILLEE_GAMES adds others."""

from __future__ import annotations

import importlib
import os
from functools import lru_cache

from veillee.core import Game
from veillee.core.near_names import did_you_mean

#: The house's own games.
HOUSE_GAMES: tuple[str, ...] = (
    "veillee.games.fairy_tale",
    "veillee.games.grimm_forest",
    "veillee.games.fine_sand",
    "veillee.games.dice_upon_a_time",
)


class UnknownGame(LookupError):
    """A game id, or a module named by VEILLEE_GAMES, that the house does not know."""


def games() -> list[Game]:
    """All games the house knows, its own first."""
    extra = [name.strip() for name in os.environ.get("VEILLEE_GAMES", "").split(",")]
    names = dict.fromkeys(name for name in (*HOUSE_GAMES, *extra) if name)
    return [game for name in names for game in _load(name)]


@lru_cache
def _load(name: str) -> tuple[Game, ...]:
    try:
        module = importlib.import_module(name)
    except ImportError as error:
        raise UnknownGame(
            f"cannot import the game module {name!r} (named by VEILLEE_GAMES): {error}"
        ) from error
    found = getattr(module, "GAMES", None) or (getattr(module, "GAME", None),)
    if not all(isinstance(game, Game) for game in found):
        raise UnknownGame(f"the module {name!r} (named by VEILLEE_GAMES) has no GAME")
    return tuple(found)


def find_game(id: str) -> Game:
    """The game with this id; UnknownGame lists what there is."""
    known = games()
    for game in known:
        if game.id == id:
            return game
    ids = [game.id for game in known]
    listed = ", ".join(ids) or "none so far; VEILLEE_GAMES adds some"
    raise UnknownGame(f"unknown game {id!r} ({did_you_mean(id, ids)}known: {listed})")
