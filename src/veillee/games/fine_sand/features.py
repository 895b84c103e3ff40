"""Fine Sand as numbers: everybody's built cards and piles, the seat's own cards, and how near the end is."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Result, View
from veillee.core.features import Features, Row
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.state import BRANCHES, DRAWS, ENDINGS

MOST_PLAYERS: Final = 4
#: A lone player whose total is this, or higher, has got nothing out of the game.
WORST_TOTAL: Final = 40.0
_CARDS: Final = 10.0


@final
class FineSandFeatures(Features):
    """Seats are counted from the viewer on, clockwise; those that do not play are all zero."""

    version = 2

    def __init__(self, rules: FineSandBase) -> None:
        super().__init__(rules)
        self.game = rules
        kinds = len(rules.kind_names)
        self.hand = self.block("hand", kinds, "cards in the seat's hand, by kind")
        self.plan = self.block("plan", kinds, "cards chosen to be built or aside, by kind")
        self.discard = self.block("discard", kinds, "cards in the seat's discard pile, by kind")
        self.built = [
            self.block(f"built-{seat}", kinds, "cards a seat has built, by kind")
            for seat in range(MOST_PLAYERS)
        ]
        self.counts = [
            self.block(
                f"counts-{seat}",
                10,
                "hand, draw pile, discard pile, in front, pallet, gifts waiting, all unbuilt, tokens and "
                "built cards, / 10; "
                "whether it has drained its piles",
            )
            for seat in range(MOST_PLAYERS)
        ]
        self.means = self.block(
            "means",
            8,
            "what the seat can pay, hand limit, builds, discount, its draws in both steps, gift, timer",
        )
        self.branch = self.block("branch", len(BRANCHES), "how far the seat's turn has come")
        self.drawn = self.block("drawn", len(DRAWS), "what the seat has drawn in this step")
        self.ending = self.block("ending", len(ENDINGS), "whether the end is near")
        self.round = self.block("round", 2, "the number of the round, / 10; the step")
        self.lead = self.block("lead", 1, "unbuilt cards of the best other less the seat's own, / 10")
        self.seats = self.block("seats", MOST_PLAYERS + 1, "how many play, one of five")
        self.lenient = self.block("lenient", 1, "whether a lone player gives a card only if one is left")

    def goal(self, result: Result, seat: int) -> float:
        """Alone the total counts, the smaller the better."""
        if self.rules.players > 1:
            return super().goal(result, seat)
        return max(0.0, 1.0 - result.scores[seat] / WORST_TOTAL)

    def read(self, view: View) -> Row:
        rules, row = self.game, super().read(view)
        seat: int = view["seat"]
        fields, zones = view["fields"], view["zones"]
        row.count(self.hand, zones[rules.hands[seat]])
        row.count(self.plan, zones[rules.plan[seat]])
        row.count(self.plan, zones[rules.aside[seat]])
        row.count(self.discard, zones[rules.discard[seat]])
        players = rules.players
        unbuilt = [self._read_seat(row, view, place, (seat + place) % players) for place in range(players)]
        if rules.players > 1:
            row.put(self.lead, (min(unbuilt[1:]) - unbuilt[0]) / _CARDS)
        self._read_means(row, view, seat)
        row.put(self.branch + fields["branch"][seat], 1.0)
        row.put(self.drawn + fields["drawn"][seat], 1.0)
        row.put(self.ending + fields["ending"], 1.0)
        row.put_all(self.round, [fields["round"] / 10, float(fields["step"] == 2)])
        row.put(self.seats + rules.players, 1.0)
        row.put(self.lenient, float(rules.players == 1 and not rules.strict_gift))
        return row

    def _read_seat(self, row: Row, view: View, place: int, seat: int) -> int:
        """What everybody sees of a seat; returns how many cards it still has to get rid of."""
        rules, fields, zones = self.game, view["fields"], view["zones"]
        built: list[int] = zones[rules.built[seat]]
        row.count(self.built[place], built)
        row.count(self.built[place], zones[rules.resting[seat]])
        counted = (rules.hands, rules.draw, rules.discard, rules.front)
        counts = [len(zones[zone[seat]]) for zone in counted]
        unbuilt = sum(counts) - sum([rules.cards.sets_aside[kind] for kind in built])
        counts += [len(zones[rules.pallet[seat]]), len(zones[rules.gifts[seat]]), unbuilt]
        counts += [fields["tokens"][seat], len(built)]
        row.put_all(self.counts[place], [count / _CARDS for count in counts])
        row.put(self.counts[place] + len(counts), float(fields["drained"][seat] > 0))
        return unbuilt

    def _read_means(self, row: Row, view: View, seat: int) -> None:
        rules, fields, zones, cards = self.game, view["fields"], view["zones"], self.game.cards
        built: list[int] = zones[rules.built[seat]]
        purse: int = fields["tokens"][seat]
        for zone in (rules.hands, rules.front, rules.pallet):
            purse += sum([cards.worth[kind] for kind in zones[zone[seat]]])
        row.put_all(
            self.means,
            [
                purse / _CARDS,
                (rules.board_limit + sum([cards.limit[kind] for kind in built])) / _CARDS,
                float(1 + sum([cards.builds[kind] for kind in built]) - fields["builds"][seat]),
                float(sum([cards.discount[kind] for kind in built])),
                sum([cards.green_draws[kind] for kind in built]) / 5,
                sum([cards.blue_draws[kind] for kind in built]) / 5,
                float(fields["gifted"][seat]),
                fields["timer"] / 5,
            ],
        )
