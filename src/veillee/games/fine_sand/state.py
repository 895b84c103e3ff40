"""The state of Fine Sand: besides the zones, the round and its end, and how far each seat's turn has come."""

from __future__ import annotations

from typing import ClassVar, Final, final

from veillee.core import State
from veillee.core.fields import LIST, PLAIN, FieldTable

# The values of fields, and what scenarios call them, in the same order.

#: Values of `branch`: nothing chosen yet, building (2A), drawing (2B), or step 3 has begun.
UNDECIDED: Final = 0
BUILDING: Final = 1
DRAWING: Final = 2
CLOSING: Final = 3
BRANCHES: Final = ("undecided", "building", "drawing", "closing")

#: Values of `ending`: no end in sight, the next round is the last, this round is the last.
NO_END: Final = 0
ONE_MORE: Final = 1
LAST: Final = 2
ENDINGS: Final = ("none", "one-more", "last")

#: Values of `drained`: not yet, in step 2B, or in step 1.
NOT_DRAINED: Final = 0
DRAINED_IN_2B: Final = 1
DRAINED_IN_STEP_1: Final = 2
DRAINS: Final = ("none", "step-2b", "step-1")

#: Values of `drawn`: nothing, the board's two cards, those of plain cards too, or nothing yet by a seat that
#: wants to choose in step 1.
NOTHING_DRAWN: Final = 0
BOARD_DRAWN: Final = 1
ALL_DRAWN: Final = 2
CHOOSING: Final = 3
DRAWS: Final = ("none", "board", "all", "choosing")


@final
class FineSandState(State):
    FIELDS: ClassVar[FieldTable] = (
        *State.FIELDS,
        ("round", PLAIN),
        ("step", PLAIN),
        ("ending", PLAIN),
        ("timer", PLAIN),
        ("tokens", LIST),
        ("drained", LIST),
        ("branch", LIST),
        ("builds", LIST),
        ("drawn", LIST),
        ("gifted", LIST),
    )

    def __init__(self) -> None:
        super().__init__()
        #: From 1 on; 0 before the first round.
        self.round: int = 0
        #: The step of the round that all seats are in: 1, or 2 for steps 2 and 3.
        self.step: int = 0
        self.ending: int = NO_END
        #: Tokens on the lone player's Symbol card: so many turns are still without gifts.
        self.timer: int = 0
        self.tokens: list[int] = []
        #: Whether a seat has drawn everything this round, and when.
        self.drained: list[int] = []
        self.branch: list[int] = []
        #: Ordinary builds used this turn.
        self.builds: list[int] = []
        #: What a seat has drawn in the running drawing step.
        self.drawn: list[int] = []
        self.gifted: list[int] = []

    def copy(self) -> FineSandState:
        new = FineSandState()
        self.copy_common(new)
        new.round = self.round
        new.step = self.step
        new.ending = self.ending
        new.timer = self.timer
        new.tokens = self.tokens[:]
        new.drained = self.drained[:]
        new.branch = self.branch[:]
        new.builds = self.builds[:]
        new.drawn = self.drawn[:]
        new.gifted = self.gifted[:]
        return new
