"""The table on the full screen: the others above, what is asked in the middle, one's own cards below."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, cast, final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import DescendantFocus, Key, Resize
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from veillee.core.refusals import Reason
from veillee.terminal.board_widgets import in_order, is_crowded, own_widgets, seat_title, seat_widgets
from veillee.terminal.dialogs import ChoiceDialog, Paragraph, ResultDialog, RulebookDialog, TextDialog
from veillee.terminal.explanation_page import explain
from veillee.terminal.explanations import (
    hint_texts,
    log_lines,
    practice_lines,
    reason_texts,
    result_lines,
    verdict,
)
from veillee.terminal.leave_dialog import ask_to_leave
from veillee.terminal.news import News
from veillee.terminal.standing_orders import StandingOrders
from veillee.terminal.table import Table
from veillee.terminal.table_changed import TableChanged, post_changes
from veillee.terminal.table_model import TableModel
from veillee.terminal.table_presenter import TablePresenter
from veillee.terminal.widgets import (
    ARROWS,
    CHOOSE,
    DIGITS,
    Choosable,
    KeyBar,
    nearest,
)
from veillee.terminal.wrapping import all_wrapped, shortened, wrapped

if TYPE_CHECKING:
    from veillee.terminal.app import TerminalApp

#: The keys of the table and what each does.
KEYS: Final = {
    "?": "explain",
    "h": "hint",
    "u": "undo",
    "l": "log",
    "r": "rules",
    "o": "orders",
    "n": "new",
    "q": "leave",
}
#: From this width on the log has a place of its own; from this height on cards show their text.
WIDE, TALL = 100, 34
#: How wide the log is.
LOG = 40
#: How many lines tell of the card at hand; the key that tells all of it stands where they do not suffice.
MOST_DETAIL, MORE = 3, "… [?]"
#: How many seconds a whole sentence stays to be read.
READING = 10.0


@final
class TableScreen(Screen[None]):
    """Draws models and passes on what is chosen; it knows nothing but what its table tells."""

    def __init__(self, table: Table, language: str, in_campaign: bool = False) -> None:
        super().__init__()
        self._table = table
        #: What the key n leads to: another game, or the sheet of the campaign.
        self._onward = "campaign" if in_campaign else "new"
        self._language = language
        self._presenter = TablePresenter(table.game, table.rules, table.seating, language)
        self._texts = self._presenter.texts
        self._orders = StandingOrders(table, self._presenter)
        self._model: TableModel = self._presenter.model(table.message())
        self._numbers: dict[int, int] = {}
        self._hides_log = False
        self._ended = False
        self._told = 0
        #: How many events there were at the last answer: what came after is news.
        self._answered = 0
        self._seen: object = None
        #: How large the screen was when it was drawn.
        self._drawn: tuple[int, int] | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            with Vertical(id="board"):
                yield Horizontal(id="others")
                yield Static(id="prompt")
                yield VerticalScroll(id="own", can_focus=False)
                yield News(id="news")
                yield Static(id="detail")
            with VerticalScroll(id="log", can_focus=False) as log:
                log.border_title = Content(self._texts.say("terminal-log"))
                yield Static(id="log-lines")
        idle = {"new": self._table.is_remote, "orders": not len(self._orders)}
        keys = [(key, word) for key, word in KEYS.items() if not idle.get(word)]
        yield KeyBar(
            [(key, self._texts.say(f"terminal-key-{self._label(word)}"), word) for key, word in keys]
        )

    def _label(self, word: str) -> str:
        return self._onward if word == "new" else word

    async def on_mount(self) -> None:
        post_changes(self, self._table)
        await self._draw()
        for said in practice_lines(self._presenter, self._table):
            self.notify(said, timeout=READING, markup=False)

    async def on_table_changed(self, event: TableChanged) -> None:
        """Show what has changed; whoever is still asked the same keeps pointing where they pointed."""
        if self._table.failure:
            self.app.exit()
        elif self._seen != (self._table.message(), self._table.seating):
            await self._draw()

    async def on_resize(self, event: Resize) -> None:
        self._place_log()
        if self._drawn is not None and self._drawn != tuple(self.size):
            await self._draw()

    # Drawing

    def _is_tall(self) -> bool:
        return self.size.height >= TALL

    def _place_log(self) -> None:
        self.query_one("#log").display = self.size.width >= WIDE and not self._hides_log

    async def _draw(self) -> None:
        """Show the table as it is now, and point at the first choice, or still at the same."""
        if self._presenter.seating != self._table.seating:
            self._presenter = TablePresenter(
                self._table.game, self._table.rules, self._table.seating, self._language
            )
        message = self._table.message()
        before, pointed = self._model.decision, self._pointed()
        model = self._model = self._presenter.model(message)
        self._seen = (message, self._presenter.seating)
        self._drawn = (self.size.width, self.size.height)
        self._numbers = {option: number for number, option in enumerate(in_order(model))}
        self.query_one("#title", Static).update(self._title())
        self._place_log()
        self.query_one("#prompt", Static).update(Content(wrapped(model.prompt, self._board_width() - 5)))
        is_compact = is_crowded(model, self._board_width(), int(self.size.height * 0.4))
        self.query_one("#others").set_class(is_compact, "compact")
        await self._fill("#others", seat_widgets(self._presenter, model, is_compact))
        await self._fill("#own", own_widgets(self._presenter, model, self._numbers, self._is_tall()))
        self._show_log()
        self._point_again(pointed if before == model.decision else None)
        self.call_after_refresh(self._show_news)
        self._warn_and_end()

    def _title(self) -> Content:
        model = self._model
        owned = [self._texts.say("terminal-owner-mark")] if self._table.seating.owner_data else []
        counts = [f"{zone.title} {len(zone.cards)}" for zone in model.table if zone.show_as == "count"]
        own = [seat_title(self._presenter, model.own)] if model.own and model.own.points is not None else []
        facts = Content.styled("   ".join(["", *model.facts, *counts, *own, *owned]), "$faded")
        return Content.assemble((model.title, "bold $primary"), facts)

    def _board_width(self) -> int:
        return self.size.width - (LOG if self.query_one("#log").display else 0)

    def _pointed(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        here = self.focused
        return (here.options, here.kinds) if isinstance(here, Choosable) else None

    def _point_again(self, pointed: tuple[tuple[int, ...], tuple[int, ...]] | None) -> None:
        all_of_them = list(self.query(Choosable))
        same = [widget for widget in all_of_them if (widget.options, widget.kinds) == pointed]
        for widget in (*same, *self._choices(), *all_of_them):
            widget.focus()
            return

    def _warn_and_end(self) -> None:
        message = self._table.message()
        if message["save_error"]:
            self.notify(message["save_error"], severity="error", markup=False)
        if "result" in message and not self._ended:
            self._ended = True
            self._end()

    async def _fill(self, place: str, widgets: Iterator[Widget]) -> None:
        box = self.query_one(place)
        await box.remove_children()
        await box.mount_all(list(widgets))

    def _show_log(self) -> None:
        """The log, with what is new since the last answer in a brighter ink."""
        lines = log_lines(self._presenter, self._table.message()) or [self._texts.say("terminal-log-empty")]
        old = min(self._told, len(lines) - 1)
        content = [
            Content.styled(line, "$faded" if n < old else "")
            for n, line in enumerate(all_wrapped(lines, LOG - 5))
        ]
        self._told = len(lines)
        self.query_one("#log-lines", Static).update(Content("\n").join(content))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def _show_news(self) -> None:
        if not self.query(News):  # another page has come in the meantime
            return
        news = self.query_one(News)
        if self.query_one("#log").display:
            news.display = False
            return
        own, width = self.query_one("#own", VerticalScroll), self._board_width() - 6
        reserved = MOST_DETAIL - self.query_one("#detail").size.height
        news.tell(self._presenter, self._table.message(), self._answered, own, width, reserved)

    # Pointing and choosing

    def _choices(self) -> list[Choosable]:
        return [widget for widget in self.query(Choosable) if widget.options]

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Show what the card at hand does."""
        kinds = event.widget.kinds if isinstance(event.widget, Choosable) else ()
        told = self._about(kinds[0]) if len(kinds) == 1 else ""
        detail = shortened(told, self._board_width() - 4, MOST_DETAIL, MORE)
        self.query_one("#detail", Static).update(Content(detail))

    def _about(self, kind: int) -> str:
        """A card's whole name, which its box may be too small for, and its text."""
        name, text = self._presenter.words.card(kind), self._presenter.words.card_text(kind)
        return self._presenter.explained(name, text) if text else name

    async def on_key(self, event: Key) -> None:
        """Hear a key; it must not be heard again by a page that it opens."""
        typed = event.character or ""
        if typed in KEYS or event.key in CHOOSE:
            event.stop()
        if event.key in ARROWS:
            self._point(event.key)
        elif event.key in CHOOSE and isinstance(self.focused, Choosable):
            await self._take(self.focused)
        elif typed in ("y", "n") and self._model.may_consent:
            await self._consent(typed == "y")
        elif typed == "b" and self._model.may_call:
            self._complain(await asyncio.to_thread(self._table.stand_in))
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
            await self._answer(choice.options[0], self._model.decision)
        elif choice.options:
            title = self._presenter.words.card(choice.kinds[0]) if choice.kinds else self._model.prompt
            words = [(option, self._model.names[option]) for option in choice.options]
            decision = self._model.decision

            async def chose(option: int | None) -> None:
                if option is not None:
                    await self._answer(option, decision)

            question = self._texts.say("terminal-several-ways")
            self.app.push_screen(ChoiceDialog(self._texts, title, question, words), chose)
        else:
            choice.focus()
            await self.action_explain()

    async def _answer(self, option: int, decision: int) -> None:
        self._answered = len(self._table.message()["events"])
        reasons = await asyncio.to_thread(self._table.answer, option, decision)
        self._complain(reasons)
        await self._draw()

    async def _consent(self, agree: bool) -> None:
        self._complain(await asyncio.to_thread(self._table.consent, agree))

    def _complain(self, reasons: list[Reason]) -> None:
        for said in reason_texts(self._presenter, reasons):
            self.notify(said, severity="warning", markup=False)

    # Keys

    async def action_explain(self) -> None:
        """Explain the cards at hand, or else what is asked and what is missing."""
        here = self.focused
        title, paragraphs = await asyncio.to_thread(
            explain,
            self._presenter,
            self._table,
            self._model,
            here if isinstance(here, Choosable) else None,
            self._texts.say("terminal-asked"),
        )
        self.app.push_screen(TextDialog(self._texts, title, paragraphs))

    async def action_hint(self) -> None:
        hints = await asyncio.to_thread(hint_texts, self._presenter, self._table)
        found: list[Paragraph] = [(option, [reason]) for option, reason in hints]
        none: list[Paragraph] = [("", [self._texts.say("terminal-no-hints")])]
        self.app.push_screen(TextDialog(self._texts, self._texts.say("terminal-hints"), found or none))

    async def action_undo(self) -> None:
        before = self._model.decision
        reasons = reason_texts(self._presenter, await asyncio.to_thread(self._table.undo))
        if reasons:
            said = self._texts.say("terminal-no-undo", reason=" ".join(reasons))
            self.notify(said, severity="warning", markup=False)
            return
        await self._draw()
        if self._model.options and self._model.decision != before:
            self.notify(self._texts.say("terminal-taken-back"), markup=False)

    def action_log(self) -> None:
        if self.size.width >= WIDE:
            self._hides_log = not self._hides_log
            self._place_log()
            self.call_after_refresh(self._show_news)
            return
        lines = log_lines(self._presenter, self._table.message()) or [self._texts.say("terminal-log-empty")]
        self.app.push_screen(
            TextDialog(self._texts, self._texts.say("terminal-log"), [("", lines)], at_end=True)
        )

    def action_rules(self) -> None:
        self.app.push_screen(RulebookDialog(self._texts, self._presenter.rulebook(), self._model.rule))

    def action_orders(self) -> None:
        """List the standing orders; what is chosen turns to the next order, and the list comes again."""
        if not len(self._orders):
            return

        async def chose(number: int | None) -> None:
            if number is not None:
                self._complain(await asyncio.to_thread(self._orders.turn, number))
                await self._draw()
                self.action_orders()

        title, question = self._texts.say("terminal-orders"), self._texts.say("terminal-orders-how")
        lines = list(enumerate(self._orders.lines()))
        self.app.push_screen(ChoiceDialog(self._texts, title, question, lines), chose)

    def action_new(self) -> None:
        if not self._table.is_remote:
            cast("TerminalApp", self.app).open_start()

    def action_leave(self) -> None:
        ask_to_leave(self, self._table, self._texts)

    # The end

    def _end(self) -> None:
        lines = result_lines(self._presenter, self._table)
        result = self._table.message()["result"]
        count = self._table.rules.players if "scores" in result and "interlude" not in result else 0
        scores = [
            Content.styled(line, "bold $primary" if n == 0 else "") for n, line in enumerate(lines[:count])
        ]
        again = "" if self._table.is_remote else f"terminal-key-{self._onward}"
        notes = lines[count or (0 if "interlude" in result else 1) :]
        ending = ResultDialog(
            self._texts, verdict(self._presenter, self._table.message()), scores, notes, again
        )
        self.app.push_screen(ending, self._after_end)

    def _after_end(self, key: str | None) -> None:
        if key == "n":
            self.action_new()
        elif key == "l":
            self.action_log()
        else:
            self.action_leave()
