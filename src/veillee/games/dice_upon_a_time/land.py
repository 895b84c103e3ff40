"""The land as tables: places, paths with their sockets, and Spirits, made once from the data files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from veillee.games.dice_upon_a_time.dice import SIDES
from veillee.games.dice_upon_a_time.tokens import MOST, TOKENS

#: As many sockets and places as a list of options has room for.
MOST_PATHS: Final = 56
MOST_PLACES: Final = 60

#: What a place does on arrival.
NOTHING: Final = 0
DRAW_QUEST: Final = 1
DRAW_QUESTS: Final = 2
ANY_TOKEN: Final = 3
TAKE_TOKEN: Final = 4
DRAW_STORY: Final = 5
DRAW_ITEM: Final = 6
STEED: Final = 7
_ABILITIES: Final = {
    "none": NOTHING,
    "quest": DRAW_QUEST,
    "quests": DRAW_QUESTS,
    "token": ANY_TOKEN,
    "gold": TAKE_TOKEN,
    "apple": TAKE_TOKEN,
    "bread": TAKE_TOKEN,
    "story": DRAW_STORY,
    "item": DRAW_ITEM,
    "steed": STEED,
}

#: Only start and power make a difference in the rules; maps draw all of them.
_KINDS: Final = ("start", "building", "secondary", "power", "far", "steed", "resource", "magic")
_CORNERS: Final = ("nw", "ne", "se", "sw")

Row = Mapping[str, Any]


@final
class Land:
    """Places and sockets by number: paths come first, then Fox, Rabbit, Wolf and Snake."""

    def __init__(self, cards: Mapping[str, Sequence[Row]]) -> None:
        self._places(cards["places"])
        self._paths(cards["paths"])
        self._spirits(cards["spirits"])

    def _places(self, rows: Sequence[Row]) -> None:
        self.places = [str(row["id"]) for row in rows]
        _check_places(rows)
        self.ability = [_ABILITIES[row["ability"]] for row in rows]
        self.token = [TOKENS.index(row["ability"]) if row["ability"] in TOKENS else -1 for row in rows]
        self.is_power = [row["kind"] == "power" for row in rows]
        self.town = next(i for i, row in enumerate(rows) if row["kind"] == "start")
        self.steeds = [i for i, ability in enumerate(self.ability) if ability == STEED]
        #: Where a wish, the griffin and Thrushbeard can bring you: everywhere but to King and Fairy.
        self.common = [i for i, power in enumerate(self.is_power) if not power]

    def _paths(self, rows: Sequence[Row]) -> None:
        self.sockets = [str(row["id"]) for row in rows]
        _check_paths(rows, self.places)
        self.ends = [(self.place(row["ends"][0]), self.place(row["ends"][1])) for row in rows]
        self.values = [int(row["value"]) for row in rows]
        self.paths = len(rows)
        self.neighbours: list[list[int]] = [[] for _ in self.places]
        for one, other in self.ends:
            self.neighbours[one].append(other)
            self.neighbours[other].append(one)
        for near in self.neighbours:
            near.sort()
        #: By place: the paths that touch it.
        self.touching = [
            [path for path, ends in enumerate(self.ends) if place in ends]
            for place in range(len(self.places))
        ]
        #: Where one or two paths lead.
        self.within_two = [
            sorted({far for near in reached for far in (near, *self.neighbours[near])} - {place})
            for place, reached in enumerate(self.neighbours)
        ]
        self._check_land()

    def _check_land(self) -> None:
        """Every place can be reached on foot from the first."""
        reached = [0]
        for place in reached:
            reached += [near for near in self.neighbours[place] if near not in reached]
        lonely = [name for place, name in enumerate(self.places) if place not in reached]
        if lonely:
            raise ValueError(f"{lonely[0]}: no path leads from there to {self.places[0]}")

    def _spirits(self, rows: Sequence[Row]) -> None:
        by_id = {row["id"]: row for row in rows}
        names = ("fox", "rabbit", "wolf", "snake")
        if sorted(by_id) != sorted(names):
            raise ValueError(f"the Spirits are {', '.join(names)}, not {', '.join(by_id)}")
        for row in rows:
            _check_number(row, "value", SIDES)
        self.fox, self.rabbit, self.wolf, self.snake = range(self.paths, self.paths + len(names))
        self.sockets += names
        self.values += [int(by_id[name]["value"]) for name in names]
        _check_spirits(by_id)
        self.fox_sockets = int(by_id["fox"]["sockets"])
        self.wolf_sockets = int(by_id["wolf"]["sockets"])
        #: Sockets on which dice are put on top of each other.
        self.stacks = [*range(self.paths), self.rabbit, self.snake]
        self.spirits = [self.fox, self.rabbit, self.wolf, self.snake]

    def places_called(self, names: Sequence[str]) -> list[int]:
        """Places by name; "steed" is every Steed."""
        found: list[int] = []
        for name in names:
            found += self.steeds if name == "steed" and name not in self.places else [self.place(name)]
        return found

    def place(self, name: str) -> int:
        if name not in self.places:
            raise ValueError(f"there is no place called {name!r}")
        return self.places.index(name)

    def other_end(self, path: int, place: int) -> int:
        """Where a path leads from a place, -1 if it does not touch it."""
        if path >= self.paths:
            return -1
        one, other = self.ends[path]
        return other if place == one else one if place == other else -1


def _check_places(rows: Sequence[Row]) -> None:
    starts = [row["id"] for row in rows if row["kind"] == "start"]
    if len(starts) != 1:
        raise ValueError(f"there should be one place of kind start, not {len(starts)}")
    if len(rows) > MOST_PLACES:
        raise ValueError(f"there are {len(rows)} places; the game has room for {MOST_PLACES}")
    for row in rows:
        if row["kind"] not in _KINDS:
            raise ValueError(f"{row['id']}: unknown kind {row['kind']!r} (known: {', '.join(_KINDS)})")
        if row["ability"] not in _ABILITIES:
            known = ", ".join(_ABILITIES)
            raise ValueError(f"{row['id']}: unknown ability {row['ability']!r} (known: {known})")


def _check_paths(rows: Sequence[Row], places: list[str]) -> None:
    if len(rows) > MOST_PATHS:
        raise ValueError(f"there are {len(rows)} paths; the game has room for {MOST_PATHS}")
    for row in rows:
        ends = row["ends"]
        if len(ends) != 2 or ends[0] == ends[1]:
            raise ValueError(f"{row['id']}: a path has two different ends")
        for end in ends:
            if end not in places:
                raise ValueError(f"{row['id']}: there is no place called {end!r}")
        _check_number(row, "value", SIDES)


def _check_spirits(rows: Mapping[str, Row]) -> None:
    """Fox and Wolf have sockets side by side, as many as the data says; Rabbit and Snake one stack each."""
    for name, row in rows.items():
        stacks = name in ("rabbit", "snake")
        _check_number(row, "sockets", 1 if stacks else MOST)
        if row["stack"] is not stacks:
            how = "on top of each other" if stacks else "side by side"
            raise ValueError(f"{name}: stack = {str(row['stack']).lower()}: dice lie {how} there")
    corners = sorted(str(row["corner"]) for row in rows.values())
    if corners != sorted(_CORNERS):
        raise ValueError(f"each corner ({', '.join(_CORNERS)}) has one Spirit, not {', '.join(corners)}")


def _check_number(row: Row, column: str, most: int) -> None:
    if not 1 <= row[column] <= most:
        raise ValueError(f"{row['id']}: {column} = {row[column]} should be from 1 to {most}")
