"""Fairy Tale (S. Nakamura, 2004): draft five cards, play three of them, four times.

State: a deck and a pile of unused cards that nobody sees; for each seat the hand being drafted, the picks,
the card chosen for the next reveal, and the cards in play, opened and closed. Phases: `rounds.py` (deal, pick
and hand on), `turns.py` (choose and reveal), `effects.py` (hunt, open, close), `exchange.py` (teams) and
`ending.py`.
"""

from __future__ import annotations

from typing import Any, final

from veillee.core import Limits, Match, Ranking, Result, Setup, View
from veillee.games.fairy_tale.base import FairyTaleBase
from veillee.games.fairy_tale.derived import derived, effects_of
from veillee.games.fairy_tale.effects import Effects
from veillee.games.fairy_tale.ending import Ending
from veillee.games.fairy_tale.exchange import Exchange
from veillee.games.fairy_tale.rounds import Rounds
from veillee.games.fairy_tale.state import FairyTaleState
from veillee.games.fairy_tale.turns import Turns


@final
class FairyTale(FairyTaleBase):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.rounds = Rounds(self)
        self.turns = Turns(self)
        self.effects = Effects(self)
        self.exchange = Exchange(self) if self.exchanging else None
        self.ending = Ending(self)
        self.rounds.after_draft = self.turns.next_card
        self.turns.after_reveal = self.begin_effects
        self.turns.next_round = self.rounds.deal
        self.turns.after_rounds = self.ending.last_words

    def begin_effects(self, match: Match[FairyTaleState], revealed: list[int]) -> None:
        """Hunt at once; put the exchanges of cards that were not hunted below OPEN and CLOSE."""
        active = self.effects.hunt(match, revealed)
        if self.exchange is not None:
            self.exchange.begin(match, active)
        self.effects.begin(match, active)

    def new_state(self) -> FairyTaleState:
        state = FairyTaleState()
        state.demands = [[0] * 5 for _ in range(self.players)]
        state.disguises = [-1] * self.players
        return state

    def fill(self, state: FairyTaleState) -> None:
        state.zones[self.deck] = [kind for kind in self.all_cards() if self.in_deck[kind]]

    def deal(self, match: Match[FairyTaleState]) -> None:
        match.shuffle(self.deck)
        if self.novice:
            for seat in range(self.players):
                self._deal_starting_card(match, self.opened[seat])

    def _deal_starting_card(self, match: Match[FairyTaleState], opened: int) -> None:
        """Turn up cards until one has no effect; the others are shuffled back."""
        while True:
            match.draw(self.deck, opened)
            if not self.cards.turns_or_hunts[match.state.zones[opened][0]]:
                return
            match.move(opened, 0, self.deck)
            match.shuffle(self.deck)

    def begin(self, match: Match[FairyTaleState]) -> None:
        """Go on where an arranged position stands: drafting, playing, or before the first deal."""
        zones = match.state.zones
        if zones[self.hands[0]]:
            match.then(self.rounds.next_pick())
        elif zones[self.picks[0]]:
            match.then(self.turns.next_card())
        else:
            match.then(self.rounds.deal())

    def stage(self, state: FairyTaleState) -> int:
        return state.round

    def limits(self) -> Limits:
        """A round has 4 picks and 3 plays a seat; each reveal turns at most 12 cards a seat twice over."""
        per_reveal = 1 + 2 * 12 + 2
        return Limits(self.round_count, self.players * (self.round_count * (4 + 3 * per_reveal) + 1))

    def derived(self, view: View) -> dict[str, Any]:
        return derived(self, view)

    def shown_row(self, kind: int) -> dict[str, Any]:
        return super().shown_row(kind) | effects_of(self.cards, kind)

    def result(self, state: FairyTaleState) -> Result:
        return self.ending.result(state)

    def ranking(self, state: FairyTaleState) -> Ranking:
        return self.ending.ranking(state)
