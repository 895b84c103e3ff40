"""Who begins: by lot, unless the table names a player; for games whose rulebook has people settle it."""

from __future__ import annotations

from typing import Any, Final

from veillee.core.game import Option
from veillee.core.match import Match

_NAME: Final = "first"
_LOT: Final = "lot"


def first_player_option(players: tuple[int, int], rule: str) -> Option:
    """The option `first`: `lot`, or the number of a player, from 1 on, as far as the table has so many."""
    least, most = players
    numbers = range(1, most + 1)
    return Option(
        _NAME,
        [_LOT, *numbers],
        rule,
        only={number: {"players": list(range(number, most + 1))} for number in numbers if number > least},
    )


def first_player(match: Match[Any]) -> int:
    """The seat that begins, as the option says; only the lot draws from chance."""
    named = match.rules.options[_NAME]
    return match.below(match.rules.players) if named == _LOT else int(named) - 1
