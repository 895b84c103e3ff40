"""Measures catanatron: four random players, counted as we count ourselves.

Runs in .venv-peers and never imports veillee. Prints a JSON list of rows, one per mode.

stepped   a Python loop takes the playable actions, picks one uniformly and executes it
playout   `Game.play` runs to the end with catanatron's own random players

A decision is an answer where at least two actions were open; forced ones are executed and timed all the
same. The turn limit of `Game.play` ends a game in both modes.
"""

from __future__ import annotations

import argparse
import json
import random
from dataclasses import dataclass
from importlib.metadata import version
from time import perf_counter
from typing import TYPE_CHECKING, Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.json import GameEncoder
from catanatron.models.player import Color, RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

COPIES = 2000


@dataclass
class Count:
    decisions: int = 0
    answers: int = 0
    games: int = 0
    seconds: float = 0.0


class CountingPlayer(RandomPlayer):
    """A random player that notes what it was asked."""

    count = Count()

    def decide(self, game: Game, playable_actions: list[Any]) -> Any:
        self.count.answers += 1
        self.count.decisions += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def new_game(player: type[RandomPlayer]) -> Game:
    return Game([player(color) for color in Color])


def play_stepped(count: Count) -> None:
    game = new_game(RandomPlayer)
    choice = random.choice
    decisions = answers = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        actions = game.state.playable_actions
        answers += 1
        decisions += len(actions) > 1
        game.execute(choice(actions))
    count.decisions += decisions
    count.answers += answers


def play_out(count: Count) -> None:
    CountingPlayer.count = count
    new_game(CountingPlayer).play()


MODES: dict[str, Callable[[Count], None]] = {"stepped": play_stepped, "playout": play_out}


def measure(play: Callable[[Count], None], seconds: float) -> Count:
    """Play whole games until the time is over."""
    count = Count()
    start = perf_counter()
    while count.seconds < seconds:
        play(count)
        count.games += 1
        count.seconds = perf_counter() - start
    return count


def middle_game() -> Game:
    """Return a game after 200 answers: a fair size for copying and JSON."""
    random.seed(1)
    game = new_game(RandomPlayer)
    for _ in range(200):
        game.play_tick()
    return game


def copy_us(game: Game) -> float:
    start = perf_counter()
    for _ in range(COPIES):
        game.copy()
    return (perf_counter() - start) / COPIES * 1e6


def json_bytes(game: Game) -> int:
    """Return the size of what catanatron sends its clients (it has no lossless form of a state)."""
    return len(json.dumps(game, cls=GameEncoder))


def row(mode: str, seconds: float, runs: int) -> dict[str, object]:
    best = max(
        (measure(MODES[mode], seconds) for _ in range(runs)),
        key=lambda count: count.decisions / count.seconds,
    )
    game = middle_game()
    return {
        "name": "catanatron",
        "kind": "peer",
        "version": version("catanatron"),
        "players": 4,
        "options": {},
        "mode": mode,
        "build": "pure",
        "events": False,
        "knowledge": False,
        "decisions_per_s": round(best.decisions / best.seconds),
        "answers_per_s": round(best.answers / best.seconds),
        "games_per_s": round(best.games / best.seconds, 2),
        "copy_us": round(min(copy_us(game) for _ in range(runs)), 2),
        "json_bytes": json_bytes(game),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure catanatron with four random players.")
    parser.add_argument("--mode", choices=sorted(MODES), action="append", help="default: all modes")
    parser.add_argument("--seconds", type=float, default=3.0, help="length of a run (3)")
    parser.add_argument("--runs", type=int, default=5, help="the best of so many counts (5)")
    args = parser.parse_args()
    rows = [row(mode, args.seconds, args.runs) for mode in args.mode or MODES]
    print(json.dumps(rows, indent=2))


if __name__ == "__main__":
    main()
