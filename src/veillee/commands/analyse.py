"""`veillee analyse`: how the chances of a finished game went, and where they turned."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

import msgspec

from veillee.bots import BotMaker
from veillee.bots.analysis import ITERATIONS, analyse
from veillee.bots.finished import AnalysisError, FinishedGame
from veillee.commands.analysis_report import AnalysisReport
from veillee.commands.command import FAILED, OK, Command, CommandError
from veillee.commands.files import check_out, write_text
from veillee.commands.game_arguments import add_owner_data
from veillee.commands.output import print_json
from veillee.commands.progress import progress_bar
from veillee.commands.records import CannotReplay, check_record, fault_of, parse, read_record, rules_of
from veillee.commands.terminal_arguments import add_language
from veillee.core.record import RecordError
from veillee.registry import find_game
from veillee.texts import Texts
from veillee.tools.verifier import VerificationError

_MOST_ITERATIONS = 10_000


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a finished game")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="look for this seat's turning points only; seat 0 is player 1"
    )
    parser.add_argument(
        "--iterations",
        type=int,
        default=ITERATIONS,
        metavar="N",
        help=f"trials of a choice at first; then five times as many at turning points ({ITERATIONS})",
    )
    add_language(parser, "the analysis")
    parser.add_argument("--out", metavar="HTML", help="write it as a page with a plot here")
    parser.add_argument("--force", action="store_true", help="replace the file of --out if it is there")
    add_owner_data(parser)


def _run(arguments: Namespace) -> int:
    check_out(arguments)
    if not 1 <= arguments.iterations <= _MOST_ITERATIONS:
        raise CommandError(f"--iterations {arguments.iterations} should be 1 to {_MOST_ITERATIONS}")
    try:
        game = _finished(arguments)
    except (VerificationError, RecordError) as error:
        fault = fault_of(error)
        if arguments.json:
            print_json({"file": arguments.file, "ok": False, "line": fault.line, "fault": fault.message})
        else:
            print(f"{arguments.file}: NOT SOUND\n  line {fault.line}: {fault.message}")
        return FAILED
    rules = game.rules
    if arguments.seat is not None and not 0 <= arguments.seat < rules.players:
        raise CommandError(f"--seat {arguments.seat}: this table has the seats 0 to {rules.players - 1}")
    definition = find_game(rules.setup.game)
    maker = BotMaker(definition, rules)
    try:
        found = analyse(maker, game, arguments.seat, arguments.iterations, progress_bar("steps"))
    except AnalysisError as error:
        raise CommandError(f"{arguments.file} cannot be analysed: {error}") from error
    report = AnalysisReport(found, rules, Texts(arguments.lang, definition))
    if arguments.out is not None:
        write_text(arguments.out, report.html())
    if arguments.json:
        print_json(msgspec.to_builtins(found))
    elif arguments.out is None:
        print(report.text())
    return OK


def _finished(arguments: Namespace) -> FinishedGame:
    """The game of the file, played again; what is wrong with the file otherwise."""
    try:
        text = read_record(arguments.file)
        check_record(arguments.file, text)
        record = parse(text)
        return FinishedGame(record, rules_of(record, arguments.owner_data))
    except (CannotReplay, AnalysisError) as reason:
        raise CommandError(f"{arguments.file} cannot be analysed: {reason}") from reason


COMMAND = Command(
    "analyse",
    "Show how the chances of a finished game went, and where they turned.",
    (
        "veillee record fairy-tale --seed 7 --out game.record && veillee analyse game.record",
        "veillee analyse game.record --seat 1 --lang fr --out game.html",
    ),
    {OK: "the game was analysed", FAILED: "the rules do not confirm the record; the line is named"},
    _arguments,
    _run,
)
