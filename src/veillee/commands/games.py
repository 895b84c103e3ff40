"""`veillee games`: what can be played here."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from veillee.commands.command import OK, Command
from veillee.commands.output import columns, print_json
from veillee.core import Game
from veillee.registry import LANGUAGES, files_of, games
from veillee.texts import Texts


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the titles (en)")


def _run(arguments: Namespace) -> int:
    known = games()
    if arguments.json:
        print_json([_describe(game, arguments.lang) for game in known])
    elif known:
        rows = [_row(game, arguments.lang) for game in known]
        print("\n".join(columns([("GAME", "TITLE", "PLAYERS", "OPTIONS"), *rows])))
    else:
        print("There are no games here yet; VEILLEE_GAMES=module adds some.")
    return OK


def _title(game: Game, language: str) -> str:
    return Texts(language, game).say("title")


def _row(game: Game, language: str) -> tuple[str, str, str, str]:
    least, most = game.players
    players = str(least) if least == most else f"{least}-{most}"
    options = [f"{option.name}={'|'.join(map(_word, option.values))}" for option in game.options]
    return game.id, _title(game, language), players, " ".join(options) or "-"


def _word(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _describe(game: Game, language: str) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": _title(game, language),
        "players": list(game.players),
        "revision": game.revision,
        "data": files_of(game).data_hash,
        "options": [
            {"name": option.name, "values": list(option.values), "rule": option.rule}
            for option in game.options
        ],
        "editions": {name: dict(values) for name, values in game.editions.items()},
    }


COMMAND = Command(
    "games",
    "List the games of the house, with their players and options.",
    ("veillee games", "veillee games --json"),
    {OK: "the list was printed"},
    _arguments,
    _run,
)
