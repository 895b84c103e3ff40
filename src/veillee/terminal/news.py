"""What has happened, on a screen that has no room for the log: its end, in the lines that are left."""

from __future__ import annotations

from typing import Final, final

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from veillee.terminal.explanations import log_lines
from veillee.terminal.table import TableMessage
from veillee.terminal.table_presenter import TablePresenter
from veillee.terminal.widgets import Choosable
from veillee.terminal.wrapping import newest

#: How many lines are taken where none is free: so many, or more if no choice stands there.
LEAST, MOST = 2, 6
#: No screen has room for more events from before the last answer.
_MOST_BEFORE: Final = 40


@final
class News(Static):
    """Tells what came after the last answer, and before it as far as nothing else needs the lines."""

    def tell(
        self,
        presenter: TablePresenter,
        message: TableMessage,
        answered: int,
        own: VerticalScroll,
        width: int,
        reserved: int,
    ) -> None:
        """Fill the lines below one's own cards but those reserved for the card at hand.

        At the last answer there were `answered` events.
        """
        free, least = _lines_below(own, (self.size.height if self.display else 0) - reserved)
        earlier = presenter.texts.say("terminal-log-earlier")
        new = newest(log_lines(presenter, message, answered), width, max(free, least), earlier)
        before = presenter.words.log(message["events"][:answered][-_MOST_BEFORE:])
        old = newest(before, width, max(free - len(new), 0))
        lines = [*(Content.styled(line, "$faded") for line in old), *map(Content, new)]
        self.display = bool(lines)
        self.update(Content("\n").join(lines))


def _lines_below(own: VerticalScroll, taken: int) -> tuple[int, int]:
    """How many lines below one's cards are free, and how many may be taken from what is no choice."""
    height = own.size.height + taken
    bottoms = [(child, child.virtual_region_with_margin.bottom) for child in own.children]
    needed = max((bottom for _, bottom in bottoms), default=0)
    asked = max((bottom for child, bottom in bottoms if _is_asked(child)), default=0)
    return height - needed, max(LEAST, min(MOST, height - asked))


def _is_asked(widget: Widget) -> bool:
    """Whether something in it, or it itself, can be chosen."""
    return any(choice.options for choice in widget.walk_children(Choosable, with_self=True))
