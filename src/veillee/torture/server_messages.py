"""What the cheap clients hear: of each message only what is needed to give the next answer."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType


class DecisionNews(Struct, frozen=True):
    """A patch of a decision: what it does not name is as it was."""

    number: int | UnsetType = UNSET
    options: list[int] | UnsetType = UNSET


class SeatNews(Struct, frozen=True):
    decision: DecisionNews | UnsetType | None = UNSET


class TableNews(Struct, frozen=True):
    status: str | UnsetType = UNSET


class Welcome(Struct, tag="welcome", tag_field="type", frozen=True):
    table: TableNews
    seats: list[int]


class Update(Struct, tag="update", tag_field="type", frozen=True):
    seats: dict[str, SeatNews]
    table: TableNews = TableNews()


class Done(Struct, tag="done", tag_field="type", frozen=True):
    id: int


class Refused(Struct, tag="refused", tag_field="type", frozen=True):
    id: int
    reasons: list[dict[str, Any]]


class Error(Struct, tag="error", tag_field="type", frozen=True):
    text: str


class Pong(Struct, tag="pong", tag_field="type", frozen=True):
    pass


ServerMessage = Welcome | Update | Done | Refused | Error | Pong

_decoder: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)


def read(payload: bytes) -> ServerMessage:
    return _decoder.decode(payload)


class Asked(Struct):
    """What one seat is asked, kept up to date from patches; nothing while `number` is negative."""

    number: int = -1
    options: list[int] = []

    def take_in(self, news: SeatNews) -> None:
        decision = news.decision
        if decision is UNSET:
            return
        if decision is None:
            self.number, self.options = -1, []
            return
        if decision.number is not UNSET:
            self.number = decision.number
        if decision.options is not UNSET:
            self.options = decision.options
