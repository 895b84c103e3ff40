"""The four Forest Spirits: Wolf at once, Fox, Rabbit and Snake at the end of a chapter (du.spirits)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Step
from veillee.games.dice_upon_a_time.board import (
    APPLE,
    AWAY,
    BREAD,
    DEN,
    DICE,
    FACES,
    RESERVE,
    SIDES,
    SLIP,
    SNAKE_APPLE,
    SNAKE_BREAD,
    SNAKE_DIE,
)
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime


@final
class Spirits:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.white_snake = rules.windows.number("white-snake")
        self.feed = rules.verb("feed", die=rules.board.dice).base
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
            match.then((self.feeding, other))

    def run_feed(self, match: Match[DiceState], seat: int, step: Step) -> None:
        board = self.rules.board
        full = len(match.state.sockets[board.wolf]) >= board.wolf_sockets
        if not full and self.rules.has_dice(match.state, step[1]):
            match.ask(step[1], (self.ask_feed,))

    def offer_feed(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.feed + die for die, lies in enumerate(state.lies[seat]) if lies == RESERVE]

    def take_feed(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        self.rules.placing.put(match.state, seat, option - self.feed, self.rules.board.wolf)

    # Snake

    def roll_snake(self, match: Match[DiceState], seat: int) -> None:
        """Roll the Snake die for a player; the result comes as a step of its own."""
        state = match.state
        face = self.rules.board.faces[SNAKE_DIE][match.below(SIDES)]
        state.faces[seat][SNAKE_DIE] = face
        match.tell("rolls-snake", seat=seat, face=FACES[face])
        match.then((self.snake_result, seat))

    def run_result(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """A number is an extra die; a slip, bread or apple sends the die home."""
        state = match.state
        roller = step[1]
        face = state.faces[roller][SNAKE_DIE]
        state.lies[roller][SNAKE_DIE] = AWAY if face >= SLIP else RESERVE
        match.then((self.snake_window, roller))
        if face == SNAKE_BREAD:
            state.gains[roller][BREAD] += 1
            self.rules.gains.begin(match)
        elif face == SNAKE_APPLE:
            state.gains[roller][APPLE] += 1
            self.rules.gains.begin(match)

    def run_window(self, match: Match[DiceState], seat: int, step: Step) -> None:
        windows = self.rules.windows
        mask = windows.mask(match.state, [self.white_snake])
        everyone = self.rules.around[match.state.active]
        windows.open(match, windows.snake_rolled, everyone, mask, (self.snake_answer, step[1]))

    def run_answer(self, match: Match[DiceState], seat: int, step: Step) -> None:
        windows = self.rules.windows
        roller = step[1]
        caster = windows.player_of(match.state, self.white_snake)
        if caster >= 0:
            hit = [roller] if caster != roller else []
            windows.open_hit(match, hit, False, (self.snake_again, roller, caster))

    def run_again(self, match: Match[DiceState], seat: int, step: Step) -> None:
        _, roller, caster = step
        escaped = self.rules.windows.escapes(match, roller)
        self.rules.windows.finish(match, caster, self.white_snake)
        if not escaped:
            self.roll_snake(match, roller)

    # The end of a chapter

    def take_rabbits(self, state: DiceState, seat: int, number: int) -> None:
        """Take Rabbit tokens as far as there are any."""
        found = min(number, state.rabbit_supply)
        state.rabbit_supply -= found
        state.rabbits[seat] += found

    def reward(self, match: Match[DiceState]) -> None:
        """Snake die, Rabbit token and pawn go to who has the top die; Fox dice are kept apart."""
        state = match.state
        board = self.rules.board
        snake, rabbit = state.sockets[board.snake], state.sockets[board.rabbit]
        state.snake_owner = snake[-1] // DICE if snake else -1
        if rabbit:
            state.first = rabbit[-1] // DICE
            self.take_rabbits(state, state.first, 1)
        den = state.sockets[board.fox]
        if match.observed:
            self._tell(match)
        for seat in range(self.rules.players):
            lies = state.lies[seat]
            for die in range(SNAKE_DIE):
                if lies[die] != AWAY:
                    lies[die] = DEN if seat * DICE + die in den else RESERVE
            lies[SNAKE_DIE] = AWAY
            state.faces[seat][SNAKE_DIE] = 0
        state.sockets = [[] for _ in state.sockets]

    def _tell(self, match: Match[DiceState]) -> None:
        """What the Spirits give, while the dice still lie with them."""
        state = match.state
        board = self.rules.board
        if state.sockets[board.rabbit]:
            match.tell("rabbit-gives", seat=state.first)
        if state.snake_owner >= 0:
            match.tell("snake-gives", seat=state.snake_owner)
        owners = [die // DICE for die in state.sockets[board.fox] if die % DICE != SNAKE_DIE]
        for seat in sorted(set(owners)):
            match.tell("fox-gives", seat=seat, dice=owners.count(seat))
