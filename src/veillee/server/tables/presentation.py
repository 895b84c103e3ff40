"""What every receiver of a table's game was last shown: how the game stood for it, and what it was told."""

from __future__ import annotations

from typing import final

from veillee.core.schema import Event, Order
from veillee.server.model.table_setup import TableSetup
from veillee.server.tables.archived_game import ArchivedGame
from veillee.server.tables.client_connection import Events, ShownState
from veillee.server.tables.hosted_game import Document, HostedGame
from veillee.server.tables.services import Services
from veillee.server.tables.stored_record import stored_events
from veillee.server.tables.told_events import add_told, collecting_events
from veillee.server.time_slices import in_slices


@final
class Presentation:
    """Receivers are the seats and, after the last of them, the public: what every spectator sees."""

    def __init__(self, setup: TableSetup, game: HostedGame | ArchivedGame | None) -> None:
        self._setup = setup
        self._game = game
        #: What every receiver was last shown; nothing where nobody was there to see it.
        self._shown: list[ShownState | None] = [None] * (setup.players + 1)
        #: How much of what the game told since it was last shown to all each receiver has been shown.
        self._shown_to: list[int] = [0] * (setup.players + 1)

    def present_all(self, game: HostedGame, present: set[int], secret: bool) -> None:
        """Fix what everybody is shown. While time must not tell, that holds for who comes later, too."""
        for receiver in range(self._setup.players + 1):
            if secret or receiver in present:
                self.present(game, receiver)
            else:
                self._shown[receiver] = None
        game.unshown.clear()
        self._shown_to = [0] * (self._setup.players + 1)

    def present(self, game: HostedGame, receiver: int) -> ShownState:
        """Fix what one receiver is shown now: how the game stands for it, and what it was told since."""
        last = self._shown[receiver]
        first = last.count if last else game.told[receiver]
        news: list[Event] = []
        for entry in game.unshown[self._shown_to[receiver] :] if last else []:
            first = add_told(entry, receiver, news, first)
        self._shown_to[receiver] = len(game.unshown)
        document: Document = {**game.document(receiver), "orders": self._orders(receiver)}
        before = last.count if last else -1
        found = ShownState(document, game.told[receiver], game.saved, before, first, news)
        self._shown[receiver] = found
        return found

    def present_orders(self, seat: int) -> bool:
        """Let a seat see its orders with what it was last shown; whether there was anything."""
        last = self._shown[seat]
        if last is None:
            return False
        document: Document = {**last.document, "orders": self._setup.seats[seat].orders}
        self._shown[seat] = ShownState(document, last.count, last.lines, last.count, last.count)
        return True

    def shown(self, receiver: int, held: bool) -> ShownState | None:
        """What a receiver is shown; if nobody was there to see it before, how the game stands now.

        While the table holds back (`held`), how it stands now may not be seen yet.
        """
        last = self._shown[receiver]
        if last is not None or self._game is None or held:
            return last
        if isinstance(self._game, HostedGame):
            return self.present(self._game, receiver)
        document: Document = {**self._game.documents[receiver], "orders": self._orders(receiver)}
        found = ShownState(document, -1, self._game.lines)
        self._shown[receiver] = found
        return found

    async def past(self, receiver: int, shown: ShownState, known: int, services: Services) -> Events:
        """The events of a receiver before what it is shown, but for those that a client says it has."""
        game = self._game
        trusted = isinstance(game, HostedGame) and not game.has_rewound(receiver) and known <= shown.count
        if trusted and known == shown.count:
            return known, []
        events: list[Event] = []
        async with services.telling:
            stored = await stored_events(services.store, self._setup.id, shown.lines)
            await in_slices(collecting_events(stored, receiver, events))
        first = known if trusted else 0
        return first, events[first:]

    def _orders(self, receiver: int) -> dict[str, Order]:
        return self._setup.seats[receiver].orders if receiver < self._setup.players else {}
