"""Wandering Merchant, a Fable (gf.fable.wandering-merchant)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState
from veillee.games.grimm_forest.verbs import TradeVerb

#: What the merchant asks for, and what he gives for it.
PAID: Final = 2
BOUGHT: Final = 3


@final
class WanderingMerchant:
    """Everybody at your place may pay two of one type for three of another."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.wandering-merchant"
        rules.effects.on(
            END_OF_GATHER, PLAYED, "wandering-merchant", self.act, rule, works=self.has_customers
        )
        self.trade = TradeVerb(rules.verb("trade", paid=MATERIALS, bought=MATERIALS))
        self.no_trade = rules.plain_verb("no-trade")
        self.next_customer = rules.step("next-customer", self.run_next_customer, rule)
        self.ask_trade = rules.question("trade", self.offer_trade, self.take_trade, rule, self.explain_trade)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        state = match.state
        for seat in reversed(self.rules.walking.at(state, state.pigs[owner])):
            match.then(self.next_customer(seat))

    def has_customers(self, state: GrimmForestState, owner: int) -> bool:
        here = self.rules.walking.at(state, state.pigs[owner])
        return any([max(state.resources[seat]) >= PAID for seat in here])

    def run_next_customer(self, match: Match[GrimmForestState], seat: int, customer: int) -> None:
        """Ask whoever can pay."""
        if max(match.state.resources[customer]) >= PAID:
            match.ask(customer, self.ask_trade())

    def offer_trade(self, state: GrimmForestState, seat: int) -> list[int]:
        options: list[int] = []
        for paid, amount in enumerate(state.resources[seat]):
            if amount >= PAID:
                options += [self.trade(paid, bought) for bought in range(len(MATERIALS)) if bought != paid]
        options.append(self.no_trade)
        return options

    def explain_trade(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option not in self.trade:
            return []
        paid = self.trade.paid(option)
        reasons: list[Reason] = []
        if paid == self.trade.bought(option):
            reasons.append(Reason("gf.fable.wandering-merchant", "trade-another-type"))
        have = state.resources[seat][paid]
        if have < PAID:
            numbers: dict[str, int | str] = {"material": MATERIALS[paid], "have": have, "price": PAID}
            reasons.append(Reason("gf.fable.wandering-merchant", "merchant-asks-more", numbers))
        return reasons

    def take_trade(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        if option != self.no_trade:
            own = match.state.resources[seat]
            own[self.trade.paid(option)] -= PAID
            own[self.trade.bought(option)] += BOUGHT
