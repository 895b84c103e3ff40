"""`veillee cards`: every card of a game, what is known of it, and what an owner's own box says."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import dataclass
from typing import Any

from veillee.commands.command import OK, Command, CommandError
from veillee.commands.files import add_out, check_out, write_text
from veillee.commands.game_arguments import add_owner_data, owner_data_of, say_owner_data
from veillee.commands.output import columns, counted, print_json
from veillee.commands.terminal_arguments import add_language
from veillee.core import Game
from veillee.data.card_files import Row, toml
from veillee.data.owner_data import OwnerData
from veillee.registry import files_of, find_game, rules_for
from veillee.texts import Texts, alphabetical


@dataclass(frozen=True)
class Card:
    """A card's row as it is played, beside the house's own."""

    deck: str
    row: Row
    house: Row

    @property
    def changed(self) -> list[str]:
        """The columns that differ from the house's; what is said about a row is no column of a card."""
        names = dict.fromkeys([*self.house, *self.row])
        return [name for name in names if name != "provenance" and self.row.get(name) != self.house.get(name)]

    @property
    def reads_otherwise(self) -> bool:
        """Whether our text may be wrong about it; how many copies there are stands in no text."""
        return self.changed not in ([], ["copies"])


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's id, see `veillee games`")
    add_language(parser, "names and texts")
    parser.add_argument(
        "--template",
        action="store_true",
        help="print a file of owner's data to start from, all commented out",
    )
    add_out(parser, "the template")
    add_owner_data(parser)


def _run(arguments: Namespace) -> int:
    check_out(arguments)
    game = find_game(arguments.game)
    if arguments.template and (arguments.json or arguments.owner_data is not None):
        raise CommandError("--template goes with neither --json nor --owner-data")
    if arguments.out is not None and not arguments.template:
        raise CommandError("--out goes with --template")
    owner_data = owner_data_of(arguments, game)
    rules_for(game, game.players[0], None, owner_data)
    cards, texts = cards_of(game, owner_data), Texts(arguments.lang, game)
    if arguments.out is not None:
        write_text(arguments.out, "\n".join([*_template(game, cards, texts), ""]))
        print(f"wrote {arguments.out}: {counted(len(cards), 'card')}, all commented out")
    elif arguments.template:
        print("\n".join(_template(game, cards, texts)))
    elif arguments.json:
        print_json(_describe(game, cards, texts, owner_data))
    else:
        print("\n".join(_listing(cards, texts, owner_data)))
    return OK


def cards_of(game: Game, owner_data: OwnerData | None) -> list[Card]:
    """All cards that are played, in the order of their files, each beside the house's row of that id."""
    house = files_of(game).cards
    played = house if owner_data is None else owner_data.cards
    known = {row["id"]: row for rows in house.values() for row in rows}
    return [Card(deck, row, known.get(row["id"], row)) for deck, rows in played.items() for row in rows]


def _name(card: Card, texts: Texts) -> str:
    message = f"card-{card.row['id']}"
    return texts.say(message) if texts.has(message) else str(card.row["id"])


def _listing(cards: list[Card], texts: Texts, owner_data: OwnerData | None) -> list[str]:
    """A table for each deck, by name; under each card its text and what an owner's box changes in words."""
    number = sum(card.row.get("copies", 1) for card in cards)
    lines = [texts.say("cards-head", game=texts.say("title"), cards=number, kinds=len(cards))]
    if owner_data is not None:
        lines.append(say_owner_data(texts, owner_data.note))
    for deck in dict.fromkeys(card.deck for card in cards):
        found = [card for card in cards if card.deck == deck]
        lines += ["", *_table(alphabetical(found, lambda card: _name(card, texts), texts), texts)]
    return lines


def _table(cards: list[Card], texts: Texts) -> list[str]:
    numbers = _number_columns(cards)
    head = [*(name.upper() for name in numbers), "PROVENANCE", "CARD"]
    rows = [
        [*(_cell(card, name) for name in numbers), _provenance(card, texts), card.row["id"]] for card in cards
    ]
    table = columns([head, *rows], right=range(len(numbers)))
    lines = [table[0]]
    for card, line in zip(cards, table[1:], strict=True):
        lines += [line, *(f"    {below}" for below in _below(card, texts, numbers))]
    return lines


def _number_columns(cards: list[Card]) -> list[str]:
    """The columns that hold numbers, copies first."""
    found = [
        name for card in cards for row in (card.house, card.row) for name in row if _is_number(row[name])
    ]
    return list(dict.fromkeys(["copies", *found]))


def _is_number(value: Any) -> bool:
    return type(value) is int


def _cell(card: Card, name: str) -> str:
    """A number, or how it changes: ``6→5``; a card has one copy unless its row says otherwise."""
    missing = 1 if name == "copies" else "-"
    before, now = (str(row.get(name, missing)) for row in (card.house, card.row))
    return now if before == now else f"{before}→{now}"


def _provenance(card: Card, texts: Texts) -> str:
    word = str(card.row.get("provenance", "-"))
    message = f"cards-provenance-{word}"
    return texts.say(message) if texts.has(message) else word


def _below(card: Card, texts: Texts, numbers: list[str]) -> list[str]:
    """A card's name and text, and the words an owner's box changes. Our text speaks of the house's cards."""
    name, text = _name(card, texts), texts.attribute(f"card-{card.row['id']}", "text")
    if text is None:
        lines = [name] if name != card.row["id"] else []
    else:
        lines = [
            texts.say("cards-our-text", name=name, text=text) if card.reads_otherwise else f"{name}. {text}"
        ]
    for column in card.changed:
        if column not in numbers:
            before, now = (toml(row[column]) if column in row else "-" for row in (card.house, card.row))
            lines.append(f"{column}: {before} → {now}")
    return lines


def _describe(game: Game, cards: list[Card], texts: Texts, owner_data: OwnerData | None) -> dict[str, Any]:
    found: dict[str, Any] = {"game": game.id, "data": files_of(game).data_hash}
    if owner_data is not None:
        found["owner_data"] = {"hash": owner_data.hash, "note": owner_data.note}
    found["cards"] = [
        {
            **card.row,
            "deck": card.deck,
            "name": _name(card, texts),
            "text": texts.attribute(f"card-{card.row['id']}", "text"),
            "changed": {name: card.house.get(name) for name in card.changed},
        }
        for card in cards
    ]
    return found


def _template(game: Game, cards: list[Card], texts: Texts) -> list[str]:
    """Every card as the house has it, commented out: an owner uncomments what they have looked up."""
    lines = [
        f"## Owner's data for {texts.say('title')}: what is printed on the cards of your own box.",
        "## Take the single # away from the lines of a card you have looked up, and correct them.",
        "## Cards that stay commented out stay as the house has them.",
        "",
        f"game = {toml(game.id)}",
        '#note = "Which printing it is"',
    ]
    for card in cards:
        cells = [(name, value) for name, value in card.row.items() if name != "provenance"]
        lines += ["", f"## {_name(card, texts)} ({_provenance(card, texts)})", "#[[card]]"]
        lines += [f"#{name} = {toml(value)}" for name, value in cells]
    return lines


COMMAND = Command(
    "cards",
    "List a game's cards: copies, numbers, provenance and text; or start a file of owner's data.",
    (
        "veillee cards fairy-tale --lang fr",
        "veillee cards fairy-tale --template --out my-box.toml",
        "veillee cards fairy-tale --owner-data my-box.toml",
    ),
    {OK: "the list was printed"},
    _arguments,
    _run,
)
