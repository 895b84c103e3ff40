"""The data of a study in columns, and as files: Parquet and CSV."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from veillee.tools.study.plan import Study
from veillee.tools.study.playing import StudiedGame, seated

#: Numbers of things and of rows, and measured ones.
Whole = NDArray[np.int64]
Floats = NDArray[np.float64]


class ArrowError(RuntimeError):
    """Arrow is not there; the message says how to get it."""


def check_arrow() -> None:
    """ArrowError if no Parquet can be written: to be asked before long work begins."""
    try:
        import pyarrow as pa  # noqa: F401, PLC0415 - an extra that one command needs
    except ImportError as error:
        raise ArrowError('a study needs Arrow: pip install "veillee[study]"') from error


class _Names:
    """Numbers for names, in the order of their first use."""

    def __init__(self, known: Sequence[str] = ()) -> None:
        self.names = list(known)
        self._numbers = {name: number for number, name in enumerate(known)}

    def number(self, name: str) -> int:
        found = self._numbers.setdefault(name, len(self.names))
        if found == len(self.names):
            self.names.append(name)
        return found


_SEATS: Final = ("game", "variant", "seat", "place", "bot", "score", "rank", "choices", "options", "rounds")
_ROUNDS: Final = ("row", "round", "score", "choices", "options")
_CARDS: Final = ("row", "way", "card", "times")


@dataclass
class Data:
    """All games of a study: a row for each seat, each seat's round, and each card it used somehow.

    `row` of rounds and cards is the number of the seat's row; `variant`, `bot`, `way` and `card` are numbers
    in the lists of names.
    """

    variants: list[str]
    bots: list[str]
    ways: list[str]
    card_ids: list[str]
    #: Whether points are what one wants to be rid of.
    lowest_wins: bool
    seats: dict[str, Whole]
    #: A seat's share of the win, by its row.
    wins: Floats
    rounds: dict[str, Whole]
    #: Its share of the lead, by the row of rounds.
    leads: Floats
    cards: dict[str, Whole]
    players: Whole = field(init=False)
    #: A number for each game of each variant, by the seat's row.
    table: Whole = field(init=False)

    def __post_init__(self) -> None:
        key = self.seats["game"] * len(self.variants) + self.seats["variant"]
        _, table, sizes = np.unique(key, return_inverse=True, return_counts=True)
        self.table = table
        self.players = sizes[table]

    def of_variant(self, variant: int) -> Any:
        """Which seats' rows are a variant's."""
        return self.seats["variant"] == variant

    def shares_all(self, variant: int) -> bool:
        """Whether nobody can win from another: one plays alone, or all win together always."""
        at = self.of_variant(variant)
        return bool((self.wins[at] == 1 / self.players[at]).all())


def data_of(study: Study, games: Iterable[StudiedGame]) -> Data:
    """The games in columns."""
    seats = {name: array("q") for name in _SEATS}
    rounds = {name: array("q") for name in _ROUNDS}
    cards = {name: array("q") for name in _CARDS}
    wins, leads = array("d"), array("d")
    bots, ways, named = _Names(), _Names(), _Names()
    kinds = [study.maker(variant).rules.kind_names for variant in range(len(study.variants))]
    for played in games:
        first = len(wins)
        names = seated(study, played.variant, played.game)
        for seat in range(len(names)):
            row = {
                "game": played.game,
                "variant": played.variant,
                "seat": seat,
                "place": played.order.index(seat) + 1,
                "bot": bots.number(names[seat]),
                "score": played.scores[seat],
                "rank": played.ranks[seat],
                "choices": sum(each.choices[seat] for each in played.rounds),
                "options": sum(each.options[seat] for each in played.rounds),
                "rounds": len(played.rounds),
            }
            _add(seats, row)
            wins.append(_share(seat, played.winners))
            for way, used in played.cards[seat].items():
                for kind, times in used.items():
                    card = named.number(kinds[played.variant][kind])
                    _add(cards, {"row": first + seat, "way": ways.number(way), "card": card, "times": times})
        for number, each in enumerate(played.rounds, 1):
            for seat, score in enumerate(each.scores):
                row = {"row": first + seat, "round": number, "score": score}
                _add(rounds, {**row, "choices": each.choices[seat], "options": each.options[seat]})
                leads.append(_share(seat, each.leaders))
    return Data(
        [variant.label for variant in study.variants],
        bots.names,
        ways.names,
        named.names,
        study.maker(0).rules.lowest_wins,
        _columns(seats),
        np.array(wins),
        _columns(rounds),
        np.array(leads),
        _columns(cards),
    )


def _add(columns: Mapping[str, array[int]], row: Mapping[str, int]) -> None:
    for name, value in row.items():
        columns[name].append(value)


def _share(seat: int, winners: Sequence[int]) -> float:
    return 1 / len(winners) if seat in winners else 0.0


def _columns(arrays: Mapping[str, array[int]]) -> dict[str, Whole]:
    return {name: np.array(column, np.int64) for name, column in arrays.items()}


def write_tables(folder: Path, data: Data, influence: Mapping[str, Sequence[Any]]) -> list[str]:
    """Every table as Parquet and as CSV; returns the names of the files. See docs/bots.md for the columns."""
    from pyarrow import csv, parquet, table  # noqa: PLC0415 - an extra that one command needs

    seats = {name: _narrow(column) for name, column in data.seats.items()}
    seats |= {"variant": _words(data.seats["variant"], data.variants), "win": data.wins}
    seats["bot"] = _words(data.seats["bot"], data.bots)
    files = []
    for name, columns in (
        ("seats", seats),
        ("rounds", {**_whose(data, seats, data.rounds), "lead": data.leads}),
        ("cards", _whose(data, seats, data.cards)),
        ("influence", influence),
    ):
        whole = table(dict(columns))
        parquet.write_table(whole, folder / f"{name}.parquet", compression="zstd")
        csv.write_csv(_plain(whole), folder / f"{name}.csv")
        files += [f"{name}.parquet", f"{name}.csv"]
    return files


def _whose(data: Data, seats: Mapping[str, Any], columns: Mapping[str, Whole]) -> dict[str, Any]:
    """Rows that belong to a seat's, with its game, variant and number instead of the row."""
    from pyarrow import array as arrow_array  # noqa: PLC0415 - as above

    row = columns["row"]
    found: dict[str, Any] = {name: seats[name][row] for name in ("game", "seat")}
    found["variant"] = seats["variant"].take(arrow_array(row))
    for name, column in columns.items():
        if name in ("way", "card"):
            found[name] = _words(column, data.ways if name == "way" else data.card_ids)
        elif name != "row":
            found[name] = _narrow(column)
    return found


def _words(numbers: Whole, names: Sequence[str]) -> Any:
    from pyarrow import DictionaryArray  # noqa: PLC0415 - as above

    return DictionaryArray.from_arrays(numbers.astype(np.int32), list(names))


def _narrow(column: Whole) -> Any:
    return column.astype(np.int32)


def _plain(table: Any) -> Any:
    """The table with words where it has numbers for them, which CSV does not know."""
    from pyarrow import string, types  # noqa: PLC0415 - as above

    for number, name in enumerate(table.column_names):
        if types.is_dictionary(table.schema.field(name).type):
            table = table.set_column(number, name, table.column(name).cast(string()))
    return table
