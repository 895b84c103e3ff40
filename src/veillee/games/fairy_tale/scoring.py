"""What face-up cards are worth (ft.score, ft.counting, ft.conditions, ft.majority).

Everything is counted from rows of face-up cards, so that advice can ask about rows that do not lie there yet.
"""

from __future__ import annotations

from veillee.games.fairy_tale.base import FairyTaleBase
from veillee.games.fairy_tale.cards import AFFINITIES, GROUPS, NONE, Cards
from veillee.games.fairy_tale.state import FairyTaleState


def points_of(rules: FairyTaleBase, state: FairyTaleState, seat: int, disguise: int) -> int:
    """A seat's points, its Trickster passing for `disguise` (-1: for nothing)."""
    rows = rows_of(rules, state)
    return sum(row_points(rules.cards, rows[seat], disguise, rivals_of(rules.cards, rows, seat)))


def best_disguise(rules: FairyTaleBase, state: FairyTaleState, seat: int) -> int:
    """The name that brings a seat's Trickster the most points; none if none brings more."""
    rows = rows_of(rules, state)
    return best_name(rules, rows[seat], rivals_of(rules.cards, rows, seat))


def rows_of(rules: FairyTaleBase, state: FairyTaleState) -> list[list[int]]:
    """The face-up cards of every seat."""
    return [state.zones[opened] for opened in rules.opened]


def count_groups(cards: Cards, row: list[int]) -> list[int]:
    """How many cards of each affinity and each type lie in a row."""
    found = [0] * len(GROUPS)
    for kind in row:
        found[cards.affinity[kind]] += 1
        found[len(AFFINITIES) + cards.type[kind]] += 1
    return found


def rivals_of(cards: Cards, rows: list[list[int]], seat: int) -> list[int]:
    """Of each group, the most cards that any other seat has."""
    counts = [count_groups(cards, row) for other, row in enumerate(rows) if other != seat]
    return [max(column) for column in zip(*counts, strict=True)]


def row_points(cards: Cards, row: list[int], disguise: int, rivals: list[int]) -> list[int]:
    """The points of each card of a row, beside rivals with so many cards of each group."""
    names = row if disguise == NONE else [*row, disguise]
    groups = count_groups(cards, row)
    points: list[int] = []
    for kind in row:
        most = cards.most[kind]
        if cards.times[kind]:
            points.append(cards.times[kind] * names.count(cards.each[kind]))
        elif most != NONE and groups[most] <= rivals[most]:
            points.append(0)
        elif all([name in names for name in cards.needs[kind]]):
            points.append(cards.points[kind])
        else:
            points.append(0)
    return points


def best_name(rules: FairyTaleBase, row: list[int], rivals: list[int]) -> int:
    """The name by which a Trickster in this row brings most; none without one, or if none brings more."""
    cards = rules.cards
    if not any([cards.almighty[kind] for kind in row]):
        return NONE
    best, best_points = NONE, sum(row_points(cards, row, NONE, rivals))
    for name in asked_names(cards, row):
        points = sum(row_points(cards, row, name, rivals))
        if points > best_points and rules.in_deck[name] and not cards.almighty[name]:
            best, best_points = name, points
    return best


def asked_names(cards: Cards, row: list[int]) -> list[int]:
    """The names that some card of a row counts or asks for, in the order of the card list."""
    asked = [name for kind in row for name in (cards.each[kind], *cards.needs[kind]) if name != NONE]
    return sorted(set(asked))
