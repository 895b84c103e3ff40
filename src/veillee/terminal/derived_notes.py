"""What the rules say of cards and of what options name as things stand: the notes of a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from veillee.core.refusals import Reason
from veillee.terminal.table import TableMessage
from veillee.texts import Words


@final
class DerivedNotes:
    """Words the notes of a seat's messages."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def of_option(self, message: TableMessage, option: int) -> str:
        """What is to be said of what an option names; empty if nothing is."""
        notes = _notes(message)
        named = self._words.rules.catalogue.arguments(option)
        found = [self._worded(notes.get(name, {}).get(str(value))) for name, value in named.items()]
        return " ".join(filter(None, found))

    def of_card(self, message: TableMessage, kind: int) -> str:
        """What is to be said of a card; empty if nothing is."""
        if kind < 0:
            return ""
        return self._worded(_notes(message).get("card", {}).get(self._words.rules.kind_names[kind]))

    def _worded(self, note: Mapping[str, Any] | None) -> str:
        """A note in words; empty if there is none, or the game has no words for it."""
        if note is None or not self._words.texts.has(note["text"]):
            return ""
        arguments = {name: value for name, value in note.items() if name != "text"}
        return self._words.reason(Reason("", note["text"], arguments))


def _notes(message: TableMessage) -> Mapping[str, Any]:
    found: Any = message.get("derived", {}).get("notes", {})
    return found if isinstance(found, dict) else {}
