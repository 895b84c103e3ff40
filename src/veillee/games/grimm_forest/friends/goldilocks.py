"""Goldilocks, a Friend (gf.friend.goldilocks)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import CardVerb, Match, Reason
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState

#: How many Fables she looks at.
SEEN: Final = 3


@final
class Goldilocks:
    """One of the next three Fables; the others go back in an order of her owner's choice."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        self.rule = "gf.friend.goldilocks"
        rules.turns.add_special("goldilocks", self.look, rules.decks.why_no_fable)
        self.keep = rules.card_verb("keep-one", rules.cards.fables)
        self.put_back = rules.card_verb("put-back", rules.cards.fables)
        self.ask_keep = rules.question(
            "goldilocks", self.offer_keep, self.take_keep, self.rule, self.explain_keep
        )
        self.ask_put_back = rules.question(
            "put-back", self.offer_put_back, self.take_put_back, self.rule, self.explain_put_back
        )

    def look(self, match: Match[GrimmForestState], seat: int) -> None:
        self.rules.decks.draw_fables(match, self.rules.peeked[seat], SEEN)
        match.ask(seat, self.ask_keep())

    def _explain(self, verb: CardVerb, option: int) -> list[Reason]:
        if option not in verb:
            return []
        card = self.rules.kind_names[verb.card(option)]
        return [Reason(self.rule, "not-among-them", {"card": card})]

    def offer_keep(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.keep.each_of(state.zones[self.rules.peeked[seat]])

    def explain_keep(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        return self._explain(self.keep, option)

    def take_keep(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        rules = self.rules
        match.move_kind(rules.peeked[seat], self.keep.card(option), rules.hands[seat])
        self._put_rest_back(match, seat)

    def _put_rest_back(self, match: Match[GrimmForestState], seat: int) -> None:
        """The last one goes on top without a question."""
        rules = self.rules
        if len(match.state.zones[rules.peeked[seat]]) > 1:
            match.ask(seat, self.ask_put_back())
        else:
            match.move_all(rules.peeked[seat], rules.fable_deck)

    def offer_put_back(self, state: GrimmForestState, seat: int) -> list[int]:
        return self.put_back.each_of(state.zones[self.rules.peeked[seat]])

    def explain_put_back(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        return self._explain(self.put_back, option)

    def take_put_back(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        rules = self.rules
        match.move_kind(rules.peeked[seat], self.put_back.card(option), rules.fable_deck)
        self._put_rest_back(match, seat)
