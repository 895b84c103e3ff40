"""The state of Fairy Tale: besides the zones, the round, what cards of each seat must turn, and names."""

from __future__ import annotations

from typing import ClassVar, final

from veillee.core import State
from veillee.core.fields import LIST, LISTS, PLAIN, FieldTable


@final
class FairyTaleState(State):
    FIELDS: ClassVar[FieldTable] = (
        *State.FIELDS,
        ("round", PLAIN),
        ("demands", LISTS),
        ("disguises", LIST),
    )

    def __init__(self) -> None:
        super().__init__()
        #: From 1 to 4 once the first cards are dealt.
        self.round: int = 0
        #: How many cards of each affinity, and of any, a seat must turn in the effect being carried out.
        self.demands: list[list[int]] = []
        #: The name a seat's Trickster passes for at the end, -1 for none.
        self.disguises: list[int] = []

    def copy(self) -> FairyTaleState:
        new = FairyTaleState()
        self.copy_common(new)
        new.round = self.round
        new.demands = [demand[:] for demand in self.demands]
        new.disguises = self.disguises[:]
        return new
