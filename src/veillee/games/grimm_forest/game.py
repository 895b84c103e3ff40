"""The Grimm Forest (T. Eisner): send your pig for straw, wood and brick, and build three houses first.

State: two decks with open discard piles; for each seat Fables in hand, the one chosen or laid unseen, the one
played, those that lie open for longer, the Friend, and its Gather cards, in hand, laid face down, turned up
or locked away. What lies on places and boards is numbers (`state.py`).

A round is a chain of moments (`course.py`): choose in secret (`choosing.py`), turn up and walk
(`walking.py`), collect (`collecting.py`), put away (`putting_away.py`), build (`turns.py`, `building.py`),
and see who has won (`ending.py`). Cards act at those moments; how they say so stands in `windows.py`. Each
card is a class in `fables/` or `friends/`.

Gather cards are known by kind, and every colour has the same kinds. `colours` says whose card lies in front
of a seat, so cards may change places face down and still go home; what each seat knows of them follows the
cards.
"""

from __future__ import annotations

from typing import Final, final

from veillee.core import Limits, Match, Result, Rules, Setup
from veillee.games.grimm_forest.building import Building
from veillee.games.grimm_forest.choosing import Choosing
from veillee.games.grimm_forest.collecting import Collecting
from veillee.games.grimm_forest.course import BUNDLES, Course
from veillee.games.grimm_forest.decks import Decks
from veillee.games.grimm_forest.ending import Ending
from veillee.games.grimm_forest.fables import FABLES
from veillee.games.grimm_forest.first_builder import FirstBuilder
from veillee.games.grimm_forest.friends import FRIENDS
from veillee.games.grimm_forest.friendship import Friendship
from veillee.games.grimm_forest.gather_cards import GatherCards
from veillee.games.grimm_forest.giving import Giving
from veillee.games.grimm_forest.locations import Locations
from veillee.games.grimm_forest.monsters import Monsters
from veillee.games.grimm_forest.prince import Prince
from veillee.games.grimm_forest.putting_away import PuttingAway
from veillee.games.grimm_forest.state import (
    BASIC_ACTIONS,
    EMPTY_SITE,
    MARKET,
    NOBODY,
    NOWHERE,
    PLACES,
    SITES,
    GrimmForestState,
)
from veillee.games.grimm_forest.supply import Supply
from veillee.games.grimm_forest.turns import Turns
from veillee.games.grimm_forest.walking import Walking
from veillee.games.grimm_forest.windows import Windows

#: How many of each section there are.
SECTIONS: Final = 5
#: More than a seat can be asked in one round: every moment, every card, every action with all it brings.
MOST_DECISIONS: Final = 200


@final
class GrimmForest(Rules[GrimmForestState]):
    setup_rule = "gf.setup"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.places = len(PLACES) if setup.players == 4 else MARKET
        self.orders = [
            [(first + offset) % setup.players for offset in range(setup.players)]
            for first in range(setup.players)
        ]
        self._number_cards()
        self._declare_zones()
        self.windows = Windows(self)
        self.decks = Decks(self)
        self.supply = Supply(self)
        self.giving = Giving(self)
        self.course = Course(self)
        self.prince = Prince(self) if setup.players == 2 else None
        self.choosing = Choosing(self)
        self.monsters = Monsters(self)
        self.walking = Walking(self)
        self.collecting = Collecting(self)
        self.gather_cards = GatherCards(self)
        self.putting_away = PuttingAway(self)
        self.locations = Locations(self)
        self.friendship = Friendship(self)
        self.first_builder = FirstBuilder(self)
        self.building = Building(self)
        self.turns = Turns(self)
        self.ending = Ending(self)
        self._install_cards()

    def _number_cards(self) -> None:
        """Fables, Friends and Gather cards follow each other, in the order of their files."""
        self.first_friend = self.kind_decks.index("friends")
        self.first_gather = self.kind_decks.index("gather")
        self.fable_names = self.kind_names[: self.first_friend]
        self.is_monster = [bool(row.get("monster", False)) for row in self.kind_rows]
        self.is_next_turn = [bool(row.get("next-turn", False)) for row in self.kind_rows]
        left_out: tuple[str, ...] = ()
        if self.options["deck"] == "beginner":
            both = self.options["beginner-leaves-out"] == "both"
            left_out = ("fables", "friends") if both else ("friends",)
        self.in_deck = [
            not (row.get("advanced", False) and deck in left_out)
            for deck, row in zip(self.kind_decks, self.kind_rows, strict=True)
        ]

    def _declare_zones(self) -> None:
        self.fable_deck = self.pile("fable-deck")
        self.fable_discard = self.pile("fable-discard")
        self.friend_deck = self.pile("friend-deck")
        self.friend_discard = self.pile("friend-discard")
        self.newcomer = self.pile("newcomer")
        self.spread = self.pile("spread")
        self.hands = self.bag("hands")
        self.peeked = self.bag("peeked")
        self.chosen = self.pile("chosen")
        self.unseen = self.pile("unseen")
        self.played = self.pile("played")
        self.standing = self.pile("standing")
        self.friends = self.pile("friends")
        self.gather = self.bag("gather")
        self.locked = self.bag("locked")
        self.laid = self.pile("laid")
        self.turned_up = self.pile("turned-up")

    def _install_cards(self) -> None:
        """Let every card that is in the game register what it does."""
        for kind, name in enumerate(self.kind_names[: self.first_gather]):
            if self.copies[kind] and self.in_deck[kind]:
                cards = FABLES if kind < self.first_friend else FRIENDS
                cards[name](self)
        self.monsters.declare()

    def new_state(self) -> GrimmForestState:
        """The table as it stands before the first round; arranged positions begin with this too."""
        players = self.players
        state = GrimmForestState()
        state.stocks = [0] * (3 * self.places)
        for material, bundle in enumerate(BUNDLES):
            state.stocks[4 * material] = bundle
        if self.places > MARKET:
            state.stocks[3 * MARKET :] = [1, 1, 1]
        state.sections = [SECTIONS] * 9
        state.tokens = [NOBODY] * 3
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
        in_deck = self.in_deck
        state.zones[self.fable_deck] = [kind for kind in self.cards_of("fables") if in_deck[kind]]
        state.zones[self.friend_deck] = [kind for kind in self.cards_of("friends") if in_deck[kind]]
        for seat in range(self.players):
            state.zones[self.gather + seat] = list(range(self.first_gather, self.first_gather + self.places))

    def deal(self, match: Match[GrimmForestState]) -> None:
        state = match.state
        match.shuffle(self.fable_deck)
        match.shuffle(self.friend_deck)
        state.first = match.below(self.players)
        match.tell("first-player", seat=state.first)

    def begin(self, match: Match[GrimmForestState]) -> None:
        """Go on at the moment an arranged position says, which is the start of a round by itself."""
        match.then((self.course.moments[match.state.window],))

    def turn_order(self, state: GrimmForestState) -> list[int]:
        return self.orders[state.first]

    def limits(self) -> Limits:
        return Limits(self.ending.rounds, self.ending.rounds * self.players * MOST_DECISIONS)

    def conserved(self, state: GrimmForestState) -> list[int]:
        """Sections: each is in the stock or part of a house."""
        found = state.sections[:]
        for houses in state.houses:
            for house in houses:
                for section in range(house - 3, -1, -3):
                    found[section] += 1
        return found

    def result(self, state: GrimmForestState) -> Result:
        return self.ending.result(state)
