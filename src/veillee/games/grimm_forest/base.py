"""What all parts of The Grimm Forest share: the options, the cards and where they lie."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from veillee.core import Rules, Setup
from veillee.core.field_names import NONE, flag_names
from veillee.games.grimm_forest.cards import Cards, Decks, GatherCards
from veillee.games.grimm_forest.moments import MOMENTS
from veillee.games.grimm_forest.sections import HOUSE_NAMES, LEVELS
from veillee.games.grimm_forest.state import (
    DUTIES,
    MARKET,
    MATERIALS,
    NOBODY,
    NOWHERE,
    PLACES,
    SAID_ALONE,
    SAID_COMPANY,
    STOPS,
    GrimmForestState,
    debt_of,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class GrimmForestBase(Rules[GrimmForestState]):
    """The rules before any part of a round is declared."""

    setup_rule = "gf.setup"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        seats = range(setup.players)
        #: The Market is for four.
        self.has_market = setup.players == 4
        self.places = len(PLACES) if self.has_market else MARKET
        self.place_names = PLACES[: self.places]
        self.round_count = int(self.options["rounds"])
        #: Until revision 2 the cursed could lack a card, and what changes nothing was asked for too.
        self.is_exact = setup.revision > 2
        #: The seats in turn order, by who is first.
        self.orders = [[(first + offset) % setup.players for offset in seats] for first in seats]
        #: The other seats, by seat.
        self.opponents = [[other for other in seats if other != seat] for seat in seats]
        self.cards = Cards(self.kind_decks, self.kind_rows, self._decks_without_advanced())
        self._declare_zones()
        self.decks = Decks(self.fable_deck, self.fable_discard, self.friend_deck, self.friend_discard)
        self.gather_cards = GatherCards(self.gather, self.locked)
        self._name_values()
        self._name_items()

    def _decks_without_advanced(self) -> tuple[str, ...]:
        if self.options["deck"] != "beginner":
            return ()
        return ("fables", "friends") if self.options["beginner-leaves-out"] == "both" else ("friends",)

    def _declare_zones(self) -> None:
        self.fable_deck = self.pile("fable-deck")
        self.fable_discard = self.pile("fable-discard")
        self.friend_deck = self.pile("friend-deck")
        self.friend_discard = self.pile("friend-discard")
        self.newcomer = self.pile("newcomer")
        self.spread = self.pile("spread")
        self.hands = self.bags("hands")
        self.peeked = self.bags("peeked")
        self.chosen = self.piles("chosen")
        self.unseen = self.piles("unseen")
        self.played = self.piles("played")
        self.standing = self.piles("standing")
        self.friends = self.piles("friends")
        self.gather = self.bags("gather")
        self.locked = self.bags("locked")
        self.laid = self.piles("laid")
        self.turned_up = self.piles("turned-up")

    def _name_values(self) -> None:
        """What the numbers of the state are called in scenarios."""
        places, nowhere, nobody = self.place_names, {NOWHERE: NONE}, {NOBODY: NONE}
        debts = {
            debt_of(seat, material): f"{name}.{seat}"
            for seat in range(self.players)
            for material, name in enumerate(MATERIALS)
        }
        self.name_values("window", MOMENTS)
        self.name_values("die", MATERIALS, nobody)
        self.name_values("active", (), nobody)
        for field in ("going", "pigs", "monsters", "feasts"):
            self.name_values(field, places, nowhere)
        self.name_values("said", places, {**nobody, SAID_ALONE: "alone", SAID_COMPANY: "company"})
        self.name_values("stopped", STOPS)
        self.name_values("duties", flag_names(DUTIES))
        self.name_values("debts", (), {**nobody, **debts})
        self.name_values("houses", (), HOUSE_NAMES)
        self.name_values("tokens", (), nobody)
        self.name_values("hosts", (), nobody)
        self.name_values("locations", (), {**nobody, **self._named(self.cards.fables)})
        self.name_values("specials", (), self._named(self.cards.friends))

    def _named(self, kinds: list[int]) -> dict[int, str]:
        return {kind: self.kind_names[kind] for kind in kinds}

    def _name_items(self) -> None:
        """What stands where in lists of the state that are not by seat."""
        self.name_items("stocks", self.place_names, MATERIALS)
        self.name_items("sections", LEVELS, MATERIALS)
        self.name_items("locations", self.place_names)
        self.name_items("hosts", self.place_names)
        for field in ("tokens", "stored", "resources", "gathered"):
            self.name_items(field, MATERIALS)

    def kind(self, card: str) -> int:
        """The kind of a card, by its id."""
        return self.kind_names.index(card)

    def turn_order(self, state: GrimmForestState) -> list[int]:
        return self.orders[state.first]
