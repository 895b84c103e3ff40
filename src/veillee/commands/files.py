"""Reading and writing files; whatever goes wrong is a `CommandError`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from veillee.commands.command import CommandError


def read_bytes(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise CommandError(f"cannot read {file}: {error.strerror or error}") from error


def add_out(parser: ArgumentParser, what: str) -> None:
    """Let a command write into a file; `check_out` looks whether it may, before any work is done."""
    parser.add_argument("--out", metavar="FILE", help=f"write {what} here, not to standard output")
    parser.add_argument("--force", action="store_true", help="replace the file of --out if it is there")


def check_out(arguments: Namespace) -> None:
    """No file is ever overwritten unasked."""
    if arguments.out is None:
        if arguments.force:
            raise CommandError("--force goes with --out")
    else:
        check_free(arguments.out, arguments.force)


def check_free(file: str | Path, force: bool) -> None:
    """A file that is there already may be replaced only by `force`."""
    if Path(file).is_file() and not force:
        raise CommandError(f"{file} is there already: with --force it is replaced")


def write_text(file: str, text: str) -> None:
    try:
        Path(file).write_bytes(text.encode())
    except OSError as error:
        raise CommandError(f"cannot write {file}: {error.strerror or error}") from error
