"""The dice: their faces, where they can lie, and how a die stands on a socket."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

#: Faces: 1 to 6 are numbers, special ones count 6; the last three are results of the Snake die alone.
PROHIBITION: Final = 7
STORY: Final = 8
MAGIC_ITEM: Final = 9
DOUBLE: Final = 10
SLIP: Final = 11
SNAKE_BREAD: Final = 12
SNAKE_APPLE: Final = 13
FACES: Final = (
    "none", "1", "2", "3", "4", "5", "6", "prohibition", "story", "magic-item", "double",
    "slip", "bread", "apple",
)  # fmt: skip

SIDES: Final = 6

#: A player's dice, the Snake die last, and where a die lies if not on a socket.
DICE: Final = 6
SNAKE_DIE: Final = 5
RESERVE: Final = -1
ASIDE: Final = -2
AWAY: Final = -3
DEN: Final = -4
#: What scenarios call the latter.
LIES: Final = {RESERVE: "reserve", ASIDE: "aside", AWAY: "away", DEN: "den"}


def value_of(face: int) -> int:
    """What a face is worth on a socket."""
    return 6 if face > 6 else face  # noqa: FURB136 - a call of `min` takes several times as long


def placed(seat: int, die: int) -> int:
    """A die as it stands on a socket: with its owner, in one number."""
    return seat * DICE + die


def owner_of(placed_die: int) -> int:
    return placed_die // DICE


def die_of(placed_die: int) -> int:
    return placed_die % DICE


def owner_and_die(placed_die: int) -> tuple[int, int]:
    return divmod(placed_die, DICE)


@final
class Dice:
    """The dice of each player, as the data file has them."""

    def __init__(self, rows: Sequence[Mapping[str, Any]]) -> None:
        self.names = [str(row["id"]) for row in rows]
        if len(rows) != DICE:
            raise ValueError(f"there should be {DICE} dice, the Snake die last, not {len(rows)}")
        #: By die: the faces printed on it.
        self.faces = [_faces(row, die == SNAKE_DIE) for die, row in enumerate(rows)]


def _faces(row: Mapping[str, Any], is_snake: bool) -> list[int]:
    """The six faces of a die; only the Snake die has a slip, bread or an apple."""
    known = FACES[1:] if is_snake else FACES[1:SLIP]
    for name in row["faces"]:
        if name not in known:
            raise ValueError(f"{row['id']}: unknown face {name!r} (known: {', '.join(known)})")
    if len(row["faces"]) != SIDES:
        raise ValueError(f"{row['id']}: a die has {SIDES} faces, not {len(row['faces'])}")
    return [FACES.index(name) for name in row["faces"]]
