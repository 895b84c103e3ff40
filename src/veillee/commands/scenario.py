"""`veillee scenario`: plays scenario files and names the rule that did not hold."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from veillee.commands.command import FAILED, OK, Command, CommandError
from veillee.commands.output import print_json
from veillee.scenarios import Outcome, load_scenario, run_scenario


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="+", help="a scenario file (.toml), or a folder of them"
    )


def _run(arguments: Namespace) -> int:
    scenarios = [load_scenario(file) for given in arguments.files for file in _files(given)]
    outcomes = [run_scenario(scenario) for scenario in scenarios]
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if arguments.json:
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


def _files(given: str) -> list[str]:
    folder = Path(given)
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
    "Play scenario files and say which rule did not hold, and how.",
    ("veillee scenario echo.toml", "veillee scenario *.toml --json"),
    {OK: "every scenario passed", FAILED: "a scenario failed"},
    _arguments,
    _run,
)
