"""What lies on the screen's table: cards, options, seats, and the bar of keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Static

from veillee.terminal.table_model import CardModel, FactModel, SeatModel, ZoneModel, counted_names

#: Keys that choose by number, in order.
DIGITS: Final = "1234567890"


class Choosable(Static, can_focus=True):
    """Something that can be pointed at; a click chooses it, and so does Enter, which the screen hears.

    Screens hear all keys themselves, one after the other: a widget might be asked for what was typed when
    the focus has already gone on.
    """

    class Chosen(Message):
        """Somebody wants this."""

        def __init__(self, choice: Choosable) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, content: Content, options: Sequence[int], kinds: Sequence[int], classes: str) -> None:
        super().__init__(content, classes=classes)
        #: The options it stands for; none if it can only be looked at.
        self.options = tuple(options)
        #: The cards it can tell something about.
        self.kinds = tuple(kinds)

    def on_click(self) -> None:
        self.focus()
        self.post_message(self.Chosen(self))


@final
class CardBox(Choosable):
    """A card lying there as a small box; its border tells whether it can be chosen."""

    def __init__(self, card: CardModel, number: int | None, text: str | None) -> None:
        lines = [Content.styled(card.name, "bold" if card.options else "")]
        if text:
            lines.append(Content.styled(text, "$faded"))
        elif card.options and card.tag:
            lines.append(Content.styled(card.tag, f"italic $suit-{card.colour}"))
        kinds = [card.kind] if card.kind >= 0 else []
        legal = "legal" if card.options else "idle"
        super().__init__(Content("\n").join(lines), card.options, kinds, f"card suit-{card.colour} {legal}")
        self.border_title = digit(number)
        self.border_subtitle = Content(" · ".join(filter(None, [card.tag if text else "", card.mark])))


@final
class OptionLine(Choosable):
    """An option that no card stands for."""

    def __init__(self, option: int, words: str, number: int | None) -> None:
        mark = Content.styled(f"{digit(number) or '·'} ", "bold $primary")
        super().__init__(Content.assemble(mark, words), [option], [], "option")


@final
class ZoneLine(Choosable):
    """A zone told in a line or two: its title and the names of its cards."""

    def __init__(self, zone: ZoneModel, count: str) -> None:
        super().__init__(zone_content(zone, count), [], _kinds([zone]), "zone-line")


@final
class SeatPanel(Choosable):
    """Another player: what lies open before them, and how much is hidden; in a single line where need be."""

    def __init__(self, seat: SeatModel, title: str, thinking: str, is_compact: bool) -> None:
        counted = seat.zones if is_compact else [zone for zone in seat.zones if _is_counted(zone)]
        counts = [
            Content.assemble((f"{zone.title} ", "$faded"), str(len(zone.cards)))
            for zone in counted
            if zone.cards
        ]
        rows = [zone_content(zone) for zone in seat.zones if zone.cards and zone not in counted]
        rows += [Content.styled(" · ", "$faded").join(counts)] if counts else []
        rows = [*(fact_content(fact) for fact in seat.facts if fact.text), *rows]
        if is_compact:
            busy = Content.styled(f"  {thinking}" if seat.thinking else "", "$primary")
            rows = [Content("   ").join([Content.styled(title, "bold"), *rows]) + busy]
        super().__init__(Content("\n").join(rows), [], _kinds(seat.zones), "seat")
        self.seat = seat
        self.title = title
        if not is_compact:
            self.border_title = Content(title)
            self.border_subtitle = Content(thinking if seat.thinking else "")
        self.set_class(seat.thinking, "thinking")


def _is_counted(zone: ZoneModel) -> bool:
    """Whether only the number of a zone's cards is told."""
    return zone.is_hidden or zone.show_as == "count"


def zone_content(zone: ZoneModel, count: str = "") -> Content:
    """A zone's title and cards, each card in its colour; `count` stands for cards that are not told."""
    title = Content.styled(f"{zone.title}  ", "$faded")
    if _is_counted(zone):
        return Content.assemble(title, count)
    names = [Content.styled(name, f"$suit-{colour}") for name, colour in counted_names(zone.cards)]
    return Content.assemble(title, Content(", ").join(names))


def fact_content(fact: FactModel) -> Content:
    """What is known of a seat besides its cards."""
    return Content.assemble((f"{fact.title}  ", "$faded"), fact.text)


def _kinds(zones: Iterable[ZoneModel]) -> list[int]:
    return list(dict.fromkeys(card.kind for zone in zones for card in zone.cards if card.kind >= 0))


def digit(number: int | None) -> str:
    """The key for the choice of this number, counted from 0."""
    return DIGITS[number] if number is not None and number < len(DIGITS) else ""


@final
class KeyBar(Static):
    """The keys of a screen, in the table's language; a click on one is as good as pressing it."""

    def __init__(self, keys: Sequence[tuple[str, str, str]]) -> None:
        parts = [
            Content.assemble((key, "bold $primary"), " ", (word, "$faded")).stylize(f"@click=screen.{action}")
            for key, word, action in keys
        ]
        super().__init__(Content("  ").join(parts), classes="keys")


#: The keys that choose what is pointed at.
CHOOSE: Final = ("enter", "space")
#: For each arrow key the direction it points to.
ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def nearest(here: Region, others: Sequence[Region], arrow: str) -> int | None:
    """Which of the other places an arrow key points to from here, if to any."""
    x, y = ARROWS[arrow]
    best: tuple[int, int] | None = None
    for index, there in enumerate(others):
        across = there.center[0] - here.center[0]
        down = there.center[1] - here.center[1]
        ahead, aside = (across * x, abs(down) * 2) if x else (down * y * 2, abs(across))
        if x and aside > here.height:
            continue
        if ahead > 0 and (best is None or (ahead * 3 + aside) < best[0]):
            best = (int(ahead * 3 + aside), index)
    return None if best is None else best[1]
