"""Golden Goose, a Friend (gf.friend.golden-goose)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class GoldenGoose:
    """A resource for being alone; or, thrown off in your turn, two."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.friend.golden-goose"
        rules.effects.on(END_OF_GATHER, FRIEND, "golden-goose", self.lay_egg, rule, rules.walking.is_alone)
        rules.turns.add_discard("golden-goose", self.leave)

    def lay_egg(self, match: Match[GrimmForestState], owner: int) -> None:
        self.rules.supply.let_gain(match, "golden-goose", owner, 1)

    def leave(self, match: Match[GrimmForestState], seat: int) -> None:
        self.rules.friendship.lose(match, seat)
        self.rules.supply.let_gain(match, "golden-goose", seat, 2)
