"""An answer that was not taken, and why: the rules' own reasons, as message ids and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from veillee.core import schema


@final
class Reason:
    """Why an option is not open: the rule, a message id and the numbers it speaks of.

    The rule is empty where no game has a say, as with undo or a seat that is not asked.
    """

    def __init__(self, rule: str, message: str, arguments: Mapping[str, int | str] | None = None) -> None:
        self.rule = rule
        self.message = message
        self.arguments: dict[str, int | str] = dict(arguments or {})

    def to_json(self) -> schema.Reason:
        return {"rule": self.rule, "message": self.message, "arguments": self.arguments}

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.message!r}, {self.arguments!r})"


@final
class Refusal:
    """An answer that was not taken, with every reason; nothing has changed."""

    def __init__(self, reasons: list[Reason]) -> None:
        self.reasons = reasons

    def __repr__(self) -> str:
        return f"Refusal({self.reasons!r})"
