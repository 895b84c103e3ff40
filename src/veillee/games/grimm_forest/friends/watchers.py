"""Friends that look into what others choose: the Evil Queen peeps, the Huntsman makes them play and hunts."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import (
    CHOOSES_LATE,
    HUNTED,
    MUST_PLAY,
    NOBODY,
    GrimmForestState,
)
from veillee.games.grimm_forest.windows import CHOOSING_LATE, FRIEND

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest


@final
class EvilQueen:
    """Choose last, after a secret look at a card that an opponent has laid down."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.friend.evil-queen"
        rules.choosing.demands[rules.kind_names.index("evil-queen")] = self.wait
        rules.windows.on(CHOOSING_LATE, FRIEND, "evil-queen", self.ask_mirror, rule)
        self.cover = rules.step("evil-queen.cover", self.run_cover, rule)
        self.look_gather = rules.verb("look-gather", other_seat=rules.seat_names).base
        self.look_fable = rules.verb("look-fable", other_seat=rules.seat_names).base
        self.ask_look = rules.question(
            "look", self.offer_look, self.take_look, rule, self.explain_look, is_open=True
        )

    def wait(self, state: GrimmForestState, owner: int) -> None:
        state.duties[owner] |= CHOOSES_LATE

    def ask_mirror(self, match: Match[GrimmForestState], owner: int) -> None:
        """Look, choose, and look away again."""
        match.then((self.cover,))
        match.then((self.rules.choosing.last_choice,))
        match.ask(owner, (self.ask_look,))

    def _fable_before(self, state: GrimmForestState, seat: int) -> int:
        """The zone with the Fable that lies face down before a seat, or NOBODY."""
        for zone in (self.rules.chosen + seat, self.rules.unseen + seat):
            if state.zones[zone]:
                return zone
        return NOBODY

    def offer_look(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        others = [other for other in range(self.rules.players) if other != seat]
        return [self.look_gather + other for other in others] + [
            self.look_fable + other for other in others if self._fable_before(state, other) != NOBODY
        ]

    def explain_look(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if option in (self.look_gather + seat, self.look_fable + seat):
            return [Reason("gf.friend.evil-queen", "look-at-others")]
        if 0 <= option - self.look_fable < self.rules.players:
            about = {"seat": option - self.look_fable}
            return [Reason("gf.friend.evil-queen", "no-fable-to-look-at", about)]
        return []

    def take_look(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        other = option - self.look_fable
        if other >= 0:
            match.show(self._fable_before(match.state, other), [seat])
        else:
            match.show(self.rules.laid + option - self.look_gather, [seat])

    def run_cover(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        rules, shown = self.rules, match.state.shown
        for first in (rules.laid, rules.chosen, rules.unseen):
            for zone in range(first, first + rules.players):
                if shown[zone]:
                    match.show(zone, [])


@final
class Huntsman:
    """Opponents must play a Fable; once a round a monster on your place is stopped, and pays for it."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.kind = rules.kind_names.index("huntsman")
        rules.choosing.demands[self.kind] = self.beat_the_bushes
        rules.monsters.guards.append(self.guard)
        self.hunt = rules.verb("hunt").base
        self.spare = rules.verb("spare").base
        self.ask_hunt = rules.question("hunt", self.offer_hunt, self.take_hunt, "gf.friend.huntsman")

    def beat_the_bushes(self, state: GrimmForestState, owner: int) -> None:
        for other in range(self.rules.players):
            if other != owner:
                state.duties[other] |= MUST_PLAY

    def guard(self, match: Match[GrimmForestState], sender: int) -> bool:
        """Stop a monster on his place; if another will strike there later, the owner may wait for it."""
        state = match.state
        place = state.monsters[sender]
        if HUNTED in state.stopped:
            return False
        for hunter in self.rules.walking.at(state, place):
            if self.rules.turns.friend(state, hunter) != self.kind:
                continue
            following = self.next_there(state, sender, place)
            if following != NOBODY:
                played = self.rules.played
                match.tell(
                    "cause-hunt",
                    [hunter],
                    seat=hunter,
                    card=state.zones[played + sender][0],
                    next_card=state.zones[played + following][0],
                )
                match.ask(hunter, (self.ask_hunt, sender))
                return False
            self.shoot(match, hunter, sender)
            return True
        return False

    def next_there(self, state: GrimmForestState, sender: int, place: int) -> int:
        """Who has sent another monster that is still to strike on this place, or NOBODY."""
        monsters, players = self.rules.monsters, self.rules.players
        turn = (sender - state.first) % players
        for other in range(players):
            if other == sender or state.monsters[other] != place or state.stopped[other]:
                continue
            moment = monsters.moment(state, other)
            if moment > state.window or (moment == state.window and (other - state.first) % players > turn):
                return other
        return NOBODY

    def shoot(self, match: Match[GrimmForestState], hunter: int, sender: int) -> None:
        self.rules.monsters.mark_stopped(match, hunter, sender, HUNTED)
        self.rules.supply.give_each(match.state, hunter)

    def offer_hunt(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.hunt, self.spare]

    def take_hunt(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        if option == self.hunt:
            self.shoot(match, seat, step[1])
