"""Unique locations: cards that lie on a place, one per place at most, for many rounds (gf.unique-locations).

A location's card calls `add` with whom it concerns at the end of gathering, what it does to them, and when it
leaves. Laid cards stand before the player who laid them, so they act in that player's turn; `locations` and
`hosts` say what lies where, and who laid it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from veillee.core import Declared, Match, Reason
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.effects import PLAYED, STANDING, Act, Effects
from veillee.games.grimm_forest.moments import END_OF_GATHER, FABLES_REVEALED
from veillee.games.grimm_forest.putting_away import Leaves, PuttingAway
from veillee.games.grimm_forest.state import NOBODY, PLACES, GrimmForestState
from veillee.games.grimm_forest.verbs import PlaceVerb

#: The seats that a location on this place concerns, in turn order; they do not change while it acts.
Guests = Callable[[GrimmForestState, int], list[int]]


@final
class Location:
    """One unique location: how it is laid, and how it acts on its guests, one after the other."""

    def __init__(
        self,
        rules: GrimmForestBase,
        ask_lay: Declared[[int]],
        card: str,
        guests: Guests,
        treat: Act,
        rule: str,
    ) -> None:
        self.ask_lay = ask_lay
        self.kind = rules.kind(card)
        self.guests = guests
        self.treat = treat
        self.next_guest = rules.step(card, self.run_next_guest, rule)

    def lay(self, match: Match[GrimmForestState], owner: int) -> None:
        """Ask for a place, if one is free; otherwise the card is put away like any other."""
        if NOBODY in match.state.locations:
            match.tell("cause-lay-location", [owner], seat=owner, card=self.kind)
            match.ask(owner, self.ask_lay(self.kind))

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
            match.then(self.next_guest(guest))

    def run_next_guest(self, match: Match[GrimmForestState], seat: int, guest: int) -> None:
        self.treat(match, guest)


@final
class Locations:
    """Lays locations on places. Fairy Food is none, but is laid with the same words."""

    def __init__(self, rules: GrimmForestBase, effects: Effects, putting_away: PuttingAway) -> None:
        self.rules = rules
        self.effects = effects
        self.putting_away = putting_away
        self.lay = PlaceVerb(rules.verb("lay", place=rules.place_names))
        rule = "gf.unique-locations"
        self.ask_lay = rules.question(
            "lay-location", self.offer_lay, self.take_lay, rule, self.explain_lay, is_open=True
        )

    def add(self, card: str, guests: Guests, treat: Act, leaves: Leaves, rule: str) -> None:
        """Let a card be a unique location."""
        location = Location(self.rules, self.ask_lay, card, guests, treat, rule)
        self.effects.on(FABLES_REVEALED, PLAYED, card, location.lay, rule)
        self.effects.on(END_OF_GATHER, STANDING, card, location.act, rule, location.has_guests)
        self.putting_away.leaves[location.kind] = leaves

    def offer_lay(self, state: GrimmForestState, seat: int, location: int) -> list[int]:
        return self.lay.each([place for place, kind in enumerate(state.locations) if kind == NOBODY])

    def explain_lay(self, state: GrimmForestState, seat: int, option: int, location: int) -> list[Reason]:
        if option not in self.lay:
            return []
        place = self.lay.place(option)
        named: dict[str, int | str] = {
            "place": PLACES[place],
            "card": self.rules.kind_names[state.locations[place]],
        }
        return [Reason("gf.unique-locations", "location-there-already", named)]

    def take_lay(self, match: Match[GrimmForestState], seat: int, option: int, location: int) -> None:
        rules, state = self.rules, match.state
        place = self.lay.place(option)
        state.locations[place] = location
        state.hosts[place] = seat
        match.tell("lays-card", seat=seat, card=location, place=PLACES[place])
        match.move_kind(rules.played[seat], location, rules.standing[seat])
