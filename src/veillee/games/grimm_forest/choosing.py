"""Choosing in secret: a Gather card, then a Fable or none (gf.choose)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import (
    CHOOSES_LATE,
    FABLE_LAID,
    MUST_PLAY,
    PLACES,
    GrimmForestState,
)

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: What a Friend demands of its owner's choice, or of the others'.
Demand = Callable[[GrimmForestState, int], None]


@final
class Choosing:
    """Two questions to everybody at the same time; some cards set duties on a seat's choice."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        #: Friends that set duties, by kind, and how they do it.
        self.demands: dict[int, Demand] = {}
        self.gather = rules.verb("gather", place=PLACES[: rules.places]).base
        self.play = rules.verb("play", card=rules.fable_names).base
        self.no_fable = rules.verb("no-fable").base
        self.last_choice = rules.step("last-choice", self.run_last_choice, "gf.choose")
        self.ask_gather = rules.question(
            "gather", self.offer_gather, self.take_gather, "gf.choose", self.explain_gather
        )
        self.ask_fable = rules.question(
            "fable", self.offer_fable, self.take_fable, "gf.choose", self.explain_fable
        )

    def set_duties(self, state: GrimmForestState) -> None:
        for seat in range(self.rules.players):
            demand = self.demands.get(self.rules.turns.friend(state, seat))
            if demand is not None:
                demand(state, seat)

    def ask(self, match: Match[GrimmForestState], late: bool) -> None:
        """Ask those who choose now; who holds no Fable is asked for none."""
        rules, state = self.rules, match.state
        anyone = False
        for seat in range(rules.players):
            duties = state.duties[seat]
            if bool(duties & CHOOSES_LATE) != late:
                continue
            anyone = True
            if state.zones[rules.hands + seat] and not duties & FABLE_LAID:
                match.ask(seat, (self.ask_fable,))
            match.ask(seat, (self.ask_gather,))
        if anyone:
            match.begin_phase()

    def run_last_choice(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        """Whoever chooses late does so now; the card that made them wait says when."""
        self.ask(match, late=True)

    def offer_gather(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        shift = self.gather - self.rules.first_gather
        return [shift + kind for kind in state.zones[self.rules.gather + seat]]

    def take_gather(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        match.move_kind(rules.gather + seat, rules.first_gather + option - self.gather, rules.laid + seat)

    def explain_gather(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        place = option - self.gather
        if 0 <= place < self.rules.places:
            return [Reason("gf.choose", "no-such-gather-card", {"place": PLACES[place]})]
        return []

    def offer_fable(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        options = [self.play + kind for kind in dict.fromkeys(state.zones[self.rules.hands + seat])]
        if not state.duties[seat] & MUST_PLAY:
            options.append(self.no_fable)
        return options

    def take_fable(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        if option != self.no_fable:
            match.move_kind(self.rules.hands + seat, option - self.play, self.rules.chosen + seat)

    def explain_fable(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if option == self.no_fable:
            return [Reason("gf.friend.huntsman", "must-play-a-fable")]
        if self.play <= option < self.no_fable:
            card = self.rules.kind_names[option - self.play]
            return [Reason("gf.choose", "not-in-hand", {"card": card})]
        return []
