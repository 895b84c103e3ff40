"""Standing orders in words: what is answered for a seat where others wait, card by card."""

from __future__ import annotations

from typing import final

from veillee.core.reactions import ASK, IF_AIMED, NEVER, ORDERS, reacting_kinds
from veillee.core.refusals import Reason
from veillee.core.schema import Order
from veillee.terminal.table import Table
from veillee.terminal.table_presenter import TablePresenter
from veillee.texts import alphabetical


@final
class StandingOrders:
    """The orders of one's seat as a list; choosing an entry gives the next order for that card."""

    def __init__(self, table: Table, presenter: TablePresenter) -> None:
        self._table = table
        self._presenter = presenter
        kinds = [] if presenter.is_watching else reacting_kinds(table.rules)
        self._kinds = alphabetical(kinds, presenter.words.card, presenter.texts)
        self._aimed = reacting_kinds(table.rules, aimed_only=True)

    def __len__(self) -> int:
        return len(self._kinds)

    def lines(self) -> list[str]:
        """Each card with the order for it."""
        return [self.line(number) for number in range(len(self))]

    def line(self, number: int) -> str:
        said = self._presenter.texts.say(f"terminal-order-{self._order(number)}")
        return self._presenter.labelled(self._presenter.words.card(self._kinds[number]), said)

    def turn(self, number: int) -> list[Reason]:
        """Give the next order for a card."""
        known = [order for order in ORDERS if order != IF_AIMED or self._is_aimed(number)]
        following = known[(known.index(self._order(number)) + 1) % len(known)]
        orders = {**self._orders(), self._name(number): following}
        return self._table.set_orders({card: order for card, order in orders.items() if order != ASK})

    def _orders(self) -> dict[str, Order]:
        return self._table.message().get("orders") or {}

    def _order(self, number: int) -> Order:
        order = self._orders().get(self._name(number), ASK)
        return NEVER if order == IF_AIMED and not self._is_aimed(number) else order

    def _is_aimed(self, number: int) -> bool:
        """Whether the card can answer something aimed at this seat."""
        return self._kinds[number] in self._aimed

    def _name(self, number: int) -> str:
        return self._table.rules.kind_names[self._kinds[number]]
