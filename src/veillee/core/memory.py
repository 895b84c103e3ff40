"""What seats remember when answers are taken back: the game goes back, knowledge does not.

A memory belongs to one point of a game, after so many answers. It holds what every seat has learnt, on lines
of play since taken back, about the places in which cards lie at that point.
"""

from __future__ import annotations

from typing import final

from veillee.core.facts import Fact
from veillee.core.state import State

#: Places of lines taken back get numbers from here on, so that they meet no place of the line played now.
FORMER: int = 1 << 32


@final
class Memory:
    """The facts of every seat after the first `after` answers."""

    def __init__(self, after: int, serial: int, state: State) -> None:
        self.after = after
        self.facts: list[list[Fact]] = [knowledge.recollect(FORMER * serial) for knowledge in state.knowledge]

    def recall(self, state: State) -> None:
        """Let the seats of a state that stands at this point know again what they have learnt."""
        for knowledge, facts in zip(state.knowledge, self.facts, strict=True):
            knowledge.recall(facts)


@final
class Memories:
    """All that was learnt on lines taken back, in the order of the points it belongs to."""

    def __init__(self) -> None:
        self._kept: list[Memory] = []

    def keep(self, memory: Memory, first: int) -> None:
        """Add what was learnt on a line that is taken back from the answer with number `first` on."""
        earlier = [kept for kept in self._kept if kept.after <= first and kept.after < memory.after]
        self._kept = [*earlier, memory]

    def recall(self, after: int, state: State) -> None:
        """Let the seats of a state that stands after so many answers know what they have learnt of it."""
        for memory in self._kept:
            if memory.after == after:
                memory.recall(state)
