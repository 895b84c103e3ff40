"""Scenarios: small readable files that arrange a position, play answers and say what must hold.

The format is described in docs/scenarios.md.
"""

from veillee.scenarios.coverage import Coverage, coverage
from veillee.scenarios.loader import load_scenario
from veillee.scenarios.runner import Failure, Outcome, run_scenario
from veillee.scenarios.scenario import Scenario, ScenarioError
from veillee.scenarios.upgrade import Change, upgrade_scenario

__all__ = [
    "Change",
    "Coverage",
    "Failure",
    "Outcome",
    "Scenario",
    "ScenarioError",
    "coverage",
    "load_scenario",
    "run_scenario",
    "upgrade_scenario",
]
