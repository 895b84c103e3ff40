"""Rolling dice, and what may be done about a roll: Rapunzel, the Golden Bird, rerolls (du.roll)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Step
from veillee.games.dice_upon_a_time.board import (
    DEN,
    FACES,
    MAGIC_ITEM,
    RESERVE,
    SIDES,
    SNAKE_DIE,
    STORY,
    value_of,
)
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime

#: The Golden Bird turns dice that show at most this, and at most so many.
LOW: Final = 2
BIRD_DICE: Final = 2
#: Faces in one word each, for telling.
TOLD: Final = tuple([face.rpartition("-")[2] for face in FACES])


@final
class Rolls:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        dice = rules.board.dice
        self.faces = [[self._played(face) for face in faces] for faces in rules.board.faces]
        #: The lowest number on each die.
        self.lowest = [min(faces) for faces in self.faces]
        self.choices = [sorted(set(faces)) for faces in self.faces]
        self.rapunzel = rules.kind("rapunzel")
        self.bird = rules.windows.number("golden-bird")
        self.again = rules.verb("reroll", die=dice).base
        self.enough = rules.verb("enough").base
        self.turn = rules.verb("turn", die=dice).base
        self.face = rules.verb("face", face=FACES).base
        self.window = rules.step("roll-window", self.run_window, "du.roll")
        self.fox = rules.step("set-fox-dice", self.run_fox, "du.fox")
        self.ask_roll = rules.question("roll", self.offer_roll, self.take_roll, "du.roll")
        self.ask_bird = rules.question(
            "bird", self.offer_bird, self.take_bird, "du.golden-bird", is_open=True
        )
        self.ask_face = rules.question(
            "face", self.offer_face, self.take_face, "du.golden-bird", is_open=True
        )
        self.ask_fox = rules.question("fox", self.offer_face, self.take_fox, "du.fox", is_open=True)
        self.ask_reroll = rules.question(
            "reroll", self.offer_reroll, self.take_reroll, "du.word-reroll", is_open=True
        )

    def _played(self, face: int) -> int:
        """A face that calls for cards which are not played is a plain 6."""
        left_out = (face == STORY and not self.rules.with_stories) or (
            face == MAGIC_ITEM and not self.rules.with_items
        )
        return value_of(face) if left_out else face

    def roll(self, match: Match[DiceState], seat: int, mask: int) -> None:
        """Roll some of a player's own dice."""
        faces = match.state.faces[seat]
        for die in range(SNAKE_DIE):
            if mask >> die & 1:
                faces[die] = self.faces[die][match.below(SIDES)]
        if mask and match.observed:
            self._tell(match, seat, mask)

    def _tell(self, match: Match[DiceState], seat: int, mask: int) -> None:
        """What was rolled, die by die; `none` stands for dice that were not."""
        faces = match.state.faces[seat]
        names = [TOLD[faces[die]] for die in range(SNAKE_DIE) if mask >> die & 1]
        names += [TOLD[0]] * (SNAKE_DIE - len(names))
        first, second, third, fourth, fifth = names
        match.tell(
            "rolls-dice", seat=seat, first=first, second=second, third=third, fourth=fourth, fifth=fifth
        )

    def low_dice(self, state: DiceState, seat: int, mask: int) -> list[int]:
        """Dice of a roll that the Golden Bird may turn."""
        faces = state.faces[seat]
        return [die for die in range(SNAKE_DIE) if mask >> die & 1 and faces[die] <= LOW]

    def can_reroll(self, state: DiceState, seat: int, common: int) -> bool:
        """Whether Rapunzel may reroll: at the common roll of a chapter, once."""
        rules = self.rules
        return bool(common) and not state.used[seat] and state.zones[rules.heroes + seat] == [self.rapunzel]

    def run_window(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """`step` holds the player, the dice of the roll, and whether it is a chapter's common roll."""
        state = match.state
        _, player, mask, common = step
        bird = self.rules.windows.seat_might(state, player, self.bird)
        may_reroll = mask and self.can_reroll(state, player, common)
        if may_reroll or (bird and self.low_dice(state, player, mask)):
            match.ask(player, (self.ask_roll, mask, common))

    def offer_roll(self, state: DiceState, seat: int, step: Step) -> list[int]:
        _, mask, common = step
        windows = self.rules.windows
        options = [self.enough]
        if self.can_reroll(state, seat, common):
            options += [self.again + die for die in range(SNAKE_DIE) if mask >> die & 1]
        if windows.holds(state, seat, self.bird) and self.low_dice(state, seat, mask):
            options.append(windows.play + self.bird)
        return options

    def take_roll(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        if option == self.enough:
            return
        windows = self.rules.windows
        _, mask, common = step
        if option == windows.play + self.bird:
            windows.lay(match, seat, self.bird)
            windows.finish(match, seat, self.bird)
            if self.can_reroll(match.state, seat, common):
                match.ask(seat, (self.ask_roll, mask, common))
            match.ask(seat, (self.ask_bird, mask, BIRD_DICE))
            return
        match.state.used[seat] = True
        bit = 1 << (option - self.again)
        self.roll(match, seat, bit)
        match.then((self.window, seat, bit, 0))

    def offer_bird(self, state: DiceState, seat: int, step: Step) -> list[int]:
        _, mask, left = step
        options = [self.turn + die for die in self.low_dice(state, seat, mask)]
        return options if left == BIRD_DICE else [*options, self.enough]

    def take_bird(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        if option == self.enough:
            return
        _, mask, left = step
        die = option - self.turn
        if left > 1:
            match.ask(seat, (self.ask_bird, mask & ~(1 << die), left - 1))
        match.ask(seat, (self.ask_face, die))

    def offer_face(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.face + face for face in self.choices[step[1]]]

    def take_face(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        match.state.faces[seat][step[1]] = option - self.face

    # Fox dice

    def run_fox(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """Ask for the next die that was in the Fox's den, clockwise from the first player."""
        state = match.state
        for player in self.rules.around[state.first]:
            for die, lies in enumerate(state.lies[player]):
                if lies == DEN:
                    match.then((self.fox,))
                    match.ask(player, (self.ask_fox, die))
                    return

    def take_fox(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        match.state.faces[seat][step[1]] = option - self.face
        match.state.lies[seat][step[1]] = RESERVE

    # Rerolling unused dice in a chapter

    def offer_reroll(self, state: DiceState, seat: int, step: Step) -> list[int]:
        chosen = step[1]
        lies = state.lies[seat]
        dice = [die for die in range(len(lies)) if lies[die] == RESERVE and not chosen >> die & 1]
        return [self.enough, *[self.again + die for die in dice]]

    def take_reroll(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        """Choose dice one by one; then all of them are rolled together."""
        chosen = step[1]
        if option != self.enough:
            match.ask(seat, (self.ask_reroll, chosen | 1 << (option - self.again)))
            return
        if not chosen:
            return
        self.roll(match, seat, chosen)
        if chosen >> SNAKE_DIE & 1:
            self.rules.spirits.roll_snake(match, seat)
        match.then((self.window, seat, chosen, 0))
