"""`veillee translate`: what a language of the house still lacks, and a start for a new one."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from pathlib import Path

from veillee.commands.command import FAILED, OK, Command, CommandError
from veillee.commands.output import columns, counted, print_json
from veillee.core import Game
from veillee.registry import find_game, games
from veillee.texts.translations import Gaps, Translation


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("language", metavar="LANGUAGE", help="its code, two or three letters: de")
    parser.add_argument("--game", metavar="GAME", help="only this game; `house` is what all share")
    parser.add_argument(
        "--start",
        action="store_true",
        help="write what is missing into the files, in English and commented out; nothing there is changed",
    )
    parser.add_argument("--list", action="store_true", help="name every message that is missing")


def _run(arguments: Namespace) -> int:
    try:
        translations = [
            Translation(arguments.language, game)
            for game in ([None, *games()] if arguments.game is None else [_named(arguments.game)])
        ]
    except ValueError as error:
        raise CommandError(str(error)) from error
    changed = [path for each in translations for path in _start(each)] if arguments.start else []
    found = {each.name: each.gaps() for each in translations}
    if arguments.json:
        print_json(
            {
                "language": arguments.language,
                "files": [
                    {"of": name, **asdict(gaps)} for name, all_gaps in found.items() for gaps in all_gaps
                ],
                "changed": [str(path) for path in changed],
            }
        )
    else:
        print("\n".join(_report(found, arguments.list)))
        for path in changed:
            print(f"wrote {path}")
    return OK if all(gaps.is_whole for all_gaps in found.values() for gaps in all_gaps) else FAILED


def _named(name: str) -> Game | None:
    return None if name == "house" else find_game(name)


def _start(translation: Translation) -> list[Path]:
    try:
        return translation.start()
    except OSError as error:
        raise CommandError(f"cannot write {error.filename}: {error.strerror}") from error


def _report(found: dict[str, list[Gaps]], names_all: bool) -> list[str]:
    rows = [
        (name, gaps.file, str(gaps.parts - len(gaps.missing)), str(gaps.parts), _in_numbers(gaps))
        for name, all_gaps in found.items()
        for gaps in all_gaps
    ]
    lines = columns([("OF", "FILE", "SAID", "ALL", ""), *rows], right=(2, 3))
    all_gaps = [gaps for each in found.values() for gaps in each]
    for gaps in all_gaps:
        told = [("missing", gaps.missing)] if names_all else []
        for what, parts in (*told, *_faults(gaps)):
            lines += [f"{gaps.file}: {what}: {part}" for part in parts]
    missing = sum(len(gaps.missing) for gaps in all_gaps)
    lines.append(f"{counted(missing, 'part')} missing of {sum(gaps.parts for gaps in all_gaps)}")
    return lines


def _faults(gaps: Gaps) -> list[tuple[str, list[str]]]:
    """What stands in a file and should not."""
    found = [("unknown", gaps.unknown), ("other arguments", gaps.different), ("cannot be read", gaps.broken)]
    return [(what, parts) for what, parts in found if parts]


def _in_numbers(gaps: Gaps) -> str:
    return ", ".join(f"{what}: {len(parts)}" for what, parts in _faults(gaps))


COMMAND = Command(
    "translate",
    "Show what a language of the house still lacks, or start a new one.",
    ("veillee translate fr", "veillee translate de --start   # in a checkout", "veillee translate de --list"),
    {
        OK: "the language says everything",
        FAILED: "something is missing or wrong",
    },
    _arguments,
    _run,
)
