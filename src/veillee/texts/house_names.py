"""Names that the house gives who has typed none: kept as `~wren`, shown in each reader's language."""

from __future__ import annotations

import re
from typing import Final

from veillee.registry import LANGUAGES
from veillee.texts.texts import Texts

#: For computer players that nobody has named.
BOT_NAMES: Final = ("~margot", "~anselm", "~perrine", "~gaspard", "~odile", "~bastien", "~sidonie")
#: For who plays at the terminal.
YOU: Final = "~you"
#: The id of a name, and a number where somebody else bears it already.
_KEPT: Final = re.compile(r"~([a-z]+)( \d+)?")


def shown_name(name: str, texts: Texts) -> str:
    """A name as it was typed, or the house's in the language of the texts."""
    found = _KEPT.fullmatch(name)
    if found is None or not texts.has(f"name-{found[1]}"):
        return name
    return texts.say(f"name-{found[1]}") + (found[2] or "")


def spellings(name: str) -> set[str]:
    """All that somebody may read for a name."""
    return {shown_name(name, Texts(language)) for language in LANGUAGES}
