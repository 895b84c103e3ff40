"""The registry: the one place that names games, and makes their rules.

A game is a module with a `GAME` (see `veillee.core.Game`). The house's own are listed in `game_modules`; the
environment variable VEILLEE_GAMES adds others, as module names separated by commas.
"""

from veillee.data.game_files import LANGUAGES, BrokenGame, GameFiles, anchors_in
from veillee.registry.game_modules import HOUSE_GAMES, UnknownGame, find_game, games
from veillee.registry.game_rules import (
    about_of,
    advice_for,
    features_for,
    files_of,
    owner_data_for,
    playable_games,
    rules_for,
)

__all__ = [
    "HOUSE_GAMES",
    "LANGUAGES",
    "BrokenGame",
    "GameFiles",
    "UnknownGame",
    "about_of",
    "advice_for",
    "anchors_in",
    "features_for",
    "files_of",
    "find_game",
    "games",
    "owner_data_for",
    "playable_games",
    "rules_for",
]
