"""`veillee torture network`: how bad the lines are."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from veillee.commands.command import CommandError

if TYPE_CHECKING:
    from veillee.torture.network import NetworkReport

#: What may befall a message, with the share of all it befalls where nothing else is said.
_RATES: Final = {
    "drop": (0.02, "never arrive"),
    "delay": (0.05, "arrive up to half a second late"),
    "duplicate": (0.05, "arrive twice"),
    "reorder": (0.02, "arrive after the next one"),
    "cut": (0.01, "cut their line"),
    "silence": (0.002, "are the last on their line, which stays open"),
}


def network_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=1.0, metavar="M", help="for how long (1)")
    for name, (rate, what) in _RATES.items():
        text = f"share of messages that {what} ({rate:g})"
        parser.add_argument(f"--{name}", type=float, default=rate, metavar="SHARE", help=text)


def play_over_bad_lines(arguments: Namespace, folder: Path, say: Callable[[str], None]) -> NetworkReport:
    from veillee.torture.network import NetworkPlan, Rates, run_network  # noqa: PLC0415 - it takes long to load

    rates = {name: getattr(arguments, name) for name in _RATES}
    for name, rate in rates.items():
        if not 0 <= rate <= 1:
            raise CommandError(f"--{name} {rate:g} should be between 0 and 1")
    if sum(rates.values()) > 1:
        raise CommandError("the shares of messages should not be more than 1 together")
    return run_network(NetworkPlan(60 * arguments.minutes, Rates(**rates), arguments.seed), folder, say)
