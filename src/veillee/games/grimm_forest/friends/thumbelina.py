"""Thumbelina, a Friend (gf.friend.thumbelina)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import GATHER_REVEALED
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class Thumbelina:
    """Having seen all Gather cards, you may let chance pick another of yours and go there instead."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.friend.thumbelina"
        rules.effects.on(GATHER_REVEALED, FRIEND, "thumbelina", self.call_swallow, rule)
        self.fly = rules.plain_verb("fly")
        self.keep_way = rules.plain_verb("keep-way")
        self.ask_fly = rules.question("fly", self.offer_fly, self.take_fly, rule)

    def call_swallow(self, match: Match[GrimmForestState], owner: int) -> None:
        if match.state.zones[self.rules.gather[owner]]:
            match.ask(owner, self.ask_fly())

    def offer_fly(self, state: GrimmForestState, seat: int) -> list[int]:
        return [self.fly, self.keep_way]

    def take_fly(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        """Show a card by chance and take it back; the card that was played stays where it lies."""
        if option == self.keep_way:
            return
        rules, state = self.rules, match.state
        drawn = match.below(len(state.zones[rules.gather[seat]]))
        kind = match.move(rules.gather[seat], drawn, rules.turned_up[seat])
        match.move(rules.turned_up[seat], len(state.zones[rules.turned_up[seat]]) - 1, rules.gather[seat])
        state.going[seat] = rules.cards.place(kind)
