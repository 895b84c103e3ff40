"""Features: a view as a row of numbers, each always in the same place, for models that learn to judge it.

A game's `features.py` derives from `Features`: its constructor declares blocks of numbers, `read` fills them
from a view and from nothing else. Bots that have learned and researchers read the same row, so that what
stands where is written down once, with a version.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import mypyc_attr

from veillee.core.results import Result
from veillee.core.rules import AnyRules
from veillee.core.schema import View


@final
class Block:
    """Some features that belong together: what they are called, where they stand, and what they say."""

    def __init__(self, name: str, first: int, size: int, about: str) -> None:
        self.name = name
        self.first = first
        self.size = size
        self.about = about


@final
class Row:
    """The features that are not zero: where they stand, and their values. What stands twice is added up."""

    def __init__(self) -> None:
        self.at: list[int] = []
        self.values: list[float] = []

    def put(self, at: int, value: float) -> None:
        if value != 0.0:
            self.at.append(at)
            self.values.append(value)

    def count(self, first: int, cards: Sequence[int]) -> None:
        """Count the cards that can be seen, by kind, from `first` on."""
        for kind in cards:
            if kind >= 0:
                self.at.append(first + kind)
                self.values.append(1.0)

    def put_all(self, first: int, values: Sequence[float]) -> None:
        """Put values from `first` on."""
        for offset, value in enumerate(values):
            self.put(first + offset, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Base of every game's `features.py`."""

    #: Raised whenever a number comes to mean something else: what was learned before is used no more.
    version: int = 1

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.blocks: list[Block] = []
        self.size = 0
        #: By step: which of the game's questions it asks, numbered alike at all tables; -1 for none.
        questions = sorted(rules.setup.visibility.get("answers", {}))
        self._question = self.block(
            "question", len(questions), f"what the seat is asked: {', '.join(questions)}"
        )
        self._questions = [
            questions.index(handler.name) if handler.is_question else -1 for handler in rules.handlers
        ]

    def block(self, name: str, size: int, about: str) -> int:
        """Declare the next block of features; returns where it begins."""
        first = self.size
        self.blocks.append(Block(name, first, size, about))
        self.size += size
        return first

    def read(self, view: View) -> Row:
        """The features of a view; a game's own begin with these."""
        row = Row()
        seat = view["seat"]
        if seat < self.rules.players and view["agendas"][seat]:
            number = self._questions[view["agendas"][seat][-1][0]]
            if number >= 0:
                row.put(self._question + number, 1.0)
        return row

    def goal(self, result: Result, seat: int) -> float:
        """What a seat got out of a finished game, from 0 to 1: its share of the win, by default."""
        return 1.0 / len(result.winners) if seat in result.winners else 0.0
