"""Distances over the land in turns, and what it takes to gather tokens on the way; made once for a land."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from veillee.games.dice_upon_a_time.land import ANY_TOKEN, STEED, TAKE_TOKEN, Land
from veillee.games.dice_upon_a_time.tokens import TOKENS

#: How many turns a path of each value takes on average, since not every die is good enough.
TURNS: Final = [1.0, 1.0, 1.1, 1.25, 1.5, 1.95, 3.0]
FAR: Final = 99.0
#: The most tokens whose gathering is measured; cards never lack more.
MOST_TOKENS: Final = 4
_EDGE: Final = MOST_TOKENS + 1


def lack_number(gold: int, apple: int, bread: int) -> int:
    """The number under which what is lacking stands in `Distances.tours`."""
    return (gold * _EDGE + apple) * _EDGE + bread


#: What distances follow from: each path's ends and value, each place's ability and token.
Measures = tuple[tuple[tuple[int, int], ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def distances_over(land: Land) -> Distances:
    """The distances of a land; measuring takes long, and all tables with the same land share them."""
    return _measured((tuple(land.ends), tuple(land.values), tuple(land.ability), tuple(land.token)))


@lru_cache(maxsize=8)
def _measured(measures: Measures) -> Distances:
    return Distances(measures)


@final
class Distances:
    """Turns between places, and for tours that gather tokens."""

    def __init__(self, measures: Measures) -> None:
        ends, values, ability, token = measures
        self.places = len(ability)
        #: Instead of a place to bring tokens to: anywhere.
        self.anywhere = self.places
        steeds = [place for place in range(self.places) if ability[place] == STEED]
        paths = [(one, other, TURNS[values[path]]) for path, (one, other) in enumerate(ends)]
        #: By where one stands and where one goes: the turns it takes.
        self.between = self._distances(paths, steeds)
        #: By place: the turns it takes to leave and come back.
        self.again = [
            2 * min([turns for one, other, turns in paths if place in (one, other)])
            for place in range(self.places)
        ]
        self.sources = [
            [
                place
                for place in range(self.places)
                if ability[place] == ANY_TOKEN or (ability[place] == TAKE_TOKEN and token[place] == kind)
            ]
            for kind in range(len(TOKENS))
        ]
        #: By what is lacking, where it goes and where one stands: the turns it takes.
        self.tours: dict[int, list[list[float]]] = {}
        #: By what is lacking and where one stands: where one ends if it goes nowhere.
        self.ends: dict[int, list[int]] = {}
        self._measure_tours()

    def _distances(self, paths: list[tuple[int, int, float]], steeds: list[int]) -> list[list[float]]:
        """Floyd and Warshall; from a Steed one jumps to any other for nothing."""
        found = self._single_paths(paths, steeds)
        for middle in range(self.places):
            onward = found[middle]
            for row in found:
                first = row[middle]
                for end in range(self.places):
                    row[end] = min(row[end], first + onward[end])
        return found

    def _single_paths(self, paths: list[tuple[int, int, float]], steeds: list[int]) -> list[list[float]]:
        found = [[FAR] * self.places for _ in range(self.places)]
        for place in range(self.places):
            found[place][place] = 0.0
        for one, other, turns in paths:
            for start, end in ((one, other), (other, one)):
                found[start][end] = min(found[start][end], turns)
                if end in steeds:
                    for steed in steeds:
                        if steed != start:
                            found[start][steed] = min(found[start][steed], turns)
        return found

    def _measure_tours(self) -> None:
        for total in range(MOST_TOKENS + 1):
            for gold in range(total + 1):
                for apple in range(total - gold + 1):
                    self._measure((gold, apple, total - gold - apple))

    def _measure(self, lack: tuple[int, int, int]) -> None:
        """Gathering these tokens: the nearest first stop, then the tour for the rest."""
        number = lack_number(*lack)
        everywhere = range(self.places)
        if not any(lack):
            self.tours[number] = [[self.between[start][end] for start in everywhere] for end in everywhere]
            self.tours[number].append([0.0] * self.places)
            self.ends[number] = list(everywhere)
            return
        tour = [[FAR] * self.places for _ in range(self.places + 1)]
        ends = list(everywhere)
        for kind in range(len(TOKENS)):
            if not lack[kind]:
                continue
            rest = list(lack)
            rest[kind] -= 1
            left = lack_number(rest[0], rest[1], rest[2])
            for stop in self.sources[kind]:
                reach = [self.between[start][stop] for start in everywhere]
                reach[stop] = self.again[stop]
                for end in range(self.places + 1):
                    onward, row = self.tours[left][end][stop], tour[end]
                    for start in everywhere:
                        if reach[start] + onward < row[start]:
                            row[start] = reach[start] + onward
                            if end == self.anywhere:
                                ends[start] = self.ends[left][stop]
        self.tours[number] = tour
        self.ends[number] = ends
