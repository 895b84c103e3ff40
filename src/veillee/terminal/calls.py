"""What screens of a table have in common: they hear news, and ask before somebody leaves."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, final

from textual.message import Message
from textual.screen import Screen

from veillee.terminal.leaving import is_gone, ways_in_words
from veillee.terminal.panels import Choice
from veillee.terminal.table import Table
from veillee.texts import Texts


@final
class News(Message):
    """Something happened at the table that nobody here asked for."""


def hear_news(screen: Screen[Any], table: Table) -> None:
    """Let a screen hear of news, from now on and instead of any other."""

    def heard() -> None:
        with contextlib.suppress(RuntimeError):  # the screen may be gone by now
            screen.post_message(News())

    table.on_change(heard)


def ask_to_leave(screen: Screen[Any], table: Table, texts: Texts) -> None:
    """Leave at once where nothing is to be decided; else ask what shall become of the seat."""
    ways = ways_in_words(table, texts)
    if not ways:
        screen.app.exit()
        return

    async def leave(chosen: int | None) -> None:
        way = "stay" if chosen is None else ways[chosen][0]
        if way == "stay":
            return
        reasons = await asyncio.to_thread(table.leave, way)
        if reasons:
            said = texts.say(reasons[0].message)
            screen.notify(said, severity="warning", markup=False)
        elif is_gone(way):
            screen.app.exit()

    options = [(number, words) for number, (_, words) in enumerate(ways)]
    question = texts.say("terminal-leave-how")
    screen.app.push_screen(Choice(texts, texts.say("terminal-leave"), question, options), leave)
