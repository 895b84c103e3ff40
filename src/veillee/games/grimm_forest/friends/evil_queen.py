"""Evil Queen, a Friend (gf.friend.evil-queen)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import CHOOSING_LATE
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import CHOOSES_LATE, NOBODY, GrimmForestState


@final
class EvilQueen:
    """Choose last, after a secret look at a card that an opponent has laid down."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.friend.evil-queen"
        rules.choosing.add_demand("evil-queen", self.wait)
        rules.effects.on(CHOOSING_LATE, FRIEND, "evil-queen", self.ask_mirror, rule)
        self.cover = rules.step("evil-queen.cover", self.run_cover, rule)
        self.look_gather = rules.seat_verb("look-gather", "other_seat")
        self.look_fable = rules.seat_verb("look-fable", "other_seat")
        self.ask_look = rules.question(
            "look", self.offer_look, self.take_look, rule, self.explain_look, is_open=True
        )

    def wait(self, state: GrimmForestState, owner: int) -> None:
        state.set_duty(owner, CHOOSES_LATE)

    def ask_mirror(self, match: Match[GrimmForestState], owner: int) -> None:
        """Look, choose, and look away again."""
        match.then(self.cover())
        match.then(self.rules.choosing.last_choice())
        match.ask(owner, self.ask_look())

    def _fable_before(self, state: GrimmForestState, seat: int) -> int:
        """The zone with the Fable that lies face down before a seat, or NOBODY."""
        for zone in (self.rules.chosen[seat], self.rules.unseen[seat]):
            if state.zones[zone]:
                return zone
        return NOBODY

    def offer_look(self, state: GrimmForestState, seat: int) -> list[int]:
        others = self.rules.opponents[seat]
        with_fables = [other for other in others if self._fable_before(state, other) != NOBODY]
        return [*self.look_gather.each(others), *self.look_fable.each(with_fables)]

    def explain_look(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        if option in (self.look_gather(seat), self.look_fable(seat)):
            return [Reason("gf.friend.evil-queen", "look-at-others")]
        if option in self.look_fable:
            about = {"seat": self.look_fable.seat(option)}
            return [Reason("gf.friend.evil-queen", "no-fable-to-look-at", about)]
        return []

    def take_look(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        if option in self.look_fable:
            match.show(self._fable_before(match.state, self.look_fable.seat(option)), [seat])
        else:
            match.show(self.rules.laid[self.look_gather.seat(option)], [seat])

    def run_cover(self, match: Match[GrimmForestState], seat: int) -> None:
        rules, shown = self.rules, match.state.shown
        for zone in [*rules.laid, *rules.chosen, *rules.unseen]:
            if shown[zone]:
                match.show(zone, [])
