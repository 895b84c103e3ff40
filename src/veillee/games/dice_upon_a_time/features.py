"""Dice Upon a Time as numbers: what everybody holds, where they stand, and what they can expect from there.

How near a seat is to its Quests follows from the land, which no small model learns: the distances and routes
of the advice say it, as points the seat can expect, in the long run and with the dice at hand.
"""

from __future__ import annotations

from typing import Final, final

from veillee.core import Result, View
from veillee.core.features import Features, Row
from veillee.games.dice_upon_a_time.advice.distances import distances_over
from veillee.games.dice_upon_a_time.advice.parsed_view import ParsedView
from veillee.games.dice_upon_a_time.advice.prospects import Prospects
from veillee.games.dice_upon_a_time.advice.routes import Routes
from veillee.games.dice_upon_a_time.dice import FACES
from veillee.games.dice_upon_a_time.game import DiceUponATime
from veillee.games.dice_upon_a_time.tokens import TOKENS

MOST_PLAYERS: Final = 5
MOST_CHAPTERS: Final = 6
#: Points with which partners have got all out of the game that there is.
BEST_TOTAL: Final = 150.0
_POINTS: Final = 10.0
_SEAT: Final = 13
#: So many walks ahead a seat is seen to plan, at most.
_AHEAD: Final = 3


@final
class DiceFeatures(Features):
    """Seats are counted from the viewer on, clockwise; those that do not play are all zero."""

    version = 2

    def __init__(self, rules: DiceUponATime) -> None:
        super().__init__(rules)
        self.game = rules
        self.distances = distances_over(rules.land)
        kinds, places = len(rules.kind_names), len(rules.land.places)
        self.own = self.block("own", kinds, "the seat's Items, character, Quests and Stories, by kind")
        self.at = self.block("at", places, "where the seat's figure stands")
        self.faces = self.block("faces", len(FACES), "faces of the seat's dice that are still to be placed")
        self.open = self.block("open", kinds, "the event, the Story told, Quests offered, by kind")
        self.tokens = [
            self.block(f"tokens-{seat}", len(TOKENS), "tokens by sort, / 3") for seat in range(MOST_PLAYERS)
        ]
        self.standing = [
            self.block(
                f"standing-{seat}",
                _SEAT,
                "points, points to expect, the same with the dice at hand, points of Quests not done, "
                "Curses (all / 10); Quests, Items, Rabbit tokens, dice to place, their values / 6, "
                "whether it has passed, has the turn, begins",
            )
            for seat in range(MOST_PLAYERS)
        ]
        self.lead = self.block(
            "lead", 3, "ahead of the best other: points, with points to expect, with the dice at hand, / 10"
        )
        self.chapters = self.block("chapters", MOST_CHAPTERS, "how many chapters are still to come")
        self.table = self.block("table", 3, "co-operative, with Stories, with Items")
        self.seats = self.block("seats", MOST_PLAYERS + 1, "how many play")

    def goal(self, result: Result, seat: int) -> float:
        """Together the points count."""
        if self.game.coop:
            return min(1.0, max(0.0, result.scores[seat] / BEST_TOTAL))
        return super().goal(result, seat)

    def read(self, view: View) -> Row:
        rules, row = self.game, super().read(view)
        seat: int = view["seat"]
        fields, zones = view["fields"], view["zones"]
        for zone in (rules.items[seat], rules.heroes[seat], rules.quests_of(seat), rules.kept_of(seat)):
            row.count(self.own, zones[zone])
        for zone in (rules.event, rules.story, rules.offered):
            row.count(self.open, zones[zone])
        row.put(self.at + fields["at"][seat], 1.0)
        found: list[list[float]] = []
        for place in range(rules.players):
            seen = ParsedView(rules, view, (seat + place) % rules.players)
            if place == 0:
                for die in seen.dice:
                    row.put(self.faces + seen.faces[die], 1.0)
            points = self._points(seen)
            found.append(points)
            self._read_seat(row, seen, place, points)
        for number, own in enumerate(found[0]):
            best = max([points[number] for points in found[1:]])
            row.put(self.lead + number, (own - best) / _POINTS)
        row.put(self.chapters + min(MOST_CHAPTERS - 1, max(0, rules.last_chapter - fields["chapter"])), 1.0)
        row.put_all(self.table, [float(rules.coop), float(rules.with_stories), float(rules.with_items)])
        row.put(self.seats + rules.players, 1.0)
        return row

    def _points(self, seen: ParsedView) -> list[float]:
        """A seat's points so far, with those to expect, and with those of the dice at hand."""
        rules = self.game
        points = float(sum([rules.points[kind] for kind in seen.zones[rules.done[seen.seat]]]))
        points += sum([rules.points[kind] for kind in seen.curses()])
        prospects = Prospects(self.distances, seen)
        routes = Routes(prospects)
        dice = () if seen.field("passed")[seen.seat] else routes.dice
        plan = routes.plan(seen.at, dice, seen.tokens, 0, min(_AHEAD, routes.depth))
        return [points, points + prospects.standing(seen.tokens), points + plan]

    def _read_seat(self, row: Row, seen: ParsedView, place: int, points: list[float]) -> None:
        rules, seat = self.game, seen.seat
        row.put_all(self.tokens[place], [count / 3 for count in seen.tokens])
        quests = seen.zones[rules.quests_of(seat)]
        row.put_all(
            self.standing[place],
            [
                *[each / _POINTS for each in points],
                sum([rules.points[kind] for kind in quests]) / _POINTS,
                sum([rules.points[kind] for kind in seen.curses()]) / _POINTS,
                len(quests) / 3,
                seen.items / 3,
                float(seen.rabbits),
                len(seen.dice) / 5,
                sum([seen.value(die) for die in seen.dice]) / 6,
                float(seen.field("passed")[seat]),
                float(seen.field("active") == seat),
                float(seen.field("first") == seat),
            ],
        )
