"""Fables that move pigs before anybody collects."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import PLACES, GrimmForestState
from veillee.games.grimm_forest.windows import BEFORE_COLLECTING, PLAYED

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest


@final
class ChinnyChinChin:
    """Run from a monster to any other place, or draw a Fable if no monster was played."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.fable.chinny-chin-chin"
        rules.windows.on(BEFORE_COLLECTING, PLAYED, "chinny-chin-chin", self.act, rule, works=self.has_reason)
        self.run_to = rules.verb("run-to", place=PLACES[: rules.places]).base
        self.stay = rules.verb("stay").base
        self.ask_run = rules.question("run-away", self.offer_run, self.take_run, rule, self.explain_run)

    def has_reason(self, state: GrimmForestState, owner: int) -> bool:
        """Whether a monster is here, or none was played."""
        return not state.beasts or self.rules.monsters.stand_at(state, state.pigs[owner])

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        rules, state = self.rules, match.state
        if rules.monsters.stand_at(state, state.pigs[owner]):
            sender = state.monsters.index(state.pigs[owner])
            monster = state.zones[rules.played + sender][0]
            stopped = "yes" if state.stopped[sender] else "no"
            match.tell("cause-run-away", [owner], seat=owner, card=monster, stopped=stopped)
            match.ask(owner, (self.ask_run,))
        elif not state.beasts:
            rules.decks.draw_fables(match, rules.hands + owner)

    def offer_run(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        here = state.pigs[seat]
        return [*[self.run_to + place for place in range(self.rules.places) if place != here], self.stay]

    def explain_run(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        if option == self.run_to + state.pigs[seat]:
            return [Reason("gf.fable.chinny-chin-chin", "there-already", {"place": PLACES[state.pigs[seat]]})]
        return []

    def take_run(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        if option != self.stay:
            match.state.pigs[seat] = option - self.run_to


@final
class Roar:
    """Each opponent at your place draws one of their usable Gather cards and goes where it says.

    All cards on the table are open by now. One of their own that a Wishing Well has put before somebody else
    is drawn like the others; it stays where it lies, for that other player stands by it.
    """

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rules.windows.on(BEFORE_COLLECTING, PLAYED, "roar", self.act, "gf.fable.roar", works=self.has_company)

    def has_company(self, state: GrimmForestState, owner: int) -> bool:
        return bool(self.rules.walking.with_you(state, owner))

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        rules = self.rules
        frightened = rules.walking.with_you(match.state, owner)
        for seat in frightened:
            rules.gather_cards.send_home(match, rules.turned_up, seat)
        for seat in frightened:
            self._flee(match, seat)

    def _flee(self, match: Match[GrimmForestState], seat: int) -> None:
        rules, state = self.rules, match.state
        hand = state.zones[rules.gather + seat]
        cards = [*hand, *rules.gather_cards.carried_off(state, seat, rules.turned_up)]
        index = match.below(len(cards)) if len(cards) > 1 else 0
        state.pigs[seat] = cards[index] - rules.first_gather
        if index < len(hand):
            match.move(rules.gather + seat, index, rules.turned_up + seat)
