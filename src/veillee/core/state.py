"""What every game's state has in common: zones, agendas, the parallel phase, knowledge, counters."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from veillee.core.fields import (
    AGENDAS,
    FROZEN,
    LIST,
    LISTS,
    PARTS,
    PLAIN,
    STEPS,
    FieldTable,
    copy_of,
    equal,
    from_json,
    to_json,
)
from veillee.core.knowledge import Knowledge

#: One entry of an agenda: the number of a handler, then its plain arguments.
Step = tuple[int, ...]

#: Values of `State.phase`.
NO_PHASE: Final = 0
OPEN_PHASE: Final = 1
SEALED_PHASE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data, also in the middle of an effect. Games add typed fields and list them in FIELDS."""

    FIELDS: ClassVar[FieldTable] = (
        ("zones", LISTS),
        ("shown", LIST),
        ("table", STEPS),
        ("agendas", AGENDAS),
        ("phase", PLAIN),
        ("before", FROZEN),
        ("outbox", AGENDAS),
        ("decisions", LIST),
        ("draws", LIST),
        ("knowledge", PARTS),
        ("over", PLAIN),
    )

    def __init__(self) -> None:
        #: The kinds lying in each zone, by zone number.
        self.zones: list[list[int]] = []
        #: Who else is being shown a zone just now, as a mask of seats.
        self.shown: list[int] = []
        #: What the table still has to do; the last step is next.
        self.table: list[Step] = []
        #: What each seat still has to do; a question on top waits for that seat's answer.
        self.agendas: list[list[Step]] = []
        self.phase: int = NO_PHASE
        #: The state as it was when the running parallel phase began.
        self.before: State | None = None
        #: What happened to each seat in the running phase and the others have not been told yet.
        self.outbox: list[list[tuple[Any, ...]]] = []
        #: How many questions each seat has answered.
        self.decisions: list[int] = []
        #: How many draws each stream of chance has made: the table's, then one per seat.
        self.draws: list[int] = []
        #: What each seat knows about cards it cannot see, where that is kept; empty if it is of none.
        self.knowledge: list[Knowledge] = []
        self.over: bool = False

    def copy(self) -> Any:
        """A state of its own with the same contents.

        This goes by FIELDS. A game that is searched copies its own fields after `copy_common`, line by line,
        which the compiler makes several times as fast; a test holds the two against each other.
        """
        return copy_of(self)

    def copy_common(self, new: State) -> None:
        """Give another state what all games' states have."""
        new.zones = [cards[:] for cards in self.zones]
        new.shown = self.shown[:]
        new.table = self.table[:]
        new.agendas = [agenda[:] for agenda in self.agendas]
        new.phase = self.phase
        new.before = self.before
        new.outbox = [told[:] for told in self.outbox]
        new.decisions = self.decisions[:]
        new.draws = self.draws[:]
        if self.knowledge:
            new.knowledge = [knowledge.copy() for knowledge in self.knowledge]
        new.over = self.over

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and equal(self, other)

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it cannot be hashed; hash its JSON instead")

    def to_json(self) -> dict[str, Any]:
        return to_json(self)


def state_from_json(cls: Any, data: dict[str, Any]) -> Any:
    """The state of class `cls` that `to_json` wrote as `data`."""
    return from_json(cls, data, Knowledge)
