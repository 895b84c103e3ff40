"""A new Friend is shown, and kept or given to somebody else (gf.friends.keep-or-give)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.friendship import Friendship
from veillee.games.grimm_forest.state import GrimmForestState


@final
class Newcomers:
    """Draws a Friend and asks whose it shall be."""

    def __init__(self, rules: GrimmForestBase, friendship: Friendship) -> None:
        self.rules = rules
        self.friendship = friendship
        self.keep = rules.plain_verb("keep-friend")
        self.give = rules.seat_verb("give-friend")
        self.ask_friend = rules.question(
            "friend", self.offer_friend, self.take_friend, "gf.friends.keep-or-give", self.explain_friend
        )

    def gain(self, match: Match[GrimmForestState], seat: int) -> None:
        """Let a seat draw a Friend, and keep or give it."""
        if self.rules.decks.draw_friend(match, self.rules.newcomer):
            self.ask(match, seat)

    def ask(self, match: Match[GrimmForestState], seat: int) -> None:
        """Ask a seat who shall have the Friend that has come."""
        match.ask(seat, self.ask_friend())

    def offer_friend(self, state: GrimmForestState, seat: int) -> list[int]:
        return [self.keep, *self.give.each(self.rules.opponents[seat])]

    def explain_friend(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option == self.give(seat):
            return [Reason("gf.friends.keep-or-give", "give-to-others")]
        return []

    def take_friend(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        if option == self.keep:
            self.friendship.receive(match, seat, self.rules.newcomer)
        else:
            other = self.give.seat(option)
            match.tell("gives-friend", seat=seat, other_seat=other)
            self.friendship.receive(match, other, self.rules.newcomer)
