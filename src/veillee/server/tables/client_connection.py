"""A client's connection to a table: it is told what it may know, when that has changed, and nothing twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast, final

import msgspec

from veillee.core.patches import changes
from veillee.core.schema import Event, Patch
from veillee.server.api_error import COME_BACK, ApiError
from veillee.server.messages import PROTOCOL, FromServer, TableInfo, Update, Welcome, written
from veillee.server.model.table_setup import Seat, TableSetup
from veillee.server.tables.hosted_game import Document

#: What a line is closed with when its client has another one: as a line that is broken.
_REPLACED: Final = 4408


@final
@dataclass(frozen=True)
class ShownState:
    """What a receiver was last shown: how the game stands for it, and what it was told since before that."""

    document: Document
    #: How many events it has been told in all, and how many lines of the record these belong to.
    count: int
    lines: int
    #: How many it had been told the time before; -1 if nobody was there to be shown anything.
    before: int = -1
    #: Its new events begin with this number: an earlier one than `before`, if some never happened.
    first: int = 0
    news: Sequence[Event] = ()


#: Events from a number on.
Events = tuple[int, Sequence[Event]]


@final
class ClientConnection:
    """One client's socket, as the table sees it. It speaks for a guest, for a token, or only listens."""

    def __init__(
        self,
        send: Callable[[bytes], None],
        close: Callable[[int], None],
        guest: str | None = None,
        token: str | None = None,
        since: dict[int, int] | None = None,
        client: str = "",
    ) -> None:
        self._send = send
        self._close = close
        self.guest = guest
        #: The hash of a remote bot's token.
        self.token = token
        #: What the client calls itself on all its lines, one after the other; nothing if it does not say.
        self.client = client
        #: Whether the client has come back by another line: what still comes by this one is not heard.
        self.is_replaced = False
        #: How many events of each receiver it says it has.
        self.since = since or {}
        #: When the command came that the table was last given.
        self.received_at = 0.0
        self.seats: list[int] | None = None
        self._mine: list[int] = []
        self._version = 0
        #: Whether nothing was told since the last welcome: an update follows every one of them.
        self._is_new = True
        self._info: TableInfo | None = None
        self._shown: dict[int, ShownState] = {}

    def send(self, message: FromServer) -> None:
        self._send(written(message))

    def fail(self, error: ApiError) -> None:
        """Say what is wrong, and hang up; who shall only come back is told nothing."""
        if error.close != COME_BACK:
            self.send(error.as_error())
        self._close(error.close)

    @property
    def owner(self) -> tuple[str | None, str | None, str]:
        """Whose line it is."""
        return self.guest, self.token, self.client

    def replace(self) -> None:
        """The same client has come back by another line."""
        self.is_replaced = True
        self._close(_REPLACED)

    def seats_at(self, setup: TableSetup) -> list[int]:
        """The seats this client plays."""
        return [number for number, seat in enumerate(setup.seats) if not seat.left and self.plays(seat)]

    def mine_at(self, setup: TableSetup) -> list[int]:
        """The seats this client could take again: its own, with a bot standing in."""
        return [number for number, seat in enumerate(setup.seats) if seat.left and self.plays(seat)]

    def receivers_at(self, setup: TableSetup) -> list[int]:
        """Whose messages it gets: its seats', and the public's unless it plays just one.

        A spectator gets the public's alone. People who share a screen look at it together in the public's
        message, which holds nothing private.
        """
        seats = self.seats_at(setup)
        return seats if len(seats) == 1 else [*seats, setup.players]

    def knows_seats(self, setup: TableSetup) -> bool:
        """Whether it was told which seats are its own, and none has changed since."""
        return self.seats == self.seats_at(setup) and self._mine == self.mine_at(setup)

    def plays(self, seat: Seat) -> bool:
        """Whether a seat is this client's to play, or would be if no bot stood in."""
        if self.token is not None or seat.token is not None:
            return self.token == seat.token
        return self.guest is not None and self.guest == seat.guest

    def welcome(self, table: TableInfo, game: msgspec.Raw, setup: TableSetup) -> None:
        """Say which seats it plays and which it could, now and whenever that has changed."""
        self.seats, self._mine = self.seats_at(setup), self.mine_at(setup)
        self._info = table
        self._shown = {}
        self._is_new = True
        # It was encoded when the rules were made, and goes out as it is.
        self.send(Welcome(table, cast("Any", game), self.seats, self._mine, PROTOCOL))

    def lacks(self, receiver: int, shown: ShownState) -> bool:
        """Whether it does not have the events of a receiver that came before those it is shown."""
        last = self._shown.get(receiver)
        return last is None or (last is not shown and last.count != shown.before)

    def update(
        self, table: TableInfo, shown: dict[int, ShownState], past: dict[int, Events], left: float | None
    ) -> None:
        """Tell what has changed for this client, if anything; an open window has so many seconds left.

        `past` holds the events of receivers that it lacks.
        """
        patches = {str(receiver): self._patch(receiver, one, past) for receiver, one in shown.items()}
        told = {receiver: patch for receiver, patch in patches.items() if patch}
        info = self._info_patch(table)
        self._shown = shown
        if told or info or self._is_new:
            self._is_new = False
            self._version += 1
            self.send(Update(self._version, left, told, info or msgspec.UNSET))

    def _patch(self, receiver: int, shown: ShownState, past: dict[int, Events]) -> Patch:
        last = self._shown.get(receiver)
        if last is shown:
            return {}
        patch = changes({} if last is None else last.document, shown.document)
        first, events = past.get(receiver) or (shown.first, shown.news)
        known = shown.before if receiver not in past else self.since.pop(receiver, 0)
        if events or first < known:
            patch |= {"events_from": first, "events": events}
        return patch

    def _info_patch(self, table: TableInfo) -> Patch:
        last, self._info = self._info, table
        if last is table or last is None or last == table:
            return {}
        return changes(_plain(last), _plain(table))


def _plain(table: TableInfo) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(table)
    return found
