"""Fables of the end of gathering through which resources go from one player to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState
from veillee.games.grimm_forest.windows import END_OF_GATHER, PLAYED

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

STAKES: Final = 2
#: Who collected this much is wealthy, and shares so much.
WEALTHY: Final = 5
SHARED: Final = 2
LARGEST_GIFT: Final = 3


@final
class AFriendlyGame:
    """Take two resources of your choice from an opponent with you; the first one says from whom."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.a-friendly-game"
        rules.windows.on(END_OF_GATHER, PLAYED, "a-friendly-game", self.act, rule, self.in_company)
        self.win = rules.verb("win", other_seat=rules.seat_names, material=MATERIALS).base
        self.ask_win = rules.question(
            "friendly-game", self.offer_win, self.take_win, rule, self.explain_win, is_open=True
        )

    def in_company(self, state: GrimmForestState, seat: int) -> bool:
        return bool(self.rules.walking.with_you(state, seat))

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        rivals = self.rules.walking.with_you(match.state, owner)
        self._go_on(match, owner, (self.ask_win, STAKES, *rivals))

    def _go_on(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        """Ask for one more if the rivals have anything."""
        if step[1] and self.offer_win(match.state, seat, step):
            match.ask(seat, step)

    def offer_win(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [
            self.win + 3 * rival + material
            for rival in step[2:]
            for material, amount in enumerate(state.resources[rival])
            if amount
        ]

    def explain_win(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        rival, material = divmod(option - self.win, 3)
        if not 0 <= rival < self.rules.players:
            return []
        if rival not in step[2:]:
            is_with_you = rival in self.rules.walking.with_you(state, seat)
            message = "game-has-begun" if is_with_you else "not-in-the-game"
            return [Reason("gf.fable.a-friendly-game", message, {"seat": rival})]
        named: dict[str, int | str] = {"seat": rival, "material": MATERIALS[material]}
        return [Reason("gf.fable.a-friendly-game", "rival-has-none", named)]

    def take_win(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        rival, material = divmod(option - self.win, 3)
        match.state.resources[rival][material] -= 1
        match.state.resources[seat][material] += 1
        self._go_on(match, seat, (self.ask_win, step[1] - 1, rival))


@final
class ShareTheWealth:
    """Each opponent who collected five or more gives you two of them."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.share-the-wealth"
        rules.windows.on(END_OF_GATHER, PLAYED, "share-the-wealth", self.act, rule, works=self.finds_wealth)

    def finds_wealth(self, state: GrimmForestState, owner: int) -> bool:
        return any([sum(own) >= WEALTHY for seat, own in enumerate(state.gathered) if seat != owner])

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        state = match.state
        for seat in reversed(self.rules.turn_order(state)):
            if seat != owner and sum(state.gathered[seat]) >= WEALTHY:
                gathered = state.gathered[seat]
                self.rules.giving.let_give(match, "share-the-wealth", seat, owner, SHARED, gathered)


@final
class ThoughtfulGift:
    """Give an opponent up to three of one type; they give you as many of another type, which they choose."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.thoughtful-gift"
        rules.windows.on(END_OF_GATHER, PLAYED, "thoughtful-gift", self.act, rule)
        amounts = [str(amount + 1) for amount in range(LARGEST_GIFT)]
        self.gift = rules.verb("gift", other_seat=rules.seat_names, material=MATERIALS, amount=amounts).base
        self.no_gift = rules.verb("no-gift").base
        self.give_back = rules.verb("give-back", material=MATERIALS).base
        self.answer_gift = rules.step("answer-gift", self.run_answer_gift, rule)
        self.ask_gift = rules.question(
            "gift", self.offer_gift, self.take_gift, rule, self.explain_gift, is_open=True
        )
        self.ask_back = rules.question(
            "give-back", self.offer_back, self.take_back, rule, self.explain_back, is_open=True
        )

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, (self.ask_gift,))

    def _largest(self, state: GrimmForestState, seat: int, other: int, material: int) -> int:
        """How many of a type a seat can give, and get the same number of one other type for."""
        owned = state.resources[other]
        answer = max(owned[(material + 1) % 3], owned[(material + 2) % 3])
        return min(LARGEST_GIFT, state.resources[seat][material], answer)

    def offer_gift(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        options: list[int] = []
        for other in range(self.rules.players):
            if other == seat:
                continue
            for material in range(len(MATERIALS)):
                first = self.gift + LARGEST_GIFT * (3 * other + material)
                options += range(first, first + self._largest(state, seat, other, material))
        options.append(self.no_gift)
        return options

    def explain_gift(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if not self.gift <= option < self.no_gift:
            return []
        rule = "gf.fable.thoughtful-gift"
        offset, amount = divmod(option - self.gift, LARGEST_GIFT)
        other, material = divmod(offset, 3)
        if other == seat:
            return [Reason(rule, "gift-to-yourself")]
        reasons: list[Reason] = []
        have = state.resources[seat][material]
        named: dict[str, int | str] = {"material": MATERIALS[material], "amount": amount + 1}
        if have <= amount:
            reasons.append(Reason(rule, "gift-too-large", {**named, "have": have}))
        owned = state.resources[other]
        best = max(owned[(material + 1) % 3], owned[(material + 2) % 3])
        if best <= amount:
            reasons.append(Reason(rule, "cannot-answer-gift", {**named, "seat": other, "best": best}))
        return reasons

    def take_gift(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        if option == self.no_gift:
            return
        offset, amount = divmod(option - self.gift, LARGEST_GIFT)
        other, material = divmod(offset, 3)
        match.state.resources[seat][material] -= amount + 1
        match.state.resources[other][material] += amount + 1
        match.then((self.answer_gift, other, seat, material, amount + 1))

    def run_answer_gift(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        match.tell("cause-give-back", [step[1]], seat=step[1], count=step[4])
        match.ask(step[1], (self.ask_back, *step[2:]))

    def offer_back(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [
            self.give_back + material
            for material, amount in enumerate(state.resources[seat])
            if material != step[2] and amount >= step[3]
        ]

    def explain_back(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        """Who is asked has enough of both other types: with one of them there is no choice."""
        if option == self.give_back + step[2]:
            return [
                Reason("gf.fable.thoughtful-gift", "give-back-another-type", {"material": MATERIALS[step[2]]})
            ]
        return []

    def take_back(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        material = option - self.give_back
        match.state.resources[seat][material] -= step[3]
        match.state.resources[step[1]][material] += step[3]
        match.tell(
            "gives-in-return", seat=seat, other_seat=step[1], material=MATERIALS[material], count=step[3]
        )
