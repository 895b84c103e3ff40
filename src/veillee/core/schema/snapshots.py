"""What is kept of a running game, to go on with it, and of a finished one, to look at it."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from veillee.core.schema.lines import About
from veillee.core.schema.messages import Standing


class Position(TypedDict):
    """A state, with the hash of the names that its numbers stand for."""

    format: int
    revision: int
    names: str
    #: As the game's own class of states writes it.
    state: dict[str, Any]


class StandingNow(TypedDict):
    """How a game stood just then, after so many lines of its record: what other rules can go on from."""

    lines: int
    position: Position
    #: How many events each receiver was told.
    told: list[int]
    take_backs: int
    #: As in a snapshot.
    answers: NotRequired[list[list[tuple[int, int]]]]
    rewound: NotRequired[list[bool]]


class Snapshot(TypedDict):
    """Where a session's memory begins, and how it stands for everybody."""

    format: int
    about: About
    position: Position
    #: The hash of the record's last line; not in those of an earlier format.
    hash: NotRequired[str]
    phases: int
    take_backs: int
    told: list[int]
    #: Of each seat, why its last choice cannot be taken back.
    locked: list[list[str]]
    #: Of each seat, its last answers: decision and option.
    answers: NotRequired[list[list[tuple[int, int]]]]
    rewound: NotRequired[list[bool]]
    now: NotRequired[StandingNow | None]
    #: How the game stands for each receiver.
    messages: NotRequired[list[Standing]]


class Views(TypedDict):
    """How a game stood for each receiver."""

    status: str
    messages: list[Standing]
