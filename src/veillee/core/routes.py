"""Finding a world in a large web of facts, by following cards through it.

After a long game most facts say what a pile or hand became: what went in is what came out. Then facts are
the crossings and groups of places the roads of a web, along which cards travel from where their kind is
given to where it was shown, or to where they lie today. Every card that was shown is led back to where it may
have come from; one that finds all roads taken makes others look for another way. Whatever was never shown
then flows on like shuffled piles.

Weights: at each crossing a shown card comes from any card that may still be it, all equally likely. Every
world that fits the facts can come out, and no other.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import final

from veillee.core.facts import Fact, sides_of

#: How often, for each card that was shown, another may be sent away before the search is given up.
PATIENCE = 30


@final
class Route:
    """The way of one shown card, from the crossing where it was shown back to its origin."""

    def __init__(self, kind: int, shown_at: int) -> None:
        self.kind = kind
        self.shown_at = shown_at
        self.roads: list[int] = []
        #: The crossing where its kind was given, or -1 if it comes from a road that begins nowhere.
        self.given_at = -1


@final
class Web:
    """Facts as crossings (by number), groups of places that stand on the same sides as roads."""

    def __init__(self, facts: list[Fact], backs: Sequence[int], rng: Random) -> None:
        self.facts = facts
        self.backs = backs
        self.rng = rng
        self.places: list[list[int]] = []
        self.back: list[int] = []
        self.sides: list[list[int]] = []
        #: Where each road comes from and leads to; -1 is nowhere.
        self.tail: list[int] = []
        self.head: list[int] = []
        self.roads_in: list[list[int]] = [[] for _ in facts]
        self.roads_out: list[list[int]] = [[] for _ in facts]
        self.given: list[list[int]] = [[] for _ in facts]
        self.taken: list[list[Route]] = []
        self.begun: list[list[Route]] = [[] for _ in facts]
        #: The side of each fact that goes in.
        self.inward: list[int] = []
        self._find_roads()

    def _find_roads(self) -> None:
        back_count = max(self.backs) + 1
        road_of: dict[tuple[int, ...], int] = {}
        for place, sides in sides_of(self.facts).items():
            mark = (place % back_count, *sides)
            if mark not in road_of:
                road_of[mark] = len(self.places)
                self.places.append([])
                self.back.append(mark[0])
                self.sides.append(sides)
            self.places[road_of[mark]].append(place)
        self.taken = [[] for _ in self.places]

    def find(self, world: dict[int, int]) -> bool:
        """Put a kind for every place into `world`; False if these facts are no web, or patience ran out."""
        order = self._orient() and self._in_order()
        if not order or not self._lead_back(self._shown()):
            return False
        flow = self._let_flow(order)
        for road, places in enumerate(self.places):
            if len(flow[road]) != len(places):
                return False
            self.rng.shuffle(flow[road])
            world.update(zip(places, flow[road], strict=True))
        return True

    def _orient(self) -> bool:
        """Give every fact a side that goes in, so that each road leads out of one crossing into another."""
        if not all([len(sides) <= 2 for sides in self.sides]):
            return False
        neighbours: list[list[tuple[int, bool]]] = [[] for _ in self.facts]
        for sides in self.sides:
            if len(sides) == 2:
                one, other = sides[0] >> 1, sides[1] >> 1
                turned = (sides[0] & 1) == (sides[1] & 1)
                neighbours[one].append((other, turned))
                neighbours[other].append((one, turned))
        inward = [-1] * len(self.facts)
        for start in range(len(self.facts)):
            if inward[start] >= 0:
                continue
            inward[start] = 1
            waiting = [start]
            while waiting:
                fact = waiting.pop()
                for other, turned in neighbours[fact]:
                    side = inward[fact] ^ (1 if turned else 0)
                    if inward[other] < 0:
                        inward[other] = side
                        waiting.append(other)
                    elif inward[other] != side:
                        return False
        self._lay_roads(inward)
        return True

    def _lay_roads(self, inward: list[int]) -> None:
        for road, sides in enumerate(self.sides):
            self.tail.append(-1)
            self.head.append(-1)
            for side in sides:
                if side & 1 == inward[side >> 1]:
                    self.head[road] = side >> 1
                    self.roads_in[side >> 1].append(road)
                else:
                    self.tail[road] = side >> 1
                    self.roads_out[side >> 1].append(road)
        for number, fact in enumerate(self.facts):
            self.given[number] = [~item for item in fact[inward[number]] if item < 0]
        self.inward = inward

    def _shown(self) -> list[Route]:
        return [
            Route(~item, number)
            for number, fact in enumerate(self.facts)
            for item in fact[1 - self.inward[number]]
            if item < 0
        ]

    def _in_order(self) -> list[int]:
        """The crossings, each after all that lead to it; empty if they go round in a circle."""
        missing = [len([road for road in roads if self.tail[road] >= 0]) for roads in self.roads_in]
        order = [number for number, count in enumerate(missing) if count == 0]
        for number in order:
            for road in self.roads_out[number]:
                head = self.head[road]
                if head >= 0:
                    missing[head] -= 1
                    if missing[head] == 0:
                        order.append(head)
        return order if len(order) == len(self.facts) else []

    def _lead_back(self, waiting: list[Route]) -> bool:
        """Find a way for each; who has no free one takes any, and whoever stands in it looks for another."""
        patience = PATIENCE * len(waiting)
        self.rng.shuffle(waiting)
        while waiting:
            route = waiting.pop()
            crowded = not self._walk(route, crowded=False)
            if crowded and not self._walk(route, crowded=True):
                return False
            sent_away = self._claim(route)
            patience -= len(sent_away)
            if patience < 0:
                return False
            waiting[:0] = sent_away
        return True

    def _walk(self, route: Route, crowded: bool) -> bool:
        """Walk back from where the card was shown to any origin; on crowded roads others have to yield."""
        leads = self._leading_back(route, crowded)
        number = route.shown_at
        if number not in leads:
            return False
        route.roads = []
        while True:
            origins = self._origins(number, route.kind, crowded)
            roads = [road for road in self.roads_in[number] if self._is_open(road, route.kind, crowded)]
            roads = [road for road in roads if self.tail[road] < 0 or self.tail[road] in leads]
            rooms = [self._room(road, crowded) for road in roads]
            chosen = self.rng.choices([-1, *roads], [origins, *rooms])[0] if roads else -1
            if chosen < 0:
                route.given_at = number
                return True
            route.roads.append(chosen)
            number = self.tail[chosen]
            if number < 0:
                route.given_at = -1
                return True

    def _leading_back(self, route: Route, crowded: bool) -> set[int]:
        """The crossings between where the card was shown and its possible origins."""
        came: dict[int, list[int]] = {route.shown_at: []}
        waiting = [route.shown_at]
        goals: list[int] = []
        for number in waiting:
            if self._origins(number, route.kind, crowded):
                goals.append(number)
            for road in self.roads_in[number]:
                if not self._is_open(road, route.kind, crowded):
                    continue
                tail = self.tail[road]
                if tail < 0:
                    goals.append(number)
                elif tail in came:
                    came[tail].append(number)
                else:
                    came[tail] = [number]
                    waiting.append(tail)
        leads = set(goals)
        for number in goals:
            for later in came[number]:
                if later not in leads:
                    leads.add(later)
                    goals.append(later)
        return leads

    def _origins(self, number: int, kind: int, crowded: bool) -> int:
        """How many cards of a kind are given at a crossing and may still be claimed."""
        claimed = 0 if crowded else len([route for route in self.begun[number] if route.kind == kind])
        return self.given[number].count(kind) - claimed

    def _is_open(self, road: int, kind: int, crowded: bool) -> bool:
        return self.back[road] == self.backs[kind] and self._room(road, crowded) > 0

    def _room(self, road: int, crowded: bool) -> int:
        return len(self.places[road]) - (0 if crowded else len(self.taken[road]))

    def _claim(self, route: Route) -> list[Route]:
        """Put a card on its way; those it sends away are returned."""
        sent_away: list[Route] = []
        for road in route.roads:
            if self._room(road, crowded=False) == 0:
                self._send_away(self.rng.choices(self.taken[road])[0], sent_away)
            self.taken[road].append(route)
        if route.given_at >= 0:
            if self._origins(route.given_at, route.kind, crowded=False) == 0:
                rivals = [other for other in self.begun[route.given_at] if other.kind == route.kind]
                self._send_away(self.rng.choices(rivals)[0], sent_away)
            self.begun[route.given_at].append(route)
        return sent_away

    def _send_away(self, route: Route, sent_away: list[Route]) -> None:
        for road in route.roads:
            self.taken[road].remove(route)
        if route.given_at >= 0:
            self.begun[route.given_at].remove(route)
        sent_away.append(route)

    def _let_flow(self, order: list[int]) -> list[list[int]]:
        """The kinds on every road: the claimed ones, and what was never shown wherever there is room."""
        flow = [[route.kind for route in routes] for routes in self.taken]
        for number in order:
            loose = list(self.given[number])
            for road in self.roads_in[number]:
                loose += flow[road]
            for route in self.begun[number]:
                loose.remove(route.kind)
            for road in self.roads_in[number]:
                for route in self.taken[road]:
                    loose.remove(route.kind)
            self.rng.shuffle(loose)
            for road in self.roads_out[number]:
                fitting = [kind for kind in loose if self.backs[kind] == self.back[road]]
                for kind in fitting[: self._room(road, crowded=False)]:
                    loose.remove(kind)
                    flow[road].append(kind)
        return flow
