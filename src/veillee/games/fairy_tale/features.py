"""Fairy Tale as numbers: who has which cards, what they bring so far, and what may come."""

from __future__ import annotations

from typing import Final, final

from veillee.core import View
from veillee.core.features import Features, Row
from veillee.games.fairy_tale.advice.parsed_view import ParsedView
from veillee.games.fairy_tale.cards import ANY, GROUPS
from veillee.games.fairy_tale.game import FairyTale
from veillee.games.fairy_tale.scoring import best_name, count_groups, rivals_of, row_points

MOST_PLAYERS: Final = 5
MOST_ROUNDS: Final = 4


@final
class FairyTaleFeatures(Features):
    """Kinds are numbered as in the card file; seats are those to the left and the right, and the others."""

    version = 1

    def __init__(self, rules: FairyTale) -> None:
        super().__init__(rules)
        self.game = rules
        kinds = len(rules.kind_names)
        self.hand = self.block("hand", kinds, "cards in the seat's hand, by kind")
        self.picks = self.block("picks", kinds, "cards the seat has picked and not played, by kind")
        self.opened = self.block("opened", kinds, "the seat's open cards, by kind")
        self.closed = self.block("closed", kinds, "the seat's closed cards, by kind")
        self.left = self.block("left", kinds, "open cards of the neighbour to the left, by kind")
        self.right = self.block(
            "right", kinds, "open cards of the neighbour to the right, from three players"
        )
        self.others = self.block("others", kinds, "open cards of all others together, by kind")
        self.unseen = self.block("unseen", kinds, "copies the seat sees nowhere, of those in the deck")
        self.groups = self.block(
            "groups", len(GROUPS), "the seat's open cards of each affinity and type, / 5"
        )
        self.rivals = self.block("rivals", len(GROUPS), "the most that any other seat has of each, / 5")
        self.points = self.block(
            "points", 3, "points so far, / 20: the seat's, the best other's, their difference"
        )
        self.demand = self.block("demand", ANY + 1, "cards the seat must turn, by affinity")
        self.to_come = self.block("to-come", MOST_ROUNDS, "how many rounds are still to come, one of four")
        self.in_hand = self.block("in-hand", 2, "cards in hand and picked, / 5")
        self.seats = self.block("seats", MOST_PLAYERS + 1, "how many play, one of six")

    def read(self, view: View) -> Row:
        rules, seen, row = self.game, ParsedView(self.game, view), super().read(view)
        row.count(self.hand, seen.hand)
        row.count(self.picks, seen.picks)
        row.count(self.opened, seen.own)
        row.count(self.closed, seen.closed)
        for away in range(1, rules.players):
            cards = seen.opened[(seen.seat + away) % rules.players]
            row.count(self.others, cards)
            if away == 1:
                row.count(self.left, cards)
            elif away == rules.players - 1:
                row.count(self.right, cards)
        for kind, copies in enumerate(seen.unseen()):
            if rules.in_deck[kind]:
                row.put(self.unseen + kind, copies / rules.copies[kind])
        self._count_points(row, seen)
        row.put_all(self.demand, [float(count) for count in seen.demand])
        row.put(self.to_come + min(seen.rounds_left(), MOST_ROUNDS - 1), 1.0)
        row.put(self.in_hand, len(seen.hand) / 5)
        row.put(self.in_hand + 1, len(seen.picks) / 5)
        row.put(self.seats + rules.players, 1.0)
        return row

    def _count_points(self, row: Row, seen: ParsedView) -> None:
        rules, cards, rows = self.game, self.game.cards, seen.opened
        own, best = 0, -1000
        for seat in range(rules.players):
            rivals = rivals_of(cards, rows, seat)
            points = sum(row_points(cards, rows[seat], best_name(rules, rows[seat], rivals), rivals))
            if seat == seen.seat:
                own = points
                row.put_all(self.groups, [count / 5 for count in count_groups(cards, rows[seat])])
                row.put_all(self.rivals, [count / 5 for count in rivals])
            elif not rules.together(seat, seen.seat):
                best = max(best, points)
        row.put_all(self.points, [own / 20, best / 20, (own - best) / 20])
