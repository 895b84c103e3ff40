"""Monsters: where they are sent, who can stop them, and when they strike (gf.monsters).

A monster's card calls `add` with the moment it strikes, what it does then and whether that harms anybody.
Before each strike the guards are tried, then the owners of Friends that can stop it are asked, in turn order
(gf.monsters.cancel). A monster that was stopped stands where it is until cards are put away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from veillee.core import Declared, Match, Reason
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.effects import PLAYED, Effects
from veillee.games.grimm_forest.friendship import Friendship
from veillee.games.grimm_forest.moments import FABLES_REVEALED
from veillee.games.grimm_forest.state import NOWHERE, PLACES, STOPPED, GrimmForestState
from veillee.games.grimm_forest.verbs import PlaceVerb
from veillee.games.grimm_forest.walking import Walking

#: What a monster does: the match, the seat that sent it, the place it stands on.
Strike = Callable[[Match[GrimmForestState], int, int], None]
#: Whether what a monster does would change anything for anybody, from public facts.
Harms = Callable[[GrimmForestState, int, int], bool]
#: Whether something stops the monster of this seat by itself; then it has marked it in `stopped`.
Guard = Callable[[Match[GrimmForestState], int], bool]


@final
class Attack:
    """What one monster does when nobody stops it."""

    def __init__(self, strike: Strike) -> None:
        self.strike = strike

    def run(self, match: Match[GrimmForestState], seat: int, sender: int) -> None:
        if not match.state.stopped[sender]:
            self.strike(match, sender, match.state.monsters[sender])


@final
class Monsters:
    """Sends monsters to places and lets them strike."""

    def __init__(
        self, rules: GrimmForestBase, effects: Effects, walking: Walking, friendship: Friendship
    ) -> None:
        self.rules = rules
        self.effects = effects
        self.walking = walking
        self.friendship = friendship
        #: What each monster does, and the moment at which it strikes, by kind.
        self.attacks: dict[int, Declared[[int]]] = {}
        self.moments: dict[int, int] = {}
        self.harms: dict[int, Harms] = {}
        self.guards: list[Guard] = []
        #: For each Friend that can be thrown off to stop monsters: their kinds.
        self.stoppers: dict[int, list[int]] = {}
        #: Unique locations that every monster must be sent to.
        self.lures: list[int] = []
        self.send = PlaceVerb(rules.verb("send", place=rules.place_names))
        self.stop = rules.plain_verb("stop-monster")
        self.let_go = rules.plain_verb("let-monster-go")

    def declare(self) -> None:
        """Declare what games with monsters need; monsters without stoppers ask nobody."""
        rules = self.rules
        if self.attacks:
            self.ask_place = rules.question(
                "monster-place",
                self.offer_place,
                self.take_place,
                "gf.monsters.placing",
                self.explain_place,
                is_open=True,
            )
        if self.attacks and self.stoppers:
            self.offer_help = rules.step("offer-help", self.run_offer_help, "gf.monsters.cancel")
            self.ask_stop = rules.question(
                "stop-monster", self.offer_stop, self.take_stop, "gf.monsters.cancel"
            )

    def add(self, card: str, moment: int, strike: Strike, harms: Harms, rule: str) -> None:
        """Let a card be a monster that strikes at this moment; nobody need stop one that harms nobody."""
        self.effects.on(FABLES_REVEALED, PLAYED, card, self.place, "gf.monsters.placing")
        self.effects.on(moment, PLAYED, card, self.about_to_strike, rule, works=self.has_prey)
        kind = self.rules.kind(card)
        self.attacks[kind] = self.rules.step(card, Attack(strike).run, rule)
        self.moments[kind] = moment
        self.harms[kind] = harms

    def add_guard(self, guard: Guard) -> None:
        """Let something try to stop every monster before it strikes."""
        self.guards.append(guard)

    def add_stopper(self, friend: str, monsters: Sequence[int]) -> None:
        """Let a Friend be thrown off to stop one of these monsters."""
        self.stoppers[self.rules.kind(friend)] = list(monsters)

    def add_lure(self, location: str) -> None:
        """Let all monsters be sent to a unique location."""
        self.lures.append(self.rules.kind(location))

    def stand_at(self, state: GrimmForestState, place: int) -> bool:
        """Whether a monster, stopped or not, stands on a place."""
        return place != NOWHERE and place in state.monsters

    def has_prey(self, state: GrimmForestState, sender: int) -> bool:
        """Whether anybody stands where this seat has sent its monster."""
        return state.monsters[sender] in state.pigs and state.monsters[sender] != NOWHERE

    def card_of(self, state: GrimmForestState, sender: int) -> int:
        """The monster that a seat has played."""
        return state.zones[self.rules.played[sender]][0]

    def moment(self, state: GrimmForestState, sender: int) -> int:
        """When the monster that a seat has sent strikes."""
        return self.moments[self.card_of(state, sender)]

    # Sending

    def place(self, match: Match[GrimmForestState], owner: int) -> None:
        card = self.card_of(match.state, owner)
        match.tell("cause-monster-place", [owner], seat=owner, card=card)
        match.ask(owner, self.ask_place())

    def offer_place(self, state: GrimmForestState, seat: int) -> list[int]:
        free = [place for place in range(self.rules.places) if place not in state.monsters]
        return self.send.each(self._lured(state) or free)

    def _lured(self, state: GrimmForestState) -> list[int]:
        return [place for place, kind in enumerate(state.locations) if kind in self.lures]

    def take_place(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        place = self.send.place(option)
        match.state.monsters[seat] = place
        card = self.card_of(match.state, seat)
        match.tell("sends-monster", seat=seat, card=card, place=PLACES[place])

    def explain_place(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option not in self.send:
            return []
        lured = self._lured(state)
        if lured:
            card = self.rules.kind_names[state.locations[lured[0]]]
            return [Reason("gf.fable.grannys-house", "monsters-must-go-there", {"card": card})]
        place = PLACES[self.send.place(option)]
        return [Reason("gf.monsters.one-per-place", "monster-there-already", {"place": place})]

    # Striking

    def about_to_strike(self, match: Match[GrimmForestState], owner: int) -> None:
        """Try the guards, then offer to stop it, then strike."""
        state = match.state
        if state.monsters[owner] == NOWHERE:
            return
        for guard in self.guards:
            if guard(match, owner):
                return
        monster = self.card_of(state, owner)
        match.then(self.attacks[monster](owner))
        if self.rules.is_exact and not self.harms[monster](state, owner, state.monsters[owner]):
            return
        for seat in reversed(self.rules.turn_order(state)):
            if monster in self.stoppers.get(self.friendship.friend_of(state, seat), ()):
                match.then(self.offer_help(seat, owner))

    def run_offer_help(self, match: Match[GrimmForestState], seat: int, helper: int, sender: int) -> None:
        """Ask the owner of a Friend that can stop a monster, unless it was stopped already."""
        state = match.state
        if state.stopped[sender]:
            return
        place = state.monsters[sender]
        struck = self.walking.at(state, place)
        others = [str(other) for other in struck if other != helper]
        match.tell(
            "cause-stop-monster",
            [helper],
            seat=helper,
            card=self.card_of(state, sender),
            place=PLACES[place],
            here="yes" if helper in struck else "no",
            others_seats=" ".join(others),
            count=len(others),
        )
        match.ask(helper, self.ask_stop(sender))

    def offer_stop(self, state: GrimmForestState, seat: int, sender: int) -> list[int]:
        return [self.stop, self.let_go]

    def take_stop(self, match: Match[GrimmForestState], seat: int, option: int, sender: int) -> None:
        if option == self.stop:
            self.mark_stopped(match, seat, sender, STOPPED)
            self.friendship.lose(match, seat)

    def mark_stopped(self, match: Match[GrimmForestState], seat: int, sender: int, how: int) -> None:
        """Note, and tell, that a seat's Friend has stopped a monster."""
        state = match.state
        state.stopped[sender] = how
        match.tell(
            "stops-monster",
            seat=seat,
            card=self.friendship.friend_of(state, seat),
            other_seat=sender,
            other_card=self.card_of(state, sender),
        )
