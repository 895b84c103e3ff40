"""Fairy Tale (S. Nakamura, 2004): draft five cards, play three of them, four times.

State: a deck and a pile of unused cards that nobody sees; for each seat the hand being drafted, the picks,
the card chosen for the next reveal, and the cards in play, opened and closed. Phases: `draft.py` (pick and
hand on), `play.py` (choose and reveal), `effects.py` (hunt, open, close), `exchange.py` (teams), `ending.py`.
"""

from __future__ import annotations

from typing import final

from veillee.core import Limits, Match, Result, Rules, Setup
from veillee.games.fairy_tale.cards import Cards
from veillee.games.fairy_tale.draft import Draft
from veillee.games.fairy_tale.effects import Effects
from veillee.games.fairy_tale.ending import Ending
from veillee.games.fairy_tale.exchange import Exchange
from veillee.games.fairy_tale.play import Play
from veillee.games.fairy_tale.state import FairyTaleState


@final
class FairyTale(Rules[FairyTaleState]):
    setup_rule = "ft.setup"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.rounds = int(setup.options["rounds"])
        self.draft_size = int(setup.options["draft"])
        self.novice = setup.options["mode"] == "novice"
        self.expert = setup.options["mode"] == "expert"
        self.in_teams = setup.options["teams"] != "none"
        self.exchanging = setup.options["teams"] == "exchange"
        self.asks_trickster = setup.options["trickster"] == "ask"
        self.cards = Cards(self.kind_names, self.kind_rows)
        self.in_deck = [self.expert or not expert for expert in self.cards.expert]
        if self.novice:
            self.check_starting_cards()
        self.deck = self.pile("deck")
        self.unused = self.bag("unused")
        self.hands = self.bag("hands")
        self.picks = self.bag("picks")
        self.chosen = self.pile("chosen")
        self.opened = self.bag("opened")
        self.closed = self.bag("closed")
        self.draft = Draft(self)
        self.play = Play(self)
        self.effects = Effects(self)
        self.exchange = Exchange(self) if self.exchanging else None
        self.ending = Ending(self)

    def check_starting_cards(self) -> None:
        """Every novice gets a card without effect; looking for one must come to an end."""
        plain = [kind for kind, effect in enumerate(self.cards.turns_or_hunts) if not effect]
        found = sum([self.copies[kind] for kind in plain if self.in_deck[kind]])
        if found < self.players:
            raise ValueError(
                f"the novice game needs {self.players} cards without OPEN, CLOSE and HUNT, there are {found}"
            )

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
                self.deal_starting_card(match, seat)

    def deal_starting_card(self, match: Match[FairyTaleState], seat: int) -> None:
        """Turn up cards until one has no effect; the others are shuffled back."""
        zones = match.state.zones
        while True:
            match.draw(self.deck, self.opened + seat)
            if not self.cards.turns_or_hunts[zones[self.opened + seat][0]]:
                return
            match.move(self.opened + seat, 0, self.deck)
            match.shuffle(self.deck)

    def begin(self, match: Match[FairyTaleState]) -> None:
        """Go on where an arranged position stands: drafting, playing, or before the first deal."""
        zones = match.state.zones
        if zones[self.hands]:
            match.then((self.draft.next_pick,))
        elif zones[self.picks]:
            match.then((self.play.next_card,))
        else:
            match.then((self.draft.deal,))

    def limits(self) -> Limits:
        """A round has 4 picks and 3 plays a seat; each reveal turns at most 12 cards a seat twice over."""
        per_reveal = 1 + 2 * 12 + 2
        return Limits(self.rounds, self.players * (self.rounds * (4 + 3 * per_reveal) + 1))

    def result(self, state: FairyTaleState) -> Result:
        return self.ending.result(state)

    def partner(self, seat: int) -> int:
        """Partners sit opposite each other."""
        return (seat + 2) % self.players

    def together(self, one: int, other: int) -> bool:
        """Whether two seats win together: one and the same, or partners."""
        return one == other or (self.in_teams and self.partner(one) == other)
