"""Card files: the rows of each deck, and the totals by which a miscounted deck is noticed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, final

Row = dict[str, Any]
#: The rows of every deck, by the name of its file.
Cards = dict[str, list[Row]]


@final
@dataclass(frozen=True)
class Total:
    """How many cards a deck holds, or how many of those for which some columns have these values.

    What is `ours` no source states: the house's own cards add up to it, those of another box need not.
    """

    deck: str
    where: Mapping[str, Any]
    cards: int
    ours: bool = False

    def count(self, cards: Cards) -> int:
        return sum(
            row.get("copies", 1)
            for row in cards[self.deck]
            if all(row.get(column, False) == value for column, value in self.where.items())
        )

    def __str__(self) -> str:
        which = " and ".join(f"{column} = {toml(value)}" for column, value in self.where.items())
        return f"cards in {self.deck!r} with {which}" if which else f"cards in {self.deck!r}"


@final
@dataclass(frozen=True)
class Parts:
    """How parts of some cards are known, each kind of source with the parts it vouches for; no cards: all."""

    cards: tuple[str, ...]
    known: Mapping[str, tuple[str, ...]]


def parts_in(deck: str, content: Mapping[str, Any]) -> list[Parts]:
    """What a card file says about parts; ValueError if it speaks of cards or sources it has not."""
    rows = content.get("card", [])
    ids, sources = {row["id"] for row in rows}, ("confirmed", "inferred", "reconstructed")
    found = []
    for entry in content.get("parts", []):
        cards = entry.get("cards", [])
        unknown = [*(set(cards) - ids), *(set(entry) - {"cards", *sources})]
        if unknown:
            raise ValueError(f"cards/{deck}.toml: [[parts]] speaks of {min(unknown)!r}, which is not there")
        found.append(Parts(tuple(cards), {word: tuple(entry[word]) for word in sources if word in entry}))
    return found


def totals_in(deck: str, content: Mapping[str, Any]) -> list[Total]:
    """The totals a card file states; ValueError if one is not what it should be."""
    found = []
    for entry in content.get("total", []):
        where, cards, ours = entry.get("where", {}), entry.get("cards"), entry.get("ours", False)
        shapes = isinstance(where, dict) and type(cards) is int and type(ours) is bool
        if not shapes or set(entry) - {"where", "cards", "ours"}:
            raise ValueError(
                f"cards/{deck}.toml: a [[total]] has `cards`, a number, and may have `where` and `ours`"
            )
        found.append(Total(deck, where, cards, ours))
    return found


def check_totals(cards: Cards, totals: Sequence[Total]) -> None:
    """ValueError says which totals the cards do not add up to: what they have, and should have."""
    wrong = [
        f"{total}: there are {total.count(cards)}, there should be {total.cards}"
        for total in totals
        if total.count(cards) != total.cards
    ]
    if wrong:
        raise ValueError("wrong totals: " + "; ".join(wrong))


def toml(value: Any) -> str:
    """A cell of a card file as it is written there."""
    if isinstance(value, Mapping):
        cells = ", ".join(f"{name} = {toml(each)}" for name, each in value.items())
        return f"{{ {cells} }}" if cells else "{}"
    if isinstance(value, list):
        return f"[{', '.join(toml(each) for each in value)}]"
    return json.dumps(value, ensure_ascii=False)
