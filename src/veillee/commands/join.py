"""`veillee join`: a seat at a table of a server, on the full screen or line by line."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from veillee.commands.command import OK, Command, CommandError
from veillee.commands.game_arguments import add_owner_data, owner_data_of
from veillee.commands.output import print_json
from veillee.commands.terminal_arguments import add_terminal_arguments, line_writer, wants_lines
from veillee.terminal.table_setup import system_language
from veillee.texts import Texts

if TYPE_CHECKING:
    from veillee.terminal.remote_table import RemoteTable


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "address", metavar="URL", help="an invitation, or a table, as the browser shows its address"
    )
    parser.add_argument("--name", help="by what name you play (the one you gave this server before)")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="which of your seats, counted from 0 (that of the invitation)"
    )
    add_terminal_arguments(parser)
    add_owner_data(parser)


def _run(arguments: Namespace) -> int:
    from veillee.terminal.api_client import JoinError  # noqa: PLC0415
    from veillee.terminal.remote_table import join  # noqa: PLC0415 - the other commands start without it

    lines = wants_lines(arguments)
    if arguments.seat is not None and arguments.seat < 0:
        raise CommandError(f"--seat {arguments.seat} is no seat: they are counted from 0")
    language = arguments.lang or system_language()
    try:
        table = join(
            arguments.address,
            language,
            arguments.name,
            arguments.seat,
            lambda game: owner_data_of(arguments, game),
        )
    except JoinError as error:
        raise CommandError(str(error)) from error
    try:
        code = _play_lines(table, language, arguments) if lines else _play_screen(table, language)
    finally:
        table.close()
    if table.failure:
        raise CommandError(table.failure)
    return code


def _play_lines(table: RemoteTable, language: str, arguments: Namespace) -> int:
    """With --json the table is told to nobody, and the result alone is printed."""
    from veillee.terminal.remote_line_mode import RemoteLineMode, read_lines  # noqa: PLC0415

    write = line_writer(arguments)
    result = RemoteLineMode(table, language, write, not sys.stdin.isatty()).play(read_lines(sys.stdin))
    if arguments.json and not table.failure:
        print_json({"game": table.game.id, "result": result})
    return OK


def _play_screen(table: RemoteTable, language: str) -> int:
    from veillee.terminal.app import TerminalApp  # noqa: PLC0415

    app = TerminalApp(language, table)
    app.run()
    if app.unfinished is not None and not table.failure:
        print(app.unfinished.leave_message(Texts(app.language)))
    return OK


COMMAND = Command(
    "join",
    "Play at a table of a server in the terminal, or watch.",
    (
        "veillee join http://localhost:8000/join/TABLE/1/INVITATION --name Anna",
        "veillee join http://localhost:8000/table/TABLE --lines",
    ),
    {OK: "the game was played, or left"},
    _arguments,
    _run,
)
