"""What changes the placement to come: Crystal Ball, Magic Beans, Red Riding Hood, Musicians (du.placing)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.dice import SIDES
from veillee.games.dice_upon_a_time.placing import Placing
from veillee.games.dice_upon_a_time.reactions import Reactions
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.verbs import NumberVerb

_VALUES: Final = [str(value) for value in range(1, SIDES + 1)]


@final
class Preparations:
    """Offered as long as some die can be placed afterwards."""

    def __init__(self, rules: DiceBase, reactions: Reactions, placing: Placing) -> None:
        self.rules = rules
        self.reactions = reactions
        self.placing = placing
        self.ball = rules.kind("crystal-ball")
        self.beans = rules.kind("magic-beans")
        self.hood = rules.kind("red-riding-hood")
        self.musicians = rules.kind("bremen-musicians")
        self.name_value = NumberVerb(rules.verb("crystal-ball", value=_VALUES))
        self.wear_hood = rules.plain_verb("red-hood")
        self.call_musicians = rules.plain_verb("musicians")

    def begun(self, state: DiceState) -> bool:
        """Whether a placement has been prepared, and must now be made."""
        return bool(state.ball or state.extra or state.hood)

    def offer(self, state: DiceState, seat: int) -> list[int]:
        rules = self.rules
        held = state.zones[rules.items[seat]]
        extra, ball, hood = state.extra, state.ball, state.hood
        options: list[int] = []
        if rules.can_use(state, seat, self.musicians) and self._helps(state, seat, extra + 1, ball, False):
            options.append(self.call_musicians)
        if rules.can_use(state, seat, self.hood) and self._helps(state, seat, extra, ball, True):
            options.append(self.wear_hood)
        if self.beans in held and self._helps(state, seat, extra + 1, ball, hood):
            options.append(self.reactions.play(self.beans))
        if self.ball in held and not ball:
            values = range(1, SIDES + 1)
            options += [
                self.name_value.of(value) for value in values if self._helps(state, seat, extra, value, hood)
            ]
        return options

    def _helps(self, state: DiceState, seat: int, extra: int, ball: int, hood: bool) -> bool:
        """Whether some unused die could be placed with these preparations."""
        faces = state.faces[seat]
        for die in state.unused_dice(seat):
            if self.placing.can_place(state, seat, faces[die], extra, ball, hood):
                return True
        return False

    def __contains__(self, option: int) -> bool:
        return option in (self.wear_hood, self.call_musicians) or option in self.name_value

    def take(self, match: Match[DiceState], seat: int, option: int) -> None:
        """Prepare as chosen; Magic Beans are played like other Items."""
        if option == self.wear_hood:
            self.do_hood(match.state, seat)
        elif option == self.call_musicians:
            self.do_musicians(match.state, seat)
        else:
            self.do_ball(match, seat, self.name_value.number(option))

    def do_hood(self, state: DiceState, seat: int) -> None:
        """Red Riding Hood: any value will do on a path next to the figure."""
        state.hood = True
        state.used[seat] = True

    def do_musicians(self, state: DiceState, seat: int) -> None:
        """Bremen Musicians: a stack may be one die higher."""
        state.extra += 1
        state.used[seat] = True

    def do_ball(self, match: Match[DiceState], seat: int, value: int) -> None:
        """Crystal Ball: the die counts what is named."""
        self.reactions.use(match, seat, self.ball)
        match.state.ball = value
        match.tell("names-value", seat=seat, value=value)

    def do_beans(self, match: Match[DiceState], seat: int) -> None:
        """Magic Beans: a stack may be one die higher."""
        self.reactions.use(match, seat, self.beans)
        match.state.extra += 1
