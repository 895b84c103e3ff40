"""Red Riding Hood, a Friend (gf.friend.red-riding-hood)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState

#: How many Fables she turns up.
TURNED_UP: Final = 5


@final
class RedRidingHood:
    """Every Wolf among the next five Fables, or else the sixth; or, thrown off, a Wolf stopped."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        self.wolf = rules.kind("wolf")
        rules.turns.add_special("red-riding-hood", self.search, rules.decks.why_no_fable)
        rules.monsters.add_stopper("red-riding-hood", [self.wolf, rules.kind("big-bad-wolf")])

    def search(self, match: Match[GrimmForestState], seat: int) -> None:
        """Turn five up; they lie apart until all are there, so none of them is shuffled back."""
        rules, zones = self.rules, match.state.zones
        rules.decks.draw_fables(match, rules.spread, TURNED_UP)
        if self.wolf not in zones[rules.spread]:
            match.move_all(rules.spread, rules.fable_discard)
            rules.decks.draw_fables(match, rules.hands[seat])
            return
        for _ in range(zones[rules.spread].count(self.wolf)):
            match.move_kind(rules.spread, self.wolf, rules.hands[seat])
        match.move_all(rules.spread, rules.fable_discard)
