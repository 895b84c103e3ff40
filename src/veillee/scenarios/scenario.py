"""What a scenario file says, once it has been read and found to make sense."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from veillee.core import Game, Match, Rules


class ScenarioError(ValueError):
    """A scenario file that cannot be used; the message names the file and the key."""


@dataclass(frozen=True)
class Expectation:
    """One thing that must hold: what it is about, what is expected, and how to look it up."""

    key: str
    expected: Any
    find: Callable[[Match[Any]], Any]


@dataclass(frozen=True)
class Step:
    """An answer, an answer that must be refused, or neither; then what must hold."""

    seat: int
    words: str
    option: int | None
    refused: bool
    because: str | None
    message: str | None
    expectations: tuple[Expectation, ...]


#: Scripted outcomes of each stream of chance: a number, a pile by kinds, or None (as it is).
Script = dict[int, list[int | list[int] | None]]


@dataclass(frozen=True)
class Scenario:
    """A scenario file, ready to be played any number of times."""

    file: str
    title: str
    game: Game
    rules: Rules[Any]
    #: The rules of the rulebook that the scenario is about.
    anchors: tuple[str, ...]
    arrangement: dict[str, Any] | None
    script: Script
    seed: int | None
    steps: tuple[Step, ...]
