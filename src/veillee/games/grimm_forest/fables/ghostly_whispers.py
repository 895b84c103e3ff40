"""Ghostly Whispers, a Fable (gf.fable.ghostly-whispers)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import GrimmForestState

HEARD: Final = 4
KEPT: Final = 2


@final
class GhostlyWhispers:
    """If alone draw four Fables, keep two and discard the others."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.ghostly-whispers"
        alone = rules.walking.is_alone
        rules.effects.on(END_OF_GATHER, PLAYED, "ghostly-whispers", self.act, rule, alone)
        self.keep = rules.card_verb("keep-fable", rules.cards.fables)
        self.ask_keep = rules.question("whispers", self.offer_keep, self.take_keep, rule, self.explain_keep)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        self.rules.decks.draw_fables(match, self.rules.peeked[owner], HEARD)
        match.tell("cause-whispers", [owner], seat=owner, more="no")
        self._go_on(match, owner, KEPT)

    def _go_on(self, match: Match[GrimmForestState], seat: int, left: int) -> None:
        """Ask which to keep while there are more Fables than can be kept."""
        rules = self.rules
        if not left:
            match.move_all(rules.peeked[seat], rules.fable_discard)
        elif len(match.state.zones[rules.peeked[seat]]) > left:
            match.ask(seat, self.ask_keep(left))
        else:
            match.move_all(rules.peeked[seat], rules.hands[seat])

    def offer_keep(self, state: GrimmForestState, seat: int, left: int) -> list[int]:
        return self.keep.each_of(state.zones[self.rules.peeked[seat]])

    def explain_keep(self, state: GrimmForestState, seat: int, option: int, left: int) -> list[Reason]:
        if option in self.keep:
            card = self.rules.kind_names[self.keep.card(option)]
            return [Reason("gf.fable.ghostly-whispers", "not-whispered", {"card": card})]
        return []

    def take_keep(self, match: Match[GrimmForestState], seat: int, option: int, left: int) -> None:
        match.move_kind(self.rules.peeked[seat], self.keep.card(option), self.rules.hands[seat])
        match.tell("cause-whispers", [seat], seat=seat, more="yes", card=self.keep.card(option))
        self._go_on(match, seat, left - 1)
