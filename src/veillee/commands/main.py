"""The way in: finds the command, runs it, and turns wrong input into one line and exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from veillee import registry
from veillee.commands import (
    analyse,
    arena,
    backup,
    bench,
    campaign,
    cards,
    doctor,
    forget,
    games,
    join,
    ladder,
    play,
    record,
    replay,
    rules,
    scenario,
    serve,
    study,
    torture,
    train,
    translate,
    verify,
)
from veillee.commands.command import WRONG, Command, CommandError
from veillee.commands.output import complain
from veillee.commands.parser import make_parser
from veillee.core import OptionError
from veillee.data.owner_data import OwnerDataError
from veillee.scenarios import ScenarioError

COMMANDS: tuple[Command, ...] = (
    play.COMMAND,
    campaign.COMMAND,
    join.COMMAND,
    serve.COMMAND,
    games.COMMAND,
    rules.COMMAND,
    cards.COMMAND,
    translate.COMMAND,
    scenario.COMMAND,
    record.COMMAND,
    replay.COMMAND,
    verify.COMMAND,
    analyse.COMMAND,
    arena.COMMAND,
    ladder.COMMAND,
    study.COMMAND,
    train.COMMAND,
    bench.COMMAND,
    doctor.COMMAND,
    backup.BACKUP,
    backup.RESTORE,
    forget.COMMAND,
    torture.COMMAND,
)

#: The exit code of who was stopped by Ctrl-C.
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run `veillee` with these arguments; returns the exit code."""
    given = sys.argv[1:] if argv is None else argv
    as_json = "--json" in given
    code = 0
    try:
        if sys.stdout is None:
            return _complain("there is no standard output to write to", as_json)
        _never_fail_to_encode()
        code = _run(given)
        sys.stdout.flush()
    except (CommandError, registry.UnknownGame, registry.BrokenGame, OwnerDataError, ScenarioError) as error:
        return _complain(str(error), as_json)
    except OptionError as error:
        return _complain(f"{error} (rule {error.rule})", as_json)
    except KeyboardInterrupt as error:
        _leave_the_bar()
        return _complain(str(error) or "interrupted", as_json, INTERRUPTED)
    except BrokenPipeError:  # whoever reads has seen enough
        _drop_output()
    except OSError as error:
        _drop_output()
        return _complain(f"cannot write the output: {error.strerror or error}", as_json)
    return code


def _run(given: Sequence[str]) -> int:
    try:
        arguments = make_parser(COMMANDS).parse_args(given or ["--help"])
    except SystemExit as done:  # --help and --version
        return int(done.code or 0)
    _load_games()
    code: int = arguments.run(arguments)
    return code


def _load_games() -> None:
    """Import the games first, so that a broken one is told from a broken command."""
    try:
        registry.games()
    except registry.UnknownGame:
        raise
    except Exception as error:
        named = os.environ.get("VEILLEE_GAMES", "")
        message = f"cannot load the games named by VEILLEE_GAMES={named!r}: {type(error).__name__}: {error}"
        raise CommandError(message) from error


def _never_fail_to_encode() -> None:
    """Let a terminal that lacks a letter show a question mark in its place."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _leave_the_bar() -> None:
    """Go on below what stands on the terminal's last line: a bar, or what the keyboard said."""
    if sys.stderr is not None and sys.stderr.isatty():
        print(file=sys.stderr)


def _drop_output() -> None:
    """Throw away what could not be written, lest the interpreter try again when it ends."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = None


def _complain(message: str, as_json: bool, code: int = WRONG) -> int:
    complain(message, as_json, code)
    return code
