"""Fairy Godmother, a Friend (gf.friend.fairy-godmother)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState

#: How many Fables she draws, and what she takes and gives when she leaves.
DRAWN: Final = 2
TAKEN: Final = 2
GIVEN: Final = 2


@final
class FairyGodmother:
    """Two Fables for an action; or, thrown off with two Fables, two resources."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        self.rule = "gf.friend.fairy-godmother"
        rules.turns.add_special("fairy-godmother", self.draw, rules.decks.why_no_fable)
        rules.turns.add_discard("fairy-godmother", self.leave, self.why_not_leave)
        self.trade_in = rules.card_verb("trade-in", rules.cards.fables)
        self.ask_trade_in = rules.question(
            "trade-in", self.offer_trade_in, self.take_trade_in, self.rule, self.explain_trade_in
        )

    def draw(self, match: Match[GrimmForestState], seat: int) -> None:
        self.rules.decks.draw_fables(match, self.rules.hands[seat], DRAWN)

    def why_not_leave(self, state: GrimmForestState, seat: int) -> list[Reason]:
        held = len(state.zones[self.rules.hands[seat]])
        if held >= TAKEN:
            return []
        return [Reason(self.rule, "too-few-fables", {"have": held, "needed": TAKEN})]

    def leave(self, match: Match[GrimmForestState], seat: int) -> None:
        self.rules.friendship.lose(match, seat)
        self.rules.supply.let_gain(match, "fairy-godmother", seat, GIVEN)
        match.ask(seat, self.ask_trade_in(TAKEN))

    def offer_trade_in(self, state: GrimmForestState, seat: int, left: int) -> list[int]:
        return self.trade_in.each_of(state.zones[self.rules.hands[seat]])

    def explain_trade_in(self, state: GrimmForestState, seat: int, option: int, left: int) -> list[Reason]:
        if option not in self.trade_in:
            return []
        card = self.rules.kind_names[self.trade_in.card(option)]
        return [Reason(self.rule, "not-in-hand", {"card": card})]

    def take_trade_in(self, match: Match[GrimmForestState], seat: int, option: int, left: int) -> None:
        rules = self.rules
        match.move_kind(rules.hands[seat], self.trade_in.card(option), rules.fable_discard)
        if left > 1:
            match.ask(seat, self.ask_trade_in(left - 1))
