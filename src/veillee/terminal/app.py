"""The full-screen table."""

from __future__ import annotations

from typing import ClassVar, final

from textual.app import App
from textual.binding import Binding, BindingType

from veillee.core import Game
from veillee.terminal.campaign_screen import CampaignScreen
from veillee.terminal.saved_campaigns import SavedCampaign
from veillee.terminal.start_screen import StartScreen
from veillee.terminal.table import Table
from veillee.terminal.table_screen import TableScreen
from veillee.terminal.themes import CANDLE, PAPER
from veillee.terminal.waiting_room_screen import WaitingRoomScreen


@final
class TerminalApp(App[None]):
    """Goes from the first page to a table and back; if it is given a table, it begins there.

    `game` is the one that the first page shows.
    """

    TITLE = "Veillée"
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "light", show=False),
        Binding("ctrl+q,ctrl+c", "quit", show=False),
    ]

    def __init__(
        self,
        language: str,
        table: Table | None = None,
        seed: int | None = None,
        campaign: SavedCampaign | None = None,
        game: Game | None = None,
    ) -> None:
        super().__init__()
        self._game = game
        self._campaign = campaign
        self.language = language
        self.seed = seed
        self._table = table
        self.register_theme(CANDLE)
        self.register_theme(PAPER)
        self.theme = CANDLE.name

    @property
    def unfinished(self) -> Table | None:
        """The table that was left before its game was over, if there is one."""
        if self._table is None:
            return None
        return self._table if self._table.waiting_room() or "result" not in self._table.message() else None

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return CANDLE.variables

    def on_mount(self) -> None:
        if self._campaign is not None:
            self.push_screen(CampaignScreen(self._campaign, self.language))
        elif self._table is None:
            self.push_screen(StartScreen(self.language, self._game))
        elif self._table.waiting_room() is not None:
            self.push_screen(WaitingRoomScreen(self._table, self.language))
        else:
            self.push_screen(TableScreen(self._table, self.language))

    @property
    def campaign(self) -> SavedCampaign | None:
        """The campaign whose chapter or sheet is on the screen."""
        return self._campaign

    def open_table(self, table: Table, language: str, campaign: SavedCampaign | None = None) -> None:
        self._table, self.language, self._campaign = table, language, campaign
        self.switch_screen(TableScreen(table, language, campaign is not None))

    def open_campaign(self, campaign: SavedCampaign, language: str) -> None:
        self._campaign, self.language = campaign, language
        self.switch_screen(CampaignScreen(campaign, language))

    def open_start(self, away: bool = False) -> None:
        """The first page; from a chapter of a campaign, its sheet, unless one wants to get away from that."""
        if self._campaign is not None and not away:
            self.open_campaign(self._campaign, self.language)
            return
        self._campaign = None
        game: Game | None = self._table.game if self._table else None
        self.switch_screen(StartScreen(self.language, game))

    def action_light(self) -> None:
        """Candle or daylight."""
        self.theme = PAPER.name if self.theme == CANDLE.name else CANDLE.name
