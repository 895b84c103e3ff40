"""Wishing Well, a Fable (gf.fable.wishing-well)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import FABLES_REVEALED
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import NOBODY, GrimmForestState


@final
class WishingWell:
    """The Gather cards before two players change places, unseen by the others."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.wishing-well"
        rules.effects.on(FABLES_REVEALED, PLAYED, "wishing-well", self.act, rule)
        self.exchange = rules.seat_verb("exchange", "other_seat")
        self.ask_exchange = rules.question(
            "wishing-well", self.offer_exchange, self.take_exchange, rule, self.explain_exchange
        )

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        """Two players have no choice: their cards change places."""
        if self.rules.players == 2:
            self._swap(match, 0, 1)
        else:
            match.tell("cause-wishing-well", [owner], seat=owner, more="no")
            match.ask(owner, self.ask_exchange(NOBODY))

    def offer_exchange(self, state: GrimmForestState, seat: int, first: int) -> list[int]:
        return self.exchange.each([player for player in range(self.rules.players) if player != first])

    def explain_exchange(self, state: GrimmForestState, seat: int, option: int, first: int) -> list[Reason]:
        if option in self.exchange:
            return [Reason("gf.fable.wishing-well", "two-players-exchange")]
        return []

    def take_exchange(self, match: Match[GrimmForestState], seat: int, option: int, first: int) -> None:
        if first == NOBODY:
            chosen = self.exchange.seat(option)
            match.tell("cause-wishing-well", [seat], seat=seat, more="yes", other_seat=chosen)
            match.ask(seat, self.ask_exchange(chosen))
        else:
            self._swap(match, first, self.exchange.seat(option))

    def _swap(self, match: Match[GrimmForestState], one: int, other: int) -> None:
        laid, colours, bound = self.rules.laid, match.state.colours, match.state.bound
        match.pass_on((laid[one], laid[other]), (laid[other], laid[one]))
        colours[one], colours[other] = colours[other], colours[one]
        bound[one], bound[other] = bound[other], bound[one]
