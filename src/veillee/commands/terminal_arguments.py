"""What commands that talk to people ask: which language, and for a table screen or plain lines."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from veillee.commands.command import CommandError
from veillee.registry import LANGUAGES
from veillee.terminal.table_setup import system_language


def add_language(parser: ArgumentParser, what: str) -> None:
    """Let a command that prints words take `--lang`; without it they follow the system's language."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=system_language(),
        help=f"language of {what} (that of your system)",
    )


def add_terminal_arguments(parser: ArgumentParser) -> None:
    """Let a command take `--lang` and `--lines`; `wants_lines` reads the latter."""
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the table (that of your system)")
    parser.add_argument(
        "--lines",
        action="store_true",
        help="plain lines of text, for screen readers; also used when there is no terminal",
    )


def wants_lines(arguments: Namespace) -> bool:
    """Whether to play in plain lines; CommandError if a script asks for the full screen."""
    lines = arguments.lines or not (sys.stdin.isatty() and sys.stdout.isatty())
    if arguments.json and not lines:
        raise CommandError("--json needs --lines: the full screen is for people")
    return lines


def line_writer(arguments: Namespace) -> Callable[[str], None]:
    """Where the lines of a table go; with --json nobody reads them."""
    return _say_nothing if arguments.json else _print_line


def _print_line(line: str) -> None:
    print(line, flush=True)


def _say_nothing(line: str) -> None:
    """Say nothing."""
