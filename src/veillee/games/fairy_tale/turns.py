"""Steps 2, 4, 6, 8: three times choose a card, reveal together, carry out the effects (ft.play)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from veillee.core import Declared, Match, Reason
from veillee.games.fairy_tale.base import FairyTaleBase
from veillee.games.fairy_tale.state import FairyTaleState

#: So many of the picked cards stay unplayed in every round.
LEFT_OVER: Final = 2


@final
class Turns:
    """Chooses and reveals; what the revealed cards do stands in `effects.py`."""

    #: Carries out what the revealed cards, one of each seat, do.
    after_reveal: Callable[[Match[FairyTaleState], list[int]], None]
    next_round: Declared[[]]
    after_rounds: Declared[[]]

    def __init__(self, rules: FairyTaleBase) -> None:
        self.rules = rules
        self.choose = rules.card_verb("play")
        self.next_card = rules.step("next-card", self.run_next_card, "ft.play")
        self.reveal = rules.step("reveal", self.run_reveal, "ft.reveal")
        self.end_round = rules.step("end-round", self.run_end_round, "ft.left-over")
        self.ask_play = rules.question("play", self.offer_play, self.take_play, "ft.play", self.explain_play)

    def run_next_card(self, match: Match[FairyTaleState], seat: int) -> None:
        rules = self.rules
        if len(match.state.zones[rules.picks[0]]) <= LEFT_OVER:
            match.then(self.end_round())
            return
        match.then(self.next_card())
        match.then(self.reveal())
        for player in range(rules.players):
            match.ask(player, self.ask_play())
        match.begin_phase()

    def offer_play(self, state: FairyTaleState, seat: int) -> list[int]:
        return self.choose.each_of(state.zones[self.rules.picks[seat]])

    def explain_play(self, state: FairyTaleState, seat: int, option: int) -> list[Reason]:
        if option not in self.choose:
            return []
        rules, zones, kind = self.rules, state.zones, self.choose.card(option)
        played = kind in zones[rules.opened[seat]] or kind in zones[rules.closed[seat]]
        message = "played-already" if played else "not-picked"
        return [Reason("ft.play", message, {"card": rules.kind_names[kind]})]

    def take_play(self, match: Match[FairyTaleState], seat: int, option: int) -> None:
        match.move_kind(self.rules.picks[seat], self.choose.card(option), self.rules.chosen[seat])

    def run_reveal(self, match: Match[FairyTaleState], seat: int) -> None:
        """Turn all chosen cards up; hunted ones at once down again."""
        rules = self.rules
        zones = match.state.zones
        revealed = [zones[chosen][0] for chosen in rules.chosen]
        for player in range(rules.players):
            match.move(rules.chosen[player], 0, rules.opened[player])
        self.after_reveal(match, revealed)

    def run_end_round(self, match: Match[FairyTaleState], seat: int) -> None:
        rules = self.rules
        for picks in rules.picks:
            match.move_all(picks, rules.unused)
        match.end_turn()
        is_last = match.state.round >= rules.round_count
        match.then(self.after_rounds() if is_last else self.next_round())
