"""`veillee play`: a game against bots, on the full screen or line by line."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import Any

from veillee.commands.campaign import play_campaign_lines
from veillee.commands.command import OK, Command, CommandError
from veillee.commands.game_arguments import add_bots, add_owner_data, owner_data_of, parse_options
from veillee.commands.output import complain, print_json
from veillee.commands.terminal_arguments import add_terminal_arguments, line_writer, wants_lines
from veillee.registry import find_game
from veillee.terminal.line_mode import LineMode
from veillee.terminal.line_start import LineStart
from veillee.terminal.local_table import LocalTable
from veillee.terminal.saved_campaigns import SavedCampaign
from veillee.terminal.saves import SaveError
from veillee.terminal.table_setup import (
    TableConfig,
    TableSetupError,
    resume_last_table,
    start_table,
    system_language,
)
from veillee.texts import Texts


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="a game's id, see `veillee games` (you are asked)"
    )
    parser.add_argument("--players", type=int, metavar="N", help="how many play (as few as the game allows)")
    add_bots(parser)
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="set an option; may be repeated"
    )
    parser.add_argument(
        "--seed", type=int, metavar="S", help="the same seed deals the same cards (a new one)"
    )
    parser.add_argument(
        "--resume", action="store_true", help="go on with the game left last, or last of GAME"
    )
    add_terminal_arguments(parser)
    add_owner_data(parser)


def _run(arguments: Namespace) -> int:
    lines = wants_lines(arguments)
    try:
        table = _table(arguments)
        if lines and table is None:
            return _play_asking(arguments)
        if lines and table is not None:
            return _play_lines(table, arguments)
        return _play_screen(table, arguments.lang)
    except (SaveError, TableSetupError) as error:
        raise CommandError(str(error)) from error


def _table(arguments: Namespace) -> LocalTable | None:
    """The table to play at; None lets the first page ask."""
    given = {
        "--players": arguments.players,
        "--bots": arguments.bots,
        "--set": arguments.set or None,
        "--seed": arguments.seed,
        "--owner-data": arguments.owner_data,
    }
    named = [name for name, value in given.items() if value is not None]
    if arguments.resume:
        if named:
            raise CommandError(f"{named[0]} does not go with --resume: the saved game has its own")
        wanted = find_game(arguments.game).id if arguments.game else None
        return resume_last_table(wanted, lambda message: complain(message, arguments.json))
    if arguments.game is None:
        if named:
            raise CommandError(f"{named[0]} needs a GAME (see veillee games)")
        if arguments.json:
            raise CommandError("--json asks nobody: name a GAME (see veillee games) or say --resume")
        return None
    game = find_game(arguments.game)
    return start_table(
        TableConfig(
            game,
            arguments.lang or system_language(),
            arguments.players,
            arguments.bots or (),
            parse_options(game, arguments.set),
            arguments.seed,
            owner_data_of(arguments, game),
        )
    )


def _play_asking(arguments: Namespace) -> int:
    """Ask line by line what to play, then play it."""
    language = arguments.lang or system_language()
    chosen = LineStart(language, line_writer(arguments)).ask(sys.stdin)
    if isinstance(chosen, SavedCampaign):
        return play_campaign_lines(chosen, arguments)
    return OK if chosen is None else _play_lines(chosen, arguments)


def _play_lines(table: LocalTable, arguments: Namespace) -> int:
    """With --json the table is told to nobody, and the result alone is printed."""
    language = arguments.lang or table.seating.language
    result = LineMode(table, language, line_writer(arguments)).play(sys.stdin)
    if arguments.json:
        print_json({"game": table.game.id, "result": result, "file": str(table.file), **_owner(table)})
    return OK


def _owner(table: LocalTable) -> dict[str, Any]:
    return {"owner_data": table.seating.owner_data} if table.seating.owner_data else {}


def _play_screen(table: LocalTable | None, language: str | None) -> int:
    from veillee.terminal.app import TerminalApp  # noqa: PLC0415 - the other commands start without it

    spoken = language or (table.seating.language if table else system_language())
    app = TerminalApp(spoken, table)
    app.run()
    if app.unfinished is not None:
        print(app.unfinished.leave_message(Texts(app.language)))
    return OK


COMMAND = Command(
    "play",
    "Play a game against bots in the terminal; it is saved at every answer.",
    (
        "veillee play",
        "veillee play fairy-tale --players 3 --set mode=expert --lang fr",
        "veillee play grimm-forest --players 3 --bots level2,level4",
        "veillee play --resume",
        "veillee play --lines",
    ),
    {OK: "the game was played, or left and saved"},
    _arguments,
    _run,
)
