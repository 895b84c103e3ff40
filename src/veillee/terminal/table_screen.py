"""The table on the full screen: the others above, what is asked in the middle, one's own cards below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, cast, final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import DescendantFocus, Key, Resize
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from veillee.terminal.board import in_order, own_widgets, seat_widgets
from veillee.terminal.explain import about_card, hinted, log_lines, missing, result_lines, told
from veillee.terminal.panels import Choice, Ending, Page, Paragraph, Rulebook
from veillee.terminal.scene import Scene, Stage
from veillee.terminal.table import Link
from veillee.terminal.widgets import (
    ARROWS,
    CHOOSE,
    DIGITS,
    Choosable,
    KeyBar,
    nearest,
)

if TYPE_CHECKING:
    from veillee.terminal.app import TerminalApp

#: The keys of the table and what each does.
KEYS: Final = {"?": "explain", "h": "hint", "u": "undo", "l": "log", "r": "rules", "n": "new", "q": "leave"}
#: From this width on the log has a place of its own; from this height on cards show their text.
WIDE, TALL = 100, 34


@final
class TableScreen(Screen[None]):
    """Draws scenes and passes on what is chosen; it knows nothing but what its link tells."""

    def __init__(self, link: Link, language: str) -> None:
        super().__init__()
        self._link = link
        self._stage = Stage(link.game, link.rules, link.seating, language)
        self._texts = self._stage.texts
        self._scene: Scene = self._stage.scene(link.message())
        self._numbers: dict[int, int] = {}
        self._hides_log = False
        self._ended = False
        self._told = 0
        self._drawn_tall: bool | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            with Vertical(id="board"):
                yield Horizontal(id="others")
                yield Static(id="prompt")
                yield VerticalScroll(id="own", can_focus=False)
                yield Static(id="detail")
            with VerticalScroll(id="log", can_focus=False) as log:
                log.border_title = Content(self._texts.say("terminal-log"))
                yield Static(id="story")
        yield KeyBar([(key, self._texts.say(f"terminal-key-{word}"), word) for key, word in KEYS.items()])

    async def on_mount(self) -> None:
        await self._draw()

    async def on_resize(self, event: Resize) -> None:
        self._place_log()
        if self._drawn_tall is not None and self._drawn_tall != self._is_tall():
            await self._draw()

    # Drawing

    def _is_tall(self) -> bool:
        return self.size.height >= TALL

    def _place_log(self) -> None:
        self.query_one("#log").display = self.size.width >= WIDE and not self._hides_log

    async def _draw(self) -> None:
        """Show the table as it is now, and point at the first choice."""
        scene = self._scene = self._stage.scene(self._link.message())
        self._drawn_tall = self._is_tall()
        self._numbers = {option: number for number, option in enumerate(in_order(scene))}
        owned = [self._texts.say("terminal-owner-mark")] if self._link.seating.owner_data else []
        table = [f"{zone.title} {len(zone.cards)}" for zone in scene.table if zone.way == "count"]
        facts = Content.styled("   ".join(["", *scene.facts, *table, *owned]), "$faded")
        self.query_one("#title", Static).update(Content.assemble((scene.title, "bold $primary"), facts))
        self.query_one("#prompt", Static).update(Content(scene.prompt))
        await self._fill("#others", seat_widgets(self._stage, scene))
        await self._fill("#own", own_widgets(self._stage, scene, self._numbers, self._is_tall()))
        self._tell_story()
        self._place_log()
        first = next(iter(self._choices()), None) or next(iter(self.query(Choosable)), None)
        if first is not None:
            first.focus()
        self._warn_and_end()

    def _warn_and_end(self) -> None:
        message = self._link.message()
        if message["trouble"]:
            self.notify(message["trouble"], severity="error", markup=False)
        if "result" in message and not self._ended:
            self._ended = True
            self._end()

    async def _fill(self, place: str, widgets: Iterator[Widget]) -> None:
        box = self.query_one(place)
        await box.remove_children()
        await box.mount_all(list(widgets))

    def _tell_story(self) -> None:
        """The log, with what is new since the last answer in a brighter ink."""
        lines = log_lines(self._stage, self._link.message()) or [self._texts.say("terminal-log-empty")]
        old = min(self._told, len(lines) - 1)
        story = [Content.styled(line, "$faded" if n < old else "") for n, line in enumerate(lines)]
        self._told = len(lines)
        self.query_one("#story", Static).update(Content("\n").join(story))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    # Pointing and choosing

    def _choices(self) -> list[Choosable]:
        return [widget for widget in self.query(Choosable) if widget.options]

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Whisper what the card at hand does."""
        kinds = event.widget.kinds if isinstance(event.widget, Choosable) else ()
        text = self._stage.telling.card_text(kinds[0]) if len(kinds) == 1 else None
        self.query_one("#detail", Static).update(Content(text or ""))

    async def on_key(self, event: Key) -> None:
        """Hear a key; it must not be heard again by a page that it opens."""
        typed = event.character or ""
        if typed in KEYS or event.key in CHOOSE:
            event.stop()
        if event.key in ARROWS:
            self._point(event.key)
        elif event.key in CHOOSE and isinstance(self.focused, Choosable):
            await self._take(self.focused)
        elif typed in KEYS:
            await self.run_action(KEYS[typed])
        elif typed and typed in DIGITS:
            await self._take_number(DIGITS.index(typed))

    async def _take_number(self, number: int) -> None:
        for option, own in self._numbers.items():
            if own == number:
                await self._take(next(choice for choice in self._choices() if option in choice.options))
                return

    def _point(self, arrow: str) -> None:
        here = self.focused
        widgets = [widget for widget in self.query(Choosable) if widget is not here]
        if here is None:
            return
        found = nearest(here.region, [widget.region for widget in widgets], arrow)
        if found is not None:
            widgets[found].focus()

    async def on_choosable_chosen(self, event: Choosable.Chosen) -> None:
        await self._take(event.choice)

    async def _take(self, choice: Choosable) -> None:
        """Answer with what was chosen, ask further, or say why that cannot be."""
        if len(choice.options) == 1:
            await self._answer(choice.options[0])
        elif choice.options:
            title = self._stage.telling.card(choice.kinds[0]) if choice.kinds else self._scene.prompt
            words = [(option, self._scene.names[option]) for option in choice.options]
            self.app.push_screen(Choice(self._texts, title, words), self._chose)
        else:
            choice.focus()
            self.action_explain()

    async def _chose(self, option: int | None) -> None:
        if option is not None:
            await self._answer(option)

    async def _answer(self, option: int) -> None:
        for said in told(self._stage, self._link.answer(option, self._scene.decision)):
            self.notify(said, severity="warning", markup=False)
        await self._draw()

    # Keys

    def action_explain(self) -> None:
        """Explain the cards at hand, or else what is asked and what is missing."""
        here = self.focused
        kinds = here.kinds if isinstance(here, Choosable) else ()
        telling = self._stage.telling
        about: list[Paragraph] = [
            (telling.card(kind), about_card(self._stage, self._link, self._scene, kind)) for kind in kinds
        ]
        if len(about) == 1:
            about = [("", about[0][1])]
        title = telling.card(kinds[0]) if len(kinds) == 1 else self._texts.say("terminal-asked")
        self.app.push_screen(Page(self._texts, title, [*about, *([] if about else self._about_question())]))

    def _about_question(self) -> list[Paragraph]:
        rule = self._scene.rule
        cited = [self._texts.say("terminal-rule-at", rule=self._stage.rule_title(rule))] if rule else []
        lines = missing(self._stage, self._link, self._scene)
        absent: list[Paragraph] = [(self._texts.say("terminal-missing"), lines)] if lines else []
        return [("", [self._scene.prompt, *cited]), *absent]

    def action_hint(self) -> None:
        found: list[Paragraph] = [(option, [reason]) for option, reason in hinted(self._stage, self._link)]
        none: list[Paragraph] = [("", [self._texts.say("terminal-no-hints")])]
        self.app.push_screen(Page(self._texts, self._texts.say("terminal-hints"), found or none))

    async def action_undo(self) -> None:
        reasons = told(self._stage, self._link.undo())
        if reasons:
            said = self._texts.say("terminal-no-undo", reason=" ".join(reasons))
            self.notify(said, severity="warning", markup=False)
            return
        self.notify(self._texts.say("terminal-taken-back"), markup=False)
        await self._draw()

    def action_log(self) -> None:
        if self.size.width >= WIDE:
            self._hides_log = not self._hides_log
            self._place_log()
            return
        lines = log_lines(self._stage, self._link.message()) or [self._texts.say("terminal-log-empty")]
        self.app.push_screen(Page(self._texts, self._texts.say("terminal-log"), [("", lines)], at_end=True))

    def action_rules(self) -> None:
        self.app.push_screen(Rulebook(self._texts, self._stage.rulebook(), self._scene.rule))

    def action_new(self) -> None:
        cast("TerminalApp", self.app).open_start()

    def action_leave(self) -> None:
        self.app.exit()

    # The end

    def _end(self) -> None:
        result = self._link.message()["result"]
        human, winners = self._stage.seat, result["winners"]
        won = "terminal-end-won" if winners == [human] else "terminal-end-shared"
        title = self._texts.say(won if human in winners else "terminal-end-lost")
        lines = result_lines(self._stage, self._link)
        count = self._link.rules.players
        scores = [
            Content.styled(line, "bold $primary" if n == 0 else "") for n, line in enumerate(lines[:count])
        ]
        self.app.push_screen(Ending(self._texts, title, scores, lines[count:]), self._after_end)

    def _after_end(self, key: str | None) -> None:
        if key == "n":
            self.action_new()
        elif key == "l":
            self.action_log()
        else:
            self.action_leave()
