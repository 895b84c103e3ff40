"""`veillee scenario`: plays scenario files and names the rule that did not hold, or upgrades them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from pathlib import Path

from veillee.commands.command import FAILED, OK, Command, CommandError
from veillee.commands.output import print_json
from veillee.registry import files_of, games
from veillee.scenarios import (
    Change,
    Outcome,
    ScenarioError,
    load_scenario,
    run_scenario,
    upgrade_scenario,
)


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        help="a scenario file (.toml), a folder of them, or a game's id for its own",
    )
    parser.add_argument(
        "--upgrade",
        action="store_true",
        help="play nothing, but let the files name what they say in numbers: window = 10 becomes "
        'window = "turns"; comments and all the rest stay as they are',
    )


def _run(arguments: Namespace) -> int:
    files = [file for given in arguments.files for file in _files(given)]
    return _upgrade(files, arguments.json) if arguments.upgrade else _play(files, arguments.json)


def _play(files: list[str], as_json: bool) -> int:
    scenarios = [load_scenario(file) for file in files]
    outcomes = [run_scenario(scenario) for scenario in scenarios]
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if as_json:
        print_json([_describe(outcome) for outcome in outcomes])
    else:
        for outcome in outcomes:
            for line in outcome.lines():
                print(f"FAILED  {line}")
            if outcome.passed:
                print(f"passed  {outcome.scenario.title} ({outcome.scenario.file})")
        if len(outcomes) > 1:
            print(f"{len(outcomes) - len(failed)} passed, {len(failed)} failed")
    return FAILED if failed else OK


def _upgrade(files: list[str], as_json: bool) -> int:
    """Upgrade each file that can be; the others stay as they are."""
    changes: dict[str, list[Change]] = {}
    errors: dict[str, str] = {}
    for file in files:
        try:
            changes[file] = upgrade_scenario(file)
        except ScenarioError as error:
            errors[file] = str(error)
    if as_json:
        print_json([_described(file, changes.get(file, []), errors.get(file)) for file in files])
    else:
        for file, found in changes.items():
            _tell(file, found)
        for complaint in errors.values():
            print(f"FAILED  {complaint}")
    return FAILED if errors else OK


def _tell(file: str, changes: list[Change]) -> None:
    print(f"upgraded  {file}" if changes else f"unchanged  {file}")
    for change in changes:
        print(f"  line {change.line}: {change.key}: {change.before} is now {change.after}")


def _described(file: str, changes: list[Change], error: str | None) -> dict[str, object]:
    return {"file": file, "changes": [asdict(change) for change in changes], "error": error}


def _files(given: str) -> list[str]:
    folder = Path(given)
    if not folder.exists() and (own := next((game for game in games() if game.id == given), None)):
        return [str(path) for path in files_of(own).scenarios()]
    if not folder.is_dir():
        return [given]
    found = sorted(str(path) for path in folder.glob("*.toml"))
    if not found:
        raise CommandError(f"there are no scenarios (*.toml) in {given}")
    return found


def _describe(outcome: Outcome) -> dict[str, object]:
    scenario = outcome.scenario
    return {
        "file": scenario.file,
        "title": scenario.title,
        "game": scenario.game.id,
        "rules": list(scenario.anchors),
        "passed": outcome.passed,
        "failures": [{"step": failure.step, "message": failure.message} for failure in outcome.failures],
    }


COMMAND = Command(
    "scenario",
    "Play scenario files and say which rule did not hold, and how; or upgrade old files.",
    (
        "veillee scenario fairy-tale                  # the game's own",
        "veillee scenario my-rule.toml --json         # one that you wrote, see docs/scenarios.md",
        "veillee scenario --upgrade my-scenarios",
    ),
    {
        OK: "every scenario passed, or every file is upgraded",
        FAILED: "a scenario failed, or a file could not be upgraded",
    },
    _arguments,
    _run,
)
