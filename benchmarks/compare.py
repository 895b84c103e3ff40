"""Compares the speed of two checkouts: the same games, in turn by the one and by the other.

    .venv/bin/python benchmarks/compare.py ../parent/.venv-compiled .venv-compiled
    .venv/bin/python benchmarks/compare.py ../parent/.venv .venv fine-sand --pairs 5
    .venv/bin/python benchmarks/compare.py ../parent/.venv-compiled .venv-compiled --instructions

Both play the same whole games by the same seed (`stepped`, without events and knowledge), each run in a
process of its own. What counts is the processor time of the process, so that others at work disturb less; the
median of the ratios is printed, above 1 if the new one is faster, with the lowest and the highest. Where the
rules differ, so do the games: then the times of an answer are compared, which is said. With --instructions
valgrind counts the instructions of one run of each instead: slow, but the same however busy the machine is.
Exit code 1 if a game does not reach --least.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

from veillee.core import FastChance, Match
from veillee.registry import find_game, rules_for

GAMES: Final = ("fairy-tale", "fine-sand", "grimm-forest", "dice-upon-a-time")
#: How many games are played to find out how long one takes, and how many valgrind follows.
FIRST_GAMES: Final = 10
COUNTED_GAMES: Final = 50
SEED: Final = 1
VALGRIND: Final = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")


def play(game: str, players: int, count: int) -> dict[str, Any]:
    """Play so many games in this process: the time they took, and what shows that they were the same."""
    found = find_game(game)
    rules = rules_for(found, players, found.choose(players, {}))
    rng = Random(SEED)
    random = rng.random
    answers = 0
    start = process_time()
    for _ in range(count):
        state = rules.blank_state()
        rules.fill(state)
        match: Any = Match(rules, state, FastChance(rng))
        match.start()
        while not state.over:
            seat = rules.asked(state)[0]
            options = rules.offer(state, seat)
            match.apply(seat, options[int(random() * len(options))])
            answers += 1
    return {"seconds": process_time() - start, "answers": answers, "next": random()}


class Compared:
    """Two environments, the old and the new one, and a game that both play."""

    def __init__(self, old: Path, new: Path, game: str, players: int) -> None:
        self.pythons = [folder / "bin/python" for folder in (old, new)]
        self.game = game
        self.players = players
        #: Whether both have played the same games.
        self.is_same = True

    def run(self, which: int, count: int, under: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
        """Let the old (0) or the new (1) one play so many games."""
        command = [str(self.pythons[which]), __file__, "--play", self.game, str(self.players), str(count)]
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        environment["PYTHONHASHSEED"] = "0"
        return subprocess.run(  # noqa: S603 - our own interpreters
            [*under, *command], env=environment, capture_output=True, text=True, check=True
        )

    def pair(self, count: int, new_first: bool) -> float:
        """How many times as fast the new one is, in one run of each."""
        played: dict[int, Any] = {}
        for which in (1, 0) if new_first else (0, 1):
            played[which] = json.loads(self.run(which, count).stdout)
        return self._ratio(played[0], played[1], "seconds")

    def _ratio(self, old: dict[str, Any], new: dict[str, Any], measured: str) -> float:
        """How much more the old one took for an answer."""
        if (old["answers"], old["next"]) != (new["answers"], new["next"]):
            self.is_same = False
        return float(old[measured] / old["answers"] / (new[measured] / new["answers"]))

    def times(self, pairs: int, seconds: float) -> list[float]:
        """The ratios of so many pairs of runs, each of about so many seconds."""
        first = json.loads(self.run(1, FIRST_GAMES).stdout)["seconds"]
        count = max(1, round(seconds / first * FIRST_GAMES))
        return [self.pair(count, number % 2 == 1) for number in range(pairs)]

    def instructions(self) -> list[float]:
        """The ratio of what valgrind counts, without what starting takes."""
        old, new = self._counted(0), self._counted(1)
        return [self._ratio(old, new, "instructions")]

    def _counted(self, which: int) -> dict[str, Any]:
        played = self.run(which, COUNTED_GAMES, VALGRIND)
        counts = [_instructions(run.stderr) for run in (played, self.run(which, 0, VALGRIND))]
        return {**json.loads(played.stdout), "instructions": counts[0] - counts[1]}


def _instructions(said: str) -> int:
    """What valgrind says at its end."""
    return int(re.findall(r"I +refs: +([\d,]+)", said)[-1].replace(",", ""))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, prog="compare.py"
    )
    parser.add_argument("old", type=Path, help="the environment to compare with, such as ../parent/.venv")
    parser.add_argument("new", type=Path, help="the environment that should not be slower")
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(GAMES), help="only these games")
    parser.add_argument("--players", type=int, default=4, help="so many players (4)")
    parser.add_argument("--pairs", type=int, default=10, help="so many pairs of runs (10)")
    parser.add_argument("--seconds", type=float, default=2.0, help="about so long a run (2)")
    parser.add_argument("--least", type=float, default=0.0, help="the ratio that every game must reach (0)")
    parser.add_argument("--instructions", action="store_true", help="count instructions with valgrind")
    wish = parser.parse_intermixed_args()
    worst = float("inf")
    for game in wish.games:
        both = Compared(wish.old, wish.new, game, wish.players)
        ratios = both.instructions() if wish.instructions else both.times(wish.pairs, wish.seconds)
        median = statistics.median(ratios)
        worst = min(worst, median)
        what = "" if both.is_same else "   for an answer; the games differ"
        print(f"{game:18} {median:.3f}   {min(ratios):.3f} to {max(ratios):.3f}{what}", flush=True)
    return 0 if worst >= wish.least else 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        print(json.dumps(play(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))))
    else:
        sys.exit(main())
