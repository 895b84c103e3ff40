"""What the rules need of each card, by kind, from the card file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

AFFINITIES: Final = ("holy-empire", "fairywood", "dragonvale", "shadow")
#: In place of an affinity: any of the four.
ANY: Final = 4
SHADOW: Final = 3
TYPES: Final = ("character", "home", "story")
#: Majorities are counted in these groups.
GROUPS: Final = (*AFFINITIES, *TYPES)
#: In place of an affinity, a group or a kind, where a card does not have the effect.
NONE: Final = -1


@final
class Cards:
    """The columns of the card file, as lists by kind."""

    def __init__(self, names: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> None:
        for row in rows:
            _check(names, row)
        if sum(int(row.get("copies", 1)) for row in rows if row.get("almighty", False)) > 1:
            raise ValueError("there is more than one almighty card; the rules know of one Trickster")
        self.affinity = [AFFINITIES.index(row["affinity"]) for row in rows]
        self.type = [TYPES.index(row["type"]) for row in rows]
        self.points = [int(row.get("points", 0)) for row in rows]
        self.times = [int(row.get("times", 0)) for row in rows]
        self.each = [names.index(row["each"]) if "each" in row else NONE for row in rows]
        self.needs = [[names.index(name) for name in row.get("needs", [])] for row in rows]
        self.most = [GROUPS.index(row["most"]) if "most" in row else NONE for row in rows]
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


def _check(names: Sequence[str], row: Mapping[str, Any]) -> None:
    """Refuse what no card can say, naming the card: rows may come from somebody's own box."""
    turned = (*AFFINITIES, "any")
    known: dict[str, Sequence[str]] = {
        "affinity": AFFINITIES,
        "type": TYPES,
        "each": names,
        "most": GROUPS,
        "hunt": turned,
        "open": turned,
        "close": turned,
        "target": ("you", "all"),
    }
    said = [(column, row[column]) for column in known if column in row]
    for column, word in [*said, *(("needs", name) for name in row.get("needs", []))]:
        if word not in known.get(column, names):
            raise ValueError(f"card {row['id']!r}: {column} cannot be {word!r}")
    turns = "open" in row or "close" in row
    if turns and (int(row.get("amount", 0)) < 1 or "target" not in row):
        raise ValueError(f"card {row['id']!r}: open and close need a target and an amount of 1 or more")
    if ("times" in row) != ("each" in row) or ("times" in row and "points" in row):
        raise ValueError(f"card {row['id']!r}: it has either points, or times and each")


def _affinity(name: str | None) -> int:
    if name is None:
        return NONE
    return ANY if name == "any" else AFFINITIES.index(name)
