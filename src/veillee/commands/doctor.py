"""`veillee doctor`: whether what a server keeps is sound, and what to do if it is not."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

import msgspec

from veillee.commands.command import FAILED, OK, Command, CommandError
from veillee.commands.output import counted, print_json
from veillee.commands.store_access import (
    add_store_arguments,
    megabytes,
    option_for,
    place_of,
    place_to_json,
    run,
    settings_of,
)
from veillee.server.settings import Settings
from veillee.server.store.diagnosis import Diagnosis, diagnose, repair


def _arguments(parser: ArgumentParser) -> None:
    add_store_arguments(parser)
    parser.add_argument(
        "--repair",
        action="store_true",
        help="put right what can be without losing anything that was played; of a folder's file a copy is"
        " made first, of a database make a backup yourself",
    )


def _run(arguments: Namespace) -> int:
    settings = settings_of(arguments)
    found = run(diagnose(settings))
    done: list[str] = []
    if arguments.repair:
        if found.in_use:
            raise CommandError("a server is using it: stop that first, then repair")
        if found.repairs:
            done = run(repair(settings))
            found = run(diagnose(settings))
    if arguments.json:
        named = {**place_to_json(settings), "ok": found.is_sound}
        print_json({**named, **msgspec.to_builtins(found), "repaired": done})
    else:
        _print(settings, found, done)
    return OK if found.is_sound else FAILED


def _print(settings: Settings, found: Diagnosis, done: list[str]) -> None:
    wrong = counted(len(found.findings) + len(found.around), "finding")
    print(f"{place_of(settings)}: {'sound' if found.is_sound else wrong}")
    used = "; a server is using it" if found.in_use else ""
    free = "" if found.free is None else f"; {megabytes(found.free)} free"
    print(f"  format {found.format}, {megabytes(found.bytes)}{free}{used}")
    _print_list("done", done)
    _print_list("found", [*found.findings, *found.around])
    _print_list("for your information", found.notes)
    if found.findings:
        _print_advice(settings, found)


def _print_advice(settings: Settings, found: Diagnosis) -> None:
    place = option_for(settings)
    is_file = settings.database is None
    if found.repairs:
        _print_list(f"veillee doctor {place} --repair would", found.repairs)
        if not is_file:
            print(f"make a backup before: veillee backup FILE {place}")
    print("what cannot be repaired comes back with a backup:")
    print(f"  veillee restore FILE {place}{' --force' if is_file else ', into an empty database'}")


def _print_list(title: str, lines: list[str]) -> None:
    if lines:
        print(f"{title}:")
        print("\n".join(f"  {line}" for line in lines))


COMMAND = Command(
    "doctor",
    "Look whether all that a server keeps is sound, also while it runs; say what to do, and do it if asked.",
    ("veillee doctor", "veillee doctor --data /srv/veillee --json", "veillee doctor --repair"),
    {OK: "all is sound", FAILED: "something was found"},
    _arguments,
    _run,
)
