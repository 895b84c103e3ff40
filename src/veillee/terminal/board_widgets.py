"""The model of a table as widgets: what the table screen lays out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap

from textual.containers import ItemGrid
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from veillee.terminal.table_model import SeatModel, TableModel, ZoneModel, counted_names
from veillee.terminal.table_presenter import TablePresenter
from veillee.terminal.widgets import CardBox, OptionLine, SeatPanel, ZoneLine, fact_content

#: With more cards than this in a zone, their text would take too much room.
MOST_TOLD = 8


def in_order(model: TableModel) -> list[int]:
    """The first option of every choice in the order they are shown, so that each has its number."""
    on_cards = [card.options[0] for zone in model.zones() for card in zone.cards if card.options]
    return list(dict.fromkeys([*on_cards, *model.loose]))


def seat_widgets(presenter: TablePresenter, model: TableModel, is_compact: bool) -> Iterator[Widget]:
    """The other seats, side by side, or one under the other with a line for each."""
    thinking = presenter.texts.say("terminal-thinking")
    for seat in model.others:
        yield SeatPanel(seat, seat_title(presenter, seat), thinking, is_compact)


def seat_title(presenter: TablePresenter, seat: SeatModel) -> str:
    """A player's name, and the points as things stand."""
    return seat.name if seat.points is None else f"{seat.name} · {presenter.points(seat.points)}"


def is_crowded(model: TableModel, width: int, height: int) -> bool:
    """Whether the other seats would not fit side by side into so many columns and rows."""
    inner = width // max(1, len(model.others)) - 4
    return any(_rows(seat, max(1, inner)) + 2 > height for seat in model.others)


def _rows(seat: SeatModel, width: int) -> int:
    """How many rows a panel so wide needs: a line for each open zone, and one for all that is hidden."""
    filled = [zone for zone in seat.zones if zone.cards]
    told = [zone for zone in filled if not zone.is_hidden and zone.show_as != "count"]
    texts = [f"{zone.title}  {', '.join(name for name, _ in counted_names(zone.cards))}" for zone in told]
    counted = " · ".join(f"{zone.title} {len(zone.cards)}" for zone in filled if zone not in told)
    facts = [f"{fact.title}  {fact.text}" for fact in seat.facts if fact.text]
    return sum(len(wrap(text, width)) for text in (*texts, counted, *facts))


def own_widgets(
    presenter: TablePresenter, model: TableModel, numbers: Mapping[int, int], tall: bool
) -> Iterator[Widget]:
    """Zones with choices first, then options without a card, then the rest of one's own zones."""
    for zone in model.zones():
        if zone.is_asked:
            yield from _boxes(presenter, zone, numbers, tall)
    for option in model.loose:
        yield OptionLine(option, model.told(option), numbers[option])
    for fact in (*model.lists, *(model.own.facts if model.own else ())):
        if fact.text:
            yield Static(fact_content(fact), classes="fact")
    own = model.own.zones if model.own else ()
    for zone in (*own, *(zone for zone in model.table if zone.show_as != "count")):
        if zone.is_asked or not zone.cards:
            continue
        if zone.show_as == "cards" and tall and not zone.is_hidden:
            yield from _boxes(presenter, zone, numbers, tall)
        else:
            yield ZoneLine(zone, _count(presenter, zone))


def _boxes(
    presenter: TablePresenter, zone: ZoneModel, numbers: Mapping[int, int], tall: bool
) -> Iterator[Widget]:
    """A zone's cards as boxes; those to choose from tell what they do where there is room."""
    yield Static(Content(zone.title), classes="zone-title")
    tell = zone.is_asked and tall and len(zone.cards) <= MOST_TOLD
    cards = [
        CardBox(
            card,
            numbers[card.options[0]] if card.options else None,
            presenter.words.card_text(card.kind) if tell and card.kind >= 0 else None,
        )
        for card in zone.cards
    ]
    size = "roomy" if tell else "small" if zone.is_asked else "tiny"
    yield ItemGrid(*cards, min_column_width=24 if tell else 15, classes=f"cards {size}")


def _count(presenter: TablePresenter, zone: ZoneModel) -> str:
    return presenter.texts.say("terminal-cards", count=len(zone.cards))
