"""What an analysis says, as programs and the web client get it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from veillee.core.schema import Event, Reason


class Point(Struct, frozen=True):
    """What a seat could expect after a line of the record, in per cent."""

    line: int
    percent: int


class WeighedOption(Struct, frozen=True):
    """An option of a turning point, and what it promised."""

    option: int
    #: In per cent: from what the seat knew then, and with hindsight.
    knew: int
    hindsight: int
    #: What speaks for it, from what the seat knew then.
    reason: Reason


class TurningPoint(Struct, frozen=True):
    """A choice after which a seat could expect less than before."""

    seat: int
    #: The line of the record.
    line: int
    #: Whether the choice itself cost most, or what followed before the seat's next one.
    cause: Literal["choice", "followed"]
    #: What the seat could expect before and after, in per cent, from what it knew then.
    before: int
    after: int
    chosen: int
    #: What a bot would have chosen from what the seat knew then.
    best: int
    #: What would have been best as the cards truly lay.
    best_in_hindsight: int
    #: The best options from what the seat knew then, best first; the one that was chosen is among them.
    options: list[WeighedOption]
    #: What the seat was told from its choice to its next one.
    told: list[Event]


class Analysis(Struct, frozen=True):
    """How the chances of a finished game went."""

    game: str
    players: int
    #: The seat whose turning points were looked for; null for all.
    seat: int | None
    #: Whether the per cent are of the best possible result, and not chances to win.
    is_common: bool
    #: How many lines the record has.
    lines: int
    #: For each seat what it could expect from what it knew at the time; at the last line, how it ended.
    curves: list[list[Point]]
    #: In the order of the game.
    turning_points: list[TurningPoint]
    #: How many iterations each choice got at first, and each option of a turning point then.
    iterations: tuple[int, int]
