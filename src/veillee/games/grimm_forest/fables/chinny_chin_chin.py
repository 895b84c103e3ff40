"""Chinny Chin Chin, a Fable (gf.fable.chinny-chin-chin)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import BEFORE_COLLECTING
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import PLACES, GrimmForestState
from veillee.games.grimm_forest.verbs import PlaceVerb


@final
class ChinnyChinChin:
    """Run from a monster to any other place, or draw a Fable if no monster was played."""

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.chinny-chin-chin"
        rules.effects.on(BEFORE_COLLECTING, PLAYED, "chinny-chin-chin", self.act, rule, works=self.has_reason)
        self.run_to = PlaceVerb(rules.verb("run-to", place=rules.place_names))
        self.stay = rules.plain_verb("stay")
        self.ask_run = rules.question("run-away", self.offer_run, self.take_run, rule, self.explain_run)

    def has_reason(self, state: GrimmForestState, owner: int) -> bool:
        """Whether a monster is here, or none was played."""
        return not state.beasts or self.rules.monsters.stand_at(state, state.pigs[owner])

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        rules, state = self.rules, match.state
        if rules.monsters.stand_at(state, state.pigs[owner]):
            sender = state.monsters.index(state.pigs[owner])
            monster = rules.monsters.card_of(state, sender)
            stopped = "yes" if state.stopped[sender] else "no"
            match.tell("cause-run-away", [owner], seat=owner, card=monster, stopped=stopped)
            match.ask(owner, self.ask_run())
        elif not state.beasts:
            rules.decks.draw_fables(match, rules.hands[owner])

    def offer_run(self, state: GrimmForestState, seat: int) -> list[int]:
        others = [place for place in range(self.rules.places) if place != state.pigs[seat]]
        return [*self.run_to.each(others), self.stay]

    def explain_run(self, state: GrimmForestState, seat: int, option: int) -> list[Reason]:
        here = state.pigs[seat]
        if option == self.run_to(here):
            return [Reason("gf.fable.chinny-chin-chin", "there-already", {"place": PLACES[here]})]
        return []

    def take_run(self, match: Match[GrimmForestState], seat: int, option: int) -> None:
        if option != self.stay:
            match.state.pigs[seat] = self.run_to.place(option)
