"""What face-up cards are worth (ft.score, ft.counting, ft.conditions, ft.majority)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from veillee.games.fairy_tale.cards import AFFINITIES, NONE, TYPES
from veillee.games.fairy_tale.state import FairyTaleState

if TYPE_CHECKING:
    from veillee.games.fairy_tale.game import FairyTale


def points_of(rules: FairyTale, state: FairyTaleState, seat: int, disguise: int) -> int:
    """A seat's points, its Trickster passing for `disguise` (-1: for nothing)."""
    return sum(card_points(rules, state, seat, disguise))


def card_points(rules: FairyTale, state: FairyTaleState, seat: int, disguise: int) -> list[int]:
    """The points of each face-up card of a seat, in the order they lie."""
    cards = rules.cards
    row = state.zones[rules.opened + seat]
    names = row if disguise == NONE else [*row, disguise]
    points: list[int] = []
    for kind in row:
        if cards.times[kind]:
            points.append(cards.times[kind] * names.count(cards.each[kind]))
        elif all([name in names for name in cards.needs[kind]]) and _has_most(rules, state, seat, kind):
            points.append(cards.points[kind])
        else:
            points.append(0)
    return points


def _has_most(rules: FairyTale, state: FairyTaleState, seat: int, kind: int) -> bool:
    """Whether a seat has more face-up cards of what a card asks for than every other player."""
    wanted = rules.cards.most[kind]
    if not wanted:
        return True
    counts = [_count(rules, state, player, wanted) for player in range(rules.players)]
    own = counts.pop(seat)
    return own > max(counts)


def _count(rules: FairyTale, state: FairyTaleState, seat: int, wanted: str) -> int:
    row = state.zones[rules.opened + seat]
    if wanted in TYPES:
        number = TYPES.index(wanted)
        return sum([rules.cards.type[kind] == number for kind in row])
    number = AFFINITIES.index(wanted)
    return sum([rules.cards.affinity[kind] == number for kind in row])


def best_disguise(rules: FairyTale, state: FairyTaleState, seat: int) -> int:
    """The name that brings a seat's Trickster the most points; none if none brings more."""
    best, best_points = NONE, points_of(rules, state, seat, NONE)
    for kind in _helpful_names(rules, state.zones[rules.opened + seat]):
        points = points_of(rules, state, seat, kind)
        if points > best_points:
            best, best_points = kind, points
    return best


def _helpful_names(rules: FairyTale, row: list[int]) -> list[int]:
    """The names that some card of a row counts or asks for, in the order of the card list."""
    cards = rules.cards
    asked = [name for kind in row for name in (cards.each[kind], *cards.needs[kind]) if name != NONE]
    return [name for name in sorted(set(asked)) if rules.in_deck[name] and not cards.almighty[name]]
