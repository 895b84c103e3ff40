"""Unique locations: cards that lie on a place, one per place at most, for many rounds (gf.unique-locations).

A location's card calls `add` with whom it concerns at the end of gathering, what it does to them, and when it
leaves. Laid cards stand before the player who laid them, so they act in that player's turn; `locations` and
`hosts` say what lies where, and who laid it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.putting_away import Leaves
from veillee.games.grimm_forest.state import NOBODY, PLACES, GrimmForestState
from veillee.games.grimm_forest.windows import END_OF_GATHER, FABLES_REVEALED, PLAYED, STANDING, Act

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: The seats that a location on this place concerns, in turn order; they do not change while it acts.
Guests = Callable[[GrimmForestState, int], list[int]]


@final
class Location:
    """One unique location: how it is laid, and how it acts on its guests, one after the other."""

    def __init__(self, rules: GrimmForest, card: str, guests: Guests, treat: Act, rule: str) -> None:
        self.rules = rules
        self.kind = rules.kind_names.index(card)
        self.guests = guests
        self.treat = treat
        self.next_guest = rules.step(card, self.run_next_guest, rule)

    def lay(self, match: Match[GrimmForestState], owner: int) -> None:
        """Ask for a place, if one is free; otherwise the card is put away like any other."""
        if NOBODY in match.state.locations:
            match.tell("cause-lay-location", [owner], seat=owner, card=self.kind)
            match.ask(owner, (self.rules.locations.ask_lay, self.kind))

    def has_guests(self, state: GrimmForestState, owner: int) -> bool:
        return bool(self._guests_of(state, owner))

    def _guests_of(self, state: GrimmForestState, owner: int) -> list[int]:
        """The guests of every such location that this seat has laid."""
        found: list[int] = []
        for place, kind in enumerate(state.locations):
            if kind == self.kind and state.hosts[place] == owner:
                found += self.guests(state, place)
        return found

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        for guest in reversed(self._guests_of(match.state, owner)):
            match.then((self.next_guest, guest))

    def run_next_guest(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        self.treat(match, step[1])


@final
class Locations:
    """Lays locations on places. Fairy Food is none, but is laid with the same words."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.lay = rules.verb("lay", place=PLACES[: rules.places]).base
        rule = "gf.unique-locations"
        self.ask_lay = rules.question(
            "lay-location", self.offer_lay, self.take_lay, rule, self.explain_lay, is_open=True
        )

    def add(self, card: str, guests: Guests, treat: Act, leaves: Leaves, rule: str) -> None:
        """Let a card be a unique location."""
        windows = self.rules.windows
        location = Location(self.rules, card, guests, treat, rule)
        windows.on(FABLES_REVEALED, PLAYED, card, location.lay, rule)
        windows.on(END_OF_GATHER, STANDING, card, location.act, rule, location.has_guests)
        self.rules.putting_away.leaves[location.kind] = leaves

    def offer_lay(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.lay + place for place, kind in enumerate(state.locations) if kind == NOBODY]

    def explain_lay(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        place = option - self.lay
        if not 0 <= place < self.rules.places:
            return []
        named: dict[str, int | str] = {
            "place": PLACES[place],
            "card": self.rules.kind_names[state.locations[place]],
        }
        return [Reason("gf.unique-locations", "location-there-already", named)]

    def take_lay(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        rules, state = self.rules, match.state
        place = option - self.lay
        state.locations[place] = step[1]
        state.hosts[place] = seat
        match.tell("lays-card", seat=seat, card=step[1], place=PLACES[place])
        match.move_kind(rules.played + seat, step[1], rules.standing + seat)
