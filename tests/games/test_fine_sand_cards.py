"""Fine Sand: who searches for a card finds the code of its effect."""

from __future__ import annotations

from veillee.registry import files_of, find_game

FILES = files_of(find_game("fine-sand"))


def test_every_card_with_an_effect_is_named_in_the_rules() -> None:
    modules = [path.read_text("utf-8") for path in FILES.folder.iterdir() if path.name.endswith(".py")]
    cards = [row["id"] for rows in FILES.cards.values() for row in rows if "effect" in row]
    assert [card for card in cards if not any(f"`{card}`" in module for module in modules)] == []
