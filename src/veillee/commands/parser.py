"""The command line, with help that shows examples and complaints of one line."""

from __future__ import annotations

from argparse import Action, ArgumentError, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from veillee import __version__
from veillee.commands.command import Command, CommandError
from veillee.core.near_names import did_you_mean
from veillee.tools.bench import build

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


class OneLineParser(ArgumentParser):
    """A parser whose errors are a `CommandError`, not a usage text."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message} (see {self.prog} --help)")

    def _check_value(self, action: Action, value: Any) -> None:
        """Complain about a word that is not among those to choose from, and say which one is near."""
        if action.choices is not None and value not in action.choices:
            words = [str(word) for word in action.choices]
            known = f"{did_you_mean(str(value), words)}choose from: {', '.join(words)}"
            raise ArgumentError(action, f"invalid choice: {value!r} ({known})")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Print help and version without hiding that they could not be written."""
        print(message, end="", file=file)


class CommandParser(OneLineParser):
    """The parser of one command, which itself complains about arguments that it does not know."""

    def parse_known_args(  # type: ignore[override]  # the stubs list a form for each sort of namespace
        self, args: Sequence[str] | None = None, namespace: Namespace | None = None
    ) -> tuple[Namespace, list[str]]:
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            flag = next((word for word in unknown if word.startswith("-")), "").partition("=")[0]
            hint = did_you_mean(flag, self._option_string_actions).strip()
            self.error(f"unrecognized arguments: {' '.join(unknown)}{hint and f' ({hint})'}")
        return found, unknown


def make_parser(commands: Sequence[Command]) -> ArgumentParser:
    parser = OneLineParser(
        prog="veillee",
        description="A digital game house for fairy-tale tabletop games.",
        epilog="Each command explains itself: veillee COMMAND --help",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"veillee {__version__} ({build()})")
    added = parser.add_subparsers(
        metavar="COMMAND", dest="command", required=True, parser_class=CommandParser
    )
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
