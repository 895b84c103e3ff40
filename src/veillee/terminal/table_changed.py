"""The message that a table has changed, for the screens that show it."""

from __future__ import annotations

import contextlib
from typing import Any, final

from textual.message import Message
from textual.screen import Screen

from veillee.terminal.table import Table


@final
class TableChanged(Message):
    """Something happened at the table that nobody here asked for."""


def post_changes(screen: Screen[Any], table: Table) -> None:
    """Post `TableChanged` to a screen, from now on and to no other."""

    def post() -> None:
        with contextlib.suppress(RuntimeError):  # the screen may be gone by now
            screen.post_message(TableChanged())

    table.on_change(post)
