"""The cards: what their files say, drawing Fables and Friends (gf.decks), and Gather cards on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.state import GrimmForestState


@final
class Cards:
    """The columns of the card files, as lists by kind; Fables, Friends and Gather cards follow each other."""

    def __init__(
        self, decks: Sequence[str], rows: Sequence[Mapping[str, Any]], without_advanced: Sequence[str]
    ) -> None:
        first_friend, self._first_gather = decks.index("friends"), decks.index("gather")
        self.fables = list(range(first_friend))
        self.friends = list(range(first_friend, self._first_gather))
        self.is_monster = [bool(row.get("monster", False)) for row in rows]
        self.monsters = [kind for kind, is_monster in enumerate(self.is_monster) if is_monster]
        self.is_next_turn = [bool(row.get("next-turn", False)) for row in rows]
        #: Whether a card is played with; the decks in `without_advanced` leave out their advanced ones.
        self.in_deck = [
            not (row.get("advanced", False) and deck in without_advanced)
            for deck, row in zip(decks, rows, strict=True)
        ]

    def gather_card(self, place: int) -> int:
        """The Gather card that sends a pig to a place."""
        return self._first_gather + place

    def place(self, kind: int) -> int:
        """Where a Gather card sends a pig."""
        return kind - self._first_gather

    def places(self, kinds: list[int]) -> list[int]:
        """Where each of some Gather cards sends a pig."""
        first = self._first_gather
        return [kind - first for kind in kinds]


@final
class Decks:
    """The two decks and their discard piles, which are never mixed.

    An empty deck is made anew from its discard pile.
    """

    def __init__(self, fable_deck: int, fable_discard: int, friend_deck: int, friend_discard: int) -> None:
        self.fable_deck = fable_deck
        self.fable_discard = fable_discard
        self.friend_deck = friend_deck
        self.friend_discard = friend_discard

    def has_fable(self, state: GrimmForestState) -> bool:
        """Whether there is a Fable to be drawn at all."""
        return bool(state.zones[self.fable_deck] or state.zones[self.fable_discard])

    def why_no_fable(self, state: GrimmForestState, seat: int) -> list[Reason]:
        """Why nobody can draw a Fable, if that is so."""
        return [] if self.has_fable(state) else [Reason("gf.decks", "no-fables-left")]

    def draw_fables(self, match: Match[GrimmForestState], target: int, count: int = 1) -> None:
        """Draw Fables into a zone, as many as there are."""
        for _ in range(count):
            if self._refill(match, self.fable_deck, self.fable_discard):
                match.draw(self.fable_deck, target)

    def draw_friend(self, match: Match[GrimmForestState], target: int) -> bool:
        """Draw the top Friend into a zone; False if there is none, as can happen in small decks only."""
        return self._refill(match, self.friend_deck, self.friend_discard) and bool(
            match.draw(self.friend_deck, target)
        )

    def _refill(self, match: Match[GrimmForestState], deck: int, discard: int) -> bool:
        zones = match.state.zones
        if not zones[deck] and zones[discard]:
            match.move_all(discard, deck)
            match.shuffle(deck)
        return bool(zones[deck])


@final
class GatherCards:
    """Gather cards on the table: whose they are, and how they go home (gf.gather-clean-up).

    Cards change places face down ("wishing-well"), so the card before a seat is not always its own: `colours`
    says whose it is. Whatever takes a Gather card off the table sends it home through here.
    """

    def __init__(self, in_hand: list[int], locked: list[int]) -> None:
        self.in_hand = in_hand
        self.locked = locked

    def send_home(self, match: Match[GrimmForestState], zones: list[int], seat: int) -> None:
        """Return the Gather card before a seat, in that of these zones, to its colour: in hand, or locked."""
        state = match.state
        if state.zones[zones[seat]]:
            home = self.locked if state.bound[seat] else self.in_hand
            match.move(zones[seat], 0, home[state.colours[seat]])
            state.colours[seat] = seat
            state.bound[seat] = 0

    def carried_off(self, state: GrimmForestState, zones: list[int], seat: int) -> list[int]:
        """The usable cards of a seat's colour that lie before others, in those of these zones."""
        return [
            state.zones[zones[other]][0]
            for other, colour in enumerate(state.colours)
            if colour == seat and other != seat and state.zones[zones[other]] and not state.bound[other]
        ]
