"""The supply, which never runs dry: resources of one's choice."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState
from veillee.games.grimm_forest.verbs import MaterialVerb


@final
class Supply:
    """Asks for resources one by one; many cards use it."""

    def __init__(self, rules: GrimmForestBase) -> None:
        self.gain = MaterialVerb(rules.verb("gain", material=MATERIALS))
        self.ask_gain = rules.question("gain-resource", self.offer_gain, self.take_gain, "gf.terms")

    def give_each(self, state: GrimmForestState, seat: int) -> None:
        """Give a seat one resource of each type."""
        for material in range(len(MATERIALS)):
            state.resources[seat][material] += 1

    def let_gain(self, match: Match[GrimmForestState], card: str, seat: int, count: int) -> None:
        """Let a seat gain resources of its choice through a card."""
        match.tell("cause-gain-resource", [seat], seat=seat, card=card, count=count, more="no")
        match.ask(seat, self.ask_gain(count))

    def offer_gain(self, state: GrimmForestState, seat: int, count: int) -> list[int]:
        return self.gain.all()

    def take_gain(self, match: Match[GrimmForestState], seat: int, option: int, count: int) -> None:
        match.state.resources[seat][self.gain.material(option)] += 1
        left = count - 1
        if left:
            match.tell("cause-gain-resource", [seat], seat=seat, count=left, more="yes")
            match.ask(seat, self.ask_gain(left))
