"""`veillee backup` and `veillee restore`: all that a server keeps in one file, and back.

The file is the same kind for a folder and for a database: it also moves from one to the other.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

import msgspec

from veillee.commands.command import OK, Command, CommandError
from veillee.commands.output import counted, print_json
from veillee.commands.store_access import (
    ProgressMeter,
    add_store_arguments,
    megabytes,
    place_of,
    place_to_json,
    run,
    settings_of,
    store_errors,
)
from veillee.server.settings import Settings
from veillee.server.store import FILE
from veillee.server.store.backup import Backup, back_up, restore
from veillee.server.store.database_backup import back_up_database, restore_database


def _backup_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="the file to write; it holds keys, so keep it to yourself"
    )
    add_store_arguments(parser)
    parser.add_argument("--force", action="store_true", help="replace FILE if it is there")


def _back_up(arguments: Namespace) -> int:
    settings, target = settings_of(arguments), Path(arguments.file)
    is_beside = settings.database is None and target.resolve().parent == settings.data.resolve()
    if is_beside and target.name.startswith(FILE):
        raise CommandError(f"{target} is the store itself: name another file")
    if target.exists() and not (arguments.force and target.is_file()):
        hint = ": with --force it is replaced" if target.is_file() else " and is no file"
        raise CommandError(f"{target} is there already{hint}")
    found = _backed_up(settings, target)
    _tell(arguments, f"{target}: {_contents(found)}, checked", {"file": str(target)}, found)
    return OK


def _backed_up(settings: Settings, target: Path) -> Backup:
    meter = ProgressMeter("copying")
    if settings.database is not None:
        return run(back_up_database(settings, target, meter))
    with store_errors():
        return back_up(settings, target, meter)


def _restore_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file that `veillee backup` wrote")
    add_store_arguments(parser)
    parser.add_argument(
        "--force",
        action="store_true",
        help="move what is in DIR aside, under a name of its own; never delete it. A database must be empty",
    )


def _restore(arguments: Namespace) -> int:
    settings, file = settings_of(arguments), Path(arguments.file)
    found = _restored(settings, file, arguments.force)
    words = f"{place_of(settings)}: {_contents(found)}, as they were in {file}"
    _tell(arguments, words, {"file": str(file), **place_to_json(settings)}, found)
    return OK


def _restored(settings: Settings, file: Path, force: bool) -> Backup:
    meter = ProgressMeter("copying")
    if settings.database is None:
        with store_errors():
            return restore(settings, file, force, meter)
    if force:
        raise CommandError(
            "--force moves a folder's file aside, but rows of a database could only be deleted:"
            " make an empty one with `createdb` and name that"
        )
    return run(restore_database(settings, file, meter))


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
    "Put a backup into an empty folder or database, or move aside what is there. No server may run there.",
    (
        "veillee restore evening.sqlite --data /srv/veillee",
        "veillee restore evening.sqlite --db postgresql://veillee@localhost/veillee",
    ),
    {OK: "it is back, and sound"},
    _restore_arguments,
    _restore,
)
