"""Table options as they are typed: ``--set rounds=2``."""

from __future__ import annotations

from veillee.commands.command import Problem
from veillee.core import Game
from veillee.core.game import Value


def parse_settings(game: Game, settings: list[str]) -> dict[str, Value]:
    """``rounds=2`` as the option's own value; what the game does not know is left for it to refuse."""
    found: dict[str, Value] = {}
    for setting in settings:
        name, equals, word = setting.partition("=")
        if not name or not equals:
            raise Problem(f"--set {setting!r} should read OPTION=VALUE")
        option = next((option for option in game.options if option.name == name), None)
        values = {str(value).lower(): value for value in option.values} if option else {}
        found[name] = values.get(word.lower(), word)
    return found
