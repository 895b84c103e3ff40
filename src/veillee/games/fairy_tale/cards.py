"""What the rules need of each card, by kind, from the card file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

AFFINITIES: Final = ("holy-empire", "fairywood", "dragonvale", "shadow")
#: In place of an affinity: any of the four.
ANY: Final = 4
SHADOW: Final = 3
TYPES: Final = ("character", "home", "story")
#: In place of an affinity, where a card does not have the effect.
NONE: Final = -1


@final
class Cards:
    """The columns of the card file, as lists by kind."""

    def __init__(self, names: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> None:
        self.affinity = [AFFINITIES.index(row["affinity"]) for row in rows]
        self.type = [TYPES.index(row["type"]) for row in rows]
        self.points = [int(row.get("points", 0)) for row in rows]
        self.times = [int(row.get("times", 0)) for row in rows]
        self.each = [names.index(row["each"]) if "each" in row else NONE for row in rows]
        self.needs = [[names.index(name) for name in row.get("needs", [])] for row in rows]
        self.most = [str(row.get("most", "")) for row in rows]
        self.hunts = [_affinity(row.get("hunt")) for row in rows]
        self.opens = [_affinity(row.get("open")) for row in rows]
        self.closes = [_affinity(row.get("close")) for row in rows]
        self.amount = [int(row.get("amount", 0)) for row in rows]
        self.for_all = [row.get("target") == "all" for row in rows]
        self.expert = [bool(row.get("expert", False)) for row in rows]
        self.almighty = [bool(row.get("almighty", False)) for row in rows]
        #: A starting card of the novice game shows none of these (ft.novice).
        self.turns_or_hunts = [
            max(self.hunts[kind], self.opens[kind], self.closes[kind]) != NONE for kind in range(len(rows))
        ]


def _affinity(name: str | None) -> int:
    if name is None:
        return NONE
    return ANY if name == "any" else AFFINITIES.index(name)
