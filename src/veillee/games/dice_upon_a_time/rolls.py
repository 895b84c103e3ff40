"""Rolling dice, and what may be done about a roll: Rapunzel, the Golden Bird, rerolls (du.roll)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from veillee.core import Match
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.dice import (
    DEN,
    FACES,
    MAGIC_ITEM,
    RESERVE,
    SIDES,
    SNAKE_DIE,
    STORY,
    value_of,
)
from veillee.games.dice_upon_a_time.masks import added, in_mask, mask_of, removed
from veillee.games.dice_upon_a_time.reactions import Reactions
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.verbs import DieVerb, FaceVerb

#: The Golden Bird turns dice that show at most this, and at most so many.
LOW: Final = 2
BIRD_DICE: Final = 2
#: Faces in one word each, for telling.
TOLD: Final = tuple([face.rpartition("-")[2] for face in FACES])


@final
class Rolls:
    """Rolls a player's own dice. Steps hold the dice of a roll as a mask (`dice`)."""

    #: Rolls the Snake die for a seat.
    roll_snake: Callable[[Match[DiceState], int], None]

    def __init__(self, rules: DiceBase, reactions: Reactions) -> None:
        self.rules = rules
        self.reactions = reactions
        names = rules.dice.names
        #: By die: its faces as this table plays them, the lowest of them, and each of them once.
        self.faces = [[self._played(face) for face in faces] for faces in rules.dice.faces]
        self.lowest = [min(faces) for faces in self.faces]
        self.choices = [sorted(set(faces)) for faces in self.faces]
        self.rapunzel = rules.kind("rapunzel")
        self.bird = rules.kind("golden-bird")
        self.again = DieVerb(rules.verb("reroll", die=names))
        self.enough = rules.plain_verb("enough")
        self.turn = DieVerb(rules.verb("turn", die=names))
        self.face = FaceVerb(rules.verb("face", face=FACES))
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

    def roll(self, match: Match[DiceState], seat: int, dice: int) -> None:
        """Roll some of a player's own dice."""
        faces = match.state.faces[seat]
        for die in range(SNAKE_DIE):
            if in_mask(dice, die):
                faces[die] = self.faces[die][match.below(SIDES)]
        if dice and match.observed:
            self._tell(match, seat, dice)

    def _tell(self, match: Match[DiceState], seat: int, dice: int) -> None:
        """What was rolled, die by die; `none` stands for dice that were not."""
        faces = match.state.faces[seat]
        names = [TOLD[faces[die]] for die in range(SNAKE_DIE) if in_mask(dice, die)]
        names += [TOLD[0]] * (SNAKE_DIE - len(names))
        first, second, third, fourth, fifth = names
        match.tell(
            "rolls-dice", seat=seat, first=first, second=second, third=third, fourth=fourth, fifth=fifth
        )

    # Rapunzel and the Golden Bird

    def low_dice(self, state: DiceState, seat: int, dice: int) -> list[int]:
        """Dice of a roll that the Golden Bird may turn."""
        faces = state.faces[seat]
        return [die for die in range(SNAKE_DIE) if in_mask(dice, die) and faces[die] <= LOW]

    def can_reroll(self, state: DiceState, seat: int, common: int) -> bool:
        """Whether Rapunzel may reroll: at the common roll of a chapter, once."""
        return bool(common) and self.rules.can_use(state, seat, self.rapunzel)

    def run_window(self, match: Match[DiceState], seat: int, roller: int, dice: int, common: int) -> None:
        """After a roll of some dice; `common` is 1 for that of all players as a chapter begins."""
        state = match.state
        bird = self.reactions.seat_might(state, roller, self.bird)
        may_reroll = dice and self.can_reroll(state, roller, common)
        if may_reroll or (bird and self.low_dice(state, roller, dice)):
            match.ask(roller, self.ask_roll(dice, common))

    def offer_roll(self, state: DiceState, seat: int, dice: int, common: int) -> list[int]:
        reactions = self.reactions
        options = [self.enough]
        if self.can_reroll(state, seat, common):
            options += self.again.each([die for die in range(SNAKE_DIE) if in_mask(dice, die)])
        if reactions.holds(state, seat, self.bird) and self.low_dice(state, seat, dice):
            options.append(reactions.play(self.bird))
        return options

    def take_roll(self, match: Match[DiceState], seat: int, option: int, dice: int, common: int) -> None:
        if option in self.again:
            self._reroll_one(match, seat, self.again.die(option))
        elif option != self.enough:
            self.reactions.use(match, seat, self.bird)
            if self.can_reroll(match.state, seat, common):
                match.ask(seat, self.ask_roll(dice, common))
            match.ask(seat, self.ask_bird(dice, BIRD_DICE))

    def _reroll_one(self, match: Match[DiceState], seat: int, die: int) -> None:
        """Rapunzel's reroll, which the Golden Bird may answer in turn."""
        match.state.used[seat] = True
        dice = mask_of([die])
        self.roll(match, seat, dice)
        match.then(self.window(seat, dice, 0))

    def offer_bird(self, state: DiceState, seat: int, dice: int, left: int) -> list[int]:
        options = self.turn.each(self.low_dice(state, seat, dice))
        return options if left == BIRD_DICE else [*options, self.enough]

    def take_bird(self, match: Match[DiceState], seat: int, option: int, dice: int, left: int) -> None:
        if option == self.enough:
            return
        die = self.turn.die(option)
        if left > 1:
            match.ask(seat, self.ask_bird(removed(dice, die), left - 1))
        match.ask(seat, self.ask_face(die))

    def offer_face(self, state: DiceState, seat: int, die: int) -> list[int]:
        return self.face.each(self.choices[die])

    def take_face(self, match: Match[DiceState], seat: int, option: int, die: int) -> None:
        match.state.faces[seat][die] = self.face.face(option)

    # Fox dice

    def run_fox(self, match: Match[DiceState], seat: int) -> None:
        """Ask for the next die that was in the Fox's den, clockwise from the first player."""
        state = match.state
        for player in self.rules.around[state.first]:
            for die, lies in enumerate(state.lies[player]):
                if lies == DEN:
                    match.then(self.fox())
                    match.ask(player, self.ask_fox(die))
                    return

    def take_fox(self, match: Match[DiceState], seat: int, option: int, die: int) -> None:
        match.state.faces[seat][die] = self.face.face(option)
        match.state.lies[seat][die] = RESERVE

    # Rerolling unused dice in a chapter

    def offer_reroll(self, state: DiceState, seat: int, chosen: int) -> list[int]:
        dice = [die for die in state.unused_dice(seat) if not in_mask(chosen, die)]
        return [self.enough, *self.again.each(dice)]

    def take_reroll(self, match: Match[DiceState], seat: int, option: int, chosen: int) -> None:
        """Choose dice one by one; then all of them are rolled together."""
        if option != self.enough:
            match.ask(seat, self.ask_reroll(added(chosen, self.again.die(option))))
            return
        if not chosen:
            return
        self.roll(match, seat, chosen)
        if in_mask(chosen, SNAKE_DIE):
            self.roll_snake(match, seat)
        match.then(self.window(seat, chosen, 0))
