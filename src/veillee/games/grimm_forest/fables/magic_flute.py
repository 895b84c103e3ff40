"""Magic Flute, a Fable (gf.fable.magic-flute)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import FABLES_REVEALED, MONSTERS_CALLED
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import NOWHERE, GrimmForestState


@final
class MagicFlute:
    """The monsters of this round come into your hand: before any is placed, or when your turn comes."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        before_placing = rules.options["magic-flute"] == "before-placing"
        moment = MONSTERS_CALLED if before_placing else FABLES_REVEALED
        rule = "gf.fable.magic-flute"
        rules.effects.on(moment, PLAYED, "magic-flute", self.act, rule, works=self.hears_monsters)

    def hears_monsters(self, state: GrimmForestState, owner: int) -> bool:
        is_monster = self.rules.cards.is_monster
        return any([is_monster[kind] for played in self.rules.played for kind in state.zones[played]])

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        rules, state = self.rules, match.state
        for seat in rules.turn_order(state):
            for kind in state.zones[rules.played[seat]][:]:
                if rules.cards.is_monster[kind]:
                    match.move_kind(rules.played[seat], kind, rules.hands[owner])
            state.monsters[seat] = NOWHERE
