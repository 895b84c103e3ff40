"""The rules of a game for a table, made from the files in its folder."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from veillee.core import Game, Rules, Setup, schema
from veillee.core.advice import Advice
from veillee.core.features import Features
from veillee.core.schema import Value
from veillee.core.setup import NEWEST
from veillee.data.game_files import BrokenGame, GameFiles
from veillee.data.owner_data import OwnerData, OwnerDataError, read_owner_data
from veillee.registry.game_modules import games


@lru_cache
def files_of(game: Game) -> GameFiles:
    return GameFiles(game)


def playable_games() -> tuple[list[Game], list[BrokenGame]]:
    """All games whose folders can be used; and what is wrong with the others, which hide none of them."""
    found: list[Game] = []
    broken: list[BrokenGame] = []
    for game in games():
        try:
            files_of(game)
            found.append(game)
        except BrokenGame as error:
            broken.append(error)
    return found, broken


def owner_data_for(game: Game, file: str, content: bytes) -> OwnerData:
    """The owner's data in a file, for `rules_for`; OwnerDataError says what is wrong with it."""
    files = files_of(game)
    return read_owner_data(
        file, content, game.id, [each.id for each in games()], files.cards, files.totals, files.aliases
    )


def rules_for(
    game: Game,
    players: int,
    options: Mapping[str, Value] | None = None,
    owner_data: OwnerData | None = None,
    revision: int = NEWEST,
) -> Rules[Any]:
    """The rules of a game for this table; OptionError if the options do not fit.

    With owner's data the cards are the owner's; OwnerDataError if the game cannot be played with them. What
    was begun by an earlier `revision` goes on by it, if `Game.plays_by` says so.
    """
    files = files_of(game)
    chosen = game.complete(players, options or {})
    cards = files.cards if owner_data is None else owner_data.cards
    owned = ("", "") if owner_data is None else (owner_data.hash, owner_data.note)
    try:
        rules = game.make(
            Setup(game.id, players, chosen, cards, files.visibility, *owned, revision, aliases=files.aliases)
        )
        rules.check()
    except (ValueError, KeyError) as error:
        if owner_data is not None:
            raise OwnerDataError(f"{owner_data.file}: {error}") from error
        raise BrokenGame(f"{game.id}: {error}") from error
    cited = {handler.rule for handler in rules.handlers} | {option.rule for option in game.options}
    cited |= {campaign.rule for campaign in game.campaigns}
    unknown = sorted((cited | {game.players_rule}) - set(files.anchors))
    if unknown:
        raise BrokenGame(f"{game.id}: no rulebook heading has the anchor {unknown[0]!r}")
    return rules


def about_of(game: Game) -> schema.About:
    """What a record says about the rules it is played by."""
    return {"game": game.id, "revision": game.revision, "data": files_of(game).data_hash}


def advice_for(game: Game, rules: Rules[Any]) -> Advice | None:
    """The game's advice at a table with these rules; None for a game that gives none."""
    return None if game.advice is None else game.advice(rules)


def features_for(game: Game, rules: Rules[Any]) -> Features | None:
    """The game's features at a table with these rules; None for a game that has none."""
    return None if game.features is None else game.features(rules)
