"""The page of a campaign: its sheet as on paper, and the way on to the next chapter."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar, cast, final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static

from veillee.terminal.campaign_sheet import CampaignSheet
from veillee.terminal.dialogs import SCROLLING
from veillee.terminal.saved_campaigns import SavedCampaign
from veillee.terminal.saves import SaveError
from veillee.terminal.widgets import KeyBar
from veillee.texts import Texts

if TYPE_CHECKING:
    from veillee.terminal.app import TerminalApp


@final
class CampaignScreen(Screen[None]):
    """Shows what a campaign has come to; goes on with it, or lets a bot play a chapter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "go_on", show=False),
        Binding("f", "fast_forward", show=False),
        Binding("q,escape", "back", show=False),
        *SCROLLING,
    ]

    def __init__(self, saved: SavedCampaign, language: str) -> None:
        super().__init__()
        self._saved = saved
        self._texts = Texts(language, saved.game)
        self._is_sure = False

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="text", can_focus=False), Vertical(id="sheet"):
            yield Static(id="paper")
            yield Static(id="error")
        yield KeyBar(
            [
                ("Enter", self._texts.say("terminal-key-go-on"), "go_on"),
                ("f", self._texts.say("terminal-key-fast-forward"), "fast_forward"),
                ("q", self._texts.say("terminal-key-back"), "back"),
            ]
        )

    def on_mount(self) -> None:
        try:
            self._saved.catch_up()
        except SaveError as error:
            self._complain(str(error))
        self._show()

    def _show(self) -> None:
        sheet = CampaignSheet(self._saved, self._texts)
        self.query_one("#title", Static).update(Content.styled(sheet.heading(), "bold $primary"))
        self.query_one("#paper", Static).update(Content("\n".join(sheet.drawn())))

    def action_go_on(self) -> None:
        """Sit down at the next chapter; of a campaign that is over there is only the sheet."""
        if self._saved.is_over:
            return
        app = cast("TerminalApp", self.app)
        try:
            app.open_table(self._saved.table(app.seed), self._texts.language, self._saved)
        except SaveError as error:
            self._complain(str(error))

    def on_key(self, event: Key) -> None:
        """Whoever presses anything else does not want the computer to play."""
        if event.key != "f" and self._is_sure:
            self._is_sure = False
            self._complain("")

    async def action_fast_forward(self) -> None:
        """Let the computer play, once that was asked for twice: it cannot be taken back."""
        if self._saved.is_over:
            return
        if not self._is_sure:
            self._is_sure = True
            self._complain(self._texts.say("terminal-fast-forward-sure"))
            return
        self._is_sure = False
        self._complain("")
        try:
            await asyncio.to_thread(self._play_out)
        except SaveError as error:
            self._complain(str(error))
        self._show()

    def _play_out(self) -> None:
        self._saved.table(cast("TerminalApp", self.app).seed).play_out()
        self._saved.catch_up()

    def action_back(self) -> None:
        cast("TerminalApp", self.app).open_start(away=True)

    def action_scroll(self, lines: int) -> None:
        self.query_one("#text", VerticalScroll).scroll_relative(y=lines, animate=False)

    def _complain(self, message: str) -> None:
        self.query_one("#error", Static).update(Content(message))
