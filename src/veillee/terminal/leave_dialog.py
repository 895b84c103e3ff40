"""The dialog that asks what shall become of a seat before somebody leaves."""

from __future__ import annotations

import asyncio
from typing import Any

from textual.screen import Screen

from veillee.terminal.dialogs import ChoiceDialog
from veillee.terminal.leave_choices import is_gone, leave_choices
from veillee.terminal.table import Table
from veillee.texts import Texts


def ask_to_leave(screen: Screen[Any], table: Table, texts: Texts) -> None:
    """Leave at once where nothing is to be decided; else ask what shall become of the seat."""
    ways = leave_choices(table, texts)
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
    screen.app.push_screen(ChoiceDialog(texts, texts.say("terminal-leave"), question, options), leave)
