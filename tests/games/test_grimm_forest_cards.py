"""Cards of The Grimm Forest: who knows a card's id finds its code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

import pytest

from veillee import registry
from veillee.games.grimm_forest import GAME
from veillee.games.grimm_forest.fables import FABLES
from veillee.games.grimm_forest.friends import FRIENDS
from veillee.games.grimm_forest.parts import GrimmForestParts

pytestmark = pytest.mark.both

Cards = Mapping[str, Callable[[GrimmForestParts], object]]


@pytest.mark.parametrize(("deck", "cards"), [("fables", FABLES), ("friends", FRIENDS)])
def test_every_card_has_a_module_of_its_name_in_the_order_of_the_card_file(deck: str, cards: Cards) -> None:
    rules = registry.rules_for(GAME, 4, {})
    names = [name for name, own in zip(rules.kind_names, rules.kind_decks, strict=True) if own == deck]
    assert list(cards) == names
    for name, card in cards.items():
        module = import_module(f"veillee.games.grimm_forest.{deck}.{name.replace('-', '_')}")
        assert card in vars(module).values()
