"""`veillee record`: a practice game between random bots, written down."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from random import Random
from typing import Any

from veillee.commands.command import OK, Command
from veillee.commands.files import add_out, check_out, write_text
from veillee.commands.game_arguments import add_owner_data, owner_data_of, parse_options
from veillee.commands.output import counted, print_json
from veillee.core import Game
from veillee.core.schema import Value
from veillee.core.session import Session
from veillee.data.owner_data import OwnerData
from veillee.registry import about_of, find_game, rules_for


def play_practice(
    game: Game, players: int, options: dict[str, Value], seed: int, owner_data: OwnerData | None = None
) -> Session[Any]:
    """A whole game of bots that answer at random; the same seed gives the same game."""
    session = Session(rules_for(game, players, options, owner_data), about_of(game), seed=seed)
    rng = Random(seed)
    while not session.state.over:
        seat = rng.choice(session.rules.asked(session.state))
        session.answer(seat, rng.choice(session.rules.offer(session.state, seat)))
    return session


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's id, see `veillee games`")
    parser.add_argument("--players", type=int, metavar="N", help="how many play (as few as the game allows)")
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="set an option; may be repeated"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed gives the same game (1)"
    )
    add_out(parser, "the record")
    add_owner_data(parser)


def _run(arguments: Namespace) -> int:
    check_out(arguments)
    game = find_game(arguments.game)
    players = game.players[0] if arguments.players is None else arguments.players
    options = game.choose(players, parse_options(game, arguments.set))
    session = play_practice(game, players, options, arguments.seed, owner_data_of(arguments, game))
    text = session.record.text()
    if arguments.out is not None:
        write_text(arguments.out, text)
    if arguments.json:
        print_json(_describe(session, arguments.out))
    elif arguments.out is None:
        print(text, end="")
    else:
        with_what = ", with owner's data" if session.rules.setup.owner_data else ""
        print(f"wrote {arguments.out}: {counted(len(session.answers), 'answer')}{with_what}")
    return OK


def _describe(session: Session[Any], file: str | None) -> dict[str, Any]:
    header = session.record.header
    return {
        **{
            name: header[name]
            for name in ("game", "players", "options", "seed", "owner_data")
            if name in header
        },
        "answers": len(session.answers),
        "result": session.result(),
        **({"record": session.record.lines} if file is None else {"file": file}),
    }


COMMAND = Command(
    "record",
    "Play a practice game with random bots and write down its record.",
    (
        "veillee record fairy-tale --players 3 --set mode=expert --seed 7 --out game.record",
        "veillee record grimm-forest | head -1",
    ),
    {OK: "the record was written"},
    _arguments,
    _run,
)
