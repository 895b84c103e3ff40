"""The lines of a table: each client is told what it may know, when that has changed, and nothing twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from veillee.core.happenings import Event
from veillee.server.messages import FromServer, TableInfo, Update, Welcome, written
from veillee.server.papers import Papers, Seat
from veillee.server.play import Sight
from veillee.server.problems import Problem


@final
class Line:
    """One client's socket, as the table sees it. It speaks for a guest, for a token, or only listens."""

    def __init__(
        self,
        send: Callable[[bytes], None],
        close: Callable[[int], None],
        guest: str | None = None,
        token: str | None = None,
        since: dict[int, int] | None = None,
    ) -> None:
        self._send = send
        self._close = close
        self.guest = guest
        #: The hash of a remote bot's token.
        self.token = token
        self.since = since or {}
        self.seats: list[int] | None = None
        self._mine: list[int] = []
        self._version = 0
        self._told: tuple[bytes, ...] = ()
        self._events: dict[int, list[Event]] = {}

    def send(self, message: FromServer) -> None:
        self._send(written(message))

    def fail(self, problem: Problem) -> None:
        """Say what is wrong, and hang up."""
        self.send(problem.as_error())
        self._close(problem.close)

    def seats_at(self, papers: Papers) -> list[int]:
        """The seats this client plays."""
        return [
            number for number, seat in enumerate(papers.seats) if seat.kind != "stand-in" and self.plays(seat)
        ]

    def mine_at(self, papers: Papers) -> list[int]:
        """The seats this client could take again: its own, with a bot standing in."""
        return [
            number for number, seat in enumerate(papers.seats) if seat.kind == "stand-in" and self.plays(seat)
        ]

    def knows_seats(self, papers: Papers) -> bool:
        """Whether it was told which seats are its own, and none has changed since."""
        return self.seats == self.seats_at(papers) and self._mine == self.mine_at(papers)

    def plays(self, seat: Seat) -> bool:
        """Whether a seat is this client's to play, or would be if no bot stood in."""
        if self.token is not None or seat.token is not None:
            return self.token == seat.token
        return self.guest is not None and self.guest == seat.guest

    def welcome(self, table: TableInfo, game: dict[str, Any], papers: Papers) -> list[int]:
        """Say which seats it plays and which it could, now and whenever that has changed; the former."""
        self.seats, self._mine = self.seats_at(papers), self.mine_at(papers)
        self._told = ()
        self._events = {}
        self.send(Welcome(table, game, self.seats, self._mine))
        return self.seats

    def has_already(self, receiver: int, events: list[Event]) -> None:
        """The client says it kept some events of an earlier line; only these need not be sent."""
        self._events[receiver] = events[: self.since.pop(receiver, 0)]

    def update(self, table: TableInfo, sights: list[Sight], left: float | None) -> None:
        """Tell what has changed for this client, if anything; an open window has so many seconds left."""
        receivers = (self.seats or [len(sights) - 1]) if sights else []
        told = (written(table), *(written(sights[receiver].message) for receiver in receivers))
        news = {receiver: self._news(receiver, sights[receiver].events) for receiver in receivers}
        if told == self._told and not any(
            events or start < len(self._events.get(receiver, []))
            for receiver, (start, events) in news.items()
        ):
            return
        self._told = told
        self._version += 1
        messages = {}
        for receiver, (start, events) in news.items():
            self._events[receiver] = sights[receiver].events
            messages[str(receiver)] = {**sights[receiver].message, "events": events, "events_from": start}
        self.send(Update(self._version, table, messages, left))

    def _news(self, receiver: int, events: list[Event]) -> tuple[int, list[Event]]:
        """From where on a receiver's events are new to this client, and those events."""
        known = self._events.get(receiver, [])
        start = 0
        while start < min(len(known), len(events)) and known[start] == events[start]:
            start += 1
        return start, events[start:]
