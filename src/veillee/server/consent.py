"""Requests that need everybody's consent: to take back a choice that others have seen, or to break off."""

from __future__ import annotations

from typing import final

from veillee.server.messages import RequestInfo
from veillee.server.papers import Seat


@final
class Request:
    """What a seat asks of the others. Bots agree at once, and so does whoever plays several seats."""

    def __init__(self, number: int, kind: str, seat: int, seats: list[Seat]) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self._guest = seats[seat].guest
        self.agreed = {seat}

    def agree(self, seat: int) -> None:
        self.agreed.add(seat)

    def granted(self, seats: list[Seat]) -> bool:
        """Whether nobody is left to ask; who has left since is asked no more."""
        return all(
            number in self.agreed or seat.kind != "guest" or seat.guest == self._guest
            for number, seat in enumerate(seats)
        )

    def info(self) -> RequestInfo:
        return RequestInfo(self.number, self.kind, self.seat, sorted(self.agreed))
