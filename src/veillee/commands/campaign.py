"""`veillee campaign`: games that follow from each other, begun, played, listed and looked at."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from veillee.commands.command import OK, Command, CommandError
from veillee.commands.game_arguments import add_bots, add_owner_data, owner_data_of, parse_options
from veillee.commands.output import columns, complain, print_json
from veillee.commands.terminal_arguments import add_terminal_arguments, line_writer, wants_lines
from veillee.core import Game
from veillee.registry import find_game, playable_games
from veillee.terminal.campaign_sheet import CampaignSheet
from veillee.terminal.line_mode import LineMode
from veillee.terminal.saved_campaigns import (
    CampaignConfig,
    SavedCampaign,
    new_campaign,
    open_campaign,
    read_campaign,
    saved_campaigns,
)
from veillee.terminal.saves import SaveError
from veillee.terminal.table_setup import TableSetupError, system_language
from veillee.texts import Texts, shown_name


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "action", nargs="?", choices=tuple(_ACTIONS), help="what to do, see the examples (opens its page)"
    )
    parser.add_argument(
        "names", metavar="NAME", nargs="*", help="a campaign's name (the one played last), or as shown below"
    )
    parser.add_argument("--players", type=int, metavar="N", help="new: how many play (as few as it allows)")
    add_bots(parser, "new: ")
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="new: set an option of the game"
    )
    parser.add_argument(
        "--auto", type=int, default=0, metavar="N", help="play: let a bot play N chapters for you, then stop"
    )
    add_owner_data(parser)
    add_terminal_arguments(parser)


def _run(arguments: Namespace) -> int:
    if arguments.auto < 0:
        raise CommandError("--auto takes the number of chapters to play")
    try:
        return _ACTIONS[arguments.action](arguments) if arguments.action else _open_page(arguments)
    except (SaveError, TableSetupError) as error:
        raise CommandError(str(error)) from error


def _open_page(arguments: Namespace) -> int:
    """The page of the running campaign; if there are none or several, the first page, which lists them."""
    if arguments.json or wants_lines(arguments):
        return _list(arguments)
    running = [saved for saved in saved_campaigns()[0] if not saved.is_over]
    if len(running) == 1:
        return _run_app(arguments.lang or running[0].language, running[0])
    with_campaigns = next((game for game in playable_games()[0] if game.campaigns), None)
    return _run_app(arguments.lang or system_language(), game=with_campaigns)


def _named(arguments: Namespace, most: int = 1) -> SavedCampaign:
    """The campaign that was named, or the one played last."""
    if len(arguments.names) > most:
        raise CommandError(f"{arguments.action} takes {most} name{'s' if most > 1 else ''} at most")
    if arguments.names:
        return open_campaign(arguments.names[0])
    found, errors = saved_campaigns()
    if not found:
        raise CommandError((errors or ["there is no campaign yet: veillee campaign new GAME CAMPAIGN"])[0])
    return next((saved for saved in found if not saved.is_over), found[0])


def _list(arguments: Namespace) -> int:
    if arguments.names:
        raise CommandError("list takes no name")
    found, errors = saved_campaigns()
    for error in errors:
        complain(error, arguments.json)
    if arguments.json:
        print_json([_described(saved) for saved in found])
    elif found:
        rows = [(saved.name, sheet.title(), sheet.status()) for saved, sheet in _sheets(found, arguments)]
        print("\n".join(columns([("NAME", "CAMPAIGN", "STANDING"), *rows])))
    elif not errors:
        print("There is no campaign yet: veillee campaign new GAME CAMPAIGN")
    return OK


def _sheets(
    found: list[SavedCampaign], arguments: Namespace
) -> Iterator[tuple[SavedCampaign, CampaignSheet]]:
    for saved in found:
        yield saved, CampaignSheet(saved, Texts(arguments.lang or saved.language, saved.game))


def _described(saved: SavedCampaign) -> dict[str, Any]:
    texts = Texts(saved.language)
    return {
        "name": saved.name,
        "game": saved.game.id,
        "names": [shown_name(name, texts) for name in saved.names],
        "folder": str(saved.path),
        "progress": saved.progress,
        "sheet": msgspec.to_builtins(saved.campaign.sheet(saved.progress)),
    }


def _new(arguments: Namespace) -> int:
    if len(arguments.names) != 2:
        raise CommandError("new takes a GAME and one of its campaigns: veillee campaign new fine-sand fable")
    game = find_game(arguments.names[0])
    config = CampaignConfig(
        game,
        arguments.names[1],
        arguments.lang or system_language(),
        arguments.players,
        arguments.bots or (),
        parse_options(game, arguments.set),
        owner_data_of(arguments, game),
    )
    return _show_one(new_campaign(config), arguments)


def _show(arguments: Namespace) -> int:
    return _show_one(_named(arguments), arguments)


def _show_one(saved: SavedCampaign, arguments: Namespace) -> int:
    if arguments.json:
        print_json(_described(saved))
    else:
        _tell(saved, arguments, print)
    return OK


def _tell(saved: SavedCampaign, arguments: Namespace, write: Callable[[str], None]) -> None:
    texts = Texts(arguments.lang or saved.language, saved.game)
    sheet = CampaignSheet(saved, texts)
    for line in (f"{saved.name}", sheet.heading(), *(sheet.told() if arguments.lines else sheet.drawn())):
        write(line)


def _play(arguments: Namespace) -> int:
    saved = _named(arguments)
    if arguments.auto:
        for _ in range(arguments.auto):
            if saved.is_over:
                break
            saved.table().play_out()
            saved.catch_up()
        return _show_one(saved, arguments)
    if not wants_lines(arguments):
        return _run_app(arguments.lang or saved.language, saved)
    if saved.is_over:
        raise CommandError(f"the campaign {saved.name} is over; veillee campaign show {saved.name}")
    return play_campaign_lines(saved, arguments)


def play_campaign_lines(saved: SavedCampaign, arguments: Namespace) -> int:
    """Chapter after chapter, until one is left or the campaign is over."""
    write = line_writer(arguments)
    language = arguments.lang or saved.language
    arguments.lines = True
    while not saved.is_over:
        table = saved.table()
        if LineMode(table, language, write).play(sys.stdin) is None:
            break
        saved.catch_up()
        _tell(saved, arguments, write)
    if arguments.json:
        print_json(_described(saved))
    return OK


def _run_app(language: str, campaign: SavedCampaign | None = None, game: Game | None = None) -> int:
    from veillee.terminal.app import TerminalApp  # noqa: PLC0415 - the other commands start without it

    app = TerminalApp(language, campaign=campaign, game=game)
    app.run()
    if app.unfinished is not None:
        print(app.unfinished.leave_message(Texts(app.language)))
    return OK


def _players(arguments: Namespace) -> int:
    name, *count = arguments.names or [""]
    if len(count) != 1 or not count[0].isdecimal():
        raise CommandError("players takes a NAME and how many play from now on")
    saved = open_campaign(name)
    saved.seat(int(count[0]))
    return _show_one(saved, arguments)


def _mend(arguments: Namespace) -> int:
    if len(arguments.names) != 1:
        raise CommandError("mend takes the NAME of a campaign")
    saved = read_campaign(arguments.names[0])
    saved.mend()
    return _show_one(saved, arguments)


def _give_up(arguments: Namespace) -> int:
    if not arguments.names:
        raise CommandError("give-up takes the NAME of a campaign")
    saved = _named(arguments)
    saved.give_up()
    return _show_one(saved, arguments)


_ACTIONS: dict[str, Callable[[Namespace], int]] = {
    "list": _list,
    "new": _new,
    "play": _play,
    "show": _show,
    "players": _players,
    "mend": _mend,
    "give-up": _give_up,
}

COMMAND = Command(
    "campaign",
    "Play games that follow from each other; everything is saved, for months if need be.",
    (
        "veillee campaign                             # its page, or the first page to begin one",
        "veillee campaign list",
        "veillee campaign new fine-sand fable --players 3",
        "veillee campaign new fine-sand solo --lang fr",
        "veillee campaign play                        # goes on with the one played last",
        "veillee campaign play fine-sand-fable-1 --auto 2  # a bot plays two chapters for you",
        "veillee campaign show fine-sand-solo-1       # the sheet, as on paper; --lines tells it",
        "veillee campaign players fine-sand-fable-1 4 # between two games: one more joins",
        "veillee campaign mend fine-sand-solo-1       # its file is wrong: work it out from its games",
        "veillee campaign give-up fine-sand-solo-1",
    ),
    {OK: "it was done, or the campaign was left and saved"},
    _arguments,
    _run,
)
