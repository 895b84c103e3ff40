"""Steps 1, 3, 5, 7: deal, pick one, hand the rest on, until nothing is left (ft.draft)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.fairy_tale.state import FairyTaleState

if TYPE_CHECKING:
    from veillee.games.fairy_tale.game import FairyTale


@final
class Draft:
    """Deals the cards of a round and lets everybody pick at the same time."""

    def __init__(self, rules: FairyTale) -> None:
        self.rules = rules
        self.pick = rules.verb("pick", card=rules.kind_names).base
        self.deal = rules.step("deal", self.run_deal, "ft.draft")
        self.hand_out = rules.step("hand-out", self.run_hand_out, "ft.draft")
        self.next_pick = rules.step("next-pick", self.run_next_pick, "ft.draft")
        self.hand_on = rules.step("hand-on", self.run_hand_on, "ft.direction")
        self.ask_pick = rules.question("pick", self.offer_pick, self.take_pick, "ft.draft", self.explain_pick)

    def run_deal(self, match: Match[FairyTaleState], seat: int, step: Step) -> None:
        """Begin a round; a step of its own, so that the round is told before its cards."""
        match.state.round += 1
        match.then((self.hand_out,))

    def run_hand_out(self, match: Match[FairyTaleState], seat: int, step: Step) -> None:
        rules = self.rules
        size = rules.draft_size - (rules.novice and match.state.round == 1)
        for player in range(rules.players):
            match.draw(rules.deck, rules.hands + player, size)
        match.then((self.next_pick,))

    def run_next_pick(self, match: Match[FairyTaleState], seat: int, step: Step) -> None:
        """Ask all for a card; the last one everybody takes without asking."""
        rules = self.rules
        if len(match.state.zones[rules.hands]) == 1:
            for player in range(rules.players):
                match.move(rules.hands + player, 0, rules.picks + player)
            match.then((rules.play.next_card,))
            return
        match.then((self.hand_on,))
        for player in range(rules.players):
            match.ask(player, (self.ask_pick,))
        match.begin_phase()

    def offer_pick(self, state: FairyTaleState, seat: int, step: Step) -> list[int]:
        return [self.pick + kind for kind in dict.fromkeys(state.zones[self.rules.hands + seat])]

    def explain_pick(self, state: FairyTaleState, seat: int, step: Step, option: int) -> list[Reason]:
        kind = option - self.pick
        if not 0 <= kind < len(self.rules.kind_names):
            return []
        kept = kind in state.zones[self.rules.picks + seat]
        message = "picked-already" if kept else "not-in-hand"
        return [Reason("ft.draft", message, {"card": self.rules.kind_names[kind]})]

    def take_pick(self, match: Match[FairyTaleState], seat: int, step: Step, option: int) -> None:
        match.move_kind(self.rules.hands + seat, option - self.pick, self.rules.picks + seat)

    def run_hand_on(self, match: Match[FairyTaleState], seat: int, step: Step) -> None:
        """To the left in rounds 1 and 3, to the right in rounds 2 and 4."""
        rules = self.rules
        left = 1 if match.state.round % 2 else -1
        sources = [rules.hands + player for player in range(rules.players)]
        targets = [rules.hands + (player + left) % rules.players for player in range(rules.players)]
        match.pass_on(sources, targets)
        match.then((self.next_pick,))
