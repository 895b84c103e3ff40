"""The course of a round: its moments one after the other, from the Prince to the clean-up (gf.round).

Every moment is a step of the table that first puts the next one on the agenda, then its own content on top:
what the rules do at that moment, and the effects of the cards that name it (`windows.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Step
from veillee.games.grimm_forest.state import (
    BASIC_ACTIONS,
    MARKET,
    MATERIALS,
    NOBODY,
    NOWHERE,
    GrimmForestState,
)
from veillee.games.grimm_forest.windows import (
    BEFORE_COLLECTING,
    CHOOSING,
    CHOOSING_LATE,
    COLLECTED,
    END_OF_BUILD,
    END_OF_GATHER,
    FABLES_REVEALED,
    GATHER_REVEALED,
    MONSTERS_CALLED,
    START_OF_BUILD,
    START_OF_ROUND,
    TURNS,
)

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: What a place gets anew in every round, by material; the Market gets one of each.
BUNDLES: Final = (5, 4, 3)


@final
class Course:
    """Leads from moment to moment."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        #: The step of each moment, by its number in `windows.py`.
        self.moments = [
            rules.step("start-of-round", self.run_start_of_round, "gf.start-of-round"),
            rules.step("choosing", self.run_choosing, "gf.choose"),
            rules.step("choosing-late", self.run_choosing_late, "gf.choose"),
            rules.step("monsters-called", self.run_monsters_called, "gf.reveal-fables"),
            rules.step("fables-revealed", self.run_fables_revealed, "gf.reveal-fables"),
            rules.step("gather-revealed", self.run_gather_revealed, "gf.reveal-gather"),
            rules.step("before-collecting", self.run_before_collecting, "gf.before-collecting"),
            rules.step("collected", self.run_collected, "gf.collect"),
            rules.step("end-of-gather", self.run_end_of_gather, "gf.end-of-gather"),
            rules.step("start-of-build", self.run_start_of_build, "gf.build-phase"),
            rules.step("turns", self.run_turns, "gf.build-phase"),
            rules.step("end-of-build", self.run_end_of_build, "gf.build-phase"),
        ]
        self.clean_up = rules.step("clean-up", self.run_clean_up, "gf.clean-up")

    def _enter(self, match: Match[GrimmForestState], window: int) -> None:
        """Say what moment it is, and what follows."""
        match.state.window = window
        match.then((self.moments[window + 1],))

    def run_start_of_round(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        rules, state = self.rules, match.state
        state.round += 1
        self._enter(match, START_OF_ROUND)
        rules.windows.open(match, START_OF_ROUND)
        if rules.prince is not None:
            match.then((rules.prince.visit,))

    def run_choosing(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        self._enter(match, CHOOSING)
        self.rules.choosing.set_duties(match.state)
        self.rules.choosing.ask(match, late=False)

    def run_choosing_late(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        self._enter(match, CHOOSING_LATE)
        self.rules.windows.open(match, CHOOSING_LATE)

    def run_monsters_called(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        """All Fables are turned up; whatever takes monsters away does so before any is placed."""
        rules, state = self.rules, match.state
        self._enter(match, MONSTERS_CALLED)
        state.beasts = 0
        for player in rules.turn_order(state):
            for zone in (rules.chosen + player, rules.unseen + player):
                if state.zones[zone]:
                    state.beasts += rules.is_monster[match.move(zone, 0, rules.played + player)]
        rules.windows.open(match, MONSTERS_CALLED)

    def run_fables_revealed(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        self._enter(match, FABLES_REVEALED)
        self.rules.windows.open(match, FABLES_REVEALED)

    def run_gather_revealed(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        rules = self.rules
        self._enter(match, GATHER_REVEALED)
        match.then((rules.walking.walk,))
        rules.walking.turn_up(match)
        rules.windows.open(match, GATHER_REVEALED)

    def run_before_collecting(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        rules = self.rules
        self._enter(match, BEFORE_COLLECTING)
        match.then((rules.collecting.collect,))
        rules.windows.open(match, BEFORE_COLLECTING)

    def run_collected(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        self._enter(match, COLLECTED)
        for settlement in self.rules.collecting.settlements:
            match.then((settlement,))
        self.rules.windows.open(match, COLLECTED)

    def run_end_of_gather(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        rules = self.rules
        self._enter(match, END_OF_GATHER)
        match.then((rules.putting_away.put_away,))
        rules.windows.open(match, END_OF_GATHER)

    def run_start_of_build(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        self._enter(match, START_OF_BUILD)
        self.rules.windows.open(match, START_OF_BUILD)

    def run_turns(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        self._enter(match, TURNS)
        for player in reversed(self.rules.turn_order(match.state)):
            match.then((self.rules.turns.begin_turn, player))

    def run_end_of_build(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        match.state.window = END_OF_BUILD
        match.then((self.rules.ending.check,))
        self.rules.windows.open(match, END_OF_BUILD)

    def run_clean_up(self, match: Match[GrimmForestState], seat: int, step: Step) -> None:
        """The marker moves on, pigs go home, everybody can act again, and the places are stocked up."""
        rules, state = self.rules, match.state
        state.first = (state.first + 1) % rules.players
        match.tell("first-player", seat=state.first)
        state.active = NOBODY
        state.pigs = [NOWHERE] * rules.players
        state.going = [NOWHERE] * rules.players
        state.gathered = [[0, 0, 0] for _ in range(rules.players)]
        state.actions = [BASIC_ACTIONS] * rules.players
        state.bonus = [0] * rules.players
        self.stock_up(state)
        match.end_turn()
        match.then((self.moments[START_OF_ROUND],))

    def stock_up(self, state: GrimmForestState) -> None:
        """Add a bundle to each place of one material, and one of each to the Market."""
        for material, bundle in enumerate(BUNDLES):
            state.stocks[3 * material + material] += bundle
        if self.rules.places > MARKET:
            for material in range(len(MATERIALS)):
                state.stocks[3 * MARKET + material] += 1
