"""Advice for the team exchange: what both partners together can make of their cards."""

from __future__ import annotations

from typing import final

from veillee.core import Reason
from veillee.core.advice import Ranked
from veillee.games.fairy_tale.advice.parsed_view import Outlook
from veillee.games.fairy_tale.advice.prospects import Prospects
from veillee.games.fairy_tale.advice.reasons import with_points
from veillee.games.fairy_tale.cards import NONE
from veillee.games.fairy_tale.exchange import Exchange


@final
class Swaps:
    """Ranks what to give and what to take."""

    def __init__(self, exchange: Exchange) -> None:
        self.exchange = exchange

    def gives(self, prospects: Prospects, options: list[int]) -> list[Ranked]:
        """Value each card by the best open card of the partner's that can be had for it."""
        seen, exchange = prospects.seen, self.exchange
        offered = dict.fromkeys(seen.opened[exchange.rules.partner(seen.seat)])
        unchanged = self._swapped(prospects, NONE, NONE)[0]
        ranked: list[Ranked] = []
        for option in options:
            if option == exchange.skip:
                reason = Reason("ft.exchange", "advice-exchange-skip")
                ranked.append(Ranked(option, unchanged, reason))
                continue
            found = [self._swapped(prospects, option, exchange.take.opened(kind)) for kind in offered]
            value, points = max(found, default=(unchanged - 1.0, 0))
            ranked.append(Ranked(option, value, with_points("ft.exchange", "advice-exchange", points)))
        return ranked

    def takes(self, prospects: Prospects, options: list[int], given: int) -> list[Ranked]:
        ranked: list[Ranked] = []
        for option in options:
            value, points = self._swapped(prospects, given, option)
            ranked.append(Ranked(option, value, with_points("ft.exchange", "advice-exchange", points)))
        return ranked

    def _swapped(self, prospects: Prospects, given: int, taken: int) -> tuple[float, int]:
        """The team's prospects after an exchange, and the points it brings at once."""
        seen, worth = prospects.seen, prospects.worth
        partner = self.exchange.rules.partner(seen.seat)
        outlook = Outlook(seen, partner)
        rows, closed = [seen.own[:], seen.opened[partner][:]], [seen.closed[:], []]
        before = prospects.points(rows[0]) + worth.points(rows[1], outlook.rivals)
        if given != NONE:
            give, take = self.exchange.give, self.exchange.take
            was_closed, kind = give.is_closed(given), give.card(given)
            (closed if was_closed else rows)[0].remove(kind)
            (closed if was_closed else rows)[1].append(kind)
            was_closed, kind = take.is_closed(taken), take.card(taken)
            if not was_closed:
                rows[1].remove(kind)
            (closed if was_closed else rows)[0].append(kind)
        value = prospects.with_all_picks(rows[0], closed[0]) + worth.both(rows[1], closed[1], outlook)
        return value, prospects.points(rows[0]) + worth.points(rows[1], outlook.rivals) - before
