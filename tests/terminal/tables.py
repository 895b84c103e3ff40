"""Tables to sit down at, and one that offers nothing but what the protocol says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from veillee.bots import Hint
from veillee.core.refusals import Reason
from veillee.core.schema import Decision, Order
from veillee.registry import find_game
from veillee.terminal.local_table import LocalTable
from veillee.terminal.table import Table, TableMessage, WaitingRoom
from veillee.terminal.table_setup import TableConfig, start_table
from veillee.texts import Texts


def table(game: str = "fairy-tale", language: str = "en", **config: Any) -> LocalTable:
    config.setdefault("seed", 7)
    return start_table(TableConfig(find_game(game), language, **config))


def short(language: str = "en", **config: Any) -> LocalTable:
    """A round of Fairy Tale with those who take what is advised."""
    config.setdefault("bots", ["greedy"])
    config.setdefault("options", {"rounds": 1})
    return table(language=language, **config)


def first_options(table: LocalTable) -> list[int]:
    decision = table.message()["decision"]
    return decision["options"] if decision else []


def asked(table: Table) -> Decision:
    """What the seat is asked now."""
    found = table.message()["decision"]
    assert found is not None
    return found


def answer_first(table: LocalTable) -> None:
    decision = asked(table)
    assert table.answer(decision["options"][0], decision["number"]) == []


def same_table(one: LocalTable, other: LocalTable) -> bool:
    """Whether the human is told the same at both; what was answered without asking is told only once."""
    return {**one.message(), "forced": []} == {**other.message(), "forced": []}


def the_save(home: Path) -> Path:
    [path] = home.glob("*.save")
    return path


class BareTable:
    """A table behind glass: whoever reaches for more than the protocol offers gets an AttributeError."""

    __slots__ = ("_table", "game", "is_practised", "is_remote", "rules", "seating")

    def __init__(self, real: LocalTable) -> None:
        self._table = real
        self.game = real.game
        self.rules = real.rules
        self.is_remote = real.is_remote
        self.is_practised = real.is_practised
        self.seating = real.seating

    def message(self) -> TableMessage:
        return self._table.message()

    def answer(self, option: int, decision: int) -> list[Reason]:
        return self._table.answer(option, decision)

    def undo(self) -> list[Reason]:
        return self._table.undo()

    def hints(self) -> list[Hint]:
        return self._table.hints()

    def why_not(self, options: Sequence[int]) -> list[list[Reason]]:
        return self._table.why_not(options)

    def record_location(self, texts: Texts) -> str:
        return self._table.record_location(texts)

    @property
    def failure(self) -> str:
        return self._table.failure

    def on_change(self, changed: Callable[[], None]) -> None:
        self._table.on_change(changed)

    def waiting_room(self) -> WaitingRoom | None:
        return self._table.waiting_room()

    def consent(self, agree: bool) -> list[Reason]:
        return self._table.consent(agree)

    def stand_in(self) -> list[Reason]:
        return self._table.stand_in()

    def set_orders(self, orders: dict[str, Order]) -> list[Reason]:
        return self._table.set_orders(orders)

    def ways_to_leave(self) -> tuple[str, ...]:
        return self._table.ways_to_leave()

    def leave(self, way: str) -> list[Reason]:
        return self._table.leave(way)

    def leave_message(self, texts: Texts, in_lines: bool = False) -> str:
        return self._table.leave_message(texts, in_lines)
