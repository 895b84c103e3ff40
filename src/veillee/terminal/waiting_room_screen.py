"""The waiting room of a table at a server: who is there, until the cards are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static

from veillee.terminal.leave_dialog import ask_to_leave
from veillee.terminal.table import Table
from veillee.terminal.table_changed import TableChanged, post_changes
from veillee.terminal.widgets import KeyBar
from veillee.texts import Texts

if TYPE_CHECKING:
    from veillee.terminal.app import TerminalApp


@final
class WaitingRoomScreen(Screen[None]):
    """Goes on to the table by itself when the game begins."""

    def __init__(self, table: Table, language: str) -> None:
        super().__init__()
        self._table = table
        self._language = language
        self._texts = Texts(language, table.game)

    def compose(self) -> ComposeResult:
        with Vertical(id="cover"), Vertical(id="room"):
            yield Static(Content(self._texts.say("title")), id="name")
            yield Static(id="waiting")
            yield Static(id="guests")
        yield KeyBar([("q", self._texts.say("terminal-key-leave"), "leave")])

    def on_mount(self) -> None:
        post_changes(self, self._table)
        self.on_table_changed()

    def on_table_changed(self, event: TableChanged | None = None) -> None:
        room = self._table.waiting_room()
        if self._table.failure:
            self.app.exit()
        elif room is None:
            cast("TerminalApp", self.app).open_table(self._table, self._language)
        else:
            waits = None in room.names
            free = self._texts.say("terminal-seat-free")
            said = self._texts.say("terminal-room" if waits else "terminal-shuffling")
            self.query_one("#waiting", Static).update(Content(said))
            guests = [Content.styled(name or free, "bold" if name else "$faded") for name in room.names]
            self.query_one("#guests", Static).update(Content("\n").join(guests))

    def on_key(self, event: Key) -> None:
        if event.character == "q":
            event.stop()
            self.action_leave()

    def action_leave(self) -> None:
        ask_to_leave(self, self._table, self._texts)
