"""The course of a round: its moments one after the other, from the Prince to the clean-up (gf.round).

Every moment is a step of the table. It puts the next one on the agenda and its own content on top: what the
rules do, and between that the effects of the cards that name the moment (`effects.py`). A part of the rules
says with `before`, `at` or `after` when it is its turn:

    start-of-round     the round is counted, the Prince rides by (`prince.py`)
    choosing           all choose in secret (`choosing.py`)
    choosing-late      those choose who wait for the others, if a card says so
    monsters-called    Fables are turned up (`choosing.py`)
    fables-revealed    Fables that act at once do so
    gather-revealed    Gather cards are turned up, then pigs walk (`walking.py`)
    before-collecting  some cards act, then all collect (`collecting.py`)
    collected          everything lies on the boards
    end-of-gather      most cards act, then they are put away (`putting_away.py`)
    start-of-build     some Friends act
    turns              everybody has a turn (`turns.py`)
    end-of-build       some Friends act, then it is seen whether somebody has won (`scoring.py`)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from veillee.core import Declared, Match
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.effects import Effects
from veillee.games.grimm_forest.moments import MOMENTS, START_OF_ROUND
from veillee.games.grimm_forest.state import (
    BASIC_ACTIONS,
    MARKET,
    MATERIALS,
    NOBODY,
    NOWHERE,
    GrimmForestState,
    material_from,
)

#: The rule that each moment stands for.
RULES: Final = (
    "gf.start-of-round",
    "gf.choose",
    "gf.choose",
    "gf.reveal-fables",
    "gf.reveal-fables",
    "gf.reveal-gather",
    "gf.before-collecting",
    "gf.collect",
    "gf.end-of-gather",
    "gf.build-phase",
    "gf.build-phase",
    "gf.build-phase",
)

#: What the Fields, the Forest and the Brickyard get anew in every round; the Market gets one of each.
BUNDLES: Final = (5, 4, 3)

#: What the rules do as a moment begins.
Begin = Callable[[Match[GrimmForestState]], None]


@final
class Moment:
    """One moment of the round, and what the rules do then."""

    #: Lets the moment come.
    step: Declared[[]]

    def __init__(self, number: int, effects: Effects) -> None:
        self.number = number
        self.effects = effects
        self.following: Moment | None = None
        self.before: list[Declared[[]]] = []
        self.begin: list[Begin] = []
        self.after: list[Declared[[]]] = []

    def run(self, match: Match[GrimmForestState], seat: int) -> None:
        """Say what moment it is; what is put on the agenda last comes first."""
        match.state.window = self.number
        if self.following is not None:
            match.then(self.following.step())
        for step in self.after:
            match.then(step())
        for begin in self.begin:
            begin(match)
        self.effects.open(match, self.number)
        for step in self.before:
            match.then(step())


@final
class Rounds:
    """Leads from moment to moment; the last one leaves it to the end of the game what follows."""

    def __init__(self, rules: GrimmForestBase, effects: Effects) -> None:
        self.rules = rules
        self.moments = [Moment(number, effects) for number in range(len(MOMENTS))]
        for moment, name, rule in zip(self.moments, MOMENTS, RULES, strict=True):
            moment.step = rules.step(name, moment.run, rule)
        for moment, following in zip(self.moments[:-1], self.moments[1:], strict=True):
            moment.following = following
        self.at(START_OF_ROUND, self.count_round)
        self.clean_up = rules.step("clean-up", self.run_clean_up, "gf.clean-up")

    def at(self, moment: int, begin: Begin) -> None:
        """Let something be done as a moment begins, before any card acts."""
        self.moments[moment].begin.append(begin)

    def before(self, moment: int, step: Declared[[]]) -> None:
        """Let a step come before the cards that act at a moment."""
        self.moments[moment].before.append(step)

    def after(self, moment: int, step: Declared[[]]) -> None:
        """Let a step come after the cards that act at a moment."""
        self.moments[moment].after.append(step)

    def go_on(self, match: Match[GrimmForestState], moment: int) -> None:
        """Let a moment come next, with all that follow it."""
        match.then(self.moments[moment].step())

    def count_round(self, match: Match[GrimmForestState]) -> None:
        match.state.round += 1

    def run_clean_up(self, match: Match[GrimmForestState], seat: int) -> None:
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
        self.go_on(match, START_OF_ROUND)

    def stock_up(self, state: GrimmForestState) -> None:
        """Add a bundle to each place of one material, and one of each to the Market."""
        for place, bundle in enumerate(BUNDLES):
            state.add_stock(place, material_from(place), bundle)
        if self.rules.has_market:
            for material in range(len(MATERIALS)):
                state.add_stock(MARKET, material, 1)
