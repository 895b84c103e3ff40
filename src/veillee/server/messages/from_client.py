"""What a client says on a table's socket."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from veillee.core.schema import Order
from veillee.server.messages.fields import Hex32, Number


class Said(Struct, tag_field="type", frozen=True, kw_only=True):
    """What every message of a client has."""

    #: Which of the line's messages to the server this is, from 1; 0 where the client does not count.
    serial: Number = 0


class Hello(Said, tag="hello", tag_field="type", frozen=True):
    """The first message: which protocol the client speaks."""

    protocol: Number
    #: By seat, how many of its events the client has already.
    since: dict[Number, Number] = {}
    #: A random name that the client keeps while lines come and go: a new line ends its older ones.
    client: Annotated[str, Meta(max_length=64)] = ""


class Cut(Said, tag="cut", tag_field="type", frozen=True):
    """A seat's part of the key that the cards follow from: 32 bytes in hex."""

    seat: Number
    entropy: Hex32


class SeatRequest(Said, tag_field="type", frozen=True):
    """What a seat says and wants to be answered; `id` comes back with the answer."""

    id: Number
    seat: Number


class Answer(SeatRequest, tag="answer", frozen=True):
    """The answer to a decision, or several in a row."""

    decision: Number
    options: Annotated[list[Number], Meta(min_length=1, max_length=64)]


class Undo(SeatRequest, tag="undo", frozen=True):
    """Take the last choice back, freely or with the others' consent."""


class Consent(SeatRequest, tag="consent", frozen=True):
    """Agree to what a seat asks of the others, or not."""

    request: Number
    agree: bool


class Abandon(SeatRequest, tag="abandon", frozen=True):
    """Break the game off, if the others agree."""


class Pause(SeatRequest, tag="pause", frozen=True):
    """Let the table rest."""


class Resume(SeatRequest, tag="resume", frozen=True):
    """Let the table go on."""


class HintRequest(SeatRequest, tag="hint", frozen=True):
    """Asks what would be a good answer."""


class WhyNot(SeatRequest, tag="why-not", frozen=True):
    """Asks why an option is not open."""

    option: Number


class SetOrders(SeatRequest, tag="orders", frozen=True):
    """A seat's standing orders: what is not named is asked."""

    orders: Annotated[dict[Annotated[str, Meta(max_length=80)], Order], Meta(max_length=200)]


class Ping(Said, tag="ping", tag_field="type", frozen=True):
    """Keeps the line open."""


#: What a seat asks for; each is answered by `done` or `refused` with its id.
ClientCommand = Answer | Undo | Consent | Abandon | Pause | Resume | HintRequest | WhyNot | SetOrders
FromClient = Annotated[
    Hello | Cut | ClientCommand | Ping,
    Meta(title="ClientMessage", description="What a client says on a table's socket."),
]

_from_client: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def read_message(data: str | bytes) -> FromClient:
    """A client's message; msgspec's errors say what is wrong with it."""
    return _from_client.decode(data)
