"""Thoughtful Gift, a Fable (gf.fable.thoughtful-gift)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState
from veillee.games.grimm_forest.verbs import GiftVerb, MaterialVerb

LARGEST_GIFT: Final = 3


@final
class ThoughtfulGift:
    """Give an opponent up to three of one type; they give you as many of another type, which they choose."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.thoughtful-gift"
        rules.effects.on(END_OF_GATHER, PLAYED, "thoughtful-gift", self.act, rule)
        amounts = [str(amount + 1) for amount in range(LARGEST_GIFT)]
        self.gift = GiftVerb(
            rules.verb("gift", other_seat=rules.seat_names, material=MATERIALS, amount=amounts)
        )
        self.no_gift = rules.plain_verb("no-gift")
        self.give_back = MaterialVerb(rules.verb("give-back", material=MATERIALS))
        self.answer_gift = rules.step("answer-gift", self.run_answer_gift, rule)
        self.ask_gift = rules.question(
            "gift", self.offer_gift, self.take_gift, rule, self.explain_gift, is_open=True
        )
        self.ask_back = rules.question(
            "give-back", self.offer_back, self.take_back, rule, self.explain_back, is_open=True
        )

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, self.ask_gift())

    def offer_gift(self, state: GrimmForestState, seat: int) -> list[int]:
        options: list[int] = []
        for other in self.rules.opponents[seat]:
            for material, own in enumerate(state.resources[seat]):
                largest = min(LARGEST_GIFT, own, _best_answer(state, other, material))
                options += [self.gift.of(other, material, amount) for amount in range(1, largest + 1)]
        options.append(self.no_gift)
        return options

    def explain_gift(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option not in self.gift:
            return []
        rule = "gf.fable.thoughtful-gift"
        other, material, amount = self.gift.seat(option), self.gift.material(option), self.gift.amount(option)
        if other == seat:
            return [Reason(rule, "gift-to-yourself")]
        reasons: list[Reason] = []
        have = state.resources[seat][material]
        named: dict[str, int | str] = {"material": MATERIALS[material], "amount": amount}
        if have < amount:
            reasons.append(Reason(rule, "gift-too-large", {**named, "have": have}))
        best = _best_answer(state, other, material)
        if best < amount:
            reasons.append(Reason(rule, "cannot-answer-gift", {**named, "seat": other, "best": best}))
        return reasons

    def take_gift(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        if option == self.no_gift:
            return
        other, material, amount = self.gift.seat(option), self.gift.material(option), self.gift.amount(option)
        match.state.pass_resources(seat, other, material, amount)
        match.then(self.answer_gift(other, seat, material, amount))

    def run_answer_gift(
        self, match: Match[GrimmForestState], seat: int, taker: int, giver: int, given: int, amount: int
    ) -> None:
        match.tell("cause-give-back", [taker], seat=taker, count=amount)
        match.ask(taker, self.ask_back(giver, given, amount))

    def offer_back(
        self, state: GrimmForestState, seat: int, giver: int, given: int, amount: int
    ) -> list[int]:
        return self.give_back.each(
            [
                material
                for material, own in enumerate(state.resources[seat])
                if material != given and own >= amount
            ]
        )

    def explain_back(
        self, state: GrimmForestState, seat: int, option: int, giver: int, given: int, amount: int
    ) -> list[Reason]:
        """Who is asked has enough of both other types: with one of them there is no choice."""
        if option != self.give_back(given):
            return []
        named = {"material": MATERIALS[given]}
        return [Reason("gf.fable.thoughtful-gift", "give-back-another-type", named)]

    def take_back(
        self, match: Match[GrimmForestState], seat: int, option: int, giver: int, given: int, amount: int
    ) -> None:
        material = self.give_back.material(option)
        match.state.pass_resources(seat, giver, material, amount)
        match.tell("gives-in-return", seat=seat, other_seat=giver, material=MATERIALS[material], count=amount)


def _best_answer(state: GrimmForestState, seat: int, given: int) -> int:
    """How many of one type a seat could give back for a type it is given."""
    return max([own for material, own in enumerate(state.resources[seat]) if material != given])
