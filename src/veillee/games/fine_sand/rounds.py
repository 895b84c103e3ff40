"""Rounds: everybody plays at once, in two phases; then chairs land, gifts arrive, and the end is checked.

Step 1 is a phase of its own, so that all know before step 2 whether this is the last round (fs.round).
"""

from __future__ import annotations

from typing import final

from veillee.core import Declared, Match, Reason
from veillee.core.ahead import Ahead, look_ahead
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.discards import Discards
from veillee.games.fine_sand.drawing import Drawing
from veillee.games.fine_sand.state import (
    DRAINED_IN_2B,
    DRAINED_IN_STEP_1,
    LAST,
    NO_END,
    NOT_DRAINED,
    NOTHING_DRAWN,
    ONE_MORE,
    FineSandState,
)
from veillee.games.fine_sand.turns import Turns


@final
class Rounds:
    """The table's own steps, and the opening exchange."""

    #: Declared unless the stack is presorted.
    ask_exchange: Declared[[int, int]]

    def __init__(self, rules: FineSandBase, drawing: Drawing, discards: Discards, turns: Turns) -> None:
        self.rules = rules
        self.drawing = drawing
        self.discards = discards
        self.turns = turns
        self.swap = rules.card_verb("swap", rules.kinds_in_box)
        self.next_round = rules.step("next-round", self.run_next_round, "fs.round")
        self.step_two = rules.step("step-2", self.run_step_two, "fs.step-2")
        self.end_round = rules.step("end-round", self.run_end_round, "fs.gifts")
        if not rules.presorted:
            self.ask_exchange = rules.question(
                "exchange",
                self.offer_exchange,
                self.take_exchange,
                "fs.exchange",
                self.explain_exchange,
                ahead=self.exchange_ahead,
            )

    # The opening

    def open(self, match: Match[FineSandState]) -> None:
        """Six cards each; then whoever likes exchanges some, unless the stack is presorted."""
        rules, state = self.rules, match.state
        if not any([state.zones[hand] for hand in rules.hands]):
            self._deal_hands(match)
        match.then(self.next_round())
        if not rules.presorted:
            for seat in range(rules.players):
                match.ask(seat, self.ask_exchange(0, 0))
            match.begin_phase()

    def _deal_hands(self, match: Match[FineSandState]) -> None:
        for seat, hand in enumerate(self.rules.hands):
            for _ in range(self.rules.opening_hand):
                if not self.drawing.turn_up(match, seat, hand):
                    match.state.tokens[seat] += 1

    def offer_exchange(self, state: FineSandState, seat: int, least: int, count: int) -> list[int]:
        """Kinds of the hand from `least` on; `count` cards have gone so far."""
        return self._swaps(tuple(self.discards.from_least(state, seat, least)))

    def _swaps(self, cards: tuple[int, ...]) -> list[int]:
        return [*self.swap.each_of(list(cards)), self.discards.enough]

    def exchange_ahead(self, state: FineSandState, seat: int, least: int, count: int) -> Ahead:
        """Which cards can be exchanged together, up to the word that it is enough."""

        def follow(cards: tuple[int, ...], option: int) -> tuple[int, ...] | None:
            if option == self.discards.enough:
                return None
            return cards[cards.index(self.swap.card(option)) + 1 :]

        start = tuple(self.discards.from_least(state, seat, least))
        return look_ahead(start, self._swaps, follow, is_open=False)

    def take_exchange(
        self, match: Match[FineSandState], seat: int, option: int, least: int, count: int
    ) -> None:
        """Cards go to the discard one by one; those drawn for them come only when all have gone."""
        rules = self.rules
        if option != self.discards.enough:
            kind = self.swap.card(option)
            match.move_kind(rules.hands[seat], kind, rules.discard[seat])
            match.ask(seat, self.ask_exchange(kind, count + 1))
            return
        hand = match.state.zones[rules.hands[seat]]
        for kind in [kind for kind in hand if rules.cards.goes_to_front[kind]]:
            match.move_kind(rules.hands[seat], kind, rules.front[seat])
        self.drawing.deal(match, seat, count)

    def explain_exchange(
        self, state: FineSandState, seat: int, option: int, least: int, count: int
    ) -> list[Reason]:
        rules = self.rules
        if option not in self.swap:
            return []
        kind = self.swap.card(option)
        if kind not in state.zones[rules.hands[seat]]:
            return [Reason("fs.exchange", "not-in-hand", {"card": rules.kind_names[kind]})]
        return [Reason("fs.exchange", "in-order", {"card": rules.kind_names[least]})]

    # A round

    def run_next_round(self, match: Match[FineSandState], seat: int) -> None:
        state = match.state
        state.round += 1
        if state.ending == ONE_MORE:
            state.ending = LAST
        for player in range(self.rules.players):
            state.drained[player] = NOT_DRAINED
        self.play_step_one(match)

    def play_step_one(self, match: Match[FineSandState]) -> None:
        """Everybody draws, but for the first round, whose cards were dealt."""
        rules, state = self.rules, match.state
        match.then(self.step_two())
        if state.round == 1:
            return
        state.step = 1
        for player in range(rules.players):
            match.ask(player, self.turns.step_one())
        match.begin_phase()

    def run_step_two(self, match: Match[FineSandState], seat: int) -> None:
        """Everybody knows by now who drew everything in step 1: that makes this round the last."""
        rules, state = self.rules, match.state
        state.step = 2
        if DRAINED_IN_STEP_1 in state.drained:
            state.ending = LAST
        match.then(self.end_round())
        for player in range(rules.players):
            state.drawn[player] = NOTHING_DRAWN
            match.ask(player, self.turns.ask_act())
        match.begin_phase()

    def run_end_round(self, match: Match[FineSandState], seat: int) -> None:
        """Beach chairs land first, then the gifts arrive; then the end of the game is looked at."""
        rules, state = self.rules, match.state
        if DRAINED_IN_2B in state.drained and state.ending == NO_END:
            state.ending = ONE_MORE
        if rules.players > 1:
            self._land_chairs(match)
            self._exchange_gifts(match)
        elif state.timer:
            state.timer -= 1
        if state.ending != LAST and state.round < rules.rounds_at_most:
            match.then(self.next_round())

    def _land_chairs(self, match: Match[FineSandState]) -> None:
        """Each `beach-chair` that was built lands on the left neighbour's discard."""
        rules = self.rules
        for player in range(rules.players):
            if match.state.zones[rules.chairs[player]]:
                match.move_all(rules.chairs[player], rules.discard[rules.left_of(player)])

    def _exchange_gifts(self, match: Match[FineSandState]) -> None:
        """Only if every Symbol card has a gift: the top one goes to the left neighbour's discard."""
        rules, zones = self.rules, match.state.zones
        for player in range(rules.players):
            if not zones[rules.gifts[player]]:
                return
        for player in range(rules.players):
            match.draw(rules.gifts[player], rules.discard[rules.left_of(player)])
