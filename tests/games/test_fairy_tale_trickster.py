"""There is one Trickster: how many almighty cards a card file may hold."""

from __future__ import annotations

import pytest

from veillee.games.fairy_tale.cards import Cards

TRICKSTER: dict[str, object] = {
    "id": "trickster",
    "affinity": "shadow",
    "type": "character",
    "almighty": True,
}
OTHER: dict[str, object] = {"id": "other", "affinity": "fairywood", "type": "home"}


def cards_with(*rows: dict[str, object]) -> Cards:
    return Cards([str(row["id"]) for row in rows], rows)


def test_a_card_that_says_nothing_of_copies_is_there_once() -> None:
    assert cards_with(TRICKSTER, OTHER, OTHER).almighty == [True, False, False]


@pytest.mark.parametrize("rows", [(TRICKSTER, TRICKSTER), ({**TRICKSTER, "copies": 2},)])
def test_two_almighty_cards_are_refused(rows: tuple[dict[str, object], ...]) -> None:
    with pytest.raises(ValueError, match="more than one almighty card"):
        cards_with(*rows)
