"""Every message the terminal table can say is there, and none is there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import veillee.terminal
from veillee import commands
from veillee.core.campaign import DONE, GIVEN_UP, LOST
from veillee.core.reactions import ORDERS
from veillee.terminal.campaign_sheet import CARDS, NUMBERS
from veillee.terminal.table_screen import KEYS
from veillee.texts import house_texts

COMMANDS = [Path(commands.__path__[0]) / name for name in ("campaign.py", "join.py", "play.py")]
SOURCES = [*Path(veillee.terminal.__path__[0]).glob("*.py"), *COMMANDS]


def test_messages_and_sources_agree() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    said = set(re.findall(r'"(terminal-[a-z-]+)"', text))
    said |= {f"terminal-key-{word}" for word in KEYS.values()}
    said |= {f"terminal-order-{order}" for order in ORDERS}
    said |= {f"terminal-campaign-{word}" for word in (DONE, LOST, GIVEN_UP, *NUMBERS, *CARDS)}
    said |= {"terminal-key-campaign"}
    assert said == set(re.findall(r"^(terminal-[a-z-]+) =", house_texts("en"), re.MULTILINE))
