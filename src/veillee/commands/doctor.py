"""`veillee doctor`: whether what a server keeps is sound, and what to do if it is not."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

import msgspec

from veillee.commands.command import FAILED, OK, Command, Problem
from veillee.commands.output import counted, print_json
from veillee.commands.stores import add_data, megabytes, run, settings_of
from veillee.server.store.diagnosing import Diagnosis, diagnose, repair


def _arguments(parser: ArgumentParser) -> None:
    add_data(parser)
    parser.add_argument(
        "--repair",
        action="store_true",
        help="put right what can be without losing anything that was played; a copy is made first",
    )


def _run(arguments: Namespace) -> int:
    settings = settings_of(arguments)
    found = run(diagnose(settings))
    done: list[str] = []
    if arguments.repair:
        if found.in_use:
            raise Problem("a server is using it: stop that first, then repair")
        if found.repairs:
            done = run(repair(settings))
            found = run(diagnose(settings))
    if arguments.json:
        named = {"data": str(settings.data), "ok": found.is_sound}
        print_json({**named, **msgspec.to_builtins(found), "repaired": done})
    else:
        _print(str(settings.data), found, done)
    return OK if found.is_sound else FAILED


def _print(data: str, found: Diagnosis, done: list[str]) -> None:
    wrong = counted(len(found.findings) + len(found.around), "finding")
    print(f"{data}: {'sound' if found.is_sound else wrong}")
    used = "; a server is using it" if found.in_use else ""
    print(f"  format {found.format}, {megabytes(found.bytes)}; {megabytes(found.free)} free{used}")
    _print_list("done", done)
    _print_list("found", [*found.findings, *found.around])
    _print_list("for your information", found.notes)
    if found.findings:
        _print_advice(data, found)


def _print_advice(data: str, found: Diagnosis) -> None:
    if found.repairs:
        _print_list(f"veillee doctor --data {data} --repair would", found.repairs)
    print("what cannot be repaired comes back with a backup:")
    print(f"  veillee restore FILE --data {data} --force")


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
