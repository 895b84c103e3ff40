"""Fables that wait on the table and work in the next round; `putting_away.py` keeps them for so long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import MATERIALS, PLACES, GrimmForestState
from veillee.games.grimm_forest.windows import (
    COLLECTED,
    END_OF_GATHER,
    FABLES_REVEALED,
    PLAYED,
    STANDING,
    START_OF_ROUND,
)

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: What Fairy Food brings each guest.
FEAST: Final = 3
#: What Hired Help costs.
WAGES: Final = 2


@final
class FairyFood:
    """Laid on a place when the round begins, it feeds everybody there with three resources."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.fairy-food"
        rules.windows.on(START_OF_ROUND, STANDING, "fairy-food", self.serve, rule)
        rules.windows.on(END_OF_GATHER, STANDING, "fairy-food", self.feed, rule, self.has_guests)
        self.next_guest = rules.step("fairy-food", self.run_next_guest, rule)
        self.ask_place = rules.question("fairy-food", self.offer_place, self.take_place, rule)

    def serve(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, (self.ask_place,))

    def offer_place(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        lay = self.rules.locations.lay
        return list(range(lay, lay + self.rules.places))

    def take_place(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        place = option - self.rules.locations.lay
        match.state.feasts[seat] = place
        card = self.rules.kind_names.index("fairy-food")
        match.tell("lays-card", seat=seat, card=card, place=PLACES[place])

    def has_guests(self, state: GrimmForestState, owner: int) -> bool:
        return bool(self.rules.walking.at(state, state.feasts[owner]))

    def feed(self, match: Match[GrimmForestState], owner: int) -> None:
        state = match.state
        for guest in reversed(self.rules.walking.at(state, state.feasts[owner])):
            match.then((self.next_guest, guest))

    def run_next_guest(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        self.rules.supply.let_gain(match, "fairy-food", step[1], FEAST)


@final
class HiredHelp:
    """Paid now, it brings in the next round a copy of everything you Gather."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.hired-help"
        rules.windows.on(FABLES_REVEALED, PLAYED, "hired-help", self.hire, rule)
        rules.windows.on(COLLECTED, STANDING, "hired-help", self.work, rule)
        self.kind = rules.kind_names.index("hired-help")
        self.pay = rules.verb("pay-help", material=MATERIALS).base
        self.dismiss = rules.verb("dismiss-help").base
        self.ask_wages = rules.question("wages", self.offer_wages, self.take_wages, rule, self.explain_wages)

    def hire(self, match: Match[GrimmForestState], owner: int) -> None:
        """Who cannot pay is not asked: the card goes."""
        if sum(match.state.resources[owner]) < WAGES:
            self._leave(match, owner)
        else:
            match.ask(owner, (self.ask_wages, WAGES))

    def _leave(self, match: Match[GrimmForestState], owner: int) -> None:
        match.move_kind(self.rules.played + owner, self.kind, self.rules.fable_discard)

    def offer_wages(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        """One resource at a time; once the first is paid there is no way back."""
        options = [self.pay + material for material, own in enumerate(state.resources[seat]) if own]
        if step[1] == WAGES:
            options.append(self.dismiss)
        return options

    def explain_wages(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if option == self.dismiss:
            return [Reason("gf.fable.hired-help", "wages-begun", {"left": step[1]})]
        if 0 <= option - self.pay < len(MATERIALS):
            return [Reason("gf.fable.hired-help", "none-to-pay", {"material": MATERIALS[option - self.pay]})]
        return []

    def take_wages(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        if option == self.dismiss:
            self._leave(match, seat)
            return
        match.state.resources[seat][option - self.pay] -= 1
        if step[1] > 1:
            match.ask(seat, (self.ask_wages, step[1] - 1))

    def work(self, match: Match[GrimmForestState], owner: int) -> None:
        """Copy what was Gathered; the copy itself is a card's gift and was not."""
        state = match.state
        for material, amount in enumerate(state.gathered[owner]):
            state.resources[owner][material] += amount


@final
class Taxation:
    """In the next round every opponent who is not at your place loses half, the sturdiest first."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rules.windows.on(END_OF_GATHER, STANDING, "taxation", self.levy, "gf.fable.taxation")

    def levy(self, match: Match[GrimmForestState], owner: int) -> None:
        rules, state = self.rules, match.state
        spared = rules.walking.with_you(state, owner)
        for seat in rules.turn_order(state):
            if seat != owner and seat not in spared:
                own = state.resources[seat]
                due = sum(own) // 2
                for material in (2, 1, 0):
                    paid = min(due, own[material])
                    own[material] -= paid
                    due -= paid
