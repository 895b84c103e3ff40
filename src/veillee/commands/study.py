"""`veillee study`: many games of bots, what they say about a game as a report, and their data."""

from __future__ import annotations

import re
import shlex
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from veillee.bots import BOTS, BotError
from veillee.bots.makers import ITERATIONS
from veillee.commands.command import OK, Command, CommandError
from veillee.commands.files import check_free, read_bytes, write_text
from veillee.commands.game_arguments import parse_options
from veillee.commands.output import columns, print_json
from veillee.commands.progress import progress_bar
from veillee.core import Game
from veillee.core.schema import Value
from veillee.registry import find_game
from veillee.texts import Texts, Words
from veillee.tools.plots import PlotError, check_plots

if TYPE_CHECKING:
    from veillee.tools.study.counts import Summary
    from veillee.tools.study.games_file import Key
    from veillee.tools.study.plan import Study
    from veillee.tools.study.report import About

_HEAD: Final = ("VARIANT", "GAMES", "MEAN SCORE", "ROUNDS", "FIRST WINS", "EVEN")
_BUDGET: Final = re.compile(r"([1-9]\d*)it")
#: The file that holds the games, and the page.
GAMES: Final = "games.jsonl"
PAGE: Final = "report.html"


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's id, see `veillee games`")
    parser.add_argument("--out", required=True, metavar="DIR", help="where report and data go")
    parser.add_argument(
        "--force", action="store_true", help="replace a report in DIR that is not of a study kept there"
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="so many of each variant (1000)")
    parser.add_argument("--players", type=int, metavar="N", help="how many play (as few as the game allows)")
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="BOT,BOT",
        help=f"who plays ({', '.join(BOTS)}); the last one takes the seats that remain (greedy)",
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="set an option; may be repeated"
    )
    parser.add_argument(
        "--compare",
        action="append",
        default=[],
        metavar='"KEY=A,B KEY=C"',
        help="a variant for every combination; KEY is an option, `players` or `edition`; may be repeated",
    )
    parser.add_argument(
        "--budget", default=f"{ITERATIONS}it", metavar="200it", help="how long a search thinks about a choice"
    )
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes that play (1)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed, the same data (1)")
    parser.add_argument("--notes", metavar="FILE", help="what the report says first, written as Markdown")
    parser.add_argument(
        "--ways", default="", metavar="WAY,WAY", help="ways of using cards to show, such as zone:hands"
    )


def _run(arguments: Namespace) -> int:
    # NumPy takes a while to load, Matplotlib and Arrow too.
    from veillee.tools.study.counts import summary_of  # noqa: PLC0415 - see above
    from veillee.tools.study.games_file import read_games  # noqa: PLC0415
    from veillee.tools.study.influence import as_columns, influences  # noqa: PLC0415
    from veillee.tools.study.report import report  # noqa: PLC0415
    from veillee.tools.study.tables import ArrowError, check_arrow, data_of, write_tables  # noqa: PLC0415

    try:
        check_plots()
        check_arrow()
    except (PlotError, ArrowError) as error:
        raise CommandError(str(error)) from error
    game = find_game(arguments.game)
    study = _study(game, arguments)
    notes = _notes(arguments.notes)
    folder = Path(arguments.out)
    if not (folder / GAMES).is_file():  # else the report is one of these games, and made of them anew
        check_free(folder / PAGE, arguments.force)
    lines = _played(arguments, study, folder)
    data = data_of(study, read_games(lines, arguments.games))
    about = _about(game, study, arguments, notes)
    for way in about.ways:
        if way not in data.ways:
            raise CommandError(f"--ways {way}: no card was used so (known: {', '.join(sorted(data.ways))})")
    found = influences(data)
    try:
        files = write_tables(folder, data, as_columns(found, about.card_names))
    except OSError as error:
        raise CommandError(f"cannot write into {folder}: {error.strerror or error}") from error
    write_text(str(folder / PAGE), report(about, data, found))
    summaries = [summary_of(data, variant) for variant in range(len(study.variants))]
    if arguments.json:
        told = [
            {**msgspec.to_builtins(summary), "options": variant.options, "bots": list(variant.bots)}
            for variant, summary in zip(study.variants, summaries, strict=True)
        ]
        print_json({"game": game.id, "seed": study.seed, "variants": told, "files": [PAGE, *files]})
    else:
        print("\n".join(columns([_HEAD, *map(_row, summaries)], right=range(1, 6))))
        print(f"\nThe report: {folder / PAGE}")
    return OK


def _row(summary: Summary) -> list[str]:
    return [
        summary.label,
        str(summary.games),
        f"{summary.score.value:.2f}",
        f"{summary.rounds.value:.1f}",
        "-" if summary.together else f"{summary.places[0].value:.1%}",
        "-" if summary.together else f"{1 / summary.players:.1%}",
    ]


def _study(game: Game, arguments: Namespace) -> Study:
    from veillee.tools.study.plan import study_of, tables_of  # noqa: PLC0415 - as in _run

    if arguments.games < 1:
        raise CommandError(f"--games {arguments.games}: there is nothing to count")
    if arguments.workers < 1:
        raise CommandError(f"--workers {arguments.workers}: somebody has to play")
    budget = _BUDGET.fullmatch(arguments.budget)
    if budget is None:
        raise CommandError(
            f"--budget {arguments.budget} should read 200it: a time would not give the same again"
        )
    bots = [name.strip() for name in arguments.bots.split(",")]
    common: dict[str, Value] = dict(parse_options(game, arguments.set))
    if arguments.players is not None:
        common["players"] = arguments.players
    groups = [_group(game, given) for given in arguments.compare] or [{}]
    tables = [{**common, **table} for table in tables_of(groups)]
    for table in tables:
        players = table.get("players")
        if isinstance(players, int) and len(bots) > players:
            raise CommandError(f"--bots names {len(bots)} bots for {players} players")
    try:
        return study_of(game, tables, bots, arguments.seed, int(budget[1]))
    except BotError as error:
        raise CommandError(str(error)) from error


def _group(game: Game, given: str) -> dict[str, list[Value]]:
    """``mode=basic,expert players=4`` as the values of each key."""
    found: dict[str, list[Value]] = {}
    for part in given.split():
        name, equals, words = part.partition("=")
        if not name or not equals or not words:
            raise CommandError(f"--compare {given!r} should read 'KEY=A,B', several keys with spaces between")
        if name == "players":
            if not all(word.isdecimal() for word in words.split(",")):
                raise CommandError(f"--compare {given!r}: players are numbers")
            found[name] = [int(word) for word in words.split(",")]
        else:
            found[name] = [parse_options(game, [f"{name}={word}"])[name] for word in words.split(",")]
    if not found:
        raise CommandError("--compare says nothing: it should read 'KEY=A,B'")
    return found


def _played(arguments: Namespace, study: Study, folder: Path) -> dict[Key, bytes]:
    """The lines of all games, those played before and those played now."""
    from veillee.tools.study.games_file import (  # noqa: PLC0415 - as in _run
        GamesFileError,
        games_kept,
        kept_lines,
        keys_of,
        play_study,
    )

    keys = keys_of(study, arguments.games)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lines = kept_lines(folder / GAMES, study)
        left = [key for key in keys if key not in lines]
        if left:
            progress = progress_bar()
            done = len(keys) - len(left)
            with games_kept(folder / GAMES, study, lines) as keep:
                for count, played in enumerate(play_study(study, left, arguments.workers), done + 1):
                    keep(played)
                    progress(count, len(keys))
    except GamesFileError as error:
        raise CommandError(f"{error}; name another --out") from error
    except OSError as error:
        raise CommandError(f"cannot keep games in {folder}: {error.strerror or error}") from error
    return lines


def _notes(file: str | None) -> str:
    """The notes as HTML; HTML inside them is shown, not used."""
    if file is None:
        return ""
    from markdown_it import MarkdownIt  # noqa: PLC0415 - only here

    try:
        text = read_bytes(file).decode()
    except UnicodeDecodeError as error:
        raise CommandError(f"{file} is no text in UTF-8") from error
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))


def _about(game: Game, study: Study, arguments: Namespace, notes: str) -> About:
    from veillee.tools.study.report import About  # noqa: PLC0415 - as in _run

    texts = Texts("en", game)
    card_names: dict[str, str] = {}
    zone_names: dict[str, str] = {}
    for variant in range(len(study.variants)):
        rules = study.maker(variant).rules
        words = Words(rules, texts)
        card_names |= {name: words.card(kind) for kind, name in enumerate(rules.kind_names)}
        zone_names |= {zone.name: words.zone_title(zone.name) for zone in rules.zones}
    return About(
        texts.say("title"),
        _command(arguments),
        study.revision,
        study.data,
        card_names,
        zone_names,
        notes,
        arguments.ways.split(",") if arguments.ways else [],
    )


def _command(arguments: Namespace) -> str:
    """The command as it can be given again, without what makes no difference to the data."""
    words = ["veillee", "study", arguments.game, "--games", str(arguments.games)]
    if arguments.players is not None:
        words += ["--players", str(arguments.players)]
    words += ["--bots", arguments.bots]
    for name, given in (("--set", arguments.set), ("--compare", arguments.compare)):
        for each in given:
            words += [name, each]
    if arguments.budget != f"{ITERATIONS}it":
        words += ["--budget", arguments.budget]
    words += ["--seed", str(arguments.seed), "--out", Path(arguments.out).name]
    return shlex.join(words)


COMMAND = Command(
    "study",
    "Let bots play many games and report what they say about a game, with the data.",
    (
        "veillee study fairy-tale --games 500 --players 4 --out fairy-tale-study",
        'veillee study fairy-tale --compare "mode=basic,expert players=2,4" --out modes',
        "veillee study grimm-forest --compare edition=fr-official,ru-official --out editions",
    ),
    {OK: "the report was written"},
    _arguments,
    _run,
)
