"""Every scenario of every game passes, and every rule of every rulebook has one."""

from __future__ import annotations

from importlib.resources.abc import Traversable

import pytest

from veillee.core import Game
from veillee.registry import files_of, games
from veillee.scenarios import coverage, load_scenario, run_scenario

pytestmark = pytest.mark.both

SCENARIOS = [
    pytest.param(path, id=f"{game.id}/{path.name.removesuffix('.toml')}")
    for game in games()
    for path in files_of(game).scenarios()
]


@pytest.mark.parametrize("path", SCENARIOS)
def test_scenario_holds(path: Traversable) -> None:
    outcome = run_scenario(load_scenario(path))
    assert outcome.passed, "\n".join(outcome.lines())


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_rule_is_exercised(game: Game) -> None:
    found = coverage(game)
    assert found.anchors, f"the rulebook of {game.id} names no rules"
    assert found.missing == []
