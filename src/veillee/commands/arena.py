"""`veillee arena`: bots against each other, and how often each wins."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from random import Random
from typing import Any

from veillee.bots import BOTS, BotError, make_bot
from veillee.bots.arena import Tally, compete
from veillee.commands.command import OK, Command, CommandError
from veillee.commands.game_arguments import parse_options
from veillee.commands.output import columns, counted, print_json
from veillee.core import Game
from veillee.registry import advice_for, find_game, rules_for

_HEAD = ("BOT", "SEATS", "GAMES", "WINS", "RATE", "95 %", "EVEN", "MEAN SCORE")
_BAR = 30
#: After so many seconds the bar is drawn again.
_REDRAWN = 0.2


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's id, see `veillee games`")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="BOT,BOT",
        help=f"one for each seat ({', '.join(BOTS)}); the last one also takes the seats that remain",
    )
    parser.add_argument("--players", type=int, metavar="N", help="how many play (as many as there are bots)")
    parser.add_argument(
        "--games", type=int, default=1000, metavar="N", help="so many, rounded up to whole rotations (1000)"
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="set an option; may be repeated"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed, the same result (1)")


def _run(arguments: Namespace) -> int:
    game = find_game(arguments.game)
    names = _names(arguments.bots, arguments.players, game)
    if arguments.games < 1:
        raise CommandError(f"--games {arguments.games}: there is nothing to count")
    rules = rules_for(game, len(names), game.choose(len(names), parse_options(game, arguments.set)))
    advice = advice_for(game, rules)
    for name in names:
        _check(name, advice)
    progress = ProgressBar(time.monotonic) if sys.stderr is not None and sys.stderr.isatty() else None
    tallies = compete(rules, advice, names, arguments.games, arguments.seed, progress)
    if arguments.json:
        print_json(
            {
                "game": game.id,
                "players": rules.players,
                "options": dict(rules.options),
                "seed": arguments.seed,
                "games": tallies[0].games,
                "bots": [_describe(tally, rules.players) for tally in tallies],
            }
        )
    else:
        print("\n".join(table(tallies, rules.players)))
    return OK


def _names(given: str, players: int | None, game: Game) -> list[str]:
    """A bot for each seat: those named, then more of the last."""
    names = [name.strip() for name in given.split(",")]
    seats = max(len(names), game.players[0]) if players is None else players
    if len(names) > seats:
        raise CommandError(f"--bots names {counted(len(names), 'bot')} for {counted(seats, 'player')}")
    return [*names, *[names[-1]] * (seats - len(names))]


def _check(name: str, advice: Any) -> None:
    """Complain about a bot that cannot play before any does."""
    try:
        make_bot(name, advice, Random())
    except BotError as error:
        raise CommandError(str(error)) from error


class ProgressBar:
    """A bar on the terminal with the time that is left; it goes when all is done."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._began = self._drawn = clock()
        print(f"\r[{' ' * _BAR}] the first game …", end="", file=sys.stderr, flush=True)

    def __call__(self, done: int, games: int) -> None:
        now = self._clock()
        if done == games:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        elif now - self._drawn >= _REDRAWN or done == 1:
            self._drawn = now
            filled = _BAR * done // games
            left = _duration((now - self._began) / done * (games - done))
            bar = f"[{'=' * filled}{' ' * (_BAR - filled)}] {done}/{games} games, {left} left"
            print(f"\r\x1b[K{bar}", end="", file=sys.stderr, flush=True)


def _duration(seconds: float) -> str:
    """``45 s``, ``3 min``, ``2 h 5 min``: as exact as a guess can be."""
    if seconds < 90:
        return f"{max(1, round(seconds))} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60} min"


def table(tallies: list[Tally], players: int) -> list[str]:
    """The tallies for people; EVEN is what a bot no better than the others would win.

    A lone player has nobody to win against: there only the mean counts.
    """
    if players == 1:
        alone = [[tally.name, str(tally.games), f"{tally.mean_score:.1f}"] for tally in tallies]
        return columns([("BOT", "GAMES", "MEAN SCORE"), *alone], right=(1, 2))
    rows = []
    for tally in tallies:
        low, high = tally.interval()
        rows.append(
            [
                tally.name,
                str(tally.seats),
                str(tally.games),
                f"{tally.wins:.1f}",
                f"{tally.rate:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{tally.seats / players:.1%}",
                f"{tally.mean_score:.1f}",
            ]
        )
    return columns([_HEAD, *rows], right=tuple(range(1, 8)))


def _describe(tally: Tally, players: int) -> dict[str, Any]:
    low, high = tally.interval()
    return {
        "name": tally.name,
        "seats": tally.seats,
        "wins": round(tally.wins, 4),
        "rate": round(tally.rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "even": round(tally.seats / players, 4),
        "mean_score": round(tally.mean_score, 2),
    }


COMMAND = Command(
    "arena",
    "Let bots play many games against each other and count who wins.",
    (
        "veillee arena fairy-tale --bots greedy,random --games 200",
        "veillee arena fairy-tale --bots greedy,random --players 4 --set mode=expert --json",
        "veillee arena fine-sand --bots greedy --players 1 --games 20",
    ),
    {OK: "the games were played"},
    _arguments,
    _run,
)
