"""Bridge Troll, a Fable and a monster (gf.fable.bridge-troll)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState


@final
class BridgeTroll:
    """An opponent there gives its player half of what they collected; in some editions it may spare all."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.bridge-troll"
        self.may_spare = rules.options["bridge-troll-self"] == "yes"
        rules.monsters.add("bridge-troll", END_OF_GATHER, self.strike, self.harms, rule)
        self.halt = rules.seat_verb("ask-toll", "other_seat")
        self.ask_victim = rules.question(
            "toll", self.offer_victim, self.take_victim, rule, self.explain_victim, is_open=True
        )

    def harms(self, state: GrimmForestState, sender: int, place: int) -> bool:
        """Whether an opponent there has collected something that can be halved."""
        here = self.rules.walking.at(state, place)
        return any([sum(state.gathered[seat]) > 1 for seat in here if seat != sender])

    def strike(self, match: Match[GrimmForestState], sender: int, place: int) -> None:
        victims = self._victims(match.state, sender, place)
        if victims:
            match.ask(sender, self.ask_victim(place))

    def _victims(self, state: GrimmForestState, sender: int, place: int) -> list[int]:
        return [seat for seat in self.rules.walking.at(state, place) if self.may_spare or seat != sender]

    def offer_victim(self, state: GrimmForestState, seat: int, place: int) -> list[int]:
        return self.halt.each(self._victims(state, seat, place))

    def explain_victim(self, state: GrimmForestState, seat: int, option: int, place: int) -> list[Reason]:
        if option not in self.halt:
            return []
        victim = self.halt.seat(option)
        if victim == seat and state.pigs[seat] == place:
            return [Reason("gf.fable.bridge-troll", "troll-spares-you")]
        return [Reason("gf.fable.bridge-troll", "not-at-the-troll", {"seat": victim})]

    def take_victim(self, match: Match[GrimmForestState], seat: int, option: int, place: int) -> None:
        victim = self.halt.seat(option)
        if victim != seat:
            collected = match.state.gathered[victim]
            half = sum(collected) // 2
            self.rules.giving.let_give(match, "bridge-troll", victim, seat, half, collected)
