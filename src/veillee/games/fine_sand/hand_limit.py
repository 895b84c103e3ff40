"""The end of a turn: the hand limit of step 3, and what is ready for the next turn (fs.limit)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.core.ahead import Ahead
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.discards import Discards
from veillee.games.fine_sand.state import CHOOSING, NOTHING_DRAWN, UNDECIDED, FineSandState


@final
class HandLimit:
    """Has a seat discard what is too many; `left` says how many cards that still is."""

    def __init__(self, rules: FineSandBase, discards: Discards) -> None:
        self.rules = rules
        self.discards = discards
        self.ask_limit = rules.question(
            "limit",
            self.offer_limit,
            self.take_limit,
            "fs.limit",
            self.explain_limit,
            left=_left,
            ahead=self.ahead,
        )

    def check(self, match: Match[FineSandState], seat: int) -> None:
        state = match.state
        excess = len(state.zones[self.rules.hands[seat]]) - self.limit(state, seat)
        if excess > 0:
            match.ask(seat, self.ask_limit(excess, 0))
        else:
            self._end_turn(match, seat)

    def limit(self, state: FineSandState, seat: int) -> int:
        """The hand limit, raised by each `spare-bucket` used this turn."""
        limit = self.rules.limit_of(state, seat)
        for kind in state.zones[self.rules.resting[seat]]:
            limit += self.rules.cards.bucket[kind]
        return limit

    def offer_limit(self, state: FineSandState, seat: int, left: int, least: int) -> list[int]:
        discards = self.discards
        return discards.discard.each(discards.in_order(discards.from_least(state, seat, least), left))

    def ahead(self, state: FineSandState, seat: int, left: int, least: int) -> Ahead:
        """Which cards can be discarded together."""
        discards = self.discards
        return discards.some_ahead(discards.discard, discards.from_least(state, seat, least), left)

    def take_limit(self, match: Match[FineSandState], seat: int, option: int, left: int, least: int) -> None:
        rules, kind = self.rules, self.discards.discard.card(option)
        match.move_kind(rules.hands[seat], kind, rules.discard[seat])
        if left > 1:
            match.ask(seat, self.ask_limit(left - 1, kind))
        else:
            self._end_turn(match, seat)

    def explain_limit(
        self, state: FineSandState, seat: int, option: int, left: int, least: int
    ) -> list[Reason]:
        discards = self.discards
        if option not in discards.discard:
            return []
        reasons = discards.out_of_order(state, seat, discards.discard.card(option), least, "fs.limit")
        return reasons or [Reason("fs.discarding", "too-few-after", {"cards": left})]

    def _end_turn(self, match: Match[FineSandState], seat: int) -> None:
        """Each `spare-bucket` that was used leaves, everything else is ready for the next turn."""
        rules, state = self.rules, match.state
        resting = state.zones[rules.resting[seat]]
        while resting:
            target = rules.built
            if rules.cards.bucket[resting[0]]:
                target = rules.gifts if rules.players > 1 else rules.removed
            match.move(rules.resting[seat], 0, target[seat])
        state.branch[seat] = UNDECIDED
        state.builds[seat] = 0
        if state.drawn[seat] != CHOOSING:
            state.drawn[seat] = NOTHING_DRAWN
        state.gifted[seat] = 0


def _left(left: int, least: int) -> int:
    """How many cards a seat still has to discard."""
    return left
