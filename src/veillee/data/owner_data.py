"""Owner's data: what is printed on the cards of one's own box, in place of what the house knows of them.

A file of it names cards of one game and what differs. It is applied to the house's card files as a whole or
not at all, and whatever was played with it says so. docs/owner-data.md describes the file.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NoReturn, final

from veillee.core.near_names import nearest_name
from veillee.core.record import digest
from veillee.data.card_files import Cards, Row, Total, check_totals
from veillee.data.toml_bounds import TomlTooLarge, check_bounds

#: The provenance of every card that owner's data speaks of.
OWNER = "owner"
#: More copies, or a longer note, are a slip of the finger.
MOST_COPIES = 1000
LARGEST_NUMBER = 1_000_000
LONGEST_NOTE = 200
#: Rows of a deck that is written out whole, and cards of all decks: far more than any box holds.
MOST_ROWS = 400
MOST_CARDS = 3000

#: Columns every card file may have, whether a row uses them or not.
_ALWAYS: Row = {"copies": 1, "back": ""}
_ID = re.compile(r"[a-z0-9]+(-{1,2}[a-z0-9]+)*")
_SHAPES = {bool: "true or false", int: "a whole number", str: "a text", dict: "a table"}


class OwnerDataError(ValueError):
    """Owner's data that cannot be used; the message names the file, the card and what is wrong."""


@final
@dataclass(frozen=True)
class OwnerData:
    """A game's cards with the owner's data in them."""

    file: str
    note: str
    cards: Cards
    #: The cards the file speaks of, whether or not it says anything new.
    named: frozenset[str]
    #: Ids that cards once had, and those they have now.
    aliases: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def hash(self) -> str:
        """Of all cards as they are played: files that come to the same have the same.

        Cards count by their first ids, so that what was played under these still names the same cards.
        """
        first = {new: old for old, new in self.aliases.items()}
        played = {
            deck: [{**_printed(row), "id": first.get(row["id"], row["id"])} for row in rows]
            for deck, rows in self.cards.items()
        }
        return digest({"owner_data": played})


def _printed(row: Row) -> Row:
    """A row without what is merely said about it."""
    return {column: value for column, value in row.items() if column != "provenance"}


def read_owner_data(
    file: str,
    content: bytes,
    game: str,
    games: Iterable[str],
    cards: Cards,
    totals: Sequence[Total],
    aliases: Mapping[str, str],
) -> OwnerData:
    """Owner's data for `game`, applied to the house's `cards`; OwnerDataError if anything is wrong."""
    reader = _Reader(file, cards)
    data = _with_ids_of_today(_parse(file, content), aliases)
    reader.check_head(data, game, games)
    whole = reader.whole_decks(data)
    changed = reader.changed_rows(data, whole)
    overlaid = {
        deck: whole.get(deck) or [changed.get(row["id"], row) for row in rows] for deck, rows in cards.items()
    }
    reader.check_size(overlaid)
    try:
        check_totals(overlaid, [total for total in totals if not total.ours])
    except ValueError as error:
        raise OwnerDataError(f"{file}: {error}") from error
    named = [*changed, *(row["id"] for rows in whole.values() for row in rows)]
    return OwnerData(file, reader.note(data), overlaid, frozenset(named), aliases)


def _with_ids_of_today(data: Any, aliases: Mapping[str, str]) -> Any:
    """The same with the ids that its cards have now."""
    if isinstance(data, list):
        return [_with_ids_of_today(each, aliases) for each in data]
    if not isinstance(data, dict):
        return data
    id = data.get("id")
    renamed = {"id": aliases[id]} if isinstance(id, str) and id in aliases else {}
    return {key: _with_ids_of_today(value, aliases) for key, value in data.items()} | renamed


def _parse(file: str, content: bytes) -> Row:
    try:
        text = content.decode("utf-8")
        check_bounds(text)
        return tomllib.loads(text)
    except UnicodeDecodeError as error:
        raise OwnerDataError(f"{file}: not a text file in UTF-8") from error
    except TomlTooLarge as error:
        raise OwnerDataError(f"{file}: {error}") from error
    except (ValueError, RecursionError) as error:
        raise OwnerDataError(f"{file}: not valid TOML: {error}") from error


@final
class _Reader:
    """Checks one file against the house's card files."""

    def __init__(self, file: str, cards: Cards) -> None:
        self.file = file
        self.cards = cards
        self.rows = {row["id"]: (deck, row) for deck, rows in cards.items() for row in rows}
        self._columns = {deck: _columns(rows) for deck, rows in cards.items()}
        self._needed = {
            deck: [column for column in columns if all(column in row for row in cards[deck])]
            for deck, columns in self._columns.items()
        }

    def fail(self, message: str) -> NoReturn:
        raise OwnerDataError(f"{self.file}: {message}")

    def check_head(self, data: Row, game: str, games: Iterable[str]) -> None:
        for key in data:
            if key not in ("game", "note", "change", "card", "deck"):
                self.fail(f"unknown key {key!r} (known: game, note, change, card, deck)")
        named = data.get("game")
        if named is None:
            self.fail(f'it does not say which game it is for: begin with game = "{game}"')
        known = list(games)
        if named not in known:
            self.fail(f"unknown game {named!r} (known: {', '.join(known)})")
        if named != game:
            self.fail(f"it is for {named}, not for {game}")

    def check_size(self, cards: Cards) -> None:
        copies = sum(row.get("copies", 1) for rows in cards.values() for row in rows)
        if copies > MOST_CARDS:
            self.fail(f"{copies} cards are too many: at most {MOST_CARDS} in all decks")

    def note(self, data: Row) -> str:
        given = data.get("note", "")
        note = " ".join(given.split()) if isinstance(given, str) else ""
        if not isinstance(given, str) or not note.isprintable() or len(note) > LONGEST_NOTE:
            self.fail(f"the note should be a text of at most {LONGEST_NOTE} letters")
        return note

    def whole_decks(self, data: Row) -> Cards:
        """The decks that the file writes out whole, in place of the house's."""
        decks = data.get("deck", {})
        if not isinstance(decks, dict):
            self.fail("write [[deck.NAME]], in two pairs of brackets")
        found: Cards = {}
        for deck, entries in decks.items():
            if deck not in self.cards:
                self.fail(f"unknown deck {deck!r} (known: {', '.join(self.cards)})")
            if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
                self.fail(f"write [[deck.{deck}]], in two pairs of brackets")
            found[deck] = self._whole_deck(deck, entries)
        return found

    def _whole_deck(self, deck: str, entries: list[Row]) -> list[Row]:
        if len(entries) > MOST_ROWS:
            self.fail(f"the deck {deck!r} has more than {MOST_ROWS} rows")
        rows: dict[str, Row] = {}
        shared = self._shared(deck)
        for entry in entries:
            id = entry.get("id")
            if not isinstance(id, str) or not _ID.fullmatch(id):
                wanted = "small letters, figures and hyphens"
                self.fail(f"a [[deck.{deck}]] with id = {_shown(id)}: an id has {wanted}")
            if id in rows:
                self.fail(f"card {id!r} stands there twice")
            filled = {**shared, **entry}
            self._check_columns(deck, id, filled)
            self._check_whole(deck, id, filled, f"[[deck.{deck}]]")
            rows[id] = {**filled, "provenance": OWNER}
        if not rows:
            self.fail(f"the deck {deck!r} is empty")
        return list(rows.values())

    def _shared(self, deck: str) -> Row:
        """What all of the house's rows have in common, such as no copies; it need not be written."""
        first, *others = [_printed(row) for row in self.cards[deck]]
        return {
            column: value
            for column, value in first.items()
            if others and all(column in row and row[column] == value for row in others)
        }

    def changed_rows(self, data: Row, whole: Cards) -> dict[str, Row]:
        """The new row of each card the file speaks of."""
        changed: dict[str, Row] = {}
        for kind in ("change", "card"):
            entries = data.get(kind, [])
            if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
                self.fail(f"write [[{kind}]], in two pairs of brackets")
            for entry in entries:
                id = self._known_id(kind, entry)
                if id in changed:
                    self.fail(f"card {id!r} stands there twice")
                if self.rows[id][0] in whole:
                    self.fail(f"card {id!r}: its deck {self.rows[id][0]!r} is written out whole already")
                changed[id] = self._new_row(kind, id, entry)
        if not changed and not whole:
            self.fail("it changes no card: add a [[change]], a [[card]] or a [[deck.NAME]]")
        return changed

    def _known_id(self, kind: str, entry: Row) -> str:
        id = entry.get("id")
        if id is None:
            self.fail(f"a [[{kind}]] without an id")
        if not isinstance(id, str) or id not in self.rows:
            self.fail(f"unknown card {id!r}{_nearest(id, self.rows)}")
        return id

    def _new_row(self, kind: str, id: str, entry: Row) -> Row:
        deck, row = self.rows[id]
        self._check_columns(deck, id, entry)
        if kind == "change":
            if len(entry) == 1:
                self.fail(f"card {id!r}: a [[change]] that changes nothing")
            return {**row, **entry, "provenance": OWNER}
        self._check_whole(deck, id, entry, "[[card]]")
        return {**entry, "provenance": OWNER}

    def _check_columns(self, deck: str, id: str, entry: Row) -> None:
        columns = self._columns[deck]
        for column, value in entry.items():
            if column == "provenance":
                self.fail(f"card {id!r}: leave provenance out; it becomes {OWNER!r} by itself")
            if column not in columns:
                self.fail(f"card {id!r}: unknown column {column!r}{_nearest(column, columns)}")
            self._check_value(id, column, value, columns[column])

    def _check_whole(self, deck: str, id: str, entry: Row, what: str) -> None:
        """Every column that all of the house's rows have must be there."""
        for column in self._needed[deck]:
            if column not in entry:
                self.fail(f"card {id!r}: {column!r} is missing; a {what} replaces the whole row")

    def _check_value(self, id: str, column: str, value: Any, shapes: set[str]) -> None:
        if _shape(value) not in shapes:
            wanted = " or ".join(sorted(shapes))
            self.fail(f"card {id!r}: {column} = {_shown(value)} should be {wanted}")
        if column == "copies" and not 0 <= value <= MOST_COPIES:
            self.fail(f"card {id!r}: copies = {value} should be from 0 to {MOST_COPIES}")
        if type(value) is int and abs(value) > LARGEST_NUMBER:
            self.fail(f"card {id!r}: {column} = {_shown(value)} is beyond all measure")


def _columns(rows: list[Row]) -> dict[str, set[str]]:
    """The columns a deck's rows may have, and the shapes their values have in the house's file."""
    columns = {column: {_shape(value)} for column, value in _ALWAYS.items()}
    for row in rows:
        for column, value in _printed(row).items():
            columns.setdefault(column, set()).add(_shape(value))
    return columns


def _shape(value: Any) -> str:
    if isinstance(value, list):
        return " or ".join(sorted({f"a list, each item {_shape(item)}" for item in value})) or "a list"
    return _SHAPES.get(type(value), f"a {type(value).__name__}")


def _shown(value: Any) -> str:
    try:
        text = repr(value) if not isinstance(value, int) or abs(value) < 10**30 else "a huge number"
    except ValueError:  # a number with more digits than Python writes
        text = "something with a huge number"
    return text if len(text) <= 60 else text[:60] + "…"


def _nearest(word: Any, known: Iterable[str]) -> str:
    """A hint at what may have been meant."""
    near = nearest_name(word, known) if isinstance(word, str) else None
    return f" (did you mean {near!r}?)" if near else ""
