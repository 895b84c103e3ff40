"""`veillee bench`: how many decisions a second this build makes."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import TypeVar

from veillee.commands.command import OK, Command, CommandError
from veillee.commands.game_arguments import parse_options
from veillee.commands.output import columns, print_json
from veillee.commands.peer_benchmarks import find_checkout, measure_peers
from veillee.core import Game
from veillee.registry import find_game, games
from veillee.tools.bench import FULL, MODES, QUICK, Row, rows_of

T = TypeVar("T")

_HEAD = ("NAME", "PL", "MODE", "BUILD", "WITH", "DECISIONS/S", "ANSWERS/S", "GAMES/S", "COPY µS", "JSON B")


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*", help="measure these games (all)")
    parser.add_argument("--players", type=int, metavar="N", help="with so many (as many as can play)")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="set an option of the GAME named",
    )
    parser.add_argument(
        "--mode", choices=list(MODES), help="stepped: a Python loop; playout: one call (both)"
    )
    parser.add_argument(
        "--quick", action="store_true", help="one run of 0.3 s, not the best of 5 runs of 3 s"
    )
    parser.add_argument("--peers", action="store_true", help="also measure public peers, for comparison")


def _run(arguments: Namespace) -> int:
    chosen = _chosen(arguments.games, arguments.players)
    if arguments.set and len(arguments.games) != 1:
        raise CommandError("--set goes with exactly one GAME")
    options = parse_options(chosen[0], arguments.set)
    root = find_checkout() if arguments.peers else None
    modes = [arguments.mode] if arguments.mode else list(MODES)
    effort = QUICK if arguments.quick else FULL
    rows = [
        _progress(f"{game.id}: row {number}", make)
        for game in chosen
        for number, make in enumerate(rows_of(game, arguments.players, options, modes, effort), 1)
    ]
    if root is not None:
        rows += _progress("peers", lambda: measure_peers(root, modes, effort))
    if arguments.json:
        print_json(rows)
    else:
        print("\n".join(table(rows)))
    return OK


def _chosen(names: list[str], players: int | None) -> list[Game]:
    """The games named, or all that so many can play."""
    if names:
        return [find_game(name) for name in names]
    fit = [game for game in games() if players is None or game.players[0] <= players <= game.players[1]]
    if not fit:
        raise CommandError(
            f"no game here is for {players} players" if players else "there are no games here to measure"
        )
    return fit


def _progress(what: str, make: Callable[[], T]) -> T:
    """Make something that takes a while, and say so on a terminal."""
    shown = sys.stderr is not None and sys.stderr.isatty()
    if shown:
        print(f"measuring {what} …", end="", file=sys.stderr, flush=True)
    try:
        return make()
    finally:
        if shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def table(rows: list[Row]) -> list[str]:
    """The rows for people, with the ratio to each peer of the same mode."""
    peers = {(row["name"], row["mode"]): row["decisions_per_s"] for row in rows if row["kind"] == "peer"}
    names = list(dict.fromkeys(name for name, _ in peers))
    head = [*_HEAD, *(f"TIMES {name.upper()}" for name in names)]
    body = [[*_cells(row), *(_ratio(row, peers.get((name, row["mode"]))) for name in names)] for row in rows]
    return columns([head, *body], right=(1, *range(5, len(head))))


def _cells(row: Row) -> list[str]:
    extras = [name for name in ("events", "knowledge") if row[name]]
    return [
        row["name"],
        str(row["players"]),
        row["mode"],
        row["build"],
        "+".join(extras) or "-",
        f"{row['decisions_per_s']:,}",
        f"{row['answers_per_s']:,}",
        f"{row['games_per_s']:,.1f}",
        f"{row['copy_us']:.2f}",
        f"{row['json_bytes']:,}",
    ]


def _ratio(row: Row, peer: float | None) -> str:
    return f"{row['decisions_per_s'] / peer:.2f}" if peer else "-"


COMMAND = Command(
    "bench",
    "Measure how many decisions a second this build of the engine makes.",
    ("veillee bench fairy-tale --quick", "veillee bench --mode stepped --players 4 --json"),
    {OK: "measured"},
    _arguments,
    _run,
)
