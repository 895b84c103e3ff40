"""Searching the Past, a Fable (gf.fable.searching-the-past)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState

RECALLED: Final = 2


@final
class SearchingThePast:
    """If an opponent is with you, take two Fables of your choice from the discard pile."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.searching-the-past"
        company = rules.walking.has_company
        rules.effects.on(END_OF_GATHER, PLAYED, "searching-the-past", self.act, rule, company)
        self.recall = rules.card_verb("recall", rules.cards.fables)
        self.ask_past = rules.question(
            "past", self.offer_past, self.take_past, rule, self.explain_past, is_open=True
        )

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        self._go_on(match, owner, RECALLED)

    def _go_on(self, match: Match[GrimmForestState], seat: int, left: int) -> None:
        """Take what leaves no choice, or ask for one more."""
        rules = self.rules
        if len(match.state.zones[rules.fable_discard]) <= left:
            match.move_all(rules.fable_discard, rules.hands[seat])
        elif left:
            match.tell("cause-past", [seat], seat=seat, count=left)
            match.ask(seat, self.ask_past(left))

    def offer_past(self, state: GrimmForestState, seat: int, left: int) -> list[int]:
        return self.recall.each_of(state.zones[self.rules.fable_discard])

    def explain_past(self, state: GrimmForestState, seat: int, option: int, left: int) -> list[Reason]:
        if option in self.recall:
            card = self.rules.kind_names[self.recall.card(option)]
            return [Reason("gf.fable.searching-the-past", "not-discarded", {"card": card})]
        return []

    def take_past(self, match: Match[GrimmForestState], seat: int, option: int, left: int) -> None:
        match.move_kind(self.rules.fable_discard, self.recall.card(option), self.rules.hands[seat])
        self._go_on(match, seat, left - 1)
