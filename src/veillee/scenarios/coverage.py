"""Which rules of a rulebook are exercised by the game's own scenarios."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from veillee.core import Game
from veillee.registry import files_of
from veillee.scenarios.loader import load_scenario
from veillee.scenarios.runner import Outcome, run_scenario
from veillee.scenarios.scenario import ScenarioError


@dataclass(frozen=True)
class Coverage:
    """The rules of a game, and the ones that a passing scenario is about."""

    game: str
    anchors: list[str]
    covered: list[str]
    failed: list[Outcome]

    @property
    def missing(self) -> list[str]:
        return [anchor for anchor in self.anchors if anchor not in self.covered]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "anchors": len(self.anchors),
            "covered": len(self.covered),
            "missing": self.missing,
        }


def coverage(game: Game) -> Coverage:
    """Play all scenarios in the game's folder; a failing one covers nothing."""
    files = files_of(game)
    outcomes = [run_scenario(load_scenario(path)) for path in files.scenarios()]
    for outcome in outcomes:
        if outcome.scenario.game is not game:
            raise ScenarioError(f"{outcome.scenario.file}: game: lies in the folder of {game.id!r}")
    exercised = {anchor for outcome in outcomes if outcome.passed for anchor in outcome.scenario.anchors}
    return Coverage(
        game.id,
        list(files.anchors),
        [anchor for anchor in files.anchors if anchor in exercised],
        [outcome for outcome in outcomes if not outcome.passed],
    )
