"""`veillee torture`: a server of its own under load, killed again and again, attacked, or at bad lines."""

from __future__ import annotations

import math
import sys
import tempfile
import time
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from veillee.commands.command import FAILED, OK, Command, CommandError
from veillee.commands.output import columns, print_json
from veillee.commands.torture_network import network_arguments, play_over_bad_lines
from veillee.commands.torture_reports import (
    attack_lines,
    crash_rows,
    load_rows,
    network_rows,
    replace_rows,
    start_rows,
)
from veillee.registry import find_game

#: Takes a line about how far it is.
Say = Callable[[str], None]


def _arguments(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    for name, action in _ACTIONS.items():
        own = actions.add_parser(name, help=action.purpose, description=action.purpose, allow_abbrev=False)
        action.arguments(own)
        add = own.add_argument
        add("--seed", type=int, default=1, metavar="N", help="what is answered, and when it is killed (1)")
        add(
            "--keep",
            metavar="DIR",
            help="keep the server's data and log in this new folder (a temporary one)",
        )
        add("--progress", action="store_true", help="say how far it is, also where there is no terminal")
        add("--json", action="store_true", default=SUPPRESS, help="print JSON, for scripts")


def _load_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("--tables", type=int, default=50, metavar="N", help="how many tables (50)")
    _game_arguments(parser)
    add("--rate", type=float, default=0.0, metavar="R", help="answers a second; 0 for as many as go (0)")
    add("--minutes", type=float, default=1.0, metavar="M", help="for how long (1)")
    add("--pace", default="at-once", choices=("calm", "brisk", "at-once"), help="the server's (at-once)")
    add("--warm-up", type=float, default=3.0, metavar="S", help="seconds that do not count (3)")
    add("--memory", action="store_true", help="give every table 60 answers and no more, for its memory")
    _database_argument(parser)


def _start_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("--stored", type=int, default=10_000, metavar="N", help="tables that are kept (10000)")
    add("--returning", type=int, default=200, metavar="N", help="people who come back (200)")
    _game_arguments(parser)


def _crash_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--kills", type=int, metavar="N", help="kill so often")
    parser.add_argument("--minutes", type=float, metavar="M", help="kill for so long")
    parser.add_argument(
        "--ways", default="kill", metavar="LIST", help="what befalls servers: kill, close, pause (kill)"
    )
    parser.add_argument(
        "--aim",
        default="all",
        metavar="LIST",
        help="what every second kill shall befall, such as commit,snapshot; none for any moment alone (all)",
    )
    _database_argument(parser)


def _replace_arguments(parser: ArgumentParser) -> None:
    _database_argument(parser, servers=2)
    add = parser.add_argument
    add("--rounds", type=int, default=1, metavar="N", help="how often each process is replaced (1)")
    add("--tables", type=int, default=16, metavar="N", help="at how many tables people play (16)")


def _attack_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("names", metavar="NAME", nargs="*", help="only these attacks (all)")
    add = parser.add_argument
    add("--seconds", type=float, default=8.0, metavar="S", help="how long each goes on (8)")


def _game_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("--game", default="fairy-tale", metavar="GAME", help="what is played (fairy-tale)")
    add("--players", type=int, default=4, metavar="N", help="people at each table (4)")


def _database_argument(parser: ArgumentParser, servers: int = 1) -> None:
    parser.add_argument("--db", metavar="URL", help="a PostgreSQL database (SQLite, in a new folder)")
    add = parser.add_argument
    words = f"so many processes, with --db and --bus ({servers})"
    add("--servers", type=int, default=servers, metavar="N", help=words)
    add("--bus", metavar="URL", help="the Redis server of several processes")


def _run(arguments: Namespace) -> int:
    if not Path("/proc/self/stat").exists():
        raise CommandError("veillee torture reads /proc, which only Linux has")
    _check(arguments)
    from veillee.torture.http_client import Unanswered  # noqa: PLC0415
    from veillee.torture.server_process import NoServer  # noqa: PLC0415 - the other commands start without it

    with _progress(arguments.progress) as say, _folder(arguments.keep) as folder:
        try:
            return _ACTIONS[arguments.action].run(arguments, folder, say)
        except (NoServer, Unanswered) as error:
            raise CommandError(str(error)) from error
        except OSError as error:
            raise CommandError(f"the server cannot be reached: {error!r}") from error


@contextmanager
def _folder(keep: str | None) -> Iterator[Path]:
    """Where the server's data lie: in a folder that goes with the command, or in a new one that stays."""
    if keep is None:
        with tempfile.TemporaryDirectory(prefix="veillee-torture-") as folder:
            yield Path(folder)
        return
    try:
        Path(keep).mkdir(parents=True)
    except OSError as error:
        raise CommandError(f"--keep {keep}: {error.strerror or error}") from error
    yield Path(keep)


def _check(arguments: Namespace) -> None:
    for name, least in (
        ("tables", 1),
        ("rate", 0),
        ("minutes", 0),
        ("kills", 1),
        ("warm_up", 0),
        ("seconds", 0),
        ("stored", 1),
        ("returning", 1),
        ("servers", 1),
        ("rounds", 1),
    ):
        given = getattr(arguments, name, None)
        if given is not None and not given >= least:
            raise CommandError(f"--{name.replace('_', '-')} {given:g} should be {least} or more")
    if getattr(arguments, "servers", 1) > 1 and None in (arguments.db, arguments.bus):
        raise CommandError("several --servers share a database: name it with --db, and their bus with --bus")
    if hasattr(arguments, "game"):
        _check_players(arguments)


def _check_players(arguments: Namespace) -> None:
    game = find_game(arguments.game)
    if not game.players[0] <= arguments.players <= game.players[1]:
        fit = f"{game.players[0]} to {game.players[1]}"
        raise CommandError(f"--players {arguments.players}: {game.id} is for {fit}")


@contextmanager
def _progress(wanted: bool) -> Iterator[Say]:
    """Says how far it is, once a second at most, on one line of a terminal."""
    shown = sys.stderr is not None and (wanted or sys.stderr.isatty())
    ends = "\r\x1b[K" if sys.stderr is not None and sys.stderr.isatty() else "\n"
    last = 0.0

    def say(line: str) -> None:
        nonlocal last
        if shown and time.monotonic() > last + 1:
            last = time.monotonic()
            print(line, end=ends, file=sys.stderr, flush=True)

    yield say


def _load(arguments: Namespace, folder: Path, say: Say) -> int:
    from veillee.torture.load import LoadPlan, run_load  # noqa: PLC0415 - the other commands start without it

    plan = LoadPlan(
        arguments.tables,
        arguments.players,
        arguments.rate,
        60 * arguments.minutes,
        arguments.game,
        arguments.pace,
        arguments.db,
        arguments.warm_up,
        arguments.memory,
        arguments.seed,
        arguments.servers,
        arguments.bus,
    )
    report = run_load(plan, folder, say)
    _tell(arguments, report, load_rows)
    return FAILED if report.errors else OK


def _tell(arguments: Namespace, report: Any, rows: Callable[[Any], list[tuple[str, str]]]) -> None:
    if arguments.json:
        print_json(msgspec.to_builtins(report))
    else:
        print("\n".join(columns(rows(report))))


def _start(arguments: Namespace, folder: Path, say: Say) -> int:
    from veillee.torture.start import StartPlan, run_start  # noqa: PLC0415 - the other commands start without it

    plan = StartPlan(arguments.stored, arguments.returning, arguments.game, arguments.players, arguments.seed)
    report = run_start(plan, folder, say)
    _tell(arguments, report, start_rows)
    return FAILED if report.errors else OK


def _crash(arguments: Namespace, folder: Path, say: Say) -> int:
    from veillee.torture.crash import PAUSE, WAYS, CrashPlan, run_crash  # noqa: PLC0415 - as above
    from veillee.torture.marks import aims_for  # noqa: PLC0415

    if arguments.kills is None and arguments.minutes is None:
        raise CommandError("crash wants --kills N or --minutes M")
    seconds = math.inf if arguments.minutes is None else 60 * arguments.minutes
    kills = sys.maxsize if arguments.kills is None else arguments.kills
    ways = tuple(arguments.ways.split(","))
    if unknown := [way for way in ways if way not in WAYS]:
        raise CommandError(f"--ways {unknown[0]!r}: there are {', '.join(WAYS)}")
    if PAUSE in ways and arguments.servers == 1:
        raise CommandError("--ways pause: there must be other --servers that go on meanwhile")
    there = aims_for(arguments.servers, arguments.db)
    aims = {"all": there, "none": ()}.get(arguments.aim, tuple(arguments.aim.split(",")))
    if unknown := [aim for aim in aims if aim not in there]:
        raise CommandError(f"--aim {unknown[0]!r}: here there are {', '.join(there)}; all; none")
    plan = CrashPlan(
        kills,
        seconds,
        arguments.db,
        arguments.seed,
        servers=arguments.servers,
        bus=arguments.bus,
        ways=ways,
        aims=aims,
    )
    report = run_crash(plan, folder, say)
    _tell(arguments, report, crash_rows)
    return FAILED if report.lost or report.doubled or report.errors else OK


def _replace(arguments: Namespace, folder: Path, say: Say) -> int:
    from veillee.torture.replace import ReplacePlan, run_replace  # noqa: PLC0415 - as above

    plan = ReplacePlan(
        arguments.db,
        arguments.bus,
        arguments.servers,
        arguments.rounds,
        arguments.tables,
        arguments.seed,
    )
    report = run_replace(plan, folder, say)
    _tell(arguments, report, replace_rows)
    return FAILED if report.is_bad else OK


def _attack(arguments: Namespace, folder: Path, say: Say) -> int:
    from veillee.torture.attack import TARGET, AttackPlan, run_attacks  # noqa: PLC0415 - as above
    from veillee.torture.attacks import ATTACKS  # noqa: PLC0415

    unknown = [name for name in arguments.names if name not in ATTACKS]
    if unknown:
        raise CommandError(f"there is no attack {unknown[0]!r}; there are {', '.join(ATTACKS)}")
    plan = AttackPlan(arguments.names or tuple(ATTACKS), arguments.seconds)
    reports = run_attacks(plan, folder, say)
    if arguments.json:
        held = {report.name: report.is_held for report in reports}
        print_json([{**msgspec.to_builtins(report), "held": held[report.name]} for report in reports])
    else:
        print("\n".join(attack_lines(reports, TARGET)))
    return OK if all(report.is_held for report in reports) else FAILED


def _network(arguments: Namespace, folder: Path, say: Say) -> int:
    report = play_over_bad_lines(arguments, folder, say)
    _tell(arguments, report, network_rows)
    return FAILED if report.lost or report.doubled or report.errors else OK


@dataclass(frozen=True)
class _Action:
    """One thing to do to a server: what its help says, its own arguments, and how it is done."""

    purpose: str
    arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace, Path, Say], int]


_ACTIONS: dict[str, _Action] = {
    "load": _Action("Let many people play at many tables, and measure.", _load_arguments, _load),
    "start": _Action("Start on thousands of stored tables, and let people return.", _start_arguments, _start),
    "crash": _Action("Kill it again and again, and look for what is lost.", _crash_arguments, _crash),
    "replace": _Action(
        "Replace one process after the other while people play.", _replace_arguments, _replace
    ),
    "attack": _Action("Let one address do its worst while others play.", _attack_arguments, _attack),
    "network": _Action("Play over lines on which messages get lost.", network_arguments, _network),
}

COMMAND = Command(
    "torture",
    "Start a server of its own on this machine, and load it, kill it, attack it, or play over bad lines.",
    (
        "veillee torture load --tables 50 --players 4 --minutes 1",
        "veillee torture load --tables 1000 --players 4 --rate 200 --minutes 10 --json",
        "veillee torture start --stored 10000 --returning 200",
        "veillee torture crash --kills 300",
        "veillee torture crash --kills 200 --servers 2 --db URL --bus redis://localhost --ways kill,pause",
        "veillee torture replace --servers 2 --rounds 5 --db URL --bus redis://localhost",
        "veillee torture attack owner-data half-requests",
        "veillee torture network --minutes 5 --drop 0.05 --cut 0.02",
    ),
    {
        OK: "nothing went wrong",
        FAILED: "something was lost or doubled, bystanders waited too long, or there were errors",
    },
    _arguments,
    _run,
)
