"""What the actions of built cards do: green, blue, violet and yellow; the red ones stand in `building.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
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
from veillee.games.fine_sand.piles import TO_FRONT
from veillee.games.fine_sand.state import CLOSING, DRAWING, FineSandState
from veillee.games.fine_sand.verbs import CardVerb

if TYPE_CHECKING:
    from veillee.games.fine_sand.game import FineSand

NONE: Final = -1
Action = Callable[[Match[FineSandState], int, int], None]


@final
class Actions:
    """One method for each effect that is used; a used card rests until the next turn, or is discarded."""

    def __init__(self, rules: FineSand) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.keep = CardVerb(rules, "keep")
        self.keep_token = rules.verb("keep-token").base
        self.take = CardVerb(rules, "take")
        self.ask_keep = self.ask_dive = NONE
        if rules.has_effect("pick"):
            self.ask_keep = rules.question(
                "keep", self.offer_keep, self.take_keep, "fs.pick-of-two", self.explain_keep
            )
        if rules.has_effect("dive"):
            self.ask_dive = rules.question(
                "dive", self.offer_dive, self.take_dive, "fs.skip-dive", self.explain_dive
            )
        self.action_of: dict[int, Action] = {
            DRAW: self.draw_more,
            TOKEN: self.take_token,
            PICK: self.pick,
            DETECT: self.detect,
            DRAW_ONCE: self.draw_once,
            DIVE: self.dive,
            REFILL: self.refill,
            HALVE: self.discard_any,
            MORE_ONCE: self.discard_any,
            SIDE_JOB: rules.single_builds.start,
            FREE: rules.single_builds.start,
            NIGHT: rules.single_builds.start,
            BARGAIN: self.bargain,
            DREAM: rules.single_builds.start_dream,
            TRADE: self.trade,
            REMOVE: self.trade,
            RECYCLE: self.recycle,
            DELIVERY: self.deliver,
            BUCKET: self.rest,
        }

    def use(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """Carry out the action of a ready card."""
        family = self.cards.family[kind]
        if family == BLUE:
            match.state.branch[seat] = DRAWING
        elif family == VIOLET:
            match.state.branch[seat] = CLOSING
        self.action_of[self.cards.effect[kind]](match, seat, kind)

    def rest(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """A used card can be used again from the next turn on."""
        match.move_kind(self.rules.built + seat, kind, self.rules.resting + seat)

    # Green and blue

    def draw_more(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        self.rest(match, seat, kind)
        self.rules.piles.draw(match, seat, self.cards.amount[kind])
        self.rules.turn.check_piles(match, seat)

    def take_token(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        self.rest(match, seat, kind)
        match.state.tokens[seat] += self.cards.amount[kind]

    def draw_once(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        self.rules.piles.draw(match, seat, self.cards.amount[kind])
        match.move_kind(self.rules.built + seat, kind, self.rules.discard + seat)
        self.rules.turn.check_piles(match, seat)

    def refill(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """Draw up to the limit; Scaffolding does not fill the hand, a token for a missing card counts."""
        rules = self.rules
        self.rest(match, seat, kind)
        missing = rules.turn.limit(match.state, seat) - len(match.state.zones[rules.hands + seat])
        while missing > 0:
            if rules.piles.draw_one(match, seat) != TO_FRONT:
                missing -= 1
        rules.turn.check_piles(match, seat)

    def detect(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        """Reveal until a coin card shows or the pile that was begun runs out."""
        rules = self.rules
        zones = match.state.zones
        self.rest(match, seat, kind)
        if not rules.piles.prepare(match, seat):
            match.state.tokens[seat] += 1
        pile, revealed = zones[rules.draw + seat], zones[rules.revealed + seat]
        while pile:
            match.move(rules.draw + seat, len(pile) - 1, rules.revealed + seat)
            if self.cards.is_coin[revealed[-1]]:
                rules.piles.take_up(match, seat, rules.revealed + seat, revealed[-1])
                break
        match.move_all(rules.revealed + seat, rules.discard + seat)
        rules.piles.renew(match, seat)
        rules.turn.check_piles(match, seat)

    def discard_any(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        if self.cards.effect[kind] == HALVE:
            self.rest(match, seat, kind)
        self.rules.discards.start_any(match, seat, kind)

    # Two cards, one of which stays

    def pick(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        rules, state = self.rules, match.state
        self.rest(match, seat, kind)
        aside = state.zones[rules.aside + seat]
        for _ in range(self.cards.amount[kind]):
            rules.piles.turn_up(match, seat, rules.aside + seat)
        if aside:
            if len(aside) == 1:
                state.tokens[seat] += 1
            match.ask(seat, (self.ask_keep,))
        else:
            state.tokens[seat] += 1
            rules.turn.check_piles(match, seat)

    def offer_keep(self, state: FineSandState, seat: int, step: Step) -> list[int]:
        aside = state.zones[self.rules.aside + seat]
        found = [self.keep.options[kind] for kind in dict.fromkeys(aside)]
        return [*found, self.keep_token] if len(aside) == 1 else found

    def take_keep(self, match: Match[FineSandState], seat: int, step: Step, option: int) -> None:
        rules, state = self.rules, match.state
        aside = rules.aside + seat
        if option != self.keep_token:
            if len(state.zones[aside]) == 1:
                state.tokens[seat] -= 1
            rules.piles.take_up(match, seat, aside, self.keep.kind(option))
        match.move_all(aside, rules.discard + seat)
        rules.turn.check_piles(match, seat)

    def explain_keep(self, state: FineSandState, seat: int, step: Step, option: int) -> list[Reason]:
        if option == self.keep_token:
            return [Reason("fs.pick-of-two", "both-are-cards")]
        if not self.keep.has(option):
            return []
        return [
            Reason("fs.pick-of-two", "not-aside", {"card": self.rules.kind_names[self.keep.kind(option)]})
        ]

    # A card from the discard pile

    def dive(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        rules, zones = self.rules, match.state.zones
        self.rest(match, seat, kind)
        kinds = set(zones[rules.discard + seat])
        if len(kinds) > 1:
            match.ask(seat, (self.ask_dive,))
            return
        if kinds:
            rules.piles.take_up(match, seat, rules.discard + seat, min(kinds))
        else:
            rules.piles.draw_one(match, seat)
        rules.turn.check_piles(match, seat)

    def offer_dive(self, state: FineSandState, seat: int, step: Step) -> list[int]:
        return [self.take.options[kind] for kind in sorted(set(state.zones[self.rules.discard + seat]))]

    def take_dive(self, match: Match[FineSandState], seat: int, step: Step, option: int) -> None:
        self.rules.piles.take_up(match, seat, self.rules.discard + seat, self.take.kind(option))
        self.rules.turn.check_piles(match, seat)

    def explain_dive(self, state: FineSandState, seat: int, step: Step, option: int) -> list[Reason]:
        if not self.take.has(option):
            return []
        return [
            Reason("fs.skip-dive", "not-discarded", {"card": self.rules.kind_names[self.take.kind(option)]})
        ]

    # Red, yellow and violet

    def bargain(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        self.rules.building.start_bargain(match, seat)

    def trade(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        self.rest(match, seat, kind)
        self.rules.discards.start(match, seat, kind, self.cards.discards[kind])

    def recycle(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        self.rules.discards.start(match, seat, kind, self.cards.discards[kind])

    def deliver(self, match: Match[FineSandState], seat: int, kind: int) -> None:
        self.rest(match, seat, kind)
        self.rules.piles.draw(match, seat, self.cards.amount[kind])
