"""Fables of the end of gathering that bring more Fables, of others, of the deck or of the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import GrimmForestState
from veillee.games.grimm_forest.windows import END_OF_GATHER, PLAYED

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

HEARD: Final = 4
KEPT: Final = 2
RECALLED: Final = 2


@final
class ConsultTheOracle:
    """If alone you may take a Fable from each opponent by chance: from all who hold some, or from nobody."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.consult-the-oracle"
        alone = rules.walking.is_alone
        rules.windows.on(
            END_OF_GATHER, PLAYED, "consult-the-oracle", self.act, rule, alone, self.has_opponents
        )
        self.consult = rules.verb("consult").base
        self.leave = rules.verb("leave-fables").base
        self.ask_oracle = rules.question("oracle", self.offer_oracle, self.take_oracle, rule)

    def has_opponents(self, state: GrimmForestState, owner: int) -> bool:
        """Whether an opponent holds a Fable; how many everybody holds is public."""
        return bool(self._holders(state, owner))

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        if self._holders(match.state, owner):
            match.ask(owner, (self.ask_oracle,))

    def _holders(self, state: GrimmForestState, seat: int) -> list[int]:
        hands = self.rules.hands
        return [
            other for other in self.rules.turn_order(state) if other != seat and state.zones[hands + other]
        ]

    def offer_oracle(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.consult, self.leave]

    def take_oracle(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        if option == self.leave:
            return
        hands, zones = self.rules.hands, match.state.zones
        for other in self._holders(match.state, seat):
            match.move(hands + other, match.below(len(zones[hands + other])), hands + seat)


@final
class GhostlyWhispers:
    """If alone draw four Fables, keep two and discard the others."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.ghostly-whispers"
        alone = rules.walking.is_alone
        rules.windows.on(END_OF_GATHER, PLAYED, "ghostly-whispers", self.act, rule, alone)
        self.keep = rules.verb("keep-fable", card=rules.fable_names).base
        self.ask_keep = rules.question("whispers", self.offer_keep, self.take_keep, rule, self.explain_keep)

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        self.rules.decks.draw_fables(match, self.rules.peeked + owner, HEARD)
        match.tell("cause-whispers", [owner], seat=owner, more="no")
        self._go_on(match, owner, KEPT)

    def _go_on(self, match: Match[GrimmForestState], seat: int, left: int) -> None:
        """Ask which to keep while there are more Fables than can be kept."""
        rules = self.rules
        if not left:
            match.move_all(rules.peeked + seat, rules.fable_discard)
        elif len(match.state.zones[rules.peeked + seat]) > left:
            match.ask(seat, (self.ask_keep, left))
        else:
            match.move_all(rules.peeked + seat, rules.hands + seat)

    def offer_keep(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.keep + kind for kind in dict.fromkeys(state.zones[self.rules.peeked + seat])]

    def explain_keep(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if 0 <= option - self.keep < len(self.rules.fable_names):
            card = self.rules.kind_names[option - self.keep]
            return [Reason("gf.fable.ghostly-whispers", "not-whispered", {"card": card})]
        return []

    def take_keep(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        match.move_kind(self.rules.peeked + seat, option - self.keep, self.rules.hands + seat)
        match.tell("cause-whispers", [seat], seat=seat, more="yes", card=option - self.keep)
        self._go_on(match, seat, step[1] - 1)


@final
class SearchingThePast:
    """If an opponent is with you, take two Fables of your choice from the discard pile."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.searching-the-past"
        rules.windows.on(END_OF_GATHER, PLAYED, "searching-the-past", self.act, rule, self.in_company)
        self.recall = rules.verb("recall", card=rules.fable_names).base
        self.ask_past = rules.question(
            "past", self.offer_past, self.take_past, rule, self.explain_past, is_open=True
        )

    def in_company(self, state: GrimmForestState, seat: int) -> bool:
        return bool(self.rules.walking.with_you(state, seat))

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        self._go_on(match, owner, RECALLED)

    def _go_on(self, match: Match[GrimmForestState], seat: int, left: int) -> None:
        """Take what leaves no choice, or ask for one more."""
        rules = self.rules
        if len(match.state.zones[rules.fable_discard]) <= left:
            match.move_all(rules.fable_discard, rules.hands + seat)
        elif left:
            match.tell("cause-past", [seat], seat=seat, count=left)
            match.ask(seat, (self.ask_past, left))

    def offer_past(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.recall + kind for kind in dict.fromkeys(state.zones[self.rules.fable_discard])]

    def explain_past(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if 0 <= option - self.recall < len(self.rules.fable_names):
            card = self.rules.kind_names[option - self.recall]
            return [Reason("gf.fable.searching-the-past", "not-discarded", {"card": card})]
        return []

    def take_past(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        match.move_kind(self.rules.fable_discard, option - self.recall, self.rules.hands + seat)
        self._go_on(match, seat, step[1] - 1)
