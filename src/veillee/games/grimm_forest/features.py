"""The Grimm Forest as numbers: what every seat has built and holds, and what lies on the places."""

from __future__ import annotations

from typing import Final, final

from veillee.core import View
from veillee.core.features import Features, Row
from veillee.games.grimm_forest.advice.houses import Board
from veillee.games.grimm_forest.moments import MOMENTS
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.sections import EMPTY_SITE, LEVELS, house_material, levels_built
from veillee.games.grimm_forest.state import MATERIALS, NOBODY, NOWHERE, PLACES, load_of

MOST_PLAYERS: Final = 4
#: A house of each material is one of these: not begun, floor, walls, finished.
_HOUSES: Final = len(MATERIALS) * len(LEVELS)
#: How much each of the numbers of a seat is divided by, so that most lie between 0 and 1.
_RESOURCES: Final = 10.0
_STANDING: Final = 20.0


@final
class GrimmForestFeatures(Features):
    """Seats are counted from the viewer on, clockwise; those that do not play are all zero."""

    version = 1

    def __init__(self, rules: GrimmForestParts) -> None:
        super().__init__(rules)
        self.game = rules
        kinds = len(rules.kind_names)
        self.hand = self.block("hand", kinds, "Fables and Gather cards in the seat's hand, by kind")
        self.gather = self.block("gather", kinds, "Gather cards the seat can use, and laid, by kind")
        self.peeked = self.block("peeked", kinds, "cards the seat looks at, by kind")
        self.seen = [
            self.block(f"cards-{seat}", kinds, "its Friend and the cards that lie open before it, by kind")
            for seat in range(MOST_PLAYERS)
        ]
        self.houses = [
            self.block(f"houses-{seat}", _HOUSES, "houses by material and how far they are built")
            for seat in range(MOST_PLAYERS)
        ]
        self.resources = [
            self.block(f"resources-{seat}", len(MATERIALS) + 1, "resources by material, and together, / 10")
            for seat in range(MOST_PLAYERS)
        ]
        self.where = [
            self.block(f"where-{seat}", 3 * len(PLACES), "where its pig goes, stands, and its monster is")
            for seat in range(MOST_PLAYERS)
        ]
        self.standing = [
            self.block(
                f"standing-{seat}",
                8,
                "finished houses, how near three are, Fables, tokens, actions, bonus, flag, turn",
            )
            for seat in range(MOST_PLAYERS)
        ]
        self.stocks = self.block("stocks", len(PLACES) * len(MATERIALS), "what lies on the places, / 10")
        self.locations = self.block("locations", kinds, "unique locations on the table, by kind")
        self.moment = self.block("moment", len(MOMENTS), "the moment of the round")
        self.round = self.block("round", 1, "the number of the round, / 10")
        self.lead = self.block("lead", 2, "how far the seat is ahead of the best other: standing, houses")

    def read(self, view: View) -> Row:
        rules, row = self.game, super().read(view)
        seat: int = view["seat"]
        fields, zones = view["fields"], view["zones"]
        row.count(self.hand, zones[rules.hands[seat]])
        row.count(self.gather, zones[rules.gather[seat]])
        row.count(self.gather, zones[rules.laid[seat]])
        row.count(self.peeked, zones[rules.peeked[seat]])
        standings: list[float] = []
        finished: list[int] = []
        for place in range(rules.players):
            other = (seat + place) % rules.players
            board = Board(fields["houses"][other], fields["sections"])
            standings.append(board.standing(fields["resources"][other]) / _STANDING)
            finished.append(board.finished)
            self._read_seat(row, view, place, other, standings[-1], board.finished)
        row.put_all(self.lead, [standings[0] - max(standings[1:]), float(finished[0] - max(finished[1:]))])
        for place in range(rules.places):
            load = load_of(fields["stocks"], place)
            row.put_all(self.stocks + place * len(MATERIALS), [amount / _RESOURCES for amount in load])
        row.count(self.locations, fields["locations"])
        row.put(self.moment + fields["window"], 1.0)
        row.put(self.round, fields["round"] / 10)
        return row

    def _read_seat(self, row: Row, view: View, place: int, seat: int, standing: float, finished: int) -> None:
        rules, fields, zones = self.game, view["fields"], view["zones"]
        for zone in (rules.friends, rules.played, rules.standing):
            row.count(self.seen[place], zones[zone[seat]])
        for house in fields["houses"][seat]:
            if house != EMPTY_SITE:
                level = house_material(house) * len(LEVELS) + levels_built(house) - 1
                row.put(self.houses[place] + level, 1.0)
        own: list[int] = fields["resources"][seat]
        row.put_all(self.resources[place], [amount / _RESOURCES for amount in [*own, sum(own)]])
        for number, name in enumerate(("going", "pigs", "monsters")):
            at: int = fields[name][seat]
            if at != NOWHERE:
                row.put(self.where[place] + number * len(PLACES) + at, 1.0)
        tokens: list[int] = fields["tokens"]
        row.put_all(
            self.standing[place],
            [
                float(finished),
                standing,
                len(zones[rules.hands[seat]]) / 3,
                float(tokens.count(seat)),
                fields["actions"][seat] / 2,
                fields["bonus"][seat] / 2,
                float(fields["first"] == seat),
                float(fields["active"] == seat and seat != NOBODY),
            ],
        )
