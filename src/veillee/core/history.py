"""What can still be taken back in a session: its answers, and the states undo goes back to."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from veillee.core.refusals import Reason
from veillee.core.state import State

S = TypeVar("S", bound=State)

#: So many of each seat's answers are remembered when they can no longer be taken back: a client that was cut
#: off sends its last one again, and a plan has no more.
REMEMBERED: Final = 64

#: A state is kept after every so many answers, so that undo plays few of them again.
CHECKPOINT_EVERY: Final = 16


@final
class Answered:
    """An answer that stands, and what decides whether it can still be taken back."""

    def __init__(self, seat: int, decision: int, option: int, plan: int, real: bool, phase: int) -> None:
        self.seat = seat
        self.decision = decision
        self.option = option
        self.plan = plan
        #: Whether there was more than one option.
        self.real = real
        #: The number of the parallel phase it was given in, 0 outside of one.
        self.phase = phase
        self.drew_chance = False
        self.told_others = False
        #: Whether it showed the seat itself cards it could not see before.
        self.saw_cards = False


@final
class Checkpoint(Generic[S]):
    """How a session stood after so many of its answers."""

    def __init__(self, answers: int, state: S, phases: int, standing: list[int]) -> None:
        self.answers = answers
        self.state = state
        self.phases = phases
        #: How many events stood for each receiver.
        self.standing = standing


@final
class History(Generic[S]):
    """The answers since the first checkpoint; what came before cannot be taken back from here."""

    def __init__(self, locked: list[list[str]], earlier: list[list[tuple[int, int]]]) -> None:
        self.answers: list[Answered] = []
        self.checkpoints: list[Checkpoint[S]] = []
        #: Of each seat, why its last choice before these answers cannot be taken back; empty without one.
        self.locked = locked
        #: Of each seat, its last answers before these: decision and option.
        self.earlier = earlier

    def given_by(self, seat: int) -> list[tuple[int, int]]:
        """The last answers of a seat that stand, each with the number of its decision."""
        own = [(given.decision, given.option) for given in self.answers if given.seat == seat]
        return [*self.earlier[seat], *own][-REMEMBERED:]

    def needs_checkpoint(self) -> bool:
        return len(self.answers) - self.checkpoints[-1].answers >= CHECKPOINT_EVERY

    def checkpoint_before(self, index: int) -> Checkpoint[S]:
        """The last state that was kept before the answer at this index."""
        return [found for found in self.checkpoints if found.answers <= index][-1]

    def without(self, gone: list[Answered], first: int) -> None:
        """Let go of answers, of which the one at index `first` came first."""
        self.answers = [given for given in self.answers if given not in gone]
        self.checkpoints = [found for found in self.checkpoints if found.answers <= first]

    def undoable(self, seat: int) -> int:
        """Where the seat's last real choice stands, or the plan it was part of; -1 if it has made none."""
        last = len(self.answers) - 1
        while last >= 0 and not (self.answers[last].seat == seat and self.answers[last].real):
            last -= 1
        if last < 0 or not self.answers[last].plan:
            return last
        plan = self.answers[last].plan
        return next(i for i, given in enumerate(self.answers) if given.seat == seat and given.plan == plan)

    def undone_by(self, seat: int) -> list[Answered]:
        """What goes if a seat takes back its own last choice: all its answers from there on."""
        decision = self.answers[self.undoable(seat)].decision
        return [given for given in self.answers if given.seat == seat and given.decision >= decision]

    def taken_back_by(self, seat: int) -> list[Answered]:
        """What goes if all agree that a seat takes back its last choice: that, and what followed from it.

        What others answered unseen in the same parallel phase stands.
        """
        first = self.undoable(seat)
        phase = self.answers[first].phase
        return [
            given for given in self.answers[first:] if given.seat == seat or not phase or given.phase != phase
        ]

    def why_no_undo(self, seat: int, running: int) -> list[Reason]:
        """Every reason why a seat cannot take back its last choice; `running` is the phase of now, or 0."""
        first = self.undoable(seat)
        if first < 0:
            return [Reason("", message) for message in self.locked[seat] or ["undo-nothing"]]
        own = [given for given in self.answers[first:] if given.seat == seat]
        if own[0].phase != running:
            # Nothing else is said here: it could tell in which order seats answered in a phase.
            return [Reason("", "undo-barrier")]
        others = [given for given in self.answers[first:] if given.seat != seat]
        found = {
            "undo-chance": any([given.drew_chance for given in own]),
            "undo-saw": any([given.saw_cards for given in own]),
            "undo-told": any([given.told_others for given in own]),
            "undo-answered": any([not running or given.phase != running for given in others]),
        }
        return [Reason("", message) for message, holds in found.items() if holds]
