"""Dialogs over the table: explanations, hints, the log, a choice, the rulebook, the end."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Final, final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Markdown, Static

from veillee.terminal.widgets import CHOOSE, Choosable, KeyBar, OptionLine
from veillee.terminal.wrapping import all_wrapped, wrapped
from veillee.texts import Texts

#: A paragraph with its heading; the heading may be empty.
Paragraph = tuple[str, Sequence[str]]
#: How wide a page is, as app.tcss has it, and what its frame and scrollbar take of that.
_PAGE, _MARGINS = 72, 7


#: The keys by which a text is read on.
SCROLLING: Final[tuple[Binding, ...]] = (
    Binding("down,j", "scroll(1)", show=False),
    Binding("up,k", "scroll(-1)", show=False),
    Binding("pagedown", "scroll(10)", show=False),
    Binding("pageup", "scroll(-10)", show=False),
)


def page_width(screen: int) -> int:
    """How many columns a page has for its text on a screen so wide."""
    return min(_PAGE, int(screen * 0.94)) - _MARGINS


def titled(page: Vertical, title: str, width: int) -> ComposeResult:
    """Write a title into the frame of a page; one that is too long for that stands below, in full."""
    if len(title) <= width:
        page.border_title = Content(title)
    else:
        yield Static(Content.styled(wrapped(title, width), "bold $primary"), classes="paragraph")


@final
class TextDialog(ModalScreen[None]):
    """Some paragraphs to read; any of the usual keys closes them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,question_mark,h,l", "close", show=False),
        *SCROLLING,
    ]

    def __init__(
        self, texts: Texts, title: str, paragraphs: Sequence[Paragraph], at_end: bool = False
    ) -> None:
        super().__init__()
        self._texts = texts
        self._title = title
        self._paragraphs = paragraphs
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        width = page_width(self.app.size.width)
        with Vertical(classes="page") as page:
            with VerticalScroll(id="text", can_focus=False):
                yield from titled(page, self._title, width)
                for heading, lines in self._paragraphs:
                    if heading:
                        yield Static(Content.styled(heading, "bold $primary"), classes="heading")
                    yield Static(Content("\n".join(all_wrapped(lines, width))), classes="paragraph")
            yield KeyBar([("Esc", self._texts.say("terminal-key-close"), "close")])

    def on_mount(self) -> None:
        if self._at_end:
            self.query_one("#text", VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one("#text", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        self.dismiss(None)


@final
class ChoiceDialog(ModalScreen[int | None]):
    """One of several: what to do with a card, say, or how to leave."""

    def __init__(self, texts: Texts, title: str, question: str, options: Sequence[tuple[int, str]]) -> None:
        super().__init__()
        self._texts = texts
        self._title = title
        self._question = question
        self._options = options

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            yield from titled(page, self._title, page_width(self.app.size.width))
            yield Static(Content(self._question), classes="heading")
            with VerticalScroll(id="text", can_focus=False):
                for number, (option, words) in enumerate(self._options):
                    yield OptionLine(option, words, number)
            yield KeyBar([("Esc", self._texts.say("terminal-key-close"), "close")])

    def on_choosable_chosen(self, event: Choosable.Chosen) -> None:
        self.dismiss(event.choice.options[0])

    def on_key(self, event: Key) -> None:
        """Arrows point, digits and Enter choose, Escape closes."""
        event.stop()
        if event.key in ("down", "right"):
            self.focus_next()
        elif event.key in ("up", "left"):
            self.focus_previous()
        elif event.key in CHOOSE and isinstance(self.focused, OptionLine):
            self.dismiss(self.focused.options[0])
        elif event.key.isdecimal() and 0 < int(event.key) <= len(self._options):
            self.dismiss(self._options[int(event.key) - 1][0])
        elif event.key in ("escape", "q"):
            self.dismiss(None)

    def action_close(self) -> None:
        self.dismiss(None)


@final
class RulebookDialog(ModalScreen[None]):
    """The rulebook, opened where it speaks of what is asked."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,r,enter", "close", show=False)]

    def __init__(self, texts: Texts, text: str, rule: str) -> None:
        super().__init__()
        self._texts = texts
        self._text = re.sub(r" *\{#[a-z0-9.-]+\}", "", text)
        headings = re.findall(r"^#+ .*$", text, re.MULTILINE)
        self._heading = next((n for n, line in enumerate(headings) if f"{{#{rule}}}" in line), 0)

    def compose(self) -> ComposeResult:
        with Vertical(classes="page wide"):
            with VerticalScroll(id="text"):
                yield Markdown(self._text, open_links=False)
            yield KeyBar([("Esc", self._texts.say("terminal-key-close"), "close")])

    def on_mount(self) -> None:
        self.query_one("#text").focus()
        self.call_after_refresh(self._turn_to_rule)

    def _turn_to_rule(self) -> None:
        headings = list(self.query("MarkdownHeader"))
        if self._heading < len(headings):
            headings[self._heading].scroll_visible(top=True, animate=False)

    def action_close(self) -> None:
        self.dismiss(None)


@final
class ResultDialog(ModalScreen[str]):
    """The scores, when the tale is told; returns the key that was chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,enter", "leave('n')", show=False),
        Binding("l", "leave('l')", show=False),
        Binding("q,escape", "leave('q')", show=False),
        *SCROLLING,
    ]

    def __init__(
        self, texts: Texts, title: str, scores: Sequence[Content], notes: Sequence[str], again: str
    ) -> None:
        super().__init__()
        self._texts = texts
        #: The message that says where one goes from here, if anywhere.
        self._again = again
        self._title = title
        self._scores = scores
        self._notes = notes

    def compose(self) -> ComposeResult:
        with Vertical(classes="page ending"):
            with VerticalScroll(id="text", can_focus=False):
                yield Static(Content(self._title), classes="grand")
                yield Static(Content("\n").join(self._scores), classes="scores")
                yield Static(Content("\n".join(self._notes)), classes="notes")
            new = [("n", self._texts.say(self._again), "leave('n')")]
            yield KeyBar(
                [
                    *(new if self._again else []),
                    ("l", self._texts.say("terminal-key-log"), "leave('l')"),
                    ("q", self._texts.say("terminal-key-leave"), "leave('q')"),
                ]
            )

    def action_scroll(self, lines: int) -> None:
        self.query_one("#text", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_leave(self, key: str) -> None:
        if key != "n" or self._again:
            self.dismiss(key)
