"""`veillee backup` and `veillee restore`: all that a server keeps in one file, and back."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

import msgspec

from veillee.commands.command import OK, Command, Problem
from veillee.commands.output import counted, print_json
from veillee.commands.stores import Meter, add_data, megabytes, settings_of, told
from veillee.server.store import FILE
from veillee.server.store.backing import Backup, back_up, restore


def _backup_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="the file to write; it holds keys, so keep it to yourself"
    )
    add_data(parser)
    parser.add_argument("--force", action="store_true", help="replace FILE if it is there")


def _back_up(arguments: Namespace) -> int:
    settings, target = settings_of(arguments), Path(arguments.file)
    if target.resolve().parent == settings.data.resolve() and target.name.startswith(FILE):
        raise Problem(f"{target} is the store itself: name another file")
    if target.exists() and not (arguments.force and target.is_file()):
        hint = ": with --force it is replaced" if target.is_file() else " and is no file"
        raise Problem(f"{target} is there already{hint}")
    with told():
        found = back_up(settings, target, Meter("copying"))
    _tell(arguments, f"{target}: {_contents(found)}, checked", {"file": str(target)}, found)
    return OK


def _restore_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file that `veillee backup` wrote")
    add_data(parser)
    parser.add_argument(
        "--force",
        action="store_true",
        help="move what is in DIR aside, under a name of its own; never delete it",
    )


def _restore(arguments: Namespace) -> int:
    settings, file = settings_of(arguments), Path(arguments.file)
    with told():
        found = restore(settings, file, arguments.force, Meter("copying"))
    words = f"{settings.data}: {_contents(found)}, as they were in {file}"
    _tell(arguments, words, {"file": str(file), "data": str(settings.data)}, found)
    return OK


def _tell(arguments: Namespace, words: str, names: dict[str, str], found: Backup) -> None:
    if arguments.json:
        print_json({**names, **msgspec.to_builtins(found)})
    else:
        print(words)


def _contents(found: Backup) -> str:
    return f"{counted(found.tables, 'table')}, {megabytes(found.bytes)}"


BACKUP = Command(
    "backup",
    "Copy all that a server keeps into one file, also while it runs; the copy is checked.",
    ("veillee backup evening.sqlite", "veillee backup /backups/veillee.sqlite --data /srv/veillee --force"),
    {OK: "the file is written, and sound"},
    _backup_arguments,
    _back_up,
)

RESTORE = Command(
    "restore",
    "Put a backup into an empty data folder, or move aside what is there. No server may be running there.",
    ("veillee restore evening.sqlite --data /srv/veillee",),
    {OK: "it is back, and sound"},
    _restore_arguments,
    _restore,
)
