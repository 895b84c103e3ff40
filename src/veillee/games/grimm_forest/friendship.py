"""Friends come and go (gf.friends); everybody has one at most.

A Friend whose coming or going does something registers a function with `on_gain` or `on_loss`. These may run
while another seat acts, so they ask through a step of the table: `match.then`, not `match.ask`.
"""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.effects import Act
from veillee.games.grimm_forest.state import NOBODY, GrimmForestState


@final
class Friendship:
    """Knows who has which Friend, and carries out what happens as one comes or goes."""

    def __init__(self, rules: GrimmForestBase) -> None:
        self.rules = rules
        self.gained: dict[int, Act] = {}
        self.lost: dict[int, Act] = {}

    def on_gain(self, friend: str, act: Act) -> None:
        """Let a Friend do something to whoever gets it."""
        self.gained[self.rules.kind(friend)] = act

    def on_loss(self, friend: str, act: Act) -> None:
        """Let a Friend do something to whoever loses it."""
        self.lost[self.rules.kind(friend)] = act

    def friend_of(self, state: GrimmForestState, seat: int) -> int:
        """The kind of a seat's Friend, or NOBODY."""
        cards = state.zones[self.rules.friends[seat]]
        return cards[0] if cards else NOBODY

    def receive(self, match: Match[GrimmForestState], seat: int, source: int, index: int = -1) -> None:
        """Take a Friend of a zone, the top one by itself, instead of the one a seat has."""
        self.lose(match, seat)
        cards = match.state.zones[source]
        kind = match.move(source, index % len(cards), self.rules.friends[seat])
        if kind in self.gained:
            self.gained[kind](match, seat)

    def lose(self, match: Match[GrimmForestState], seat: int) -> None:
        """Discard a seat's Friend, if it has one."""
        rules = self.rules
        if match.state.zones[rules.friends[seat]]:
            kind = match.move(rules.friends[seat], 0, rules.friend_discard)
            if kind in self.lost:
                self.lost[kind](match, seat)
