"""Leaving a table: what can become of one's seat, in words."""

from __future__ import annotations

from typing import Final

from veillee.terminal.table import Table
from veillee.texts import Texts

#: The ways to leave a table at a server, and the one not to.
LEAVE_CHOICES: Final = {
    "keep": "terminal-leave-keep",
    "free": "terminal-leave-free",
    "stand-in": "terminal-leave-stand-in",
    "abandon": "terminal-leave-abandon",
    "stay": "terminal-leave-stay",
}


def leave_choices(table: Table, texts: Texts) -> list[tuple[str, str]]:
    """Every way to leave with its words, to stay among them; none where one can just go."""
    ways = table.ways_to_leave()
    return [(way, texts.say(LEAVE_CHOICES[way])) for way in (*ways, "stay")] if ways else []


def is_gone(way: str) -> bool:
    """Whether who chose this way is no longer at the table."""
    return way not in ("abandon", "stay")
