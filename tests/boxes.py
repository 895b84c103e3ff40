"""Owner's boxes of Dice Upon a Time, written as their files would be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from veillee.data.card_files import toml
from veillee.data.owner_data import OwnerData
from veillee.registry import files_of, find_game, owner_data_for

GAME = find_game("dice-upon-a-time")
CARDS = files_of(GAME).cards
TOWER = {"id": "dark-tower", "kind": "building", "ability": "gold", "x": 10, "y": 12}
HEAD = 'game = "dice-upon-a-time"\n'


def box(text: str) -> OwnerData:
    return owner_data_for(GAME, "box.toml", (HEAD + text).encode())


def deck(name: str, rows: Iterable[dict[str, Any]]) -> str:
    """A deck written out whole."""
    cells = [[(column, value) for column, value in row.items() if column != "provenance"] for row in rows]
    return "".join(
        f"[[deck.{name}]]\n" + "".join(f"{column} = {toml(value)}\n" for column, value in row)
        for row in cells
    )


def change(id: str, **columns: Any) -> str:
    return f'[[change]]\nid = "{id}"\n' + "".join(f"{name} = {toml(v)}\n" for name, v in columns.items())


def house(name: str, *without: str) -> list[dict[str, Any]]:
    return [dict(row) for row in CARDS[name] if row["id"] not in without]
