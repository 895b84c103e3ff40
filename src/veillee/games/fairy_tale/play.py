"""Steps 2, 4, 6, 8: three times choose a card, reveal together, carry out the effects (ft.play)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.fairy_tale.state import FairyTaleState

if TYPE_CHECKING:
    from veillee.games.fairy_tale.game import FairyTale

#: So many of the picked cards stay unplayed in every round.
LEFT_OVER: Final = 2


@final
class Play:
    """Chooses and reveals; what the revealed cards do stands in `effects.py`."""

    def __init__(self, rules: FairyTale) -> None:
        self.rules = rules
        self.choose = rules.verb("play", card=rules.kind_names).base
        self.next_card = rules.step("next-card", self.run_next_card, "ft.play")
        self.reveal = rules.step("reveal", self.run_reveal, "ft.reveal")
        self.end_round = rules.step("end-round", self.run_end_round, "ft.left-over")
        self.ask_play = rules.question("play", self.offer_play, self.take_play, "ft.play", self.explain_play)

    def run_next_card(self, match: Match[FairyTaleState], seat: int, step: Step) -> None:
        rules = self.rules
        if len(match.state.zones[rules.picks]) <= LEFT_OVER:
            match.then((self.end_round,))
            return
        match.then((self.next_card,))
        match.then((self.reveal,))
        for player in range(rules.players):
            match.ask(player, (self.ask_play,))
        match.begin_phase()

    def offer_play(self, state: FairyTaleState, seat: int, step: Step) -> list[int]:
        return [self.choose + kind for kind in dict.fromkeys(state.zones[self.rules.picks + seat])]

    def explain_play(self, state: FairyTaleState, seat: int, step: Step, option: int) -> list[Reason]:
        kind = option - self.choose
        if not 0 <= kind < len(self.rules.kind_names):
            return []
        rules, zones = self.rules, state.zones
        played = kind in zones[rules.opened + seat] or kind in zones[rules.closed + seat]
        message = "played-already" if played else "not-picked"
        return [Reason("ft.play", message, {"card": rules.kind_names[kind]})]

    def take_play(self, match: Match[FairyTaleState], seat: int, step: Step, option: int) -> None:
        match.move_kind(self.rules.picks + seat, option - self.choose, self.rules.chosen + seat)

    def run_reveal(self, match: Match[FairyTaleState], seat: int, step: Step) -> None:
        """Turn all chosen cards up; hunted ones at once down again."""
        rules = self.rules
        zones = match.state.zones
        revealed = [zones[rules.chosen + player][0] for player in range(rules.players)]
        for player in range(rules.players):
            match.move(rules.chosen + player, 0, rules.opened + player)
        rules.effects.begin(match, revealed)

    def run_end_round(self, match: Match[FairyTaleState], seat: int, step: Step) -> None:
        rules = self.rules
        for player in range(rules.players):
            match.move_all(rules.picks + player, rules.unused)
        match.end_turn()
        match.then((rules.draft.deal if match.state.round < rules.rounds else rules.ending.last_words,))
