"""The command line, with help that shows examples and complaints of one line."""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from veillee import __version__
from veillee.commands.command import Command, CommandError
from veillee.tools.bench import build

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


class OneLineParser(ArgumentParser):
    """A parser whose errors are a `CommandError`, not a usage text."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message} (see {self.prog} --help)")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Print help and version without hiding that they could not be written."""
        print(message, end="", file=file)


def make_parser(commands: Sequence[Command]) -> ArgumentParser:
    parser = OneLineParser(
        prog="veillee",
        description="A digital game house for fairy-tale tabletop games.",
        epilog="Each command explains itself: veillee COMMAND --help",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"veillee {__version__} ({build()})")
    added = parser.add_subparsers(metavar="COMMAND", dest="command", required=True)
    for command in commands:
        own = added.add_parser(
            command.name,
            help=command.purpose,
            description=command.purpose,
            epilog=command.epilog(),
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        command.arguments(own)
        own.add_argument("--json", action="store_true", help="print JSON, for scripts")
        own.set_defaults(run=command.run)
    return parser
