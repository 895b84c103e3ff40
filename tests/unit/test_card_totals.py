"""Totals of card files: what does not add up is refused."""

from __future__ import annotations

from typing import Any

import pytest

from unit.test_owner_data import FAIRY_TALE, box, row
from veillee.data.card_files import Cards, Total, check_totals, parts_in, totals_in
from veillee.data.owner_data import OwnerDataError
from veillee.registry import BrokenGame, GameFiles, find_game, rules_for

pytestmark = pytest.mark.both


# Totals


def test_the_games_own_cards_must_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.data.game_files.totals_in", lambda deck, content: [Total(deck, {}, 99)])
    with pytest.raises(BrokenGame, match=r"fairy-tale: wrong totals: .* there are 100, there should be 99"):
        GameFiles(FAIRY_TALE)


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"cards": "many"},
        {"cards": True},
        {"cards": 1, "where": 1},
        {"cards": 1, "were": {}},
        {"cards": 1, "ours": 1},
    ],
)
def test_a_crooked_total_is_refused(entry: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"cards/deck\.toml: a \[\[total\]\] has `cards`"):
        totals_in("deck", {"total": [entry]})


@pytest.mark.parametrize("entry", [{"cards": ["b"]}, {"guessed": ["value"]}])
def test_parts_of_what_is_not_there_are_refused(entry: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"cards/deck\.toml: \[\[parts\]\] speaks of '(b|guessed)'"):
        parts_in("deck", {"card": [{"id": "a"}], "parts": [entry]})


def test_totals_count_copies_and_missing_flags_as_false() -> None:
    cards: Cards = {"deck": [{"id": "a"}, {"id": "b", "copies": 3, "rare": True}]}
    check_totals(
        cards, [Total("deck", {}, 4), Total("deck", {"rare": False}, 1), Total("deck", {"rare": True}, 3)]
    )
    with pytest.raises(ValueError, match="with rare = true: there are 3, there should be 2"):
        check_totals(cards, [Total("deck", {"rare": True}, 2)])


def test_what_is_our_guess_binds_nobody_elses_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies in the forest, marks in the sand; how many cards there are in all is known, and stays."""
    forest, sand = find_game("grimm-forest"), find_game("fine-sand")
    wolves = 'game = "grimm-forest"\n[[change]]\nid = "wolf"\ncopies = 3\n'
    spies = '[[change]]\nid = "spy-network"\ncopies = 1\n'
    assert row(box(wolves + spies, forest).cards, "wolf")["copies"] == 3
    with pytest.raises(OwnerDataError, match="cards in 'fables': there are 57, there should be 56"):
        box(wolves, forest)
    marked = box('game = "fine-sand"\n[[change]]\nid = "sand-pie"\nmark = "0"\n', sand)
    assert rules_for(sand, 2, {"fable": 3}, marked).players == 2
    monkeypatch.setattr(
        "veillee.data.game_files.totals_in", lambda deck, content: [Total(deck, {}, 1, ours=True)]
    )
    with pytest.raises(BrokenGame, match="there should be 1"):
        GameFiles(FAIRY_TALE)
