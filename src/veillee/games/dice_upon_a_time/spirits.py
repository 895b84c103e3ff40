"""The four Forest Spirits: Wolf at once, Fox, Rabbit and Snake at the end of a chapter (du.spirits)."""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.dice import (
    AWAY,
    DEN,
    FACES,
    RESERVE,
    SIDES,
    SLIP,
    SNAKE_APPLE,
    SNAKE_BREAD,
    SNAKE_DIE,
    die_of,
    owner_of,
    placed,
)
from veillee.games.dice_upon_a_time.gains import Gains
from veillee.games.dice_upon_a_time.reactions import Reactions
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tokens import APPLE, BREAD
from veillee.games.dice_upon_a_time.verbs import DieVerb


@final
class Spirits:
    """Feeds the Wolf, rolls the Snake die with its White Snake, and rewards who has dice with the others."""

    def __init__(self, rules: DiceBase, reactions: Reactions, gains: Gains) -> None:
        self.rules = rules
        self.reactions = reactions
        self.gains = gains
        self.white_snake = rules.kind("white-snake")
        self.feed = DieVerb(rules.verb("feed", die=rules.dice.names))
        self.feeding = rules.step("feed-wolf", self.run_feed, "du.wolf")
        self.snake_result = rules.step("snake-result", self.run_result, "du.snake")
        self.snake_window = rules.step("snake-window", self.run_window, "du.white-snake")
        self.snake_answer = rules.step("snake-answer", self.run_answer, "du.white-snake")
        self.snake_again = rules.step("snake-again", self.run_again, "du.white-snake")
        self.ask_feed = rules.question("feed", self.offer_feed, self.take_feed, "du.wolf", is_open=True)

    # Wolf

    def wake_wolf(self, match: Match[DiceState], seat: int) -> None:
        """All others feed the Wolf, clockwise, as long as there is room; then it sleeps."""
        match.state.wolf_closed = True
        for other in reversed(self.rules.around[seat][1:]):
            match.then(self.feeding(other))

    def run_feed(self, match: Match[DiceState], seat: int, feeder: int) -> None:
        land = self.rules.land
        full = len(match.state.sockets[land.wolf]) >= land.wolf_sockets
        if not full and match.state.has_dice(feeder):
            match.ask(feeder, self.ask_feed())

    def offer_feed(self, state: DiceState, seat: int) -> list[int]:
        return self.feed.each(state.unused_dice(seat))

    def take_feed(self, match: Match[DiceState], seat: int, option: int) -> None:
        match.state.put(seat, self.feed.die(option), self.rules.land.wolf)

    # Snake

    def roll_snake(self, match: Match[DiceState], seat: int) -> None:
        """Roll the Snake die for a player; the result comes as a step of its own."""
        state = match.state
        face = self.rules.dice.faces[SNAKE_DIE][match.below(SIDES)]
        state.faces[seat][SNAKE_DIE] = face
        match.tell("rolls-snake", seat=seat, face=FACES[face])
        match.then(self.snake_result(seat))

    def run_result(self, match: Match[DiceState], seat: int, roller: int) -> None:
        """A number is an extra die; a slip, bread or apple sends the die home."""
        state = match.state
        face = state.faces[roller][SNAKE_DIE]
        state.lies[roller][SNAKE_DIE] = AWAY if face >= SLIP else RESERVE
        match.then(self.snake_window(roller))
        if face == SNAKE_BREAD:
            state.gains[roller][BREAD] += 1
            self.gains.begin(match)
        elif face == SNAKE_APPLE:
            state.gains[roller][APPLE] += 1
            self.gains.begin(match)

    def run_window(self, match: Match[DiceState], seat: int, roller: int) -> None:
        reactions = self.reactions
        fitting = reactions.possible(match.state, [self.white_snake])
        everyone = self.rules.around[match.state.active]
        reactions.snake_rolled.open(match, everyone, fitting, self.snake_answer(roller))

    def run_answer(self, match: Match[DiceState], seat: int, roller: int) -> None:
        """A White Snake makes a player roll again; others than who played it may escape."""
        caster = self.reactions.player_of(match.state, self.white_snake)
        if caster >= 0:
            hit = [roller] if caster != roller else []
            self.reactions.open_hit(match, hit, False, self.snake_again(roller, caster))

    def run_again(self, match: Match[DiceState], seat: int, roller: int, caster: int) -> None:
        escaped = self.reactions.escapes(match, roller)
        self.reactions.finish(match, caster, self.white_snake)
        if not escaped:
            self.roll_snake(match, roller)

    # The end of a chapter

    def reward(self, match: Match[DiceState]) -> None:
        """Snake die, Rabbit token and pawn go to who has the top die; Fox dice are kept apart."""
        state = match.state
        land = self.rules.land
        state.snake_owner = state.top_owner(land.snake)
        if state.sockets[land.rabbit]:
            state.first = state.top_owner(land.rabbit)
            state.take_rabbits(state.first, 1)
        den = state.sockets[land.fox]
        if match.observed:
            self._tell(match)
        for seat in range(self.rules.players):
            lies = state.lies[seat]
            for die in range(SNAKE_DIE):
                if lies[die] != AWAY:
                    lies[die] = DEN if placed(seat, die) in den else RESERVE
            lies[SNAKE_DIE] = AWAY
            state.faces[seat][SNAKE_DIE] = 0
        state.sockets = [[] for _ in state.sockets]

    def _tell(self, match: Match[DiceState]) -> None:
        """What the Spirits give, while the dice still lie with them."""
        state = match.state
        land = self.rules.land
        if state.sockets[land.rabbit]:
            match.tell("rabbit-gives", seat=state.first)
        if state.snake_owner >= 0:
            match.tell("snake-gives", seat=state.snake_owner)
        owners = [owner_of(die) for die in state.sockets[land.fox] if die_of(die) != SNAKE_DIE]
        for seat in sorted(set(owners)):
            match.tell("fox-gives", seat=seat, dice=owners.count(seat))
