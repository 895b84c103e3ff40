"""What a table is played with, as it is typed: ``--set rounds=2``, ``--owner-data FILE``."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from veillee.bots.levels import LEVELS, USUAL
from veillee.commands.command import CommandError
from veillee.commands.files import read_bytes
from veillee.core import Game
from veillee.core.schema import Value
from veillee.data.owner_data import OwnerData
from veillee.registry import owner_data_for
from veillee.texts import Texts


def add_bots(parser: ArgumentParser, when: str = "") -> None:
    """Let a command name the bots of a table."""
    parser.add_argument(
        "--bots",
        type=lambda text: text.split(","),
        metavar="BOT,BOT",
        help=f"{when}who plays against you, one for each seat; the last one takes the seats that remain: "
        f"{LEVELS[0]} (forgiving) to {LEVELS[-1]} (strong), where a game has levels, or random ({USUAL})",
    )


def add_owner_data(parser: ArgumentParser) -> None:
    """Let a command take owner's data; `owner_data_of` reads it."""
    parser.add_argument(
        "--owner-data", metavar="FILE", help="play with the cards of your own box, see docs/owner-data.md"
    )


def owner_data_of(arguments: Namespace, game: Game) -> OwnerData | None:
    """The owner's data that was given, checked against the game; None if none was."""
    return read_owner_data(arguments.owner_data, game)


def read_owner_data(file: str | None, game: Game) -> OwnerData | None:
    return None if file is None else owner_data_for(game, file, read_bytes(file))


def say_owner_data(texts: Texts, note: str) -> str:
    """That a table is played with owner's data, and what its owner calls it."""
    return texts.say("replay-owner-data-note", note=note) if note else texts.say("replay-owner-data")


def parse_options(game: Game, settings: list[str]) -> dict[str, Value]:
    """``rounds=2`` as the option's own value; what the game does not know is left for it to refuse."""
    found: dict[str, Value] = {}
    for setting in settings:
        name, equals, word = setting.partition("=")
        if not name or not equals:
            raise CommandError(f"--set {setting!r} should read OPTION=VALUE")
        option = next((option for option in game.options if option.name == name), None)
        values = {str(value).lower(): value for value in option.values} if option else {}
        found[name] = values.get(word.lower(), word)
    return found
