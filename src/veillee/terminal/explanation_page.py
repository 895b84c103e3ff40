"""What the pages over the table tell about the thing one points at."""

from __future__ import annotations

from veillee.terminal.dialogs import Paragraph
from veillee.terminal.explanations import about_card, missing_options
from veillee.terminal.table import Table
from veillee.terminal.table_model import SeatModel, TableModel, counted_names
from veillee.terminal.table_presenter import TablePresenter
from veillee.terminal.widgets import Choosable, SeatPanel


def explain(
    presenter: TablePresenter, table: Table, model: TableModel, here: Choosable | None, title: str
) -> tuple[str, list[Paragraph]]:
    """The title and text of a page about a card, a seat or a zone, or else about the question."""
    kinds = here.kinds if here is not None else ()
    cards: list[Paragraph] = [
        (presenter.words.card(kind), about_card(presenter, table, model, kind)) for kind in kinds
    ]
    if isinstance(here, SeatPanel):
        return here.title, [("", _zones_of(presenter, here.seat)), *cards]
    if len(kinds) == 1:
        return presenter.words.card(kinds[0]), [("", cards[0][1])]
    return title, cards or _about_question(presenter, table, model)


def _zones_of(presenter: TablePresenter, seat: SeatModel) -> list[str]:
    """Everything a seat has, each zone in a line."""
    empty = presenter.texts.say("terminal-empty")
    lines: list[str] = []
    for zone in seat.zones:
        names = ", ".join(name for name, _ in counted_names(zone.cards))
        count = presenter.texts.say("terminal-cards", count=len(zone.cards))
        is_counted = zone.is_hidden or zone.show_as == "count"
        lines.append(
            presenter.labelled(zone.title, (count if is_counted else names) if zone.cards else empty)
        )
    return lines


def _about_question(presenter: TablePresenter, table: Table, model: TableModel) -> list[Paragraph]:
    cited = (
        [presenter.texts.say("terminal-rule-at", rule=presenter.rule_title(model.rule))] if model.rule else []
    )
    lines = missing_options(presenter, table, model)
    absent: list[Paragraph] = [(presenter.texts.say("terminal-missing"), lines)] if lines else []
    return [("", [model.prompt, *filter(None, [model.look]), *cited]), *absent]
