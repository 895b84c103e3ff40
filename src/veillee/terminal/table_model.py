"""The model of a table: what lies where and what can be chosen, in words; interfaces draw nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class CardModel:
    """A card in a zone: its kind (~back if it is hidden), its words, and the options it stands for."""

    kind: int
    name: str
    colour: str
    #: What the colour means, in a word.
    tag: str
    options: tuple[int, ...] = ()
    #: The numbers that stand on it, in words: its points, say.
    mark: str = ""
    #: Its name, and what is to be said of it as things stand.
    told: str = ""


@dataclass(frozen=True)
class ZoneModel:
    """A zone, and how to show it."""

    zone: int
    title: str
    #: `cards`, `names` or `count`, see `layout.SHOW_AS`.
    show_as: str
    cards: tuple[CardModel, ...]

    @property
    def is_asked(self) -> bool:
        return any(card.options for card in self.cards)

    @property
    def is_hidden(self) -> bool:
        return all(card.kind < 0 for card in self.cards)


@dataclass(frozen=True)
class FactModel:
    """A field's value for a seat: a short title, one that says whose it is, and the value in words."""

    title: str
    owned: str
    text: str


@dataclass(frozen=True)
class SeatModel:
    """Another seat, or one's own."""

    seat: int
    name: str
    thinking: bool
    zones: tuple[ZoneModel, ...]
    #: What lies before it is worth, where the game says so.
    points: int | None = None
    #: What else is known of it, each with a title and whose it is.
    facts: tuple[FactModel, ...] = ()


@dataclass(frozen=True)
class TableModel:
    """The table as one seat sees it."""

    title: str
    facts: tuple[str, ...]
    table: tuple[ZoneModel, ...]
    others: tuple[SeatModel, ...]
    #: One's own seat; None for who only watches.
    own: SeatModel | None
    prompt: str
    #: Options that no card on the table stands for.
    loose: tuple[int, ...] = ()
    options: tuple[int, ...] = ()
    decision: int = -1
    rule: str = ""
    names: dict[int, str] = field(default_factory=dict)
    #: What is to be said of some options as things stand.
    notes: dict[int, str] = field(default_factory=dict)
    #: What to look at before one answers; empty where the game says nothing.
    look: str = ""
    #: What comes before any question: a request of somebody, a lost connection, a pause.
    notice: str = ""
    #: Whether `y` and `n` answer a request.
    may_consent: bool = False
    #: Whether `b` lets bots stand in for those who are away.
    may_call: bool = False
    #: What is known of the table besides its cards and the facts of the title.
    lists: tuple[FactModel, ...] = ()

    def told(self, option: int) -> str:
        """An option as it is listed: its name, and what is to be said of it."""
        note = self.notes.get(option)
        return f"{self.names[option]} \N{EN DASH} {note}" if note else self.names[option]

    @property
    def seats(self) -> tuple[SeatModel, ...]:
        """Every seat, one's own last."""
        return self.others if self.own is None else (*self.others, self.own)

    def zones(self) -> list[ZoneModel]:
        """Every zone, one's own first."""
        own = self.own.zones if self.own else ()
        return [*own, *self.table, *(zone for seat in self.others for zone in seat.zones)]


def counted_names(cards: Iterable[CardModel]) -> list[tuple[str, str]]:
    """Each name once, with what is said of it, how often it is there, and its colour."""
    found: dict[str, list[CardModel]] = {}
    for card in cards:
        found.setdefault(card.told or card.name, []).append(card)
    return [
        (name if len(same) == 1 else f"{name} \N{MULTIPLICATION SIGN}{len(same)}", same[0].colour)
        for name, same in found.items()
    ]
