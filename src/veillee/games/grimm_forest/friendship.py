"""Friends come, are kept or given, and go (gf.friends).

A Friend whose coming or going does something registers a function in `gained` or `lost`. These may run
while another seat acts, so they ask through a step of the table: `match.then`, not `match.ask`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import GrimmForestState
from veillee.games.grimm_forest.windows import Act

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest


@final
class Friendship:
    """Shows a newcomer, asks whom to give it to, and sees to it that everybody has one Friend at most."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.gained: dict[int, Act] = {}
        self.lost: dict[int, Act] = {}
        self.keep = rules.verb("keep-friend").base
        self.give = rules.verb("give-friend", seat=rules.seat_names).base
        self.ask_friend = rules.question(
            "friend", self.offer_friend, self.take_friend, "gf.friends.keep-or-give", self.explain_friend
        )

    def gain(self, match: Match[GrimmForestState], seat: int) -> None:
        """Let a seat draw a Friend, and keep or give it."""
        if self.rules.decks.draw_friend(match, self.rules.newcomer):
            match.ask(seat, (self.ask_friend,))

    def offer_friend(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        others = [self.give + other for other in range(self.rules.players) if other != seat]
        return [self.keep, *others]

    def explain_friend(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if option == self.give + seat:
            return [Reason("gf.friends.keep-or-give", "give-to-others")]
        return []

    def take_friend(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        if option == self.keep:
            self.receive(match, seat, self.rules.newcomer)
        else:
            match.tell("gives-friend", seat=seat, other_seat=option - self.give)
            self.receive(match, option - self.give, self.rules.newcomer)

    def receive(self, match: Match[GrimmForestState], seat: int, source: int, index: int = -1) -> None:
        """Take a Friend of a zone, the top one by itself, instead of the one a seat has."""
        self.lose(match, seat)
        cards = match.state.zones[source]
        kind = match.move(source, index % len(cards), self.rules.friends + seat)
        if kind in self.gained:
            self.gained[kind](match, seat)

    def lose(self, match: Match[GrimmForestState], seat: int) -> None:
        """Discard a seat's Friend, if it has one."""
        rules = self.rules
        if match.state.zones[rules.friends + seat]:
            kind = match.move(rules.friends + seat, 0, rules.friend_discard)
            if kind in self.lost:
                self.lost[kind](match, seat)
