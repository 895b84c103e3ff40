"""How strong searching bots are: every contest of docs/strength.md, played by `veillee arena` and kept.

    python benchmarks/strength.py .venv-compiled/bin/veillee --minutes 30 --only fairy-tale
    python benchmarks/strength.py .venv-compiled/bin/veillee --minutes 0

Games are kept in docs/strength, a file for each contest; what was stopped goes on from there. With 0 minutes
nothing is played, and the page is written anew from what there is.
"""

from __future__ import annotations

import argparse
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

from veillee.bots.arena.results_file import Header, read_header, read_results
from veillee.bots.arena.tallies import Played, Tally, tallies_of
from veillee.registry import find_game
from veillee.texts import Texts

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "strength"


@dataclass(frozen=True)
class Row:
    """A contest of the page."""

    game: str
    bots: str
    players: int
    budget: str
    games: int
    #: What it should reach.
    wanted: str
    options: dict[str, str] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        parts = [
            self.game,
            self.bots.replace(",", "-"),
            str(self.players),
            *self.options.values(),
            self.budget,
        ]
        return KEPT / f"{'--'.join(filter(None, parts))}.jsonl"

    def command(self) -> list[str]:
        """The arguments of `veillee` that play it."""
        found = ["arena", self.game, "--bots", self.bots, "--players", str(self.players)]
        found += [part for name, value in self.options.items() for part in ("--set", f"{name}={value}")]
        found += ["--budget", self.budget] if self.budget else []
        return [*found, "--games", str(self.games)]


def against_greedy(game: str, two: str, four: str, long: str) -> list[Row]:
    return [
        Row(game, "search,greedy", 2, "50ms", 400, two),
        Row(game, "search,greedy", 4, "50ms", 400, four),
        Row(game, "search,greedy", 2, "1000ms", 60, long),
        Row(game, "search,random", 2, "50ms", 100, "99 %"),
    ]


ROWS = [
    *against_greedy("fairy-tale", "78 %", "38 %", "88 %"),
    *against_greedy("grimm-forest", "70 %", "36 %", "80 %"),
    *against_greedy("fine-sand", "70 %", "38 %", "78 %"),
    *against_greedy("dice-upon-a-time", "62 %", "33 %", "70 %"),
    Row("fine-sand", "greedy", 1, "", 400, ""),
    Row("fine-sand", "search", 1, "50ms", 400, "at most 15.5"),
    Row("fine-sand", "search", 1, "1000ms", 60, "at most 14.5"),
    *[
        Row("dice-upon-a-time", bot, players, budget, 60, wanted, {"mode": "co-operative"})
        for players, more in ((2, "12 %"), (3, "10 %"), (4, "5 %"))
        for bot, budget, wanted in (("greedy", "", ""), ("search", "50ms", f"{more} above greedy"))
    ],
]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("veillee", help="the command of the build to measure")
    parser.add_argument("--minutes", type=float, default=30, help="so long at most for each contest (30)")
    parser.add_argument("--only", default="", help="contests whose files' names hold this")
    parser.add_argument("--workers", default="1", help="processes that play (1)")
    arguments = parser.parse_args()
    KEPT.mkdir(exist_ok=True)
    for row in ROWS:
        if arguments.minutes > 0 and arguments.only in row.file.name:
            play(row, arguments.veillee, arguments.minutes * 60, arguments.workers)
    (DOCS / "strength.md").write_text(page(), encoding="utf-8")


def play(row: Row, veillee: str, seconds: float, workers: str) -> None:
    print(row.file.stem, flush=True)
    command = [veillee, *row.command(), "--workers", workers, "--out", str(row.file)]
    playing = subprocess.Popen(command)  # noqa: S603 (the command is ours)
    until = time.monotonic() + seconds
    while playing.poll() is None and time.monotonic() < until:
        time.sleep(0.2)
    if playing.poll() is None:
        playing.terminate()  # every game is on disk as soon as it is over
    playing.wait()


HEAD = """# How strong searching bots are

Measured in the compiled build, every deal played from all seats, with 95 % intervals. A budget in
milliseconds is processor time for one choice; it was turned into iterations once, and with those the same
games come out again. `python benchmarks/strength.py .venv-compiled/bin/veillee` plays what is missing and
writes this page; the games are kept in [strength](strength). What is wanted of a contest stands beside it.

| game | contest | budget | games | measured | wanted |
|---|---|---|---|---|---|
"""


def page() -> str:
    return HEAD + "".join([f"| {' | '.join(cells)} |\n" for row in ROWS if (cells := described(row))])


def described(row: Row) -> list[str]:
    """What the page says of a contest; nothing, if none of its games was played."""
    header = read_header(row.file)
    games = [] if header is None else read_results(row.file, header.contest)
    if header is None or not games:
        return []
    title = Texts("en", find_game(row.game)).say("title")
    who = f"{' against '.join(row.bots.split(','))}, {row.players} players" if row.players > 1 else row.bots
    contest = ", ".join([who, *row.options.values()])
    played = f"{len(games)} of {row.games}"
    return [title, contest, spent(row, header), played, measured(row, header, games), row.wanted]


def spent(row: Row, header: Header) -> str:
    return f"{row.budget} = {header.contest.iterations} iterations" if row.budget else ""


def measured(row: Row, header: Header, games: list[Played]) -> str:
    tally: Tally = tallies_of(header.contest.bots, games)[0]
    time = f", {tally.milliseconds:.0f} ms" if row.budget else ""
    if "," not in row.bots:
        return f"mean score {tally.mean_score:.1f}{time}"
    low, high = tally.interval()
    return f"{tally.rate:.1%} ({low:.1%} to {high:.1%}){time}"


if __name__ == "__main__":
    main()
