"""Fine Sand: who searches for a card finds the code of its effect; what no card can say is refused."""

from __future__ import annotations

from typing import Any

import pytest

from veillee.games.fine_sand.cards import Cards
from veillee.registry import files_of, find_game

FILES = files_of(find_game("fine-sand"))


def test_every_card_with_an_effect_is_named_in_the_rules() -> None:
    modules = [path.read_text("utf-8") for path in FILES.folder.iterdir() if path.name.endswith(".py")]
    cards = [row["id"] for rows in FILES.cards.values() for row in rows if "effect" in row]
    assert [card for card in cards if not any(f"`{card}`" in module for module in modules)] == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"family": "purple"}, "family cannot be 'purple'"),
        ({"effect": "fly"}, "the effect of a castle card cannot be 'fly'"),
        ({"value": 2}, "coin cards have a value, all others a cost"),
        ({"mark": "11"}, "mark is W or a digit, not '11'"),
    ],
)
def test_what_no_card_can_say_is_refused(change: dict[str, Any], said: str) -> None:
    row = {"id": "paddle", "family": "castle", "cost": 2, "mark": "3"}
    Cards([row])
    with pytest.raises(ValueError, match=f"card 'paddle': {said}"):
        Cards([row | change])
