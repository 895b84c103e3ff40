"""What the actions of built cards do (fs.actions).

What is built by an action stands in `building.py` and `single_builds.py`, what is discarded for one in
`discards.py`. Cards that work all the time have a column of their own in `cards.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from veillee.core import Declared, Match, Reason
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.building import Building
from veillee.games.fine_sand.cards import (
    BARGAIN,
    BLUE,
    BUCKET,
    DELIVERY,
    DETECT,
    DIVE,
    DRAW,
    DRAW_ONCE,
    DREAM,
    FREE,
    HALVE,
    MORE_ONCE,
    NIGHT,
    PICK,
    RECYCLE,
    REFILL,
    REMOVE,
    SIDE_JOB,
    TOKEN,
    TRADE,
    VIOLET,
)
from veillee.games.fine_sand.discards import Discards
from veillee.games.fine_sand.drawing import TO_FRONT, Drawing
from veillee.games.fine_sand.single_builds import SingleBuilds
from veillee.games.fine_sand.state import CLOSING, DRAWING, FineSandState

#: Carries out what a card of a seat does.
Action = Callable[[Match[FineSandState], int, int], None]


@final
class Effects:
    """One method for each effect that is used; a used card rests until the next turn, or is discarded."""

    #: Both declared only if a card asks them.
    ask_keep: Declared[[]]
    ask_dive: Declared[[]]

    def __init__(
        self,
        rules: FineSandBase,
        drawing: Drawing,
        building: Building,
        single_builds: SingleBuilds,
        discards: Discards,
    ) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.drawing = drawing
        self.building = building
        self.discards = discards
        #: What is done when a card is used, by its effect.
        self.action_of = self._find_actions(single_builds)
        self.keep = rules.card_verb("keep", rules.kinds_in_box)
        self.keep_token = rules.plain_verb("keep-token")
        self.take = rules.card_verb("take", rules.kinds_in_box)
        if rules.has_effect("pick"):
            self.ask_keep = rules.question(
                "keep", self.offer_keep, self.take_keep, "fs.pick-of-two", self.explain_keep
            )
        if rules.has_effect("dive"):
            self.ask_dive = rules.question(
                "dive", self.offer_dive, self.take_dive, "fs.skip-dive", self.explain_dive
            )

    def _find_actions(self, single_builds: SingleBuilds) -> dict[int, Action]:
        return {
            DRAW: self.draw_more,
            TOKEN: self.take_token,
            PICK: self.pick,
            DETECT: self.detect,
            DRAW_ONCE: self.draw_once,
            DIVE: self.dive,
            REFILL: self.refill,
            HALVE: self.refill_half,
            MORE_ONCE: self.discards.start_any,
            SIDE_JOB: single_builds.start,
            FREE: single_builds.start,
            NIGHT: single_builds.start,
            BARGAIN: self.build_bargain,
            DREAM: single_builds.start_dream,
            TRADE: self.trade,
            REMOVE: self.trade,
            RECYCLE: self.recycle,
            DELIVERY: self.deliver,
            BUCKET: self.building.rest,
        }

    def use(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """Carry out the action of a ready card."""
        family = self.cards.family[kind]
        if family == BLUE:
            match.state.branch[seat] = DRAWING
        elif family == VIOLET:
            match.state.branch[seat] = CLOSING
        self.action_of[self.cards.effect[kind]](match, seat, kind)

    # Green and blue

    def draw_more(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """A roller or a tipper, used by itself; otherwise `turns.py` draws for all of them at once."""
        self.building.rest(match, seat, kind)
        self.drawing.draw(match, seat, self.cards.amount[kind])
        self.drawing.check_end(match, seat)

    def take_token(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """`piggy-bank`."""
        self.building.rest(match, seat, kind)
        match.state.tokens[seat] += self.cards.amount[kind]

    def draw_once(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """`two-cards-once`: the card itself is discarded after that."""
        self.drawing.draw(match, seat, self.cards.amount[kind])
        match.move_kind(self.rules.built[seat], kind, self.rules.discard[seat])
        self.drawing.check_end(match, seat)

    def refill(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """`full-hand`: draw up to the limit. Scaffolding does not fill the hand, a token for a card does."""
        rules = self.rules
        self.building.rest(match, seat, kind)
        missing = rules.limit_of(match.state, seat) - len(match.state.zones[rules.hands[seat]])
        while missing > 0:
            if self.drawing.draw_one(match, seat) != TO_FRONT:
                missing -= 1
        self.drawing.check_end(match, seat)

    def detect(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """`coin-detector`: reveal until a coin card shows or the pile that was begun runs out."""
        rules = self.rules
        zones = match.state.zones
        self.building.rest(match, seat, kind)
        if not self.drawing.prepare(match, seat):
            match.state.tokens[seat] += 1
        pile, revealed = zones[rules.draw[seat]], zones[rules.revealed[seat]]
        while pile:
            match.move(rules.draw[seat], len(pile) - 1, rules.revealed[seat])
            if self.cards.is_coin[revealed[-1]]:
                self.drawing.take_up(match, seat, rules.revealed[seat], revealed[-1])
                break
        match.move_all(rules.revealed[seat], rules.discard[seat])
        self.drawing.renew(match, seat)
        self.drawing.check_end(match, seat)

    def refill_half(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """`half-refill`."""
        self.building.rest(match, seat, kind)
        self.discards.start_any(match, seat, kind)

    # Two cards, one of which stays

    def pick(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """`pick-of-two`: a token stands in for a card that is missing."""
        rules, state = self.rules, match.state
        self.building.rest(match, seat, kind)
        aside = state.zones[rules.aside[seat]]
        for _ in range(self.cards.amount[kind]):
            self.drawing.turn_up(match, seat, rules.aside[seat])
        if aside:
            if len(aside) == 1:
                state.tokens[seat] += 1
            match.ask(seat, self.ask_keep())
        else:
            state.tokens[seat] += 1
            self.drawing.check_end(match, seat)

    def offer_keep(self, state: FineSandState, seat: int) -> list[int]:
        aside = state.zones[self.rules.aside[seat]]
        found = self.keep.each_of(aside)
        return [*found, self.keep_token] if len(aside) == 1 else found

    def take_keep(self, match: Match[FineSandState], seat: int, option: int) -> None:
        rules, state = self.rules, match.state
        aside = rules.aside[seat]
        if option != self.keep_token:
            if len(state.zones[aside]) == 1:
                state.tokens[seat] -= 1
            self.drawing.take_up(match, seat, aside, self.keep.card(option))
        match.move_all(aside, rules.discard[seat])
        self.drawing.check_end(match, seat)

    def explain_keep(self, state: FineSandState, seat: int, option: int) -> list[Reason]:
        if option == self.keep_token:
            return [Reason("fs.pick-of-two", "both-are-cards")]
        if option not in self.keep:
            return []
        return [
            Reason("fs.pick-of-two", "not-aside", {"card": self.rules.kind_names[self.keep.card(option)]})
        ]

    # A card from the discard pile

    def dive(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """`skip-dive`, and `skip-treasure` in step 1; if the discard pile is empty, a card is drawn."""
        rules, zones = self.rules, match.state.zones
        self.building.rest(match, seat, kind)
        kinds = set(zones[rules.discard[seat]])
        if len(kinds) > 1:
            match.ask(seat, self.ask_dive())
            return
        if kinds:
            self.drawing.take_up(match, seat, rules.discard[seat], min(kinds))
        else:
            self.drawing.draw_one(match, seat)
        self.drawing.check_end(match, seat)

    def offer_dive(self, state: FineSandState, seat: int) -> list[int]:
        return self.take.each(sorted(set(state.zones[self.rules.discard[seat]])))

    def take_dive(self, match: Match[FineSandState], seat: int, option: int) -> None:
        self.drawing.take_up(match, seat, self.rules.discard[seat], self.take.card(option))
        self.drawing.check_end(match, seat)

    def explain_dive(self, state: FineSandState, seat: int, option: int) -> list[Reason]:
        if option not in self.take:
            return []
        return [
            Reason("fs.skip-dive", "not-discarded", {"card": self.rules.kind_names[self.take.card(option)]})
        ]

    # Red, yellow and violet

    def build_bargain(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """`bargain-build`: it rests once a card is chosen."""
        self.building.start_bargain(match, seat)

    def trade(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """`sieve` and `three-for-two` discard to draw, `rubble-chute` to remove a card."""
        self.building.rest(match, seat, kind)
        self.discards.start(match, seat, kind, self.cards.discards[kind])

    def recycle(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """`recycling`: it never rests."""
        self.discards.start(match, seat, kind, self.cards.discards[kind])

    def deliver(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """`last-delivery`: drawing in step 3 never brings the end."""
        self.building.rest(match, seat, kind)
        self.drawing.draw(match, seat, self.cards.amount[kind])

    def store(self, match: Match[FineSandState], seat: int, coin: int) -> None:
        """`pallet`: a coin card of the hand is put on it."""
        rules = self.rules
        self.building.rest(match, seat, rules.pallet_kind)
        match.move_kind(rules.hands[seat], coin, rules.pallet[seat])
