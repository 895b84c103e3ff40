"""How a client's command is rejected."""

from __future__ import annotations

from veillee.core.refusals import Reason


class Rejected(Exception):
    """A command that is refused; nothing has changed."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__()
        self.reasons = reasons


def rejected(message: str) -> Rejected:
    return Rejected([Reason("", message)])
