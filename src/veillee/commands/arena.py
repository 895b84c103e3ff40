"""`veillee arena`: bots against each other, and how often each wins."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

import msgspec

from veillee.bots import BOTS, BotError
from veillee.bots.arena import Contest, Tally, tallies_of
from veillee.bots.arena.ratings import Rating, ratings_of
from veillee.bots.arena.results_file import Header, ResultsError, read_header
from veillee.bots.makers import ITERATIONS
from veillee.commands.command import OK, Command, CommandError
from veillee.commands.contests import Course, add_players_of_games, check_players_of_games, play_all
from veillee.commands.game_arguments import parse_options
from veillee.commands.output import columns, counted, print_json
from veillee.core import Game
from veillee.registry import find_game

_HEAD = ("BOT", "SEATS", "GAMES", "WINS", "RATE", "95 %", "EVEN", "RATING", "MEAN SCORE", "MS A CHOICE")
_BUDGET = re.compile(r"(\d+)(it|ms)")
#: A time is turned into iterations by a game with so many, then by three with as many as that suggests.
_TRIED = 32


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
        "--budget",
        metavar="50ms|200it",
        help=f"how long a search thinks about a choice (as each bot usually does; search: {ITERATIONS}it); a "
        "time is measured once and turned into iterations, which give the same result again",
    )
    add_players_of_games(parser)
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="set an option; may be repeated"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed, the same result (1)")
    parser.add_argument(
        "--out",
        metavar="FILE",
        help="keep every game here; where FILE holds a part of the same contest, it goes on from there",
    )


def _run(arguments: Namespace) -> int:
    file = None if arguments.out is None else Path(arguments.out)
    contest = _contest(arguments, file)
    if contest.iterations and _is_time(arguments.budget) and not arguments.json:
        print(f"{arguments.budget} a choice are {contest.iterations} iterations", flush=True)
    lacks = _what_lacks(contest)
    if lacks and not arguments.json:
        print(f"searches go by the advice alone: {lacks}", flush=True)
    course = Course(contest, file, arguments.budget or "")
    play_all([course], arguments)
    tallies = tallies_of(contest.bots, course.done)
    ratings = ratings_of(contest.maker().rules, course.done)
    if arguments.json:
        about = {**msgspec.to_builtins(contest), "budget": arguments.budget, "lacks": lacks}
        about["bots"] = [_describe(tally, contest.players, ratings) for tally in tallies]
        print_json({**about, "games": len(course.done)})
    else:
        print("\n".join(table(tallies, contest.players, ratings)))
    return OK


def _what_lacks(contest: Contest) -> str:
    """Why a search has nothing learned to go by, and plays worse than it could; empty if nothing lacks."""
    maker = contest.maker()
    searches = any(maker.remembers(name) for name in contest.bots)
    return maker.shortfall if searches and maker.judgement is None else ""


def _contest(arguments: Namespace, file: Path | None) -> Contest:
    game = find_game(arguments.game)
    names = _names(arguments.bots, arguments.players, game)
    if arguments.games < 1:
        raise CommandError(f"--games {arguments.games}: there is nothing to count")
    check_players_of_games(arguments)
    options = game.choose(len(names), parse_options(game, arguments.set))
    contest = Contest(game.id, len(names), options, tuple(names), arguments.games, arguments.seed)
    try:
        contest.maker()
    except BotError as error:
        raise CommandError(str(error)) from error
    return msgspec.structs.replace(contest, iterations=_iterations(contest, arguments.budget, file))


def _is_time(budget: str | None) -> bool:
    return budget is not None and budget.endswith("ms")


def _iterations(contest: Contest, budget: str | None, file: Path | None) -> int:
    """The iterations of a budget; what was measured once, or left open, stands in the file of --out."""
    found = None if budget is None else _BUDGET.fullmatch(budget)
    if budget is not None and (found is None or not int(found[1])):
        raise CommandError(f"--budget {budget} should read 50ms or 200it")
    if found is not None and found[2] == "it":
        return int(found[1])
    header = _header(file)
    if header is not None and header.budget == (budget or ""):
        return header.contest.iterations
    if found is None:
        return 0
    if header is not None:
        before = header.budget or f"{header.contest.iterations}it"
        raise CommandError(f"{file} holds games with --budget {before}; name another --out")
    return _measured(contest, int(found[1]))


def _header(file: Path | None) -> Header | None:
    try:
        return None if file is None else read_header(file)
    except ResultsError as error:
        raise CommandError(f"{error}; name another --out") from error
    except OSError as error:
        raise CommandError(f"cannot read {file}: {error.strerror or error}") from error


def _measured(contest: Contest, milliseconds: int) -> int:
    """How many iterations a search can have in such a time on this machine."""
    searching = [name for name in contest.bots if contest.maker().remembers(name)]
    if not searching:
        raise CommandError("--budget with a time needs a bot that searches")
    iterations = _TRIED
    for deals in (range(1), range(1, 4)):
        tried = msgspec.structs.replace(contest, iterations=iterations)
        games = [tried.play(deal, deal % contest.players) for deal in deals]
        tally = next(tally for tally in tallies_of(contest.bots, games) if tally.name == searching[0])
        iterations = max(1, round(milliseconds * iterations / tally.milliseconds))
    return iterations


def _names(given: str, players: int | None, game: Game) -> list[str]:
    """A bot for each seat: those named, then more of the last."""
    names = [name.strip() for name in given.split(",")]
    seats = max(len(names), game.players[0]) if players is None else players
    if len(names) > seats:
        raise CommandError(f"--bots names {counted(len(names), 'bot')} for {counted(seats, 'player')}")
    return [*names, *[names[-1]] * (seats - len(names))]


def table(tallies: list[Tally], players: int, ratings: dict[str, Rating]) -> list[str]:
    """The tallies for people; EVEN is what a bot no better than the others would win.

    A lone player has nobody to win against: there only the mean counts.
    """
    if players == 1:
        alone = [
            [tally.name, str(tally.games), f"{tally.mean_score:.1f}", f"{tally.milliseconds:.1f}"]
            for tally in tallies
        ]
        return columns([("BOT", "GAMES", "MEAN SCORE", "MS A CHOICE"), *alone], right=(1, 2, 3))
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
                shown(ratings.get(tally.name)),
                f"{tally.mean_score:.1f}",
                f"{tally.milliseconds:.1f}",
            ]
        )
    return columns([_HEAD, *rows], right=tuple(range(1, 10)))


def shown(rating: Rating | None) -> str:
    """A rating, and how far off it may be with 95 % certainty."""
    return "-" if rating is None else f"{rating.mean:.1f} ± {rating.margin:.1f}"


def described(rating: Rating) -> dict[str, float]:
    return {"mean": round(rating.mean, 3), "deviation": round(rating.deviation, 3)}


def _describe(tally: Tally, players: int, ratings: dict[str, Rating]) -> dict[str, Any]:
    low, high = tally.interval()
    rating = ratings.get(tally.name)
    return {
        "name": tally.name,
        "seats": tally.seats,
        "wins": round(tally.wins, 4),
        "rate": round(tally.rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "even": round(tally.seats / players, 4),
        "rating": None if rating is None else described(rating),
        "mean_score": round(tally.mean_score, 2),
        "ms_a_choice": round(tally.milliseconds, 3),
    }


COMMAND = Command(
    "arena",
    "Let bots play many games against each other and count who wins.",
    (
        "veillee arena fairy-tale --bots greedy,random --games 200",
        "veillee arena fairy-tale --bots greedy,random --players 4 --set mode=expert --json",
        "veillee arena grimm-forest --bots search,greedy --budget 40it --games 20 --out games.jsonl",
        "veillee arena fine-sand --bots greedy --players 1 --games 20",
    ),
    {OK: "the games were played"},
    _arguments,
    _run,
)
