"""Rounds: everybody plays at once, in two phases; then chairs land, gifts arrive, and the end is checked.

Step 1 is a phase of its own, so that all know before step 2 whether this is the last round (fs.round).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.fine_sand.state import LAST, ONE_MORE, FineSandState
from veillee.games.fine_sand.verbs import CardVerb

if TYPE_CHECKING:
    from veillee.games.fine_sand.game import FineSand

NONE: Final = -1


@final
class Rounds:
    """The table's own steps, and the opening exchange."""

    def __init__(self, rules: FineSand) -> None:
        self.rules = rules
        self.swap = CardVerb(rules, "swap")
        self.next_round = rules.step("next-round", self.run_next_round, "fs.round")
        self.step_two = rules.step("step-2", self.run_step_two, "fs.step-2")
        self.end_round = rules.step("end-round", self.run_end_round, "fs.gifts")
        self.ask_exchange = NONE
        if not rules.presorted:
            self.ask_exchange = rules.question(
                "exchange", self.offer_exchange, self.take_exchange, "fs.exchange", self.explain_exchange
            )

    # The opening

    def open(self, match: Match[FineSandState]) -> None:
        """Six cards each; then whoever likes exchanges some, unless the stack is presorted."""
        rules, state = self.rules, match.state
        if not any([state.zones[rules.hands + seat] for seat in range(rules.players)]):
            for seat in range(rules.players):
                for _ in range(rules.opening_hand):
                    if not rules.piles.turn_up(match, seat, rules.hands + seat):
                        state.tokens[seat] += 1
        match.then((self.next_round,))
        if self.ask_exchange != NONE:
            for seat in range(rules.players):
                match.ask(seat, (self.ask_exchange, 0, 0))
            match.begin_phase()

    def offer_exchange(self, state: FineSandState, seat: int, step: Step) -> list[int]:
        hand = state.zones[self.rules.hands + seat]
        swap = self.swap.options
        found = [swap[kind] for kind in dict.fromkeys(hand) if kind >= step[1]]
        found.append(self.rules.discards.enough)
        return found

    def take_exchange(self, match: Match[FineSandState], seat: int, step: Step, option: int) -> None:
        """Cards go to the discard one by one; those drawn for them come only when all have gone."""
        rules = self.rules
        if option != rules.discards.enough:
            kind = self.swap.kind(option)
            match.move_kind(rules.hands + seat, kind, rules.discard + seat)
            match.ask(seat, (self.ask_exchange, kind, step[2] + 1))
            return
        hand = match.state.zones[rules.hands + seat]
        for kind in [kind for kind in hand if rules.cards.goes_to_front[kind]]:
            match.move_kind(rules.hands + seat, kind, rules.front + seat)
        rules.piles.deal(match, seat, step[2])

    def explain_exchange(self, state: FineSandState, seat: int, step: Step, option: int) -> list[Reason]:
        rules = self.rules
        if not self.swap.has(option):
            return []
        kind = self.swap.kind(option)
        if kind not in state.zones[rules.hands + seat]:
            return [Reason("fs.exchange", "not-in-hand", {"card": rules.kind_names[kind]})]
        return [Reason("fs.exchange", "in-order", {"card": rules.kind_names[step[1]]})]

    # A round

    def run_next_round(self, match: Match[FineSandState], seat: int, step: Step) -> None:
        state = match.state
        state.round += 1
        if state.ending == ONE_MORE:
            state.ending = LAST
        for player in range(self.rules.players):
            state.drained[player] = 0
        self.play_step_one(match)

    def play_step_one(self, match: Match[FineSandState]) -> None:
        """Everybody draws, but for the first round, whose cards were dealt."""
        rules, state = self.rules, match.state
        match.then((self.step_two,))
        if state.round == 1:
            return
        state.step = 1
        for player in range(rules.players):
            match.ask(player, (rules.turn.step_one,))
        match.begin_phase()

    def run_step_two(self, match: Match[FineSandState], seat: int, step: Step) -> None:
        """Everybody knows by now who drew everything in step 1: that makes this round the last."""
        rules, state = self.rules, match.state
        state.step = 2
        if LAST in state.drained:
            state.ending = LAST
        match.then((self.end_round,))
        for player in range(rules.players):
            state.drawn[player] = 0
            match.ask(player, (rules.turn.ask_act,))
        match.begin_phase()

    def run_end_round(self, match: Match[FineSandState], seat: int, step: Step) -> None:
        """Beach chairs land first, then the gifts arrive; then the end of the game is looked at."""
        rules, state = self.rules, match.state
        if ONE_MORE in state.drained and not state.ending:
            state.ending = ONE_MORE
        if rules.players > 1:
            self._land_chairs(match)
            self._exchange_gifts(match)
        elif state.timer:
            state.timer -= 1
        if state.ending != LAST and state.round < rules.rounds_at_most:
            match.then((self.next_round,))

    def _land_chairs(self, match: Match[FineSandState]) -> None:
        rules = self.rules
        for player in range(rules.players):
            if match.state.zones[rules.chairs + player]:
                match.move_all(rules.chairs + player, rules.discard + rules.left_of(player))

    def _exchange_gifts(self, match: Match[FineSandState]) -> None:
        """Only if every Symbol card has a gift: the top one goes to the left neighbour's discard."""
        rules, zones = self.rules, match.state.zones
        for player in range(rules.players):
            if not zones[rules.gifts + player]:
                return
        for player in range(rules.players):
            match.draw(rules.gifts + player, rules.discard + rules.left_of(player))
