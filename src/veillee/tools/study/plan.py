"""What is studied: one game under one variant or several, by which bots, from which seed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

import msgspec

from veillee.bots.makers import BotMaker
from veillee.core import Game
from veillee.core.schema import Value
from veillee.registry import files_of, find_game, rules_for


class Variant(msgspec.Struct, frozen=True):
    """A table the game is played at."""

    label: str
    players: int
    options: dict[str, Any]
    #: A bot for each seat; they move on by one seat with every game.
    bots: tuple[str, ...]


class Study(msgspec.Struct, frozen=True):
    """Games of these variants. How one ends follows from this, its variant and its number alone."""

    game: str
    #: The rules and the cards it is played by.
    revision: int
    data: str
    variants: tuple[Variant, ...]
    seed: int
    #: How many iterations a bot that searches has for a choice.
    iterations: int

    def maker(self, variant: int) -> BotMaker:
        """What makes the bots of a variant; BotError if one does not exist or cannot play this game."""
        of = self.variants[variant]
        found = _maker(self.game, of.players, msgspec.json.encode(of.options))
        for name in of.bots:
            found.check(name)
        return found


@lru_cache(maxsize=64)
def _maker(game_id: str, players: int, options: bytes) -> BotMaker:
    game = find_game(game_id)
    return BotMaker(game, rules_for(game, players, msgspec.json.decode(options)))


def study_of(
    game: Game, tables: Iterable[Mapping[str, Value]], bots: Sequence[str], seed: int, iterations: int
) -> Study:
    """The study of these tables: each says what is chosen, `players` and `edition` included.

    OptionError or BotError for what the game does not know.
    """
    variants = []
    for table in tables:
        players = int(table.get("players", max(len(bots), game.players[0])))
        chosen = {name: value for name, value in table.items() if name != "players"}
        options = game.choose(players, chosen)
        seated = tuple([*bots, *[bots[-1]] * players][:players])
        variants.append(Variant(label_of(players, chosen), players, options, seated))
    study = Study(game.id, game.revision, files_of(game).data_hash, tuple(variants), seed, iterations)
    for number in range(len(variants)):
        study.maker(number)
    return study


def label_of(players: int, chosen: Mapping[str, Value]) -> str:
    """A variant in a few words: what was chosen for it."""
    words = ["alone" if players == 1 else f"{players} players"]
    words += [
        f"{name} {str(value).lower() if isinstance(value, bool) else value}" for name, value in chosen.items()
    ]
    return ", ".join(words)


def tables_of(groups: Sequence[Mapping[str, Sequence[Value]]]) -> list[dict[str, Value]]:
    """Every combination of the values within each group, one group after the other, none twice."""
    found: list[dict[str, Value]] = []
    for group in groups:
        for values in product(*group.values()):
            table = dict(zip(group, values, strict=True))
            if table not in found:
                found.append(table)
    return found
