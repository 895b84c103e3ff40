"""What the server says on a table's socket."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from veillee.core import refusals
from veillee.core.schema import GameDescription, Hint, Patch, Reason, SeatPatch
from veillee.server.messages.tables import TableInfo


class Told(Struct, tag_field="type", frozen=True, kw_only=True):
    """What every message of the server has."""

    #: Which of the line's messages to the client this is, from 1, where the client counts its own.
    serial: int | UnsetType = UNSET


class Welcome(Told, tag="welcome", tag_field="type", frozen=True):
    """The table, the game's description, and which seats this client plays."""

    table: TableInfo
    game: GameDescription
    seats: list[int]
    #: The seats that are this client's to take again, because a bot stands in.
    mine: list[int]
    protocol: int


class Update(Told, tag="update", tag_field="type", frozen=True):
    """What has changed for a client since its last update; since a welcome, which begins anew: everything."""

    version: int
    #: How many seconds the open window is still open; null if none is.
    left: float | None
    #: By the seat's number, in decimal; a seat for which nothing has changed is not named.
    seats: dict[str, SeatPatch]
    #: Not sent where the table has not changed.
    table: Patch | UnsetType = UNSET


class Done(Told, tag="done", tag_field="type", frozen=True):
    """What was asked for is done."""

    id: int
    #: How many options of an answer stand.
    taken: int | UnsetType = UNSET
    hints: list[Hint] | UnsetType = UNSET
    #: Why the other options of an answer do not stand; or why an option is not open.
    reasons: list[Reason] | UnsetType = UNSET


class Refused(Told, tag="refused", tag_field="type", frozen=True):
    """What was asked for cannot be, and nothing has changed."""

    id: int
    reasons: list[Reason]


class ErrorBody(Struct, frozen=True):
    """What is wrong: a message id with its arguments, and the same in English."""

    message: str
    arguments: dict[str, int | str]
    text: str


class Error(Told, tag="error", tag_field="type", frozen=True):
    """The last message before the line is closed: what is wrong, as in `ErrorBody`."""

    message: str
    arguments: dict[str, int | str]
    text: str


class Pong(Told, tag="pong", tag_field="type", frozen=True):
    """The answer to a ping."""


FromServer = Annotated[
    Welcome | Update | Done | Refused | Error | Pong,
    Meta(title="ServerMessage", description="What the server says on a table's socket."),
]


_encoder: Final = msgspec.json.Encoder(order="deterministic")


def written(message: Any) -> bytes:
    """A message in one fixed spelling, so that equal messages are equal bytes."""
    return _encoder.encode(message)


def numbered(data: bytes, serial: int) -> bytes:
    """A written message with its number on the line."""
    return b'%b,"serial":%d}' % (data[:-1], serial)


def reasons_of(reasons: list[refusals.Reason]) -> list[Reason]:
    return [reason.to_json() for reason in reasons]
