"""What a table can choose: where the printed editions lead to different games, and the short game.

Every difference is an option of its own, the recommended value first. An edition is a preset of those
options; single ones may be changed on top of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from veillee.core import Option, first_player_option
from veillee.core.schema import Value

PLAYERS: Final = (2, 4)

#: Where the editions differ: the option, its values, and the rule that explains it.
SWITCHES: Final[tuple[Option, ...]] = (
    Option("tie-break", ["tokens", "turn-order"], "gf.tie-break"),
    Option("bridge-troll-self", ["no", "yes"], "gf.fable.bridge-troll"),
    Option("powerful-friends", ["one-less", "one-only"], "gf.fable.powerful-friends"),
    Option("granny-leaves", ["monster-there", "monster-played"], "gf.fable.grannys-house"),
    Option("magic-flute", ["before-placing", "in-turn"], "gf.fable.magic-flute"),
    Option("frog-prince", ["discard", "deck"], "gf.friend.frog-prince"),
    Option("beginner-leaves-out", ["both", "friends"], "gf.beginner"),
)

#: What any edition can be played with.
OPTIONS: Final[tuple[Option, ...]] = (
    *SWITCHES,
    # Floors of a material are out before its walls and roofs, so both values played alike.
    Option("section-out", ["section", "material"], "gf.build.stock", is_retired=True),
    Option("deck", ["full", "beginner"], "gf.beginner"),
    first_player_option(PLAYERS, "gf.setup"),
    Option("rounds", [60, 1, 2, 3, 5, 10, 20], "gf.short"),
)

#: The presets; what an edition does not name is as recommended.
EDITIONS: Final[Mapping[str, Mapping[str, Value]]] = {
    "recommended": {},
    "fr-official": {
        "tie-break": "turn-order",
        "bridge-troll-self": "yes",
        "magic-flute": "in-turn",
        "beginner-leaves-out": "friends",
    },
    "fr-fan": {"bridge-troll-self": "yes", "frog-prince": "deck"},
    "ru-official": {
        "powerful-friends": "one-only",
        "granny-leaves": "monster-played",
    },
}
