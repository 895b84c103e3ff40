"""What the rules need of each card, by kind, from the card files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

FAMILIES: Final = ("castle", "coin", "green", "red", "blue", "violet", "yellow")
CASTLE: Final = 0
COIN: Final = 1
GREEN: Final = 2
RED: Final = 3
BLUE: Final = 4
VIOLET: Final = 5
YELLOW: Final = 6

#: What a card can do, with the families that may do it.
EFFECTS: Final[Mapping[str, tuple[int, ...]]] = {
    "": (CASTLE, COIN),
    "draw": (GREEN, BLUE),
    "build": (RED,),
    "discount": (RED,),
    "limit": (VIOLET,),
    "trade": (YELLOW,),
    "front": (COIN,),
    "token": (GREEN,),
    "side-job": (BLUE,),
    "pick": (GREEN,),
    "dive": (GREEN, BLUE),
    "detect": (GREEN,),
    "refill": (BLUE,),
    "remove": (YELLOW,),
    "bargain": (RED,),
    "halve": (BLUE,),
    "night": (YELLOW,),
    "bucket": (VIOLET,),
    "draw-once": (GREEN,),
    "free": (RED,),
    "more-once": (YELLOW,),
    "set-aside": (CASTLE,),
    "pallet": (YELLOW,),
    "chair": (CASTLE,),
    "gone": (COIN,),
    "recycle": (VIOLET,),
    "dream": (RED,),
    "delivery": (VIOLET,),
}
_NUMBERS: Final = {name: number for number, name in enumerate(EFFECTS)}

DRAW: Final = _NUMBERS["draw"]
TRADE: Final = _NUMBERS["trade"]
FRONT: Final = _NUMBERS["front"]
TOKEN: Final = _NUMBERS["token"]
SIDE_JOB: Final = _NUMBERS["side-job"]
PICK: Final = _NUMBERS["pick"]
DIVE: Final = _NUMBERS["dive"]
DETECT: Final = _NUMBERS["detect"]
REFILL: Final = _NUMBERS["refill"]
REMOVE: Final = _NUMBERS["remove"]
BARGAIN: Final = _NUMBERS["bargain"]
HALVE: Final = _NUMBERS["halve"]
NIGHT: Final = _NUMBERS["night"]
BUCKET: Final = _NUMBERS["bucket"]
DRAW_ONCE: Final = _NUMBERS["draw-once"]
FREE: Final = _NUMBERS["free"]
MORE_ONCE: Final = _NUMBERS["more-once"]
PALLET: Final = _NUMBERS["pallet"]
CHAIR: Final = _NUMBERS["chair"]
GONE: Final = _NUMBERS["gone"]
RECYCLE: Final = _NUMBERS["recycle"]
DREAM: Final = _NUMBERS["dream"]
DELIVERY: Final = _NUMBERS["delivery"]

#: Effects that work all the time and are never used: they have no action of their own.
_PASSIVE: Final = ("", "build", "discount", "limit", "front", "set-aside", "chair", "gone", "pallet")


@final
class Cards:
    """The columns of the card files, as lists by kind."""

    def __init__(self, rows: Sequence[Mapping[str, Any]]) -> None:
        for row in rows:
            _check(row)
        self.family = [FAMILIES.index(row["family"]) for row in rows]
        self.is_coin = [family == COIN for family in self.family]
        #: What building a card costs; coin cards are never built.
        self.cost = [int(row.get("cost", 0)) for row in rows]
        #: What a card pays when it is used as payment.
        self.worth = [int(row.get("value", 1)) for row in rows]
        self.effect = [_NUMBERS[str(row.get("effect", ""))] for row in rows]
        self.amount = [int(row.get("amount", 0)) for row in rows]
        self.discards = [int(row.get("discards", 0)) for row in rows]
        self.rests = [row.get("ready") == "next" for row in rows]
        self.mark = [str(row["mark"]) for row in rows]
        self.intro: list[list[int]] = [list(row.get("intro", [])) for row in rows]
        #: `scaffolding` never stays in a hand.
        self.goes_to_front = [effect == FRONT for effect in self.effect]
        #: What `digger-1`, `digger-2` and `digger-3` add to the one build that everybody has.
        self.builds = self._amounts(rows, "build")
        #: What `price-cutter` takes off each ordinary build.
        self.discount = self._amounts(rows, "discount")
        #: What `mixer-1`, `mixer-2`, `mixer-3` and `big-mixer` add to the hand limit.
        self.limit = self._amounts(rows, "limit")
        #: What `spare-bucket` adds to it, once.
        self.bucket = self._amounts(rows, "bucket")
        #: How many cards `grand-castle` and `colossal-castle` take out of the count at the end.
        self.sets_aside = self._amounts(rows, "set-aside")
        #: What green cards (`roller-1`, `roller-2`, `roller-3`, `big-roller`) and blue ones (`tipper-1`,
        #: `tipper-2`, `tipper-3`, `big-tipper`) add to the two cards that everybody draws.
        self.draws = self._amounts(rows, "draw")
        self.green_draws = self._of_family(self.draws, GREEN)
        self.blue_draws = self._of_family(self.draws, BLUE)
        self.is_pallet = [effect == PALLET for effect in self.effect]
        self.is_used = [str(row.get("effect", "")) not in _PASSIVE for row in rows]
        #: Cards with an action that is not just drawing more along with everything else.
        self.is_special = [
            used and effect != DRAW for used, effect in zip(self.is_used, self.effect, strict=True)
        ]

    def _amounts(self, rows: Sequence[Mapping[str, Any]], effect: str) -> list[int]:
        return [
            amount if row.get("effect") == effect else 0
            for row, amount in zip(rows, self.amount, strict=True)
        ]

    def _of_family(self, amounts: list[int], wanted: int) -> list[int]:
        return [
            amount if family == wanted else 0 for amount, family in zip(amounts, self.family, strict=True)
        ]


def _check(row: Mapping[str, Any]) -> None:
    """Refuse what no card can say, naming the card: rows may come from somebody's own box."""
    name, family, effect = row["id"], row["family"], row.get("effect", "")
    if family not in FAMILIES:
        raise ValueError(f"card {name!r}: family cannot be {family!r}")
    if effect not in EFFECTS or FAMILIES.index(family) not in EFFECTS[effect]:
        raise ValueError(f"card {name!r}: the effect of a {family} card cannot be {effect!r}")
    if (family == "coin") != ("value" in row) or (family == "coin") == ("cost" in row):
        raise ValueError(f"card {name!r}: coin cards have a value, all others a cost")
    if str(row["mark"]) not in list("W0123456789"):
        raise ValueError(f"card {name!r}: mark is W or a digit, not {row['mark']!r}")
