"""The lines of a record; docs/records.md tells what they are for."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from veillee.core.schema.events import Event
from veillee.core.schema.messages import Result, Value

Count = Annotated[int, Meta(ge=0)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
#: What chance was asked and what it said.
Draw = Annotated[
    tuple[
        Annotated[int, Meta(ge=0, lt=1 << 32)],
        Annotated[int, Meta(ge=0)],
        Count,
        Count | list[Any],
    ],
    Meta(
        title="Draw",
        description="What chance said: stream, number, size, and a number below the size or a permutation.",
    ),
]


class OwnerDataNote(TypedDict):
    """The hash of the owner's data, and what the owner says of them."""

    hash: Hash
    note: str


class About(TypedDict):
    """Which game it is, by which revision of its rules and with which card data."""

    game: str
    revision: Count
    data: str


class Header(About):
    """What a record's first line says of the game."""

    players: Count
    options: dict[str, Value]
    #: The position it begins from, where it is not the game's own.
    arrangement: dict[str, Any] | None
    #: The hash of the key that the end reveals.
    commitment: Hash
    #: The cut of each seat, in hex.
    entropies: list[Hash]
    #: Only in practice games, whose key follows from it.
    seed: NotRequired[int]
    owner_data: NotRequired[OwnerDataNote]


class _Line(TypedDict):
    """What every line has."""

    #: The hash of the line before and of this line without it.
    hash: Hash


class HeaderLine(Header, _Line):
    """The first line: which game, for whom, and what it commits to."""

    type: Literal["header"]
    format: Literal[1]


class SetupLine(_Line):
    """What chance did before the first answer, and the hash of the state it led to."""

    type: Literal["setup"]
    draws: list[Draw]
    state: Hash


class AnswerLine(_Line):
    """An answer, and what chance did because of it."""

    type: Literal["answer"]
    seat: Count
    decision: Count
    option: Count
    #: The number of the first line of the plan it belongs to.
    plan: NotRequired[Count]
    draws: NotRequired[list[Draw]]
    #: The hash of the state, where a turn has ended.
    state: NotRequired[Hash]


class UndoLine(_Line):
    """A seat's answers from a decision on are taken back; by consent also all that followed."""

    type: Literal["undo"]
    seat: Count
    decision: Count
    #: By consent: the numbers from which on chance draws again.
    counters: NotRequired[list[Count]]


class EpochLine(_Line):
    """The rules have changed: from here on the game is what follows from this state."""

    type: Literal["epoch"]
    revision: Count
    data: str
    position: dict[str, Any]
    state: Hash
    #: What every receiver had been told before.
    events: list[list[Event]]
    take_backs: Count


class EndLine(_Line):
    """The result, and the key to which the header committed."""

    type: Literal["end"]
    result: Result
    key: Hash


RecordLine = Annotated[
    HeaderLine | SetupLine | AnswerLine | UndoLine | EpochLine | EndLine,
    Meta(title="RecordLine", description="A line of a record."),
]
