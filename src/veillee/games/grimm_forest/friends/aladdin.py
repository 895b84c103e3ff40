"""Aladdin, a Friend (gf.friend.aladdin)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, OneArgument
from veillee.games.grimm_forest.effects import FRIEND
from veillee.games.grimm_forest.moments import END_OF_GATHER, START_OF_ROUND
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import SAID_ALONE, SAID_COMPANY, GrimmForestState


@final
class ForetellVerb(OneArgument):
    """A verb about being alone or together."""

    def is_alone(self, option: int) -> bool:
        return self.value(option) == 0


@final
class Aladdin:
    """Foretell whether you will be alone or in company; one of each resource for being right."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.friend.aladdin"
        rules.effects.on(START_OF_ROUND, FRIEND, "aladdin", self.rub_lamp, rule)
        granting = rules.effects.on(END_OF_GATHER, FRIEND, "aladdin", self.grant, rule, self.was_right)
        granting.was_wrong = self.was_wrong
        self.foretell = ForetellVerb(rules.verb("foretell", company=("alone", "together")))
        self.ask_foretell = rules.question("foretell", self.offer_foretell, self.take_foretell, rule)

    def rub_lamp(self, match: Match[GrimmForestState], owner: int) -> None:
        match.ask(owner, self.ask_foretell())

    def offer_foretell(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.foretell.all()

    def take_foretell(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        match.state.said[seat] = SAID_ALONE if self.foretell.is_alone(option) else SAID_COMPANY

    def was_right(self, state: GrimmForestState, owner: int) -> bool:
        """By where the pigs stood when all collected; nobody moves after that."""
        said = state.said[owner]
        if said == SAID_ALONE:
            return self.rules.walking.is_alone(state, owner)
        return said == SAID_COMPANY and self.rules.walking.has_company(state, owner)

    def was_wrong(self, state: GrimmForestState, owner: int) -> bool:
        return state.said[owner] in (SAID_ALONE, SAID_COMPANY) and not self.was_right(state, owner)

    def grant(self, match: Match[GrimmForestState], owner: int) -> None:
        self.rules.supply.give_each(match.state, owner)
