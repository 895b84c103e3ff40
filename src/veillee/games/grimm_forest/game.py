"""The Grimm Forest (T. Eisner): send your pig for straw, wood and brick, and build three houses first.

State: two decks with open discard piles; for each seat Fables in hand, the one chosen or laid unseen, the one
played, those that lie open for longer, the Friend, and its Gather cards, in hand, laid face down, turned up
or locked away. What lies on places and boards is numbers (`state.py`, `sections.py`).

A round is a chain of moments (`moments.py`, `rounds.py`): choose in secret (`choosing.py`), turn up and walk
(`walking.py`), collect (`collecting.py`), put away (`putting_away.py`), build (`turns.py`, `building.py`),
and see who has won (`scoring.py`). Cards act at those moments; how they say so stands in `effects.py`. Each
card is a class in a module of its own in `fables/` or `friends/`, and finds what it needs in `parts.py`.

Gather cards are known by kind, and every colour has the same kinds. `colours` says whose card lies in front
of a seat, so cards may change places face down and still go home; what each seat knows of them follows the
cards.
"""

from __future__ import annotations

from typing import Any, Final, final

from veillee.core import Limits, Match, Ranking, Result, Setup, View, first_player
from veillee.games.grimm_forest.fables import FABLES
from veillee.games.grimm_forest.fables.wandering_merchant import BOUGHT, PAID
from veillee.games.grimm_forest.friends import FRIENDS
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.sections import EMPTY_SITE, SECTION_COUNT, SITES, sections_in
from veillee.games.grimm_forest.state import BASIC_ACTIONS, MATERIALS, NOBODY, NOWHERE, GrimmForestState

#: How many of each section there are.
SECTIONS: Final = 5
#: More than a seat can be asked in one round: every moment, every card, every action with all it brings.
MOST_DECISIONS: Final = 200


@final
class GrimmForest(GrimmForestParts):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._install_cards()

    def _install_cards(self) -> None:
        """Let every card that is in the game register what it does, in the order of the card files."""
        install = {**FABLES, **FRIENDS}
        for kind in [*self.cards.fables, *self.cards.friends]:
            if self.copies[kind] and self.cards.in_deck[kind]:
                install[self.kind_names[kind]](self)
        self.monsters.declare()

    def new_state(self) -> GrimmForestState:
        """The table as it stands before the first round; arranged positions begin with this too."""
        players = self.players
        state = GrimmForestState()
        state.stocks = [0] * (self.places * len(MATERIALS))
        self.rounds.stock_up(state)
        state.sections = [SECTIONS] * SECTION_COUNT
        state.tokens = [NOBODY] * len(MATERIALS)
        state.locations = [NOBODY] * self.places
        state.hosts = [NOBODY] * self.places
        state.stored = [0, 0, 0]
        state.colours = list(range(players))
        state.going = [NOWHERE] * players
        state.pigs = [NOWHERE] * players
        state.monsters = [NOWHERE] * players
        state.stopped = [0] * players
        state.feasts = [NOWHERE] * players
        state.duties = [0] * players
        state.said = [NOBODY] * players
        state.debts = [NOBODY] * players
        state.bound = [0] * players
        state.actions = [BASIC_ACTIONS] * players
        state.bonus = [0] * players
        state.resources = [[0, 0, 0] for _ in range(players)]
        state.gathered = [[0, 0, 0] for _ in range(players)]
        state.houses = [[EMPTY_SITE] * SITES for _ in range(players)]
        return state

    def fill(self, state: GrimmForestState) -> None:
        in_deck = self.cards.in_deck
        state.zones[self.fable_deck] = [kind for kind in self.cards_of("fables") if in_deck[kind]]
        state.zones[self.friend_deck] = [kind for kind in self.cards_of("friends") if in_deck[kind]]
        for seat in range(self.players):
            state.zones[self.gather[seat]] = [self.cards.gather_card(place) for place in range(self.places)]

    def deal(self, match: Match[GrimmForestState]) -> None:
        state = match.state
        match.shuffle(self.fable_deck)
        match.shuffle(self.friend_deck)
        state.first = first_player(match)
        match.tell("first-player", seat=state.first)

    def begin(self, match: Match[GrimmForestState]) -> None:
        """Go on at the moment an arranged position says, which is the start of a round by itself."""
        self.rounds.go_on(match, match.state.window)

    def stage(self, state: GrimmForestState) -> int:
        return state.round

    def limits(self) -> Limits:
        return Limits(self.round_count, self.round_count * self.players * MOST_DECISIONS)

    def conserved(self, state: GrimmForestState) -> list[int]:
        """Sections: each is in the stock or part of a house."""
        found = state.sections[:]
        for houses in state.houses:
            for house in houses:
                for section in sections_in(house):
                    found[section] += 1
        return found

    def derived(self, view: View) -> dict[str, Any]:
        return {**self.derivation.of(view), "trade": [PAID, BOUGHT]}

    def result(self, state: GrimmForestState) -> Result:
        return self.scoring.result(state)

    def ranking(self, state: GrimmForestState) -> Ranking:
        return self.scoring.ranking(state)
