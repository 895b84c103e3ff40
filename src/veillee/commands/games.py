"""`veillee games`: what can be played here, where a game's editions differ, and how its data is known."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from veillee.commands.command import OK, Command, CommandError
from veillee.commands.output import columns, complain, folded, print_json
from veillee.commands.terminal_arguments import add_language
from veillee.core import Game, Option
from veillee.core.schema import Value
from veillee.registry import files_of, find_game, playable_games
from veillee.texts import Texts


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="tell of this game alone")
    add_language(parser, "what is told")
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--editions", action="store_true", help="what the game's editions set, and their slips")
    one.add_argument(
        "--provenance", action="store_true", help="what is from the rulebook, and what is our own"
    )


def _run(arguments: Namespace) -> int:
    if arguments.game is None:
        if arguments.editions or arguments.provenance:
            raise CommandError("--editions and --provenance need a GAME: `veillee games` lists them")
        return _list(arguments)
    game = find_game(arguments.game)
    if arguments.editions:
        found, lines = _editions(game, Texts(arguments.lang, game))
    elif arguments.provenance:
        found, lines = _provenance(game, Texts(arguments.lang, game))
    else:
        found, lines = _describe(game, arguments.lang), _tell(game, Texts(arguments.lang, game))
    if arguments.json:
        print_json(found)
    else:
        print("\n".join(lines))
    return OK


def _list(arguments: Namespace) -> int:
    """All games that can be played; of one whose folder is wrong only that is told."""
    known, broken = playable_games()
    for error in broken:
        complain(str(error), arguments.json)
    texts = Texts(arguments.lang)
    if arguments.json:
        print_json([_describe(game, arguments.lang) for game in known])
    elif known:
        head = [texts.say(f"games-{column}").upper() for column in ("game", "title", "players")]
        rows = [[game.id, Texts(arguments.lang, game).say("title"), _players(game)] for game in known]
        print("\n".join([*columns([head, *rows]), "", *folded(texts.say("games-more", game=known[0].id))]))
    elif not broken:
        print("\n".join(folded(texts.say("games-none"))))
    return OK


def _offered(game: Game) -> list[Option]:
    """The options somebody can choose; those that campaigns set themselves are nobody's business."""
    return [option for option in game.options if not option.is_internal]


def _players(game: Game) -> str:
    least, most = game.players
    return str(least) if least == most else f"{least}-{most}"


def _word(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _tell(game: Game, texts: Texts) -> list[str]:
    """One game: its players, and every option with its values in words, the default first."""
    lines = [f"{texts.say('title')} ({game.id})"]
    if texts.has("game-summary"):
        lines += folded(texts.say("game-summary"))
    lines += ["", _labelled(texts, "players", _players(game))]
    for option in _offered(game):
        lines += ["", *_told_option(option, texts)]
    if game.editions:
        lines += ["", *folded(_labelled(texts, "editions", f"{', '.join(game.editions)} (--editions)"))]
    return lines


def _labelled(texts: Texts, column: str, text: str) -> str:
    return texts.say("terminal-labelled", label=texts.say(f"games-{column}"), text=text)


def _told_option(option: Option, texts: Texts) -> list[str]:
    """An option and its values in words."""
    lines = folded(f"{option.name}: {_setting(texts, option.name)}  [{option.rule}]", "  ")
    for value in option.values:
        lines += folded(f"  {_word(value)}{_gloss(texts, option.name, value)}", "      ")
    return lines


def _setting(texts: Texts, name: str) -> str:
    return texts.say(f"setting-{name}") if texts.has(f"setting-{name}") else name


def _gloss(texts: Texts, name: str, value: Value) -> str:
    message = f"setting-{name}-{_word(value)}"
    return f": {texts.say(message)}" if texts.has(message) else ""


def _describe(game: Game, language: str) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": Texts(language, game).say("title"),
        "players": list(game.players),
        "revision": game.revision,
        "data": files_of(game).data_hash,
        "options": [
            {"name": option.name, "values": list(option.values), "rule": option.rule}
            for option in _offered(game)
        ],
        "editions": {name: dict(values) for name, values in game.editions.items()},
    }


def _editions(game: Game, texts: Texts) -> tuple[dict[str, Any], list[str]]:
    """The options that an edition changes, a column for each edition; then what cannot be chosen."""
    if not game.editions:
        raise CommandError(f"{game.id} has no editions that differ")
    chosen = {name: game.complete(game.players[1], {"edition": name}) for name in game.editions}
    switches = [
        option
        for option in game.options
        if any(values[option.name] != option.values[0] for values in chosen.values())
    ]
    slips = files_of(game).slips
    found = {
        "game": game.id,
        "switches": [
            {
                "option": switch.name,
                "rule": switch.rule,
                "editions": {edition: values[switch.name] for edition, values in chosen.items()},
            }
            for switch in switches
        ],
        "slips": [{**slip, "text": texts.say(f"slip-{slip['id']}")} for slip in slips],
    }
    rows = [[switch.name, *(_word(values[switch.name]) for values in chosen.values())] for switch in switches]
    head = [texts.say("games-option").upper(), *(edition.upper() for edition in chosen)]
    lines = columns([head, *rows], gap=" ")
    for switch in switches:
        lines += ["", *_told_option(switch, texts)]
    if slips:
        lines += ["", *folded(texts.say("games-slips"))]
    for slip in slips:
        lines += folded(f"  {slip['edition']}, {slip['kind']}: {texts.say('slip-' + slip['id'])}", "      ")
    return found, lines


def _provenance(game: Game, texts: Texts) -> tuple[dict[str, Any], list[str]]:
    """For each file of cards which rows each kind of source vouches for, and which parts of rows."""
    decks: dict[str, dict[str, list[str]]] = {}
    for deck, rows in files_of(game).cards.items():
        of_deck = decks.setdefault(deck, {})
        for row in rows:
            of_deck.setdefault(str(row.get("provenance", "unstated")), []).append(str(row["id"]))
    parts = files_of(game).parts
    lines = []
    for deck, words in decks.items():
        lines += [deck]
        for word, ids in words.items():
            lines += folded(f"  {_source(texts, word)} ({len(ids)})", "  ")
            lines += folded(f"    {', '.join(ids)}", "    ")
        for part in parts[deck]:
            lines += folded(f"  {', '.join(part.cards) or texts.say('provenance-all')}", "  ")
            for word, names in part.known.items():
                named = ", ".join(texts.say(f"part-{name}") for name in names)
                said = texts.say("provenance-parts", parts=named, source=_source(texts, word))
                lines += folded(f"    {said}", "    ")
    listed = {deck: [{"cards": each.cards, **each.known} for each in of] for deck, of in parts.items() if of}
    return {"game": game.id, "decks": decks, "parts": listed}, lines


def _source(texts: Texts, word: str) -> str:
    return texts.say(f"provenance-{word}") if texts.has(f"provenance-{word}") else word


COMMAND = Command(
    "games",
    "List the games of the house, or tell of one: its options, editions, and how its data is known.",
    (
        "veillee games",
        "veillee games fairy-tale --lang fr",
        "veillee games grimm-forest --editions",
        "veillee games dice-upon-a-time --provenance --json",
    ),
    {OK: "the list was printed"},
    _arguments,
    _run,
)
