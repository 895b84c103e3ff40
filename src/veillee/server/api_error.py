"""Errors that a client is told: a status, a message id with its arguments, and the same in English."""

from __future__ import annotations

from typing import Final, final

from veillee.server.messages import Error, ErrorBody, Failure
from veillee.texts import Texts

#: What a socket is closed with, without a word, when its table moves to another process: come back at once.
COME_BACK: Final = 1012
_MOVING: Final = "server-moving"


@final
class ApiError(Exception):
    """Something a client asked for that cannot be; `close` is the code a socket is closed with."""

    def __init__(self, status: int, message: str, /, **arguments: int | str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.arguments = {name: _exact(value) for name, value in arguments.items()}

    @property
    def text(self) -> str:
        return Texts("en").say(self.message, **self.arguments)

    @property
    def close(self) -> int:
        return COME_BACK if self.message == _MOVING else 4000 + self.status

    def as_failure(self) -> Failure:
        return Failure(ErrorBody(self.message, self.arguments, self.text))

    def as_error(self) -> Error:
        return Error(self.message, self.arguments, self.text)


def moving() -> ApiError:
    """Another process serves the table, or will in a moment."""
    return ApiError(503, _MOVING)


def _exact(value: int | str) -> int | str:
    """A number that every reader of JSON can hold; else its digits."""
    return value if isinstance(value, str) or abs(value) <= 2**53 else str(value)
