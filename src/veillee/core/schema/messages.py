"""What a seat is told: its view, its decision, how the game stands and how it ended."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from veillee.core.schema.events import Event

#: Anything that JSON can say.
Json = Any
Value = Annotated[str | int | bool, Meta(title="Value", description="The value of a game's option.")]
Order = Annotated[
    Literal["always", "ask", "if-aimed", "never"],
    Meta(title="Order", description="What the house does with a card where others wait for an answer."),
]
Tally = Annotated[
    tuple[int, int, int],
    Meta(title="Tally", description="What a card is worth, as far as a seat knows: zone, kind, points."),
]

Patch = Annotated[
    dict[str, Json],
    Meta(
        title="Patch",
        description="How an object has changed: each member that has, by its name. Objects are patched "
        "member by member; a list of lists that has kept its length item by item, as an object whose names "
        "are positions; anything else is replaced whole. Null stands for a member that is gone.",
    ),
]
SeatPatch = Annotated[
    dict[str, Json],
    Meta(
        title="SeatPatch",
        description="How a seat message has changed: a patch, but for two members. `events` are new, and "
        "follow on the first `events_from` that came before: what came after those never happened.",
        extra_json_schema={
            "properties": {
                "events_from": {"type": "integer"},
                "events": {"type": "array", "items": {"$ref": "#/$defs/GameEvent"}},
            },
            "additionalProperties": True,
        },
    ),
]


class Reason(TypedDict):
    """Why something cannot be, or why it is advised: a rule (or none), a message id and what it speaks of."""

    rule: str
    message: str
    arguments: dict[str, int | str]


class Hint(TypedDict):
    """An option, how good it looks in the game's own points, and why."""

    option: int
    value: float
    reason: Reason
    #: The seat's chance to win if it takes the option, in per cent, as far as the seat can know.
    chance: NotRequired[int]
    #: In its place where nobody is to be beaten: how much of the best possible result it may expect.
    expected: NotRequired[int]


class OwnPast(TypedDict):
    """A seat's own part of the table as the running phase found it."""

    zones: list[list[int]]
    places: list[list[int]]
    shown: list[int]
    fields: list[Json]
    agenda: list[list[int]]


class View(TypedDict):
    """What a seat, or the public, may know of the table."""

    seat: int
    #: Cards by zone number: a kind, or ~back where only the back is seen.
    zones: list[list[int]]
    #: The game's own fields by their names; of one that only its owner sees, a list of one value.
    fields: dict[str, Json]
    #: By zone number, the seats that were shown it, as a mask.
    shown: list[int]
    #: What still comes for the table: numbers of steps, and what they are about.
    table: list[list[int]]
    #: What still comes for each seat, as far as it is known: numbers of steps and questions, and what they
    #: are about.
    agendas: list[list[list[int]]]
    #: 0, or which sort of parallel phase is running.
    phase: int
    over: bool
    #: The hash of the owner's data, where the cards come from an owner's own box.
    owner_data: NotRequired[str]
    #: How many decisions the seat has had.
    decisions: NotRequired[int]
    #: What the seat remembers of cards it does not see, to guess them by; not in the public's view.
    knowledge: NotRequired[dict[str, Json]]
    before: NotRequired[OwnPast]
    #: What the seat did in the running phase, to be told to the others after it.
    outbox: NotRequired[list[list[Json]]]


class Decision(TypedDict):
    """What a seat is asked, and the numbers of the legal options."""

    number: int
    question: str
    rule: str
    options: list[int]
    #: How many answers are still wanted, where it is asked several times in a row.
    left: NotRequired[int]
    #: What several answers in a row can be together: for each node of a choice, beginning with this one, a
    #: list of ``[option, next node, *forced options]``. Next is -1 where the choice is complete.
    ahead: NotRequired[list[list[list[int]]]]
    #: For each option how many there are of what it names, where the question has such options: tokens that
    #: are taken at once, or that can be added one by one.
    amounts: NotRequired[list[int]]


class Result(TypedDict):
    """How a game ended. One that was abandoned has no scores and no winners."""

    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]
    abandoned: NotRequired[bool]
    #: How well a party that plays together has done, where the game has ranks.
    rank: NotRequired[int]
    #: Whether it was no game by itself, but what happens between two games of a campaign.
    interlude: NotRequired[bool]
    #: How often answers were taken back by consent.
    take_backs: NotRequired[int]
    #: The hash of the owner's data, where the cards came from an owner's own box.
    owner_data: NotRequired[str]


class Ranking(TypedDict):
    """Who came how far in a finished game; not part of the record."""

    #: The seats from first to last.
    seats: list[int]
    #: By seat, its rank from 1 on; seats that are level share one.
    ranks: list[int]
    #: What decided who won, where it is more than the score; games kept earlier do not say.
    decided: Reason | None
    #: What single cards counted, where they do not show it.
    counted: NotRequired[list[Tally]]


class Standing(TypedDict):
    """How the game stands for a seat, or the public: all that an update patches."""

    view: View
    #: The seats the table waits for, as everybody may see it.
    waiting: list[int]
    #: Null when the seat is not asked; the public has none.
    decision: NotRequired[Decision | None]
    #: Whether the seat can take its last choice back without asking the others.
    undo: NotRequired[bool]
    #: How often answers were taken back by consent.
    take_backs: NotRequired[int]
    result: NotRequired[Result]
    #: What follows from the view by the rules, under names of the game's own; games kept earlier lack it.
    derived: NotRequired[dict[str, Json]]
    #: With the result, unless the game was abandoned or is an interlude.
    ranking: NotRequired[Ranking]
    #: Hidden cards that the seat knows: lists of a zone's number and kinds that lie there for certain.
    certain: NotRequired[list[list[int]]]
    #: For each seat what its cards are worth; null where the game does not say.
    tally: NotRequired[list[list[Tally]] | None]
    #: The seat's standing orders by the id of the card; what is not named is asked.
    orders: NotRequired[dict[str, Order]]


class SeatMessage(Standing):
    """Everything a seat, or the public, may know: how the game stands, and what it was told."""

    events: list[Event]
