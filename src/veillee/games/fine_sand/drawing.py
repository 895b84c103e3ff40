"""Drawing: one card at a time, and the reshuffle that follows at once when a pile runs out (fs.reshuffle)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.state import DRAINED_IN_2B, DRAINED_IN_STEP_1, FineSandState

TO_HAND: Final = 0
TO_FRONT: Final = 1
MISSING: Final = 2


@final
class Drawing:
    """A seat's draw pile and discard pile; what is drawn goes to the hand, `scaffolding` in front of it."""

    def __init__(self, rules: FineSandBase) -> None:
        self.rules = rules
        self.goes_to_front = rules.cards.goes_to_front

    def draw(self, match: Match[FineSandState], seat: int, count: int) -> None:
        """Draw so many cards; each missing one is a token."""
        for _ in range(count):
            self.draw_one(match, seat)

    def draw_one(self, match: Match[FineSandState], seat: int) -> int:
        rules, zones = self.rules, match.state.zones
        source = rules.draw[seat]
        pile = zones[source]
        discard = zones[rules.discard[seat]]
        if not pile:
            if not discard:
                match.state.tokens[seat] += 1
                return MISSING
            self.reshuffle(match, seat)
        where = TO_HAND
        if self.goes_to_front[pile[-1]]:
            where = TO_FRONT
            match.move(source, len(pile) - 1, rules.front[seat])
        else:
            match.move(source, len(pile) - 1, rules.hands[seat])
        if not pile and discard:
            self.reshuffle(match, seat)
        return where

    def deal(self, match: Match[FineSandState], seat: int, count: int) -> None:
        """Cards for the opening exchange: a pile that runs out brings neither a reshuffle nor tokens."""
        rules, pile = self.rules, match.state.zones[self.rules.draw[seat]]
        for _ in range(min(count, len(pile))):
            target = rules.front if self.goes_to_front[pile[-1]] else rules.hands
            match.move(rules.draw[seat], len(pile) - 1, target[seat])

    def turn_up(self, match: Match[FineSandState], seat: int, target: int) -> bool:
        """Move the top card to a zone where it lies for the moment; False if there is none left."""
        rules, zones = self.rules, match.state.zones
        if not self.prepare(match, seat):
            return False
        match.move(rules.draw[seat], len(zones[rules.draw[seat]]) - 1, target)
        self.renew(match, seat)
        return True

    def prepare(self, match: Match[FineSandState], seat: int) -> bool:
        """Shuffle the discard if there is nothing to draw from; False if that is empty as well."""
        if not match.state.zones[self.rules.draw[seat]]:
            self.renew(match, seat)
        return bool(match.state.zones[self.rules.draw[seat]])

    def renew(self, match: Match[FineSandState], seat: int) -> None:
        """Reshuffle if the draw pile has run out and there are discarded cards."""
        zones = match.state.zones
        if not zones[self.rules.draw[seat]] and zones[self.rules.discard[seat]]:
            self.reshuffle(match, seat)

    def reshuffle(self, match: Match[FineSandState], seat: int) -> None:
        rules = self.rules
        match.draw(rules.discard[seat], rules.draw[seat], len(match.state.zones[rules.discard[seat]]))
        match.shuffle(rules.draw[seat])

    def take_up(self, match: Match[FineSandState], seat: int, source: int, kind: int) -> None:
        """Take a card that lies open or aside into the hand; `scaffolding` goes in front."""
        rules = self.rules
        target = rules.front if self.goes_to_front[kind] else rules.hands
        match.move_kind(source, kind, target[seat])

    def left(self, state: FineSandState, seat: int) -> int:
        """How many cards a seat can still draw."""
        return len(state.zones[self.rules.draw[seat]]) + len(state.zones[self.rules.discard[seat]])

    def check_end(self, match: Match[FineSandState], seat: int) -> None:
        """After a drawing action: who has nothing left to draw brings the end (fs.end)."""
        state = match.state
        if not self.left(state, seat):
            drained = DRAINED_IN_STEP_1 if state.step == 1 else DRAINED_IN_2B
            state.drained[seat] = max(state.drained[seat], drained)
