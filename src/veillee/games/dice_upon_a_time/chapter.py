"""A chapter: roll, set Fox dice, turn up the Event, take turns, reward the Spirits' guests (du.chapter)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Step
from veillee.games.dice_upon_a_time.board import AWAY, DEN, RESERVE, SNAKE_DIE
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime


@final
class Chapter:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.begin = rules.step("chapter", self.run_begin, "du.chapter")
        self.reveal = rules.step("event", self.run_reveal, "du.events")
        self.end = rules.step("chapter-end", self.run_end, "du.chapter-end")

    def run_begin(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """Count the chapter, then come back for the roll: so the chapter is told before its dice."""
        if step == (self.begin,):
            match.state.chapter += 1
            match.state.active = match.state.first
            match.then((self.begin, 1))
            return
        self._roll(match)

    def _roll(self, match: Match[DiceState]) -> None:
        """Everybody rolls; then windows, the Snake's result, Fox dice and the Event, in this order."""
        rules = self.rules
        state = match.state
        match.then((rules.turns.next_turn,))
        match.then((self.reveal,))
        match.then((rules.rolls.fox,))
        order = rules.around[state.first]
        rolled = [self._own_dice(state, player) for player in order]
        for player, mask in zip(order, rolled, strict=True):
            rules.rolls.roll(match, player, mask)
        if state.snake_owner >= 0:
            rules.spirits.roll_snake(match, state.snake_owner)
            state.snake_owner = -1
        for player, mask in zip(reversed(order), reversed(rolled), strict=True):
            match.then((rules.rolls.window, player, mask, 1))

    def _own_dice(self, state: DiceState, player: int) -> int:
        """The dice a player rolls: all that are there and not from the Fox's den."""
        mask = 0
        for die in range(SNAKE_DIE):
            if state.lies[player][die] not in (AWAY, DEN):
                state.lies[player][die] = RESERVE
                mask |= 1 << die
        return mask

    def run_reveal(self, match: Match[DiceState], seat: int, step: Step) -> None:
        rules = self.rules
        state = match.state
        state.wolf_closed = False
        if rules.event_choice != "off":
            rules.events.reveal(match)
        state.active = rules.around[state.first][-1]
        state.idle = 0

    def run_end(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """After the last chapter dice stay where they are: Side Quests look at them."""
        rules = self.rules
        state = match.state
        if state.chapter >= rules.last_chapter or (rules.length == "extra-long" and state.ending):
            if rules.coop and rules.length == "normal":
                state.rank = rules.scoring.rank(state)
            rules.scoring.tell(match)
            return
        rules.spirits.reward(match)
        state.used = [False] * rules.players
        state.passed = [False] * rules.players
        match.move_all(rules.event, rules.past)
        match.then((self.begin,))
