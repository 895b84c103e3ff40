"""Cards and winning: how much better those do who used a card, compared with others who did not.

Where seats win from each other, seats of the same table are compared, after taking out what the place in the
turn order, the bot and the variant bring by themselves. Where one plays alone or all win together, tables are
compared by their score. The interval is a normal one, with the seats of a table taken as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

import numpy as np

from veillee.bots.arena.tallies import Z_95
from veillee.tools.study.tables import Data, Floats, Whole

#: A card says something if at least so many used it, and as many did not.
LEAST: Final = 30
WIN: Final = "win"
SCORE: Final = "score"


@dataclass(frozen=True)
class Influence:
    """What using one card in one way goes along with, in one variant or, with no name, in all of an aim."""

    variant: str
    #: What is compared: shares of the win, or scores.
    aim: str
    way: str
    card: str
    #: How many seats (or tables, by score) used it and how many did not, and what each got.
    used: int
    unused: int
    mean_used: float
    mean_unused: float
    influence: float
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        """Whether the interval leaves no influence out."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class _Scope:
    """What is compared in some variants: seats by their wins, or tables by their scores."""

    name: str
    aim: str
    #: By seat's row the number of what it belongs to, -1 outside.
    unit: Whole
    outcome: Floats
    variant: Whole
    #: What else makes a difference, as one number, and which units belong together.
    cell: Whole
    table: Whole


def influences(data: Data) -> list[Influence]:
    """For every aim and, where several have it, every variant."""
    together = [data.shares_all(variant) for variant in range(len(data.variants))]
    uses = list(_uses(data))
    found = []
    for aim in (WIN, SCORE):
        variants = [variant for variant, shared in enumerate(together) if shared == (aim == SCORE)]
        groups = [variants] if variants else []
        if len(variants) > 1:
            groups += [[variant] for variant in variants]
        for group in groups:
            name = "" if group == variants else data.variants[group[0]]
            scope = _scope(data, name, aim, group)
            found += [each for way, card, rows in uses if (each := _influence(scope, way, card, rows))]
    return found


def as_columns(found: Sequence[Influence], names: Mapping[str, str]) -> dict[str, list[Any]]:
    """A row for each, with the card's name, for a table."""
    rows = [{**asdict(each), "name": names[each.card]} for each in found]
    return {name: [row[name] for row in rows] for name in (*[of.name for of in fields(Influence)], "name")}


def _uses(data: Data) -> Iterator[tuple[str, str, Whole]]:
    """Every way and card with the rows of the seats that used it so."""
    key = data.cards["way"] * len(data.card_ids) + data.cards["card"]
    order = np.argsort(key, kind="stable")
    numbers, starts = np.unique(key[order], return_index=True)
    for number, rows in zip(numbers, np.split(data.cards["row"][order], starts[1:]), strict=True):
        way, card = divmod(int(number), len(data.card_ids))
        yield data.ways[way], data.card_ids[card], rows


def _scope(data: Data, name: str, aim: str, variants: Sequence[int]) -> _Scope:
    rows = np.flatnonzero(np.isin(data.seats["variant"], variants))
    unit = np.full(len(data.wins), -1, np.int64)
    tables, table = np.unique(data.table[rows], return_inverse=True)
    variant = data.seats["variant"][rows]
    if aim == WIN:
        unit[rows] = np.arange(len(rows))
        cells = np.stack([variant, data.seats["place"][rows], data.seats["bot"][rows]])
        cell = np.unique(cells, axis=1, return_inverse=True)[1].reshape(-1)
        return _Scope(name, aim, unit, data.wins[rows], variant, cell, table)
    unit[rows] = table
    sizes = np.bincount(table)
    scores = np.bincount(table, data.seats["score"][rows]) / sizes
    of_table = (np.bincount(table, variant) / sizes).astype(np.int64)
    return _Scope(name, aim, unit, scores, of_table, of_table, np.arange(len(tables)))


def _influence(scope: _Scope, way: str, card: str, rows: Whole) -> Influence | None:
    """None if too few used the card, or too few did not."""
    units = np.unique(scope.unit[rows])
    units = units[units >= 0]
    if len(units) < LEAST:
        return None
    has = np.zeros(len(scope.outcome))
    has[units] = 1
    # A variant whose deck lacks the card says nothing about it.
    known = np.isin(scope.variant, np.unique(scope.variant[units]))
    has, outcome = has[known], scope.outcome[known]
    unused = int(len(has) - has.sum())
    if unused < LEAST:
        return None
    own, got = has, outcome
    for codes in (scope.cell[known], scope.table[known]) if scope.aim == WIN else (scope.cell[known],):
        own, got = _without_means(own, codes), _without_means(got, codes)
    weight = float((own * own).sum())
    if weight < 1:
        return None
    value = float((own * got).sum()) / weight
    errors = np.bincount(scope.table[known], own * (got - value * own))
    half = Z_95 * float((errors * errors).sum()) ** 0.5 / weight
    mean_used, mean_unused = float(outcome[has == 1].mean()), float(outcome[has == 0].mean())
    return Influence(
        scope.name,
        scope.aim,
        way,
        card,
        len(units),
        unused,
        mean_used,
        mean_unused,
        value,
        value - half,
        value + half,
    )


def _without_means(values: Any, codes: Whole) -> Any:
    """The values less the mean of those with the same code."""
    sizes = np.maximum(1, np.bincount(codes))
    return values - (np.bincount(codes, values) / sizes)[codes]


def telling_ways(found: Sequence[Influence], most: int) -> list[str]:
    """The ways of using cards that tell most: many of them surely, and no two saying the same."""
    by_way: dict[str, dict[str, Influence]] = {}
    for each in found:
        by_way.setdefault(each.way, {})[each.card] = each
    sure = {way: sum(each.is_sure for each in cards.values()) for way, cards in by_way.items()}
    chosen: list[str] = []
    for way in sorted(by_way, key=lambda way: (-sure[way], way)):
        if sure[way] and not any(_same(by_way[way], by_way[other]) for other in chosen):
            chosen.append(way)
    return chosen[:most]


def _same(one: Mapping[str, Influence], other: Mapping[str, Influence]) -> bool:
    """Whether two ways are one and the same use: as many did it with every card they have in common."""
    common = one.keys() & other.keys()
    return len(common) > len(one) / 2 and all(
        abs(one[card].used - other[card].used) <= 0.02 * one[card].used for card in common
    )
