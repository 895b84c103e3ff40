"""Events: what a receiver hears of a raw event. A game tells its own under names of its own."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta

#: An event as everybody handles it. Its other members depend on which event it is: those of the engine are
#: listed below, those of a game in its texts.
Event = Annotated[
    dict[str, Any],
    Meta(
        title="GameEvent",
        description="What a receiver was told: the event's name, its number among all that this receiver was "
        "told, the rule that caused it (or none), and members of its own. A game tells events of its own "
        "under its own names, beside those that are listed here.",
        extra_json_schema={
            "properties": {"event": {"type": "string"}, "n": {"type": "integer"}, "rule": {"type": "string"}},
            "required": ["event", "n", "rule"],
            "additionalProperties": True,
        },
    ),
]


class _Told(TypedDict):
    """What every event has."""

    n: int
    rule: str


_Place = tuple[int, int]
_Moved = TypedDict("_Moved", {"from": _Place, "to": _Place})
_Passed = TypedDict("_Passed", {"from": list[int], "to": list[int]})


class AnswerEvent(_Told):
    """A seat has answered what everybody may know."""

    event: Literal["answer"]
    seat: int
    option: int


class MoveEvent(_Told, _Moved):
    """A card moved, from and to a place: zone and index, which is -1 in a bag. `card` may be a ~back."""

    event: Literal["move"]
    card: int


class ShuffleEvent(_Told):
    """A zone was shuffled; who sees it is told the cards in their new order."""

    event: Literal["shuffle"]
    zone: int
    cards: list[int] | None


class PassEvent(_Told, _Passed):
    """The cards of zones went to zones; the receiver sees those of some, and null of the others."""

    event: Literal["pass"]
    cards: list[list[int] | None]


class ShowEvent(_Told):
    """A zone is now shown to these seats; who saw it or sees it now is told the cards."""

    event: Literal["show"]
    zone: int
    to: list[int]
    cards: list[int] | None


class SetEvent(_Told):
    """A field of the game has a new value; the seat is -1 where the field belongs to the table."""

    event: Literal["set"]
    field: str
    seat: int
    value: Any


class TakeBackEvent(_Told):
    """By consent a seat took its last choice back: so many events before this one are undone."""

    event: Literal["take-back"]
    seat: int
    undone: int


EngineEvent = AnswerEvent | MoveEvent | ShuffleEvent | PassEvent | ShowEvent | SetEvent | TakeBackEvent
