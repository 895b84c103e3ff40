"""A round, called chapter: roll, set Fox dice, turn up the Event, take turns, reward guests (du.chapter)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.dice import AWAY, DEN, RESERVE, SNAKE_DIE
from veillee.games.dice_upon_a_time.events import Events
from veillee.games.dice_upon_a_time.masks import mask_of
from veillee.games.dice_upon_a_time.rolls import Rolls
from veillee.games.dice_upon_a_time.scoring import Scoring
from veillee.games.dice_upon_a_time.spirits import Spirits
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.turns import Turns


@final
class Rounds:
    """Begins chapters and ends them, the last one with the count of points."""

    def __init__(
        self, rules: DiceBase, events: Events, rolls: Rolls, spirits: Spirits, turns: Turns, scoring: Scoring
    ) -> None:
        self.rules = rules
        self.events = events
        self.rolls = rolls
        self.spirits = spirits
        self.turns = turns
        self.scoring = scoring
        self.begin = rules.step("chapter", self.run_begin, "du.chapter")
        self.reveal = rules.step("event", self.run_reveal, "du.events")
        self.end = rules.step("chapter-end", self.run_end, "du.chapter-end")

    def run_begin(self, match: Match[DiceState], seat: int, *counted: int) -> None:
        """Count the chapter, then come back for the roll: so the chapter is told before its dice."""
        if counted:
            self._roll(match)
            return
        match.state.chapter += 1
        match.state.active = match.state.first
        match.then(self.begin(1))

    def _roll(self, match: Match[DiceState]) -> None:
        """Everybody rolls; then windows, the Snake's result, Fox dice and the Event, in this order."""
        rolls, state = self.rolls, match.state
        match.then(self.turns.next_turn())
        match.then(self.reveal())
        match.then(rolls.fox())
        order = self.rules.around[state.first]
        rolled = [self._own_dice(state, player) for player in order]
        for player, dice in zip(order, rolled, strict=True):
            rolls.roll(match, player, dice)
        if state.snake_owner >= 0:
            self.spirits.roll_snake(match, state.snake_owner)
            state.snake_owner = -1
        for player, dice in zip(reversed(order), reversed(rolled), strict=True):
            match.then(rolls.window(player, dice, 1))

    def _own_dice(self, state: DiceState, player: int) -> int:
        """The dice a player rolls, as a mask: all that are there and not from the Fox's den."""
        lies = state.lies[player]
        dice = [die for die in range(SNAKE_DIE) if lies[die] not in (AWAY, DEN)]
        for die in dice:
            lies[die] = RESERVE
        return mask_of(dice)

    def run_reveal(self, match: Match[DiceState], seat: int) -> None:
        rules = self.rules
        state = match.state
        state.wolf_closed = False
        if rules.event_choice != "off":
            self.events.reveal(match)
        state.active = rules.around[state.first][-1]
        state.idle = 0

    def run_end(self, match: Match[DiceState], seat: int) -> None:
        """After the last chapter dice stay where they are: Side Quests look at them."""
        rules = self.rules
        state = match.state
        if state.chapter >= rules.last_chapter or (rules.length == "extra-long" and state.ending):
            if rules.coop and rules.length == "normal":
                state.rank = self.scoring.rank(state)
            self.scoring.tell(match)
            return
        self.spirits.reward(match)
        state.used = [False] * rules.players
        state.passed = [False] * rules.players
        match.move_all(rules.event, rules.past)
        match.then(self.begin())
