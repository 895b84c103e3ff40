"""The five monsters; how they are sent, stopped and set loose stands in `monsters.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match
from veillee.games.grimm_forest.state import PLACES, GrimmForestState
from veillee.games.grimm_forest.windows import BEFORE_COLLECTING

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest


@final
class Dragon:
    """Everybody at its place loses all the resources on their board."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rules.monsters.add("dragon", BEFORE_COLLECTING, self.strike, "gf.fable.dragon")

    def strike(self, match: Match[GrimmForestState], sender: int, place: int) -> None:
        for seat in self.rules.walking.at(match.state, place):
            match.state.resources[seat] = [0, 0, 0]


@final
class Wolf:
    """What lies on its place is lost, if a pig is there."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rules.monsters.add("wolf", BEFORE_COLLECTING, self.strike, "gf.fable.wolf")

    def strike(self, match: Match[GrimmForestState], sender: int, place: int) -> None:
        state = match.state
        if place in state.pigs:
            if any(state.stocks[3 * place : 3 * place + 3]):
                match.tell("wolf-empties", seat=sender, place=PLACES[place])
            state.stocks[3 * place : 3 * place + 3] = [0, 0, 0]
