"""Monsters: where they are sent, who can stop them, and when they strike (gf.monsters).

A monster's card calls `add` with the moment it strikes and what it does then. Before each strike the guards
are tried, then the owners of Friends that can stop it are asked, in turn order (gf.monsters.cancel). A
monster that was stopped stands where it is until cards are put away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import NOWHERE, PLACES, STOPPED, GrimmForestState
from veillee.games.grimm_forest.windows import FABLES_REVEALED, PLAYED

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: What a monster does: the match, the seat that sent it, the place it stands on.
Strike = Callable[[Match[GrimmForestState], int, int], None]
#: Whether something stops the monster of this seat by itself; then it has marked it in `stopped`.
Guard = Callable[[Match[GrimmForestState], int], bool]


@final
class Attack:
    """What one monster does when nobody stops it."""

    def __init__(self, strike: Strike) -> None:
        self.strike = strike

    def run(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        sender = step[1]
        if not match.state.stopped[sender]:
            self.strike(match, sender, match.state.monsters[sender])


@final
class Monsters:
    """Sends monsters to places and lets them strike."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.attacks: dict[int, int] = {}
        #: The moment at which each monster strikes, by kind.
        self.moments: dict[int, int] = {}
        self.guards: list[Guard] = []
        #: For each Friend that can be thrown off to stop monsters: their kinds.
        self.stoppers: dict[int, list[int]] = {}
        #: Unique locations that every monster must be sent to.
        self.lures: list[int] = []
        self.send = rules.verb("send", place=PLACES[: rules.places]).base
        self.stop = rules.verb("stop-monster").base
        self.let_go = rules.verb("let-monster-go").base

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

    def add(self, card: str, window: int, strike: Strike, rule: str) -> None:
        """Let a card be a monster that strikes at this moment."""
        windows = self.rules.windows
        windows.on(FABLES_REVEALED, PLAYED, card, self.place, "gf.monsters.placing")
        windows.on(window, PLAYED, card, self.about_to_strike, rule, works=self.has_prey)
        kind = self.rules.kind_names.index(card)
        self.attacks[kind] = self.rules.step(card, Attack(strike).run, rule)
        self.moments[kind] = window

    def add_stopper(self, friend: str, monsters: Sequence[str]) -> None:
        """Let a Friend be thrown off to stop one of these monsters."""
        names = self.rules.kind_names
        self.stoppers[names.index(friend)] = [names.index(monster) for monster in monsters]

    def stand_at(self, state: GrimmForestState, place: int) -> bool:
        """Whether a monster, stopped or not, stands on a place."""
        return place != NOWHERE and place in state.monsters

    def has_prey(self, state: GrimmForestState, sender: int) -> bool:
        """Whether anybody stands where this seat has sent its monster."""
        return state.monsters[sender] in state.pigs and state.monsters[sender] != NOWHERE

    def moment(self, state: GrimmForestState, sender: int) -> int:
        """When the monster that a seat has sent strikes."""
        return self.moments[state.zones[self.rules.played + sender][0]]

    # Sending

    def place(self, match: Match[GrimmForestState], owner: int) -> None:
        card = match.state.zones[self.rules.played + owner][0]
        match.tell("cause-monster-place", [owner], seat=owner, card=card)
        match.ask(owner, (self.ask_place,))

    def offer_place(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        lured = self._lured(state)
        if lured:
            return [self.send + place for place in lured]
        return [self.send + place for place in range(self.rules.places) if place not in state.monsters]

    def _lured(self, state: GrimmForestState) -> list[int]:
        return [place for place, kind in enumerate(state.locations) if kind in self.lures]

    def take_place(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        place = option - self.send
        match.state.monsters[seat] = place
        card = match.state.zones[self.rules.played + seat][0]
        match.tell("sends-monster", seat=seat, card=card, place=PLACES[place])

    def explain_place(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        place = option - self.send
        if not 0 <= place < self.rules.places:
            return []
        lured = self._lured(state)
        if lured:
            card = self.rules.kind_names[state.locations[lured[0]]]
            return [Reason("gf.fable.grannys-house", "monsters-must-go-there", {"card": card})]
        return [Reason("gf.monsters.one-per-place", "monster-there-already", {"place": PLACES[place]})]

    # Striking

    def about_to_strike(self, match: Match[GrimmForestState], owner: int) -> None:
        """Try the guards, then offer to stop it, then strike."""
        rules, state = self.rules, match.state
        if state.monsters[owner] == NOWHERE:
            return
        for guard in self.guards:
            if guard(match, owner):
                return
        monster = state.zones[rules.played + owner][0]
        match.then((self.attacks[monster], owner))
        for seat in reversed(rules.turn_order(state)):
            if monster in self.stoppers.get(rules.turns.friend(state, seat), ()):
                match.then((self.offer_help, seat, owner))

    def run_offer_help(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        """Ask the owner of a Friend that can stop a monster, unless it was stopped already."""
        helper, sender = step[1], step[2]
        if match.state.stopped[sender]:
            return
        place = match.state.monsters[sender]
        struck = self.rules.walking.at(match.state, place)
        others = [str(other) for other in struck if other != helper]
        match.tell(
            "cause-stop-monster",
            [helper],
            seat=helper,
            card=match.state.zones[self.rules.played + sender][0],
            place=PLACES[place],
            here="yes" if helper in struck else "no",
            others_seats=" ".join(others),
            count=len(others),
        )
        match.ask(helper, (self.ask_stop, sender))

    def offer_stop(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.stop, self.let_go]

    def take_stop(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        if option == self.stop:
            self.mark_stopped(match, seat, step[1], STOPPED)
            self.rules.friendship.lose(match, seat)

    def mark_stopped(self, match: Match[GrimmForestState], seat: int, sender: int, how: int) -> None:
        """Note, and tell, that a seat's Friend has stopped a monster."""
        rules, state = self.rules, match.state
        state.stopped[sender] = how
        match.tell(
            "stops-monster",
            seat=seat,
            card=rules.turns.friend(state, seat),
            other_seat=sender,
            other_card=state.zones[rules.played + sender][0],
        )
