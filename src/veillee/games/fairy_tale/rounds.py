"""Steps 1, 3, 5, 7: deal, pick one, hand the rest on, until nothing is left (ft.draft)."""

from __future__ import annotations

from typing import final

from veillee.core import Declared, Match, Reason
from veillee.games.fairy_tale.base import FairyTaleBase
from veillee.games.fairy_tale.state import FairyTaleState


@final
class Rounds:
    """Deals the cards of a round and lets everybody pick at the same time."""

    #: What follows when all cards are picked.
    after_draft: Declared[[]]

    def __init__(self, rules: FairyTaleBase) -> None:
        self.rules = rules
        self.pick = rules.card_verb("pick")
        self.deal = rules.step("deal", self.run_deal, "ft.draft")
        self.hand_out = rules.step("hand-out", self.run_hand_out, "ft.draft")
        self.next_pick = rules.step("next-pick", self.run_next_pick, "ft.draft")
        self.hand_on = rules.step("hand-on", self.run_hand_on, "ft.direction")
        self.ask_pick = rules.question("pick", self.offer_pick, self.take_pick, "ft.draft", self.explain_pick)

    def run_deal(self, match: Match[FairyTaleState], seat: int) -> None:
        """Begin a round; a step of its own, so that the round is told before its cards."""
        match.state.round += 1
        match.then(self.hand_out())

    def run_hand_out(self, match: Match[FairyTaleState], seat: int) -> None:
        rules = self.rules
        size = rules.draft_size - (rules.novice and match.state.round == 1)
        for hand in rules.hands:
            match.draw(rules.deck, hand, size)
        match.then(self.next_pick())

    def run_next_pick(self, match: Match[FairyTaleState], seat: int) -> None:
        """Ask all for a card; the last one everybody takes without asking."""
        rules = self.rules
        if len(match.state.zones[rules.hands[0]]) == 1:
            for player in range(rules.players):
                match.move(rules.hands[player], 0, rules.picks[player])
            match.then(self.after_draft())
            return
        match.then(self.hand_on())
        for player in range(rules.players):
            match.ask(player, self.ask_pick())
        match.begin_phase()

    def offer_pick(self, state: FairyTaleState, seat: int) -> list[int]:
        return self.pick.each_of(state.zones[self.rules.hands[seat]])

    def explain_pick(self, state: FairyTaleState, seat: int, option: int) -> list[Reason]:
        if option not in self.pick:
            return []
        kind = self.pick.card(option)
        kept = kind in state.zones[self.rules.picks[seat]]
        message = "picked-already" if kept else "not-in-hand"
        return [Reason("ft.draft", message, {"card": self.rules.kind_names[kind]})]

    def take_pick(self, match: Match[FairyTaleState], seat: int, option: int) -> None:
        match.move_kind(self.rules.hands[seat], self.pick.card(option), self.rules.picks[seat])

    def run_hand_on(self, match: Match[FairyTaleState], seat: int) -> None:
        rules = self.rules
        targets = [rules.hands[seat] for seat in rules.receivers(match.state.round)]
        match.pass_on(rules.hands, targets)
        match.then(self.next_pick())
