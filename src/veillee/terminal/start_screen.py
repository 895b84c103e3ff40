"""The first page: which game, with whom, by which options, in which language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast, final

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static

from veillee.bots import offered_bots, usual_bot
from veillee.core import Game, Option, OptionError
from veillee.core.schema import Value
from veillee.registry import LANGUAGES, BrokenGame, playable_games
from veillee.terminal.dialogs import ChoiceDialog
from veillee.terminal.left_games import left_games
from veillee.terminal.local_table import LocalTable, resume_table
from veillee.terminal.saved_campaigns import CampaignConfig, SavedCampaign, new_campaign
from veillee.terminal.saves import SaveError
from veillee.terminal.start_rows import Entry, Row
from veillee.terminal.table_setup import (
    TableConfig,
    TableSetupError,
    bot_names,
    fewest_players,
    start_table,
)
from veillee.terminal.widgets import CHOOSE
from veillee.texts import Texts, opponent, setting, setting_value, shown_name, strength

if TYPE_CHECKING:
    from veillee.terminal.app import TerminalApp

#: The languages as their speakers call them.
LANGUAGE_NAMES = {"en": "English", "fr": "Français", "ru": "Русский"}

#: How many games to go on with stand on the page itself; a list of its own has all of them.
MOST_LEFT = 3


@final
class StartScreen(Screen[None]):
    """Asks what to play; begins, or goes on with the game that was left."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        super().__init__()
        self._language = language
        self._games, self._broken = playable_games()
        self._game = game or self._games[0]
        self._left = left_games(language)
        self._chosen: dict[str, Any] = {"players": fewest_players(self._game, {})}

    @property
    def _texts(self) -> Texts:
        return Texts(self._language, self._game)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="cover", can_focus=False), Vertical(id="start"):
            yield Static("Veillée", id="name")
            yield Static(id="subtitle")
            yield Vertical(id="rows")
            yield Static(id="error")
        yield Static(id="bar")

    async def on_mount(self) -> None:
        await self._draw()
        self._complain("\n".join(map(str, self._broken)))

    async def _draw(self, focus: str = "") -> None:
        texts = self._texts
        self.query_one("#subtitle", Static).update(Content(texts.say("terminal-evening")))
        rows = self.query_one("#rows")
        await rows.remove_children()
        found = list(self._rows(texts))
        widest = max(row.room for row in found)
        for row in found:
            row.room = widest
        found[0].set_class(bool(self._left), "after-left")
        await rows.mount_all([*self._entries(texts), *found])
        await rows.mount_all(self._beginnings(texts))
        bar = self.query_one("#bar", Static)
        bar.update(Content.styled(texts.say("terminal-start-keys"), "$faded"))
        kept = [row for row in self.query(Row) if row.key == focus]
        (kept[0] if kept else next(iter(rows.children))).focus()

    def _entries(self, texts: Texts) -> Iterator[Entry]:
        """What was left last, and where there is more, the way to all of it."""
        shown = self._left if len(self._left) <= MOST_LEFT + 1 else self._left[:MOST_LEFT]
        for number, left in enumerate(shown):
            yield Entry(left.words, f"go_on({number})", f"continue-{number}", "entry left")
        if len(shown) < len(self._left):
            words = texts.say("terminal-start-all-left", count=len(self._left))
            yield Entry(words, "list_left", "all-left", "entry left")

    def _beginnings(self, texts: Texts) -> Iterator[Entry]:
        """Begin a game, or one of its campaigns that so many can play."""
        yield Entry(texts.say("terminal-start-begin"), "begin", "begin")
        for campaign in self._game.campaigns:
            title = texts.say(f"campaign-{campaign.id}")
            words = texts.say("terminal-start-campaign-new", campaign=title)
            yield Entry(words, f"begin_campaign('{campaign.id}')", f"begin-{campaign.id}")

    def _rows(self, texts: Texts) -> Iterator[Row]:
        game, chosen = self._game, self._chosen
        titles = [(each, Texts(self._language, each).say("title")) for each in self._games]
        yield Row("game", texts.say("terminal-start-game"), titles, game)
        players = [(number, str(number)) for number in range(game.players[0], game.players[1] + 1)]
        yield Row("players", texts.say("terminal-start-players"), players, chosen.get("players"))
        yield from self._bot_rows(texts)
        if game.editions:
            named = [(edition, setting_value(texts, "edition", edition)) for edition in game.editions]
            yield Row("edition", setting(texts, "edition"), named, chosen.get("edition"))
        yield from self._option_rows(texts)
        spoken = [(language, LANGUAGE_NAMES[language]) for language in LANGUAGES]
        yield Row("language", texts.say("terminal-start-language"), spoken, self._language)

    def _bot_rows(self, texts: Texts) -> Iterator[Row]:
        """Who plays on each of the other seats."""
        bots = [
            (bot, " · ".join(filter(None, (str(number), strength(texts, bot), *opponent(texts, bot)))))
            for number, bot in enumerate(offered_bots(self._game), 1)
        ]
        usual = usual_bot(self._game)
        for number, name in enumerate(bot_names(self._chosen["players"] - 1)):
            label = texts.say("terminal-start-bot", name=shown_name(name, texts))
            yield Row(f"bot-{number}", label, bots, self._chosen.get(f"bot-{number}", usual))

    def _bots(self) -> list[str]:
        """Who was chosen for the other seats."""
        keys = [f"bot-{number}" for number in range(self._chosen["players"] - 1)]
        return [self._chosen[key] for key in keys if key in self._chosen]

    def _option_rows(self, texts: Texts) -> Iterator[Row]:
        """The options; those in which editions differ only for who wants to change single ones of them."""
        effective, differing = self._effective_options(), self._differing()
        if differing:
            answers = [(answer, texts.say(f"value-{str(answer).lower()}")) for answer in (False, True)]
            yield Row("details", texts.say("terminal-start-details"), answers, self._chosen.get("details"))
        for option, fitting in self._offered():
            if option.name in differing and not self._chosen.get("details"):
                continue
            values = [(value, setting_value(texts, option.name, value)) for value in fitting]
            yield Row(f"set-{option.name}", setting(texts, option.name), values, effective[option.name])

    def _differing(self) -> set[str]:
        return {name for preset in self._game.editions.values() for name in preset}

    def _offered(self) -> list[tuple[Option, list[Value]]]:
        """The options that make a difference with what is chosen now, with their values that go with it."""
        effective = self._effective_options()
        options = [option for option in self._game.options if option.matters(effective)]
        return [(option, option.fitting(effective)) for option in options]

    def _effective_options(self) -> dict[str, Value]:
        """What is chosen; where that does not go together with the rest, the first value that does."""
        effective: dict[str, Value] = {option.name: option.values[0] for option in self._game.options}
        effective |= {**self._options(), "players": self._chosen["players"]}
        for option in self._game.options:
            fitting = option.fitting(effective)
            if effective[option.name] not in fitting:
                effective[option.name] = fitting[0]
        return effective

    async def on_key(self, event: Key) -> None:
        here = self.focused
        if event.key in CHOOSE:
            event.stop()
        if event.key in ("up", "down"):
            (self.focus_previous if event.key == "up" else self.focus_next)()
        elif event.key in ("left", "right", "space") and isinstance(here, Row):
            here.turn(-1 if event.key == "left" else 1)
        elif event.key in CHOOSE:
            await self.run_action(here.action if isinstance(here, Entry) else "begin")
        elif event.key in ("q", "escape"):
            self.app.exit()

    async def on_row_changed(self, event: Row.Changed) -> None:
        row = event.row
        if row.key == "game":
            self._game = row.value
            self._chosen = {"players": fewest_players(self._game, {})}
            await self._draw("game")
        elif row.key == "language":
            self._language = row.value
            self._left = left_games(self._language)
            await self._draw("language")
        else:
            before = self._offered()
            self._chosen[row.key] = row.value
            if row.key == "edition":
                for name in self._differing():
                    self._chosen.pop(f"set-{name}", None)
            if self._offered() != before or row.key in ("players", "edition", "details"):
                await self._draw(row.key)
            self._complain("")

    def _options(self) -> dict[str, Any]:
        """What is chosen: the edition's options, then single ones."""
        single = {key[4:]: value for key, value in self._chosen.items() if key.startswith("set-")}
        return {**self._game.editions.get(self._chosen.get("edition", ""), {}), **single}

    def _wanted(self) -> dict[str, Any]:
        """The options to begin with; what is not offered stands at its default."""
        effective = self._effective_options()
        return {option.name: effective[option.name] for option, _ in self._offered()}

    def action_begin(self) -> None:
        """Begin with what the rows show, even if word of the last change is still on its way."""
        self._chosen |= {row.key: row.value for row in self.query(Row)}
        config = TableConfig(
            self._game,
            self._language,
            self._chosen["players"],
            self._bots(),
            self._wanted(),
            cast("TerminalApp", self.app).seed,
        )
        try:
            self._open(start_table(config))
        except (SaveError, TableSetupError, OptionError, BrokenGame) as error:
            self._complain(str(error))

    def action_go_on(self, number: int) -> None:
        """Go on with one that was left; if it cannot be continued, the others still can."""
        source = self._left[number].source
        if isinstance(source, SavedCampaign):
            cast("TerminalApp", self.app).open_campaign(source, self._language)
            return
        try:
            self._open(resume_table(source))
        except SaveError as error:
            self._complain(str(error))

    def action_list_left(self) -> None:
        """All that was left, to choose from."""

        def chose(number: int | None) -> None:
            if number is not None:
                self.action_go_on(number)

        title = self._texts.say("terminal-start-left")
        question = self._texts.say("terminal-start-left-which")
        lines = [(number, left.words) for number, left in enumerate(self._left)]
        self.app.push_screen(ChoiceDialog(self._texts, title, question, lines), chose)

    def action_begin_campaign(self, campaign: str) -> None:
        """Begin a campaign with what the rows show; it decides about some options itself."""
        self._chosen |= {row.key: row.value for row in self.query(Row)}
        found = self._game.campaign(campaign)
        options = {name: value for name, value in self._wanted().items() if name not in found.fixed}
        players = min(max(self._chosen["players"], found.players[0]), found.players[1])
        bots = self._bots()[: players - 1]
        config = CampaignConfig(self._game, campaign, self._language, players, bots, options)
        try:
            cast("TerminalApp", self.app).open_campaign(new_campaign(config), self._language)
        except (SaveError, TableSetupError, OptionError, BrokenGame) as error:
            self._complain(str(error))

    def _open(self, table: LocalTable) -> None:
        cast("TerminalApp", self.app).open_table(table, self._language)

    def _complain(self, message: str) -> None:
        error = self.query_one("#error", Static)
        error.update(Content(message))
        if message:
            self.call_after_refresh(error.scroll_visible, animate=False)
