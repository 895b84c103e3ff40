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
    comparer,
    copier,
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
        #: What each seat knows about cards it cannot see; empty when knowledge is switched off.
        self.knowledge: list[Knowledge] = []
        self.over: bool = False

    def copy(self) -> Any:
        return copier(type(self))(self)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and comparer(type(self))(self, other)

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it cannot be hashed; hash its JSON instead")

    def to_json(self) -> dict[str, Any]:
        return to_json(self)


def state_from_json(cls: Any, data: dict[str, Any]) -> Any:
    """The state of class `cls` that `to_json` wrote as `data`."""
    return from_json(cls, data, Knowledge)
