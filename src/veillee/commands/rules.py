"""`veillee rules`: a game's rulebook, and which of its rules the scenarios exercise."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace

from veillee.commands.command import FAILED, OK, Command
from veillee.commands.output import columns, print_json
from veillee.commands.terminal_arguments import add_language
from veillee.core import Game
from veillee.registry import files_of, find_game
from veillee.scenarios import coverage


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's id, see `veillee games`")
    add_language(parser, "the rulebook")
    parser.add_argument(
        "--coverage", action="store_true", help="show which rules a passing scenario is about"
    )


def _run(arguments: Namespace) -> int:
    game = find_game(arguments.game)
    if arguments.coverage:
        return _show_coverage(game, arguments.json)
    files = files_of(game)
    text = files.rulebooks[arguments.lang]
    if arguments.json:
        print_json({"game": game.id, "language": arguments.lang, "anchors": files.anchors, "text": text})
    else:
        print(re.sub(r"\{#([a-z0-9.-]+)\}", r"[\1]", text).rstrip())
    return OK


def _show_coverage(game: Game, as_json: bool) -> int:
    found = coverage(game)
    if as_json:
        print_json(found.to_json())
    else:
        marks = [(anchor, "covered" if anchor in found.covered else "MISSING") for anchor in found.anchors]
        print("\n".join(columns(marks)))
        print(f"{len(found.covered)} of {len(found.anchors)} rules of {game.id} are covered by scenarios")
        for outcome in found.failed:
            print(f"fails: {outcome.lines()[0]}")
    return FAILED if found.missing else OK


COMMAND = Command(
    "rules",
    "Print a game's rulebook, or which of its rules the scenarios cover.",
    ("veillee rules fairy-tale --lang fr", "veillee rules fairy-tale --coverage --json"),
    {OK: "printed; with --coverage: every rule is covered", FAILED: "with --coverage: a rule is not covered"},
    _arguments,
    _run,
)
