"""The lines of the first page. An arrow stands before the one pointed at, so that no colour is needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from veillee.terminal.wrapping import wrapped

#: Before the line that is pointed at, and behind one that stands in the middle.
POINTER, POINTER_BACK = "▸ ", " ◂"
#: How many columns the first page leaves to its lines, and how many of them to their labels.
_ROOM, _LABELS = 66, 34


@final
class Row(Static, can_focus=True):
    """One thing to decide: left and right go through its values."""

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, row: Row) -> None:
            super().__init__()
            self.row = row

    def __init__(self, name: str, label: str, values: Sequence[tuple[Any, str]], chosen: Any) -> None:
        super().__init__(classes="row")
        self.key = name
        self._label = label
        self._values = values
        #: How wide the column of labels is.
        self.room = len(label)
        self._at = next((n for n, (value, _) in enumerate(values) if value == chosen), 0)

    @property
    def value(self) -> Any:
        return self._values[self._at][0]

    def on_mount(self) -> None:
        self._show(is_pointed=False)

    def on_focus(self) -> None:
        self._show(is_pointed=True)

    def on_blur(self) -> None:
        self._show(is_pointed=False)

    def _show(self, is_pointed: bool) -> None:
        words = self._values[self._at][1]
        many = len(self._values) > 1
        room = min(self.room, _LABELS)
        before = len(POINTER) + room + 4
        folded = wrapped(words, _ROOM - before).replace("\n", "\n" + " " * before)
        label = f"{self._label:<{room}}  "
        if len(self._label) > room:
            label = f"{self._label}\n{' ' * (before - 2)}"
        self.update(
            Content.assemble(
                (POINTER if is_pointed else " " * len(POINTER), "bold $accent"),
                (label, "$foreground" if is_pointed else "$faded"),
                ("‹ " if many else "  ", "$primary"),  # noqa: RUF001 - a small arrow
                (folded, "bold underline" if is_pointed else "bold"),
                (" ›" if many else "", "$primary"),  # noqa: RUF001 - a small arrow
            )
        )

    def turn(self, by: int) -> None:
        self._at = (self._at + by) % len(self._values)
        self._show(self.has_focus)
        self.post_message(self.Changed(self))

    def on_click(self) -> None:
        self.focus()
        self.turn(1)


@final
class Entry(Static, can_focus=True):
    """A line that does something when chosen."""

    def __init__(self, words: str, action: str, id: str, classes: str = "entry") -> None:
        super().__init__(classes=classes, id=id)
        self.action = action
        self._words = words

    def on_mount(self) -> None:
        self._show(is_pointed=False)

    def on_focus(self) -> None:
        self._show(is_pointed=True)

    def on_blur(self) -> None:
        self._show(is_pointed=False)

    def _show(self, is_pointed: bool) -> None:
        self.update(Content(f"{POINTER}{self._words}{POINTER_BACK}" if is_pointed else self._words))

    async def on_click(self) -> None:
        await self.screen.run_action(self.action)
