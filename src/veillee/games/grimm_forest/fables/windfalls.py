"""Fables of the end of gathering that bring resources from a place or from the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import MARKET, MATERIALS, PLACES, GrimmForestState
from veillee.games.grimm_forest.windows import END_OF_GATHER, PLAYED

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

STASHED: Final = 2
#: What the merchant asks for, and what he gives for it.
PAID: Final = 2
BOUGHT: Final = 3


@final
class HarvestMoon:
    """Half of what lies on a place where no pig stood."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.harvest-moon"
        rules.windows.on(END_OF_GATHER, PLAYED, "harvest-moon", self.act, rule, self.has_free_place)
        self.harvest = rules.verb("harvest", place=PLACES[: rules.places]).base
        self.ask_place = rules.question(
            "harvest", self.offer_place, self.take_place, rule, self.explain_place, is_open=True
        )
        if rules.places > MARKET:
            self.ask_token = rules.question(
                "harvest-token", self.offer_token, self.take_token, rule, self.explain_token, is_open=True
            )

    def has_free_place(self, state: GrimmForestState, seat: int) -> bool:
        return any([place not in state.pigs for place in range(self.rules.places)])

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, (self.ask_place,))

    def offer_place(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.harvest + place for place in range(self.rules.places) if place not in state.pigs]

    def explain_place(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        place = option - self.harvest
        if 0 <= place < self.rules.places:
            numbers: dict[str, int | str] = {"place": PLACES[place], "pigs": state.pigs.count(place)}
            return [Reason("gf.fable.harvest-moon", "pigs-stood-there", numbers)]
        return []

    def take_place(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        state, place = match.state, option - self.harvest
        half = sum(state.stocks[3 * place : 3 * place + 3]) // 2
        if place == MARKET:
            if half:
                match.ask(seat, (self.ask_token, half))
        else:
            state.stocks[4 * place] -= half
            state.resources[seat][place] += half

    def offer_token(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return self.rules.collecting.offer_share(state, seat, step)

    def explain_token(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        return self.rules.collecting.explain_share(state, seat, step, option)

    def take_token(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        material = option - self.rules.collecting.take
        match.state.stocks[3 * MARKET + material] -= 1
        match.state.resources[seat][material] += 1
        if step[1] > 1:
            match.ask(seat, (self.ask_token, step[1] - 1))


@final
class HiddenStash:
    """Two of what your place yields for everybody there; at the Market each chooses the type."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.hidden-stash"
        is_out = rules.walking.is_out
        rules.windows.on(END_OF_GATHER, PLAYED, "hidden-stash", self.act, rule, works=is_out)
        if rules.places > MARKET:
            self.stash = rules.verb("open-stash", material=MATERIALS).base
            self.next_finder = rules.step("next-finder", self.run_next_finder, rule)
            self.ask_stash = rules.question("stash", self.offer_stash, self.take_stash, rule)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        state = match.state
        place = state.pigs[owner]
        finders = self.rules.walking.at(state, place)
        if place == MARKET:
            for seat in reversed(finders):
                match.then((self.next_finder, seat))
        else:
            for seat in finders:
                state.resources[seat][place] += STASHED

    def run_next_finder(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        match.ask(step[1], (self.ask_stash,))

    def offer_stash(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.stash, self.stash + 1, self.stash + 2]

    def take_stash(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        match.state.resources[seat][option - self.stash] += STASHED


@final
class WanderingMerchant:
    """Everybody at your place may pay two of one type for three of another."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.wandering-merchant"
        rules.windows.on(
            END_OF_GATHER, PLAYED, "wandering-merchant", self.act, rule, works=self.has_customers
        )
        self.trade = rules.verb("trade", paid=MATERIALS, bought=MATERIALS).base
        self.no_trade = rules.verb("no-trade").base
        self.next_customer = rules.step("next-customer", self.run_next_customer, rule)
        self.ask_trade = rules.question("trade", self.offer_trade, self.take_trade, rule, self.explain_trade)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        state = match.state
        for seat in reversed(self.rules.walking.at(state, state.pigs[owner])):
            match.then((self.next_customer, seat))

    def has_customers(self, state: GrimmForestState, owner: int) -> bool:
        here = self.rules.walking.at(state, state.pigs[owner])
        return any(max(state.resources[seat]) >= PAID for seat in here)

    def run_next_customer(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        """Ask whoever can pay."""
        if max(match.state.resources[step[1]]) >= PAID:
            match.ask(step[1], (self.ask_trade,))

    def offer_trade(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        options: list[int] = []
        for paid, amount in enumerate(state.resources[seat]):
            if amount >= PAID:
                options += [self.trade + 3 * paid + bought for bought in range(3) if bought != paid]
        options.append(self.no_trade)
        return options

    def explain_trade(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if not self.trade <= option < self.no_trade:
            return []
        paid, bought = divmod(option - self.trade, 3)
        reasons: list[Reason] = []
        if paid == bought:
            reasons.append(Reason("gf.fable.wandering-merchant", "trade-another-type"))
        have = state.resources[seat][paid]
        if have < PAID:
            numbers: dict[str, int | str] = {"material": MATERIALS[paid], "have": have, "price": PAID}
            reasons.append(Reason("gf.fable.wandering-merchant", "merchant-asks-more", numbers))
        return reasons

    def take_trade(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        if option != self.no_trade:
            paid, bought = divmod(option - self.trade, 3)
            match.state.resources[seat][paid] -= PAID
            match.state.resources[seat][bought] += BOUGHT
