"""The models of the package: small, made from the data that is there, used where they were made for."""

from __future__ import annotations

from typing import Any

import pytest

from veillee import registry
from veillee.bots import BotMaker
from veillee.bots.model import FILE, read_model
from veillee.bots.practice import plan_of

MOST_BYTES = 2_000_000
GAMES = [game for game in registry.games() if (registry.files_of(game).folder / FILE).is_file()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_model_fits_its_game(game: Any) -> None:
    files = registry.files_of(game)
    content = (files.folder / FILE).read_bytes()
    header = read_model(content).header
    assert len(content) <= MOST_BYTES
    assert header.game == game.id
    assert header.data == files.data_hash, "the cards changed: train it anew"
    assert header.command.startswith(f"veillee train {game.id} ")
    plan = plan_of(game)
    assert (header.tables, header.alike) == (plan.tables, plan.alike)
    for table in plan.tables:
        maker = BotMaker(game, registry.rules_for(game, table.players, table.options))
        assert maker.judgement is not None, maker.shortfall
