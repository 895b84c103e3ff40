"""Lamps: everybody lights all lamps of a small hand, one after the other; the brightest row wins.

The lamps lie open in the store until the game begins: a campaign arranges what is in it. Then they are
shuffled into the deck, and the hands are dealt.
"""

from __future__ import annotations

from typing import ClassVar, final

from veillee.core import Limits, Match, Reason, Result, Rules, Setup, State, best_score_wins
from veillee.core.fields import PLAIN, FieldTable


@final
class LampsState(State):
    FIELDS: ClassVar[FieldTable] = (*State.FIELDS, ("lit", PLAIN))

    def __init__(self) -> None:
        super().__init__()
        self.lit: int = 0


@final
class Lamps(Rules[LampsState]):
    setup_rule = "lp.setup"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.hand_size = int(setup.options["hand"])
        self.light_of = [int(row["light"]) for row in self.kind_rows]
        self.store = self.bag("store")
        self.box = self.bag("box")
        self.deck = self.pile("deck")
        self.hands = self.bags("hands")
        self.rows = self.piles("rows")
        self.light = self.card_verb("light")
        self.next_turn = self.step("next-turn", self.run_next_turn, "lp.turn")
        self.ask_light = self.question(
            "light", self.offer_light, self.take_light, "lp.turn", self.explain_light
        )

    def new_state(self) -> LampsState:
        return LampsState()

    def fill(self, state: LampsState) -> None:
        state.zones[self.store] = self.cards_of("lamps")
        state.zones[self.box] = self.cards_of("spares")

    def begin(self, match: Match[LampsState]) -> None:
        match.move_all(self.store, self.deck)
        match.shuffle(self.deck)
        for seat in range(self.players):
            match.draw(self.deck, self.hands[seat], self.hand_size)
        match.then(self.next_turn())

    def limits(self) -> Limits:
        return Limits(self.hand_size, self.hand_size * self.players)

    def result(self, state: LampsState) -> Result:
        rows = [state.zones[self.rows[seat]] for seat in range(self.players)]
        return best_score_wins([sum([self.light_of[kind] for kind in row]) for row in rows])

    def run_next_turn(self, match: Match[LampsState], seat: int) -> None:
        state = match.state
        player = state.lit % self.players
        if state.zones[self.hands[player]]:
            state.lit += 1
            match.then(self.next_turn())
            match.ask(player, self.ask_light())

    def offer_light(self, state: LampsState, seat: int) -> list[int]:
        return self.light.each_of(state.zones[self.hands[seat]])

    def explain_light(self, state: LampsState, seat: int, option: int) -> list[Reason]:
        return [Reason("lp.turn", "not-in-hand", {"card": self.kind_names[self.light.card(option)]})]

    def take_light(self, match: Match[LampsState], seat: int, option: int) -> None:
        match.move_kind(self.hands[seat], self.light.card(option), self.rows[seat])
