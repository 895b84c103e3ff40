"""The options of each question in order, the best first, and what the cards on the table are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from veillee.core import View
from veillee.core.advice import Advice, Ranked
from veillee.games.fairy_tale.advice.parsed_view import Outlook, ParsedView
from veillee.games.fairy_tale.advice.prospects import Prospects
from veillee.games.fairy_tale.advice.reasons import Reasons, closing_costs, with_points
from veillee.games.fairy_tale.advice.swaps import Swaps
from veillee.games.fairy_tale.advice.worth import Worth
from veillee.games.fairy_tale.cards import ANY, NONE
from veillee.games.fairy_tale.game import FairyTale
from veillee.games.fairy_tale.scoring import best_name, rivals_of, row_points

#: How much a card counts by itself where the plan has no place for it.
SPARE_CARD: Final = 0.05
#: Below this, a card is taken to keep it from somebody rather than for its own sake.
WORTHWHILE: Final = 0.5

#: Of choices that promise the same, the one with more points now comes first.
POINT_NOW: Final = 0.001

#: What a card that nobody knows yet brings to the one who plays it.
AVERAGE_CARD: Final = 3.0

#: Ranks options of one question, given the prospects; the question's own arguments follow.
Ranking = Callable[..., list[Ranked]]


@final
class FairyTaleAdvice(Advice):
    """One step ahead."""

    def __init__(self, rules: FairyTale) -> None:
        super().__init__(rules)
        self.table = rules
        self.cards = rules.cards
        self.worth = Worth(rules)
        #: The last tally, and what it was made of.
        self._tallied: tuple[list[list[int]], list[int], bool] = ([], [], False)
        self._tally: list[list[tuple[int, int, int]]] = []
        self.reasons = Reasons(self.worth)
        self.rankings: dict[str, Ranking] = {
            "pick": self._picks,
            "play": self._plays,
            "open": self._opens,
            "close": self._closes,
            "name": self._names,
        }
        if rules.exchange is not None:
            swaps = Swaps(rules.exchange)
            self.rankings["exchange"] = swaps.gives
            self.rankings["exchange-for"] = swaps.takes

    def value(self, view: View) -> float:
        """The foreseeable points by which the seat, or its team, leads the best of the others."""
        rules = self.table
        seen = ParsedView(rules, view)
        standing = [self.worth.worth(row, Outlook(seen, seat)) for seat, row in enumerate(seen.opened)]
        standing = [worth + AVERAGE_CARD * seen.plays for worth in standing]
        unpicked = max(0, seen.plays - len(seen.picks))
        standing[seen.seat] = Prospects(self.worth, seen).with_all_picks(seen.own, seen.closed)
        standing[seen.seat] += AVERAGE_CARD * unpicked
        if rules.in_teams:
            standing = [worth + standing[rules.partner(seat)] for seat, worth in enumerate(standing)]
        rivals = [worth for seat, worth in enumerate(standing) if not rules.together(seat, seen.seat)]
        return standing[seen.seat] - max(rivals)

    def tally(self, view: View) -> list[list[tuple[int, int, int]]]:
        """What each open card is worth if the game ended now, the Trickster going by its best name."""
        rules = self.table
        rows: list[list[int]] = [view["zones"][opened] for opened in rules.opened]
        named: list[int] = view["fields"]["disguises"]
        # A table tells its seats one after the other, and all of them see the same rows.
        shown = ([row[:] for row in rows], named[:], bool(view["over"]))
        if shown == self._tallied:
            return self._tally
        found: list[list[tuple[int, int, int]]] = []
        for seat, row in enumerate(rows):
            rivals = rivals_of(self.cards, rows, seat)
            name = named[seat] if view["over"] else best_name(rules, row, rivals)
            points = row_points(self.cards, row, name, rivals)
            found.append([(rules.opened[seat], kind, worth) for kind, worth in zip(row, points, strict=True)])
        self._tallied, self._tally = shown, found
        return found

    def rank(self, view: View, options: list[int]) -> list[Ranked]:
        seen = ParsedView(self.table, view)
        number, *arguments = view["agendas"][seen.seat][-1]
        ranking = self.rankings[self.table.handlers[number].name]
        ranked = ranking(Prospects(self.worth, seen), options, *arguments)
        return sorted(ranked, key=_order)

    def _picks(self, prospects: Prospects, options: list[int]) -> list[Ranked]:
        """Value each card by the best plan with it and the earlier picks."""
        seen = prospects.seen
        before, alone = prospects.best_plan(seen.picks), prospects.plan([])
        denials = prospects.denials()
        beside = [*seen.own, *seen.picks]
        ranked: list[Ranked] = []
        for option in options:
            kind = self.table.rounds.pick.card(option)
            gain = prospects.best_plan_with(seen.picks, kind, before) - before
            gain += SPARE_CARD * (prospects.plan([kind]) - alone)
            if denials[kind] > max(gain, WORTHWHILE):
                reason = self.reasons.denial(seen, kind)
            else:
                reason = self.reasons.card(prospects, kind, beside)
            ranked.append(Ranked(option, gain + denials[kind], reason))
        return ranked

    def _plays(self, prospects: Prospects, options: list[int]) -> list[Ranked]:
        """Carry each card out now, then make the best plan of the others."""
        seen, outlook = prospects.seen, prospects.outlook
        ranked: list[Ranked] = []
        for option in options:
            kind = self.table.turns.choose.card(option)
            row, closed = [*seen.own, kind], seen.closed[:]
            opens, closes = self.cards.opens[kind], self.cards.closes[kind]
            gain = 0.0
            for _ in range(self.cards.amount[kind] if opens != NONE else 0):
                self.worth.turn_up(row, closed, opens, outlook, 1)
            for _ in range(self.cards.amount[kind] if closes != NONE else 0):
                self.worth.turn_down(row, closed, closes, outlook, 1)
                gain += prospects.hurt[closes] if self.cards.for_all[kind] else 0.0
            rest = seen.picks[:]
            rest.remove(kind)
            gain += prospects.after(row, closed, rest, seen.plays - 1)
            ranked.append(Ranked(option, gain, self.reasons.card(prospects, kind, seen.own)))
        return ranked

    def _opens(self, prospects: Prospects, options: list[int], left: int, least: int) -> list[Ranked]:
        ranked: list[Ranked] = []
        for option in options:
            value, gain = self._turned(prospects, left, self.table.effects.opening.verb.card(option), True)
            reason = with_points("ft.open", "advice-points", gain)
            ranked.append(Ranked(option, value + POINT_NOW * gain, reason))
        return ranked

    def _closes(self, prospects: Prospects, options: list[int], left: int, least: int) -> list[Ranked]:
        found: list[tuple[int, float, int]] = []
        for option in options:
            value, gain = self._turned(prospects, left, self.table.effects.closing.verb.card(option), False)
            found.append((option, value + POINT_NOW * gain, gain))
        ranked: list[Ranked] = []
        for option, value, gain in found:
            looks_worse = any([more > gain and other < value for _, other, more in found])
            ranked.append(Ranked(option, value, closing_costs(-gain, looks_worse)))
        return ranked

    def _turned(self, prospects: Prospects, left: int, kind: int, up: bool) -> tuple[float, int]:
        """The prospects after a turn and the best of those that must follow, and the points it brings."""
        seen = prospects.seen
        row, closed = seen.own[:], seen.closed[:]
        demand = self._turn(row, closed, seen.demand, kind, up)
        value = self._best_turns(prospects, row, closed, demand, left - 1, kind, up)
        return value, prospects.points(row) - prospects.points(seen.own)

    def _turn(self, row: list[int], closed: list[int], demand: list[int], kind: int, up: bool) -> list[int]:
        """Turn a card in place; returns what is still demanded."""
        source, target = (closed, row) if up else (row, closed)
        source.remove(kind)
        target.append(kind)
        left = demand[:]
        affinity = self.cards.affinity[kind]
        left[affinity if left[affinity] else ANY] -= 1
        return left

    def _best_turns(
        self,
        prospects: Prospects,
        row: list[int],
        closed: list[int],
        demand: list[int],
        count: int,
        least: int,
        up: bool,
    ) -> float:
        """The best prospect after `count` more turns, in the order of the card list."""
        if not count:
            return prospects.with_all_picks(row, closed)
        best = float("-inf")
        for kind in dict.fromkeys(closed if up else row):
            if kind >= least and (demand[self.cards.affinity[kind]] or demand[ANY]):
                new_row, new_closed = row[:], closed[:]
                left = self._turn(new_row, new_closed, demand, kind, up)
                best = max(best, self._best_turns(prospects, new_row, new_closed, left, count - 1, kind, up))
        return best

    def _names(self, prospects: Prospects, options: list[int]) -> list[Ranked]:
        ending = self.table.ending
        row, rivals = prospects.seen.own, prospects.outlook.rivals
        nameless = sum(row_points(self.cards, row, NONE, rivals))
        ranked: list[Ranked] = []
        for option in options:
            name = NONE if option == ending.nameless else ending.name.card(option)
            points = sum(row_points(self.cards, row, name, rivals))
            reason = with_points("ft.trickster", "advice-name", points - nameless)
            ranked.append(Ranked(option, float(points), reason))
        return ranked


def _order(ranked: Ranked) -> tuple[float, int]:
    """The best first; among equals, in the order of the catalogue."""
    return (-ranked.value, ranked.option)
