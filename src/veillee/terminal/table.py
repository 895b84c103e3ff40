"""A table: all that an interface may ask of a game, wherever that game is played.

`local_table.LocalTable` is played in this very process, `remote_table.RemoteTable` at a server. An interface
knows nothing but what a table tells it, so it can only show what its seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NotRequired, Protocol

from veillee.bots import Hint
from veillee.core import Game
from veillee.core.refusals import Reason
from veillee.core.rules import AnyRules
from veillee.core.schema import Order, SeatMessage
from veillee.terminal.saves import Seating
from veillee.texts import Texts


class TableMessage(SeatMessage):
    """What a seat may know, and what else is to be said about the table."""

    #: What was answered for the seat.
    forced: list[int]
    #: Why the game could not be saved; empty if it could.
    save_error: str
    #: Only of a table far away: whether the connection is lost, whether the table rests, what the
    #: seats must agree to, and which seats' players have been away for long.
    lost: NotRequired[bool]
    paused: NotRequired[bool]
    request: NotRequired[dict[str, Any] | None]
    away: NotRequired[list[int]]


@dataclass(frozen=True)
class WaitingRoom:
    """Who has sat down where the game has not begun yet; None for a free seat."""

    names: tuple[str | None, ...]


class Table(Protocol):
    """What an interface talks to. A call may take a while where the table is far away."""

    game: Game
    rules: AnyRules
    #: Whether the table moves on by itself, elsewhere.
    is_remote: bool

    @property
    def is_practised(self) -> bool:
        """Whether bots that search have practised at tables such as this one."""

    @property
    def seating(self) -> Seating:
        """Who sits where now; the number after the last seat is somebody who only watches."""

    @property
    def failure(self) -> str:
        """Why the table can no longer be reached; empty while it can."""

    def on_change(self, changed: Callable[[], None]) -> None:
        """Call this, from whatever thread, when there is news nobody here asked for."""

    def waiting_room(self) -> WaitingRoom | None:
        """Who is there, until the game begins; only then is there a message."""

    def message(self) -> TableMessage:
        """All the seat may know, as `Session.message` has it, and the `tally` of all seats, if there is one.

        `forced` lists what was answered for it, `save_error` says why the game could not be saved, if so. A
        table far away may also be `lost` or `paused`, have a `request` that the seats must agree to, and say
        which seats' players have been `away` for long.
        """

    def answer(self, option: int, decision: int) -> list[Reason]:
        """Answer a decision; the reasons are empty if the answer was taken."""

    def undo(self) -> list[Reason]:
        """Take the last choice back, freely or with the others' consent."""

    def consent(self, agree: bool) -> list[Reason]:
        """Agree to the pending request, or not; the one who made it can only withdraw it."""

    def stand_in(self) -> list[Reason]:
        """Let bots play for all who have been away for long, until they are back."""

    def hints(self) -> list[Hint]:
        """The best options with chances and the reason for each; empty if the game gives no advice."""

    def why_not(self, options: Sequence[int]) -> list[list[Reason]]:
        """For each option every reason against it; none if it is open."""

    def set_orders(self, orders: dict[str, Order]) -> list[Reason]:
        """Give standing orders by the id of the card; the message has them as `orders`."""

    def ways_to_leave(self) -> tuple[str, ...]:
        """What can become of one's seat: names in `LEAVE_CHOICES`; none if there is nothing to decide."""

    def leave(self, way: str) -> list[Reason]:
        """Leave in one of these ways."""

    def leave_message(self, texts: Texts, in_lines: bool = False) -> str:
        """What to tell who has left before the end, and the command that brings them back as they were."""

    def record_location(self, texts: Texts) -> str:
        """Where the record of a finished game is."""


def resume_flags(texts: Texts, usual: str, in_lines: bool) -> str:
    """What to type besides, so as to come back to the same language, if it is not the usual, and to lines."""
    language = "" if texts.language == usual else f" --lang {texts.language}"
    return language + (" --lines" if in_lines else "")
