"""Why a choice is advised: one short message for each option, with points as they stand on the table."""

from __future__ import annotations

from typing import final

from veillee.core import Reason
from veillee.games.fairy_tale.advice.parsed_view import Outlook, ParsedView
from veillee.games.fairy_tale.advice.prospects import Prospects
from veillee.games.fairy_tale.advice.worth import Worth
from veillee.games.fairy_tale.cards import NONE


@final
class Reasons:
    """Finds the words for cards that are picked or played."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.cards = worth.cards
        self.names = worth.rules.kind_names

    def card(self, prospects: Prospects, kind: int, beside: list[int]) -> Reason:
        """What speaks for a card: what it does, or else what it brings beside others, open or picked."""
        if self.cards.closes[kind] != NONE:
            if self.cards.for_all[kind]:
                return self._closes_all(prospects, kind)
            return self._closes_own(prospects, kind, beside)
        if self.cards.opens[kind] != NONE:
            return self._opens(prospects, kind)
        gain = prospects.points([*beside, kind]) - prospects.points(beside)
        if self.cards.hunts[kind] != NONE:
            return Reason("ft.hunt", "advice-hunts", {"points": gain})
        return self._points(kind, beside, gain)

    def _points(self, kind: int, beside: list[int], gain: int) -> Reason:
        if self.cards.most[kind] != NONE:
            message = "advice-leads" if gain > 0 else "advice-trails"
            return Reason("ft.majority", message, {"points": self.cards.points[kind]})
        if self.cards.needs[kind]:
            return self._condition(kind, beside, gain)
        if self.cards.almighty[kind]:
            return with_points("ft.trickster", "advice-trickster", gain)
        return self._counting(kind, beside, gain)

    def _condition(self, kind: int, beside: list[int], gain: int) -> Reason:
        points = self.cards.points[kind]
        lacking = [need for need in self.cards.needs[kind] if need not in beside]
        if gain >= points or not lacking:
            return Reason("ft.conditions", "advice-condition-met", {"points": points})
        arguments: dict[str, int | str] = {"points": points, "other_card": self.names[lacking[0]]}
        return Reason("ft.conditions", "advice-condition-lacks", arguments)

    def _counting(self, kind: int, beside: list[int], gain: int) -> Reason:
        each = self.cards.each[kind]
        copies = beside.count(kind) + 1
        if each == kind and copies > 1:
            return Reason("ft.counting", "advice-counts", {"copies": copies, "points": copies * copies})
        friend = next((other for other in (each, *self.worth.counted_by[kind]) if other in beside), NONE)
        if friend not in (NONE, kind):
            arguments: dict[str, int | str] = {"points": gain, "other_card": self.names[friend]}
            return Reason("ft.counting", "advice-pair", arguments)
        if each not in (NONE, kind):
            waiting: dict[str, int | str] = {"other_card": self.names[each], "points": self.cards.times[kind]}
            return Reason("ft.counting", "advice-waits", waiting)
        if each == kind:
            return Reason("ft.counting", "advice-counts-first", {"points": gain})
        return with_points("ft.score", "advice-points", gain)

    def _opens(self, prospects: Prospects, kind: int) -> Reason:
        row, closed = [*prospects.seen.own, kind], prospects.seen.closed[:]
        turned = self.worth.turn_up(row, closed, self.cards.opens[kind], prospects.outlook, 0)
        if turned != NONE:
            gain = max(0, prospects.points(row) - prospects.points(prospects.seen.own))
            about: dict[str, int | str] = {"other_card": self.names[turned], "points": gain}
            return Reason("ft.open", "advice-opens", about)
        return with_points("ft.open", "advice-opens-nothing", self.cards.points[kind])

    def _closes_own(self, prospects: Prospects, kind: int, beside: list[int]) -> Reason:
        points = self.cards.points[kind]
        row, closed = [*beside, kind], prospects.seen.closed[:]
        turned = self.worth.turn_down(row, closed, self.cards.closes[kind], prospects.outlook, 0)
        if turned == kind and kind not in row:
            return Reason("ft.close", "advice-closes-itself", {"points": points})
        arguments: dict[str, int | str] = {"points": points, "other_card": self.names[turned]}
        return Reason("ft.close", "advice-closes-own", arguments)

    def _closes_all(self, prospects: Prospects, kind: int) -> Reason:
        row, closed = [*prospects.seen.own, kind], prospects.seen.closed[:]
        self.worth.turn_down(row, closed, self.cards.closes[kind], prospects.outlook, 0)
        lost = max(0, prospects.points(prospects.seen.own) - prospects.points(row))
        others = prospects.cost(kind)
        if not others and not lost:
            return Reason("ft.close", "advice-closes-nothing")
        return Reason("ft.close", "advice-closes-all", {"others": others, "lost": lost})

    def denial(self, seen: ParsedView, kind: int) -> Reason:
        """Why to take what one does not need oneself: what it would bring who gets it next, at once."""
        receiver = seen.receiver()
        rivals, row = Outlook(seen, receiver).rivals, seen.opened[receiver]
        gain = self.worth.points([*row, kind], rivals) - self.worth.points(row, rivals)
        about: dict[str, int | str] = {"points": max(0, gain)}
        if seen.rules.players == 2:
            return Reason("ft.direction", "advice-denies", about)
        way = "left" if seen.round % 2 else "right"
        return Reason("ft.direction", f"advice-denies-{way}", about)


def closing_costs(lost: int, looks_worse: bool) -> Reason:
    """What it costs to close a card; `looks_worse` if another one is cheaper now, but worth more later."""
    if lost < 0:
        return Reason("ft.close", "advice-close-gains", {"points": -lost})
    if looks_worse:
        return Reason("ft.close", "advice-close-ahead", {"points": lost})
    return Reason("ft.close", "advice-close", {"points": lost})


def with_points(rule: str, message: str, gain: int) -> Reason:
    """A message with points; for what brings none, another that promises nothing."""
    return Reason(rule, message, {"points": gain}) if gain > 0 else Reason(rule, "advice-little")
