"""`veillee ladder`: every bot against every other in every game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os.path import relpath
from pathlib import Path
from typing import Any
from urllib.parse import quote

from veillee.bots import BotError
from veillee.bots.arena.ladder import Pairing, contests_of, ladder_ratings
from veillee.bots.arena.ratings import Rating
from veillee.commands.arena import described, shown
from veillee.commands.command import OK, Command, CommandError
from veillee.commands.contests import Course, add_players_of_games, check_players_of_games, play_all
from veillee.commands.files import check_free, write_text
from veillee.commands.output import columns, print_json
from veillee.core import Game
from veillee.registry import HOUSE_GAMES, find_game, games
from veillee.tools.ladder_plot import PlotError, check_matplotlib, ladder_plot

#: Who stands on it where nobody says.
_BOTS = "level1,level2,level3,level4,level5,greedy"


@dataclass(frozen=True)
class Rungs:
    """The ladder of one game."""

    game: str
    pairings: Sequence[Pairing]
    ratings: Mapping[str, Rating]


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="*", metavar="GAME", help="ids of games, see `veillee games` (the house's own)"
    )
    parser.add_argument("--bots", default=_BOTS, metavar="BOT,BOT", help=f"who plays ({_BOTS})")
    parser.add_argument(
        "--players", type=int, default=2, metavar="N", help="seats at a table, one half for each bot (2)"
    )
    parser.add_argument(
        "--games",
        type=int,
        default=200,
        metavar="N",
        help="for every pair, rounded up to whole rotations (200)",
    )
    parser.add_argument(
        "--thinking",
        type=float,
        default=0.1,
        metavar="SHARE",
        help="how long searches think, as a share of what they usually do (0.1: a tenth)",
    )
    add_players_of_games(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed, the same result (1)")
    parser.add_argument(
        "--out",
        metavar="DIR",
        help="keep every game here, a file for each pair, and go on from what is there",
    )
    parser.add_argument("--table", metavar="FILE", help="write the result as a page in Markdown")
    parser.add_argument("--plot", metavar="FILE", help="draw the ratings into this SVG file")
    parser.add_argument("--force", action="store_true", help="replace the files of --table and --plot")


def _run(arguments: Namespace) -> int:
    chosen = [find_game(id) for id in dict.fromkeys(arguments.game)] or _house_games()
    bots = [name.strip() for name in arguments.bots.split(",")]
    _check(arguments, bots)
    courses = _courses(arguments, chosen, bots)
    if not arguments.json:
        print(_said(arguments), flush=True)
    play_all(courses, arguments)
    ladder = [_rungs(game, courses) for game in chosen]
    if arguments.table:
        write_text(arguments.table, _page(arguments, chosen, bots, ladder))
    if arguments.plot:
        write_text(arguments.plot, ladder_plot(bots, {rungs.game: rungs.ratings for rungs in ladder}))
    if arguments.json:
        print_json({"command": _command(arguments, chosen), "games": [_describe(rungs) for rungs in ladder]})
    else:
        for rungs in ladder:
            print("\n".join(["", rungs.game, *columns(_matrix(bots, rungs), right=range(1, len(bots) + 2))]))
    return OK


def _house_games() -> list[Game]:
    return [game for game in games() if game.module in HOUSE_GAMES]


def _check(arguments: Namespace, bots: list[str]) -> None:
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise CommandError(f"--bots {arguments.bots} should name two bots or more, each once")
    if arguments.players < 2 or arguments.players % 2:
        raise CommandError(f"--players {arguments.players}: each bot of a pair has one half of the seats")
    if arguments.games < 1:
        raise CommandError(f"--games {arguments.games}: there is nothing to count")
    if not 0 < arguments.thinking <= 100:
        raise CommandError(f"--thinking {arguments.thinking:g} should be a share such as 0.1, at most 100")
    check_players_of_games(arguments)
    for file in filter(None, (arguments.table, arguments.plot)):
        if not Path(file).absolute().parent.is_dir():
            raise CommandError(f"cannot write {file}: there is no such folder")
        check_free(file, arguments.force)
    if arguments.plot:
        try:
            check_matplotlib()
        except PlotError as error:
            raise CommandError(f"--plot: {error}") from error


def _courses(arguments: Namespace, chosen: Sequence[Game], bots: list[str]) -> list[Course]:
    contests = [
        contest
        for game in chosen
        for contest in contests_of(
            game, bots, arguments.players, arguments.games, arguments.seed, arguments.thinking
        )
    ]
    for contest in contests:
        try:
            contest.maker()
        except BotError as error:
            raise CommandError(f"{contest.game}: {error}") from error
    if arguments.out is None:
        return [Course(contest, None) for contest in contests]
    folder = Path(arguments.out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"cannot write into {folder}: {error.strerror or error}") from error
    return [
        Course(contest, folder / f"{'--'.join([contest.game, *dict.fromkeys(contest.bots)])}.jsonl")
        for contest in contests
    ]


def _rungs(game: Game, courses: Sequence[Course]) -> Rungs:
    pairings = [Pairing(course.contest, course.done) for course in courses if course.contest.game == game.id]
    return Rungs(game.id, pairings, ladder_ratings(pairings))


def _said(arguments: Namespace) -> str:
    return f"Searches think {arguments.thinking:g} times as long as they usually do."


def _matrix(bots: Sequence[str], rungs: Rungs) -> list[list[str]]:
    """A row for each bot: how often it wins against those above, with the 95 % interval; and its rating."""
    cells = {}
    for pairing in rungs.pairings:
        one, other = pairing.tallies
        for own, opponent in ((one, other), (other, one)):
            low, high = own.interval()
            cells[own.name, opponent.name] = f"{own.rate:.1%} ({100 * low:.0f}-{100 * high:.0f})"
    return [
        ["BOT", *bots, "RATING"],
        *(
            [bot, *(cells.get((bot, other), "") for other in bots), shown(rungs.ratings.get(bot))]
            for bot in bots
        ),
    ]


def _command(arguments: Namespace, chosen: Sequence[Game]) -> str:
    """What gives the same result again, whoever plays it."""
    return (
        f"veillee ladder {' '.join(game.id for game in chosen)} --bots {arguments.bots.replace(' ', '')}"
        f" --players {arguments.players} --games {arguments.games} --thinking {arguments.thinking:g}"
        f" --seed {arguments.seed}"
    )


def _page(arguments: Namespace, chosen: Sequence[Game], bots: Sequence[str], ladder: Sequence[Rungs]) -> str:
    lines = [
        "# The ladder of bots",
        "",
        "Made by",
        "",
        f"    {_command(arguments, chosen)}",
        "",
        _said(arguments),
        "A row says how often its bot wins against each of the others, with the 95 % interval in brackets; a",
        "shared win counts as a part. The rating is openskill's, ± its 95 % interval.",
    ]
    if arguments.plot:
        there = relpath(arguments.plot, Path(arguments.table).absolute().parent)
        lines += ["", f"![The ratings]({quote(Path(there).as_posix())})"]
    for rungs in ladder:
        head, *rows = _matrix(bots, rungs)
        count = len(rungs.pairings[0].games)
        lines += ["", f"## {rungs.game}, {arguments.players} players, {count} games a pair", ""]
        lines += [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]
    return "\n".join([*lines, ""])


def _describe(rungs: Rungs) -> dict[str, Any]:
    return {
        "game": rungs.game,
        "pairs": [_describe_pair(pairing) for pairing in rungs.pairings],
        "ratings": {name: described(rating) for name, rating in rungs.ratings.items()},
    }


def _describe_pair(pairing: Pairing) -> dict[str, Any]:
    one, other = pairing.tallies
    low, high = one.interval()
    return {
        "bots": [one.name, other.name],
        "games": one.games,
        "wins": [round(one.wins, 4), round(other.wins, 4)],
        "rate": round(one.rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


COMMAND = Command(
    "ladder",
    "Let every bot play every other, in every game, and rate them.",
    (
        "veillee ladder --games 100 --workers 2 --out ladder --table ladder.md --plot ladder.svg",
        "veillee ladder fairy-tale --bots random,greedy,search --games 20 --json",
    ),
    {OK: "the games were played"},
    _arguments,
    _run,
)
