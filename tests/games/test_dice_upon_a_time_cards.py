"""Cards of Dice Upon a Time: who searches for an Item's or a character's id finds its code and its advice."""

from __future__ import annotations

from pathlib import Path

import pytest

from veillee.games import dice_upon_a_time
from veillee.registry import files_of, find_game

FOLDER = Path(dice_upon_a_time.__file__).parent
CARDS = files_of(find_game("dice-upon-a-time")).cards
NAMES = [str(row["id"]) for deck in ("items", "characters") for row in CARDS[deck]]


def modules_naming(folder: Path, name: str) -> list[str]:
    """The modules of a folder in which an id stands literally."""
    return [path.name for path in folder.glob("*.py") if f'"{name}"' in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("name", NAMES)
def test_the_id_stands_where_the_card_works_and_where_it_is_judged(name: str) -> None:
    assert modules_naming(FOLDER, name), "in the rules"
    assert modules_naming(FOLDER / "advice", name), "in the advice"
