"""Requests that need everybody's consent: to take back a choice that others have seen, or to break off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from veillee.server.messages import RequestInfo

if TYPE_CHECKING:
    from veillee.server.model.table_setup import Seat


class ConsentRequest(msgspec.Struct):
    """What a seat asks of the others; kept with the table until it is answered.

    Bots agree at once, and so does whoever plays several seats.
    """

    number: int
    kind: Literal["undo", "abandon"]
    seat: int
    #: Who plays that seat.
    guest: str | None
    #: The seats that have agreed, the asker's own first.
    agreed: list[int]

    def agree(self, seat: int) -> None:
        if seat not in self.agreed:
            self.agreed.append(seat)

    def granted(self, seats: list[Seat]) -> bool:
        """Whether nobody is left to ask; who has left since is asked no more."""
        return all(
            number in self.agreed or seat.kind != "guest" or seat.guest == self.guest
            for number, seat in enumerate(seats)
        )

    def info(self) -> RequestInfo:
        return RequestInfo(self.number, self.kind, self.seat, sorted(self.agreed))
