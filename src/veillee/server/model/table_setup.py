"""A table's setup: all that is kept about it besides the record of its game."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from veillee.core.record import commitment_to
from veillee.core.schema import Order, Value
from veillee.server.messages import SeatKind
from veillee.server.model.consent_request import ConsentRequest


class Seat(msgspec.Struct):
    """Who plays a seat. A guest may have left it to a bot, or given it to a remote bot with a token."""

    name: str = ""
    guest: str | None = None
    bot: str | None = None
    #: Whether a bot stands in for the guest or the remote bot, because it left or the others called one;
    #: who did not leave is given the seat back on return.
    left: bool = False
    called: bool = False
    #: Whether the guest is asked back from an earlier table: the seat is theirs, and waits for them.
    awaited: bool = False
    #: The hash of the remote bot's token.
    token: str | None = None
    #: Whether the player looks on while a bot plays fast, and need not have left.
    auto: bool = False
    #: How many invitations were used up.
    serial: int = 0
    #: The seat's cut, as 64 hex digits.
    entropy: str | None = None
    #: Standing orders by the id of the card, see core/reactions.py; what is not named is asked.
    orders: dict[str, Order] = {}

    @property
    def kind(self) -> SeatKind:
        if self.awaited:
            return "free"
        if self.guest is None:
            return "free" if self.bot is None else "bot"
        if self.left:
            return "stand-in"
        return "guest" if self.token is None else "remote"

    @property
    def is_person(self) -> bool:
        """Whether somebody who can wait and wonder sits here: a guest, or a remote bot."""
        return self.kind in ("guest", "remote")

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat, if one does."""
        return self.bot if self.kind in ("bot", "stand-in") else None

    def stand_in(self, bot: str, called: bool) -> None:
        """Let a bot play on: the player has left, or (`called`) is away and the others do not wait."""
        self.left, self.called, self.awaited, self.bot = True, called, False, bot

    def again(self) -> Seat:
        """The same seat at the next table, without its cut and its orders.

        Who only looked on plays again; who left has the seat back on saying hello. A token stays good.
        """
        left = self.left and not self.auto
        bot = None if self.auto else self.bot
        return Seat(self.name, self.guest, bot, left, left, token=self.token)

    def asked_back(self) -> Seat:
        """The same seat at a rematch: it waits for who has left, and nobody is dealt cards in their place."""
        seat = self.again()
        if seat.left:
            seat.give_back()
            seat.awaited = True
        return seat

    def give_back(self) -> None:
        """The player is here again."""
        self.left, self.called, self.awaited, self.auto, self.bot = False, False, False, False, None


class TableSetup(msgspec.Struct):
    """What the table is, who sits there, and its secret."""

    id: str
    game: str
    options: dict[str, Value]
    seats: list[Seat]
    #: The table's part of the key, as 64 hex digits.
    secret: str
    created: float
    memory_aid: bool = True
    owner_data: str | None = None
    paused: bool = False
    #: Whether the table was given up before its game began.
    closed: bool = False
    #: The table of the rematch, or of the campaign's next chapter.
    next: str | None = None
    #: How many seconds a window stays open; None for the server's usual length.
    window: float | None = None
    #: The campaign it is a chapter of, and the position the chapter begins from.
    campaign: str | None = None
    arrangement: dict[str, Any] | None = None
    #: What a seat asks of the others, and how many such requests there were.
    request: ConsentRequest | None = None
    requests: int = 0

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def commitment(self) -> str:
        return commitment_to(bytes.fromhex(self.secret))

    @property
    def taken(self) -> bool:
        return all(seat.kind != "free" for seat in self.seats)

    @property
    def people(self) -> int:
        return sum(seat.is_person for seat in self.seats)

    @property
    def devices(self) -> int:
        """How many people play, counting those who pass one device round as one."""
        return len({seat.token or seat.guest for seat in self.seats if seat.is_person})

    def shares_device(self, number: int) -> bool:
        """Whether a person sits here who passes a device round with others."""
        one = self.seats[number]
        return one.kind == "guest" and any(
            seat.kind == "guest" and seat.guest == one.guest for seat in self.seats if seat is not one
        )

    @property
    def asleep(self) -> bool:
        """Whether everybody has left: nothing goes on until somebody is back."""
        return not self.people and not self.hurried and any(seat.kind == "stand-in" for seat in self.seats)

    @property
    def hurried(self) -> bool:
        """Whether nobody plays and somebody wants to see how it ends: bots need not take their time."""
        return not self.people and any(seat.kind == "stand-in" and seat.auto for seat in self.seats)

    def to_bytes(self) -> bytes:
        return _encoder.encode(self)


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(TableSetup)


def read_table_setup(data: bytes) -> TableSetup:
    return _decoder.decode(data)
