"""What the people of one table were promised, and whether its record keeps it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

LOST: Final = "lost"
DOUBLED: Final = "doubled"


class Key(NamedTuple):
    """An answer: the seat, the number of its decision, the option."""

    seat: int
    decision: int
    option: int


class Fault(NamedTuple):
    """Something that was acknowledged and is not there, or is there twice."""

    kind: str
    text: str


class RecordLine(NamedTuple):
    """An answer in a record. It is `asked` if only a person can have given it, not the server for one."""

    key: Key
    asked: bool


@dataclass
class Given:
    """An answer as somebody sent it, once or several times over, and whether it was acknowledged."""

    key: Key
    acknowledged: bool = False


@dataclass
class Ledger:
    """All that the people of a table sent, in order, and what was acknowledged of it."""

    given: list[Given] = field(default_factory=list)
    #: Choices taken back: acknowledged as done without asking, and all that may have come to be.
    undone: int = 0
    maybe_undone: int = 0

    def give(self, key: Key) -> Given:
        """An answer is sent for the first time."""
        given = Given(key)
        self.given.append(given)
        return given

    @property
    def acknowledged(self) -> int:
        return sum(given.acknowledged for given in self.given)

    def faults(self, answers: Iterable[RecordLine], undos: int) -> list[Fault]:
        """What is wrong with a record's answers, and with how often something was taken back in it."""
        lines = list(answers)
        kept = Counter(line.key for line in lines)
        asked = Counter(line.key for line in lines if line.asked)
        promised = Counter(given.key for given in self.given if given.acknowledged)
        sent = Counter(given.key for given in self.given)
        found = [
            Fault(LOST, f"{_words(key)}: acknowledged {count} times, {kept[key]} times in the record")
            for key, count in promised.items()
            if kept[key] < count
        ]
        found += [
            Fault(DOUBLED, f"{_words(key)}: {count} times in the record, sent {sent[key]} times")
            for key, count in asked.items()
            if count > sent[key]
        ]
        if undos < self.undone:
            found.append(Fault(LOST, f"{self.undone} undos acknowledged, {undos} in the record"))
        if undos > self.undone + self.maybe_undone:
            most = self.undone + self.maybe_undone
            found.append(Fault(DOUBLED, f"{undos} undos in the record, {most} asked for"))
        return found


def _words(key: Key) -> str:
    return f"seat {key.seat}, decision {key.decision}, option {key.option}"


@dataclass
class Promise:
    """What one seat knew when the server was killed."""

    events: list[object]
    #: The number of the last decision whose answer was acknowledged and stands; -1 for none.
    answered: int = -1
    #: Whether something was on its way that may have taken events or answers back.
    maybe_undone: bool = False
    #: How the game stood for the seat, if nothing at all was on its way; otherwise None.
    document: dict[str, object] | None = None
    #: Its standing orders; None if new ones were on their way.
    orders: dict[str, Any] | None = None


def broken(promise: Promise, events: list[object], document: dict[str, object]) -> list[Fault]:
    """What a seat is told after a restart that does not continue what it knew."""
    found = []
    same = min(len(events), len(promise.events))
    if len(events) < len(promise.events) and not promise.maybe_undone:
        found.append(Fault(LOST, f"{len(promise.events)} events were told, {len(events)} are left"))
    changed = [number for number in range(same) if events[number] != promise.events[number]]
    if changed and not promise.maybe_undone:
        found.append(Fault(LOST, f"event {changed[0]} was told otherwise before"))
    asked = _asked(document)
    if 0 <= asked <= promise.answered and not promise.maybe_undone:
        found.append(Fault(LOST, f"decision {asked} is asked again, {promise.answered} was acknowledged"))
    now = without_nulls(document)
    if promise.orders is not None and now.get("orders") != without_nulls(promise.orders):
        found.append(Fault(LOST, f"orders {promise.orders} have become {now.get('orders')}"))
    if promise.document is not None and not promise.maybe_undone:
        before = without_nulls(promise.document)
        other = [name for name in sorted({*before, *now}) if now.get(name) != before.get(name)]
        found += [Fault(LOST, f"{name} has changed, though nobody did anything") for name in other]
    return found


def without_nulls(data: Any) -> Any:
    """A document without its nulls, which mean the same as absence."""
    if isinstance(data, dict):
        return {name: without_nulls(value) for name, value in data.items() if value is not None}
    return data


def _asked(document: dict[str, object]) -> int:
    decision = document.get("decision")
    number = decision.get("number") if isinstance(decision, dict) else None
    return number if isinstance(number, int) else -1
