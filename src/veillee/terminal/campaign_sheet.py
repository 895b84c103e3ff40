"""A campaign's sheet in letters: drawn as on paper for the eye, or told line by line for the ear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, Literal, assert_never, final

from veillee.core.schema.sheets import (
    CardsBlock,
    FigureBlock,
    HistoryBlock,
    LinesBlock,
    NumbersBlock,
    SheetBlock,
    SheetRow,
    TrackBlock,
)
from veillee.terminal.saved_campaigns import HUMAN, SavedCampaign
from veillee.terminal.wrapping import wrapped
from veillee.texts import YOU, Texts, shown_name

FULL, FREE, TICKED, OPEN = "●", "○", "☒", "☐"
#: How wide a drawn sheet is.
WIDTH: Final = 76
#: Blocks that stand in the left and in the right column of the paper; all others come below.
_LEFT: Final = (LinesBlock, TrackBlock)
_RIGHT: Final = (NumbersBlock, FigureBlock)
#: What a game of the history may have changed: numbers of the sheet, and cards.
NUMBERS: Final[tuple[Literal["lowered", "ticked"], ...]] = ("lowered", "ticked")
CARDS: Final[tuple[Literal["left", "came"], ...]] = ("left", "came")


@final
class CampaignSheet:
    """What a campaign has come to, in the words of its game."""

    def __init__(self, saved: SavedCampaign, texts: Texts) -> None:
        self._saved = saved
        self._texts = texts
        self._blocks = saved.campaign.sheet(saved.progress)

    def heading(self) -> str:
        """Game, campaign, who plays, and what comes next."""
        names = self._names(self._saved.progress["seats"])
        return " · ".join([self.title(), ", ".join(names), self.status()])

    def _names(self, members: Sequence[int]) -> list[str]:
        """Who reads is called so in the language of the sheet, whatever the campaign was begun in."""
        names = [YOU if member == HUMAN else self._saved.names[member] for member in members]
        return [shown_name(name, self._texts) for name in names]

    def title(self) -> str:
        campaign = self._texts.say(f"campaign-{self._saved.campaign.id}")
        return self._labelled(self._texts.say("title"), campaign)

    def status(self) -> str:
        progress = self._saved.progress
        if progress["closed"]:
            return self._texts.say(f"terminal-campaign-{progress['closed']}")
        if self._saved.next_is_interlude:
            return self._texts.say("terminal-campaign-interlude", games=progress["games"])
        return self._texts.say("terminal-campaign-game", number=progress["games"] + 1)

    # For the eye

    def drawn(self) -> list[str]:
        left = self._stacked(_LEFT)
        right = self._stacked(_RIGHT)
        room = max([len(line) for line in left], default=0) + 4
        lines = [f"{one:<{room}}{other}".rstrip() for one, other in zip_longest(left, right, fillvalue="")]
        for block in self._blocks:
            if isinstance(block, HistoryBlock | CardsBlock):
                told = [f"  {line}" for text in self._below(block) for line in _folded(text)]
                lines += ["", self._name(block), *told] if told else []
        return lines

    def _stacked(self, kinds: tuple[type[SheetBlock], ...]) -> list[str]:
        lines: list[str] = []
        for block in self._blocks:
            if isinstance(block, kinds):
                lines += [*([""] if lines else []), *self._draw(block)]
        return lines

    def _draw(self, block: SheetBlock) -> list[str]:
        match block:
            case LinesBlock():
                return [self._name(block), *self._draw_lines(block)]
            case TrackBlock():
                return [self._name(block), *self._draw_track(block)]
            case NumbersBlock():
                return [self._name(block), *self._draw_numbers(block)]
            case FigureBlock():
                return self._tell_figure(block)
            case HistoryBlock() | CardsBlock():
                return self._below(block)
            case _:
                assert_never(block)

    def _draw_lines(self, block: LinesBlock) -> list[str]:
        heads = [" #", *(self._texts.say(f"sheet-column-{name}") for name in block.columns)]
        widths = [max(len(head), 3) for head in heads]
        empty = [""] * len(block.columns)
        rows = [[str(n + 1), *map(str, cells)] for n, cells in enumerate(block.rows)]
        rows += [[str(n + 1), *empty] for n in range(len(rows), block.of)]
        inner = [
            "│".join(f" {cell:>{width}} " for cell, width in zip(row, widths, strict=True)) for row in rows
        ]
        bars = ["─" * (width + 2) for width in widths]
        head = "│".join(f" {head:>{width}} " for head, width in zip(heads, widths, strict=True))
        return [
            "┌" + "┬".join(bars) + "┐",
            f"│{head}│",
            "├" + "┼".join(bars) + "┤",
            *[f"│{row}│" for row in inner],
            "└" + "┴".join(bars) + "┘",
        ]

    def _draw_track(self, block: TrackBlock) -> list[str]:
        drawn = [
            (f"−{value}", FULL * full + FREE * (block.size - full))  # noqa: RUF001 - a minus sign
            for value, full in block.groups
        ]
        pairs = zip(drawn[::2], drawn[1::2], strict=True)
        return [f"{value} {left}  {right} {value}" for (value, left), (_, right) in pairs]

    def _draw_numbers(self, block: NumbersBlock) -> list[str]:
        """From the highest down, as on paper: the low ones are worth most."""
        return [
            f"{number:>2} {TICKED if ticked else OPEN} {f'{worth:>2} ★' if worth else ''}".rstrip()
            for number, worth, ticked in reversed(block.numbers)
        ]

    # For the ear

    def told(self) -> list[str]:
        return [line for block in self._blocks for line in self._tell(block)]

    def _tell(self, block: SheetBlock) -> list[str]:
        match block:
            case LinesBlock():
                return self._tell_lines(block)
            case TrackBlock():
                return self._tell_track(block)
            case NumbersBlock():
                return self._tell_numbers(block)
            case FigureBlock():
                return self._tell_figure(block)
            case HistoryBlock() | CardsBlock():
                below = self._below(block)
                return [self._name(block), *below] if below else []
            case _:
                assert_never(block)

    def _tell_lines(self, block: LinesBlock) -> list[str]:
        heads = [self._texts.say(f"sheet-column-{name}") for name in block.columns]
        return [
            self._labelled(
                self._texts.say("terminal-campaign-game-number", number=n),
                ", ".join(f"{head} {cell}" for head, cell in zip(heads, cells, strict=True)),
            )
            for n, cells in enumerate(block.rows, 1)
        ]

    def _tell_track(self, block: TrackBlock) -> list[str]:
        full = sum(full for _, full in block.groups)
        of = block.size * len(block.groups)
        return [
            self._labelled(self._name(block), self._texts.say("terminal-campaign-circles", full=full, of=of))
        ]

    def _tell_numbers(self, block: NumbersBlock) -> list[str]:
        ticked = [str(number) for number, _, is_ticked in block.numbers if is_ticked]
        none = self._texts.say("terminal-campaign-none-ticked")
        return [self._labelled(self._name(block), ", ".join(ticked) or none)]

    def _tell_figure(self, block: FigureBlock) -> list[str]:
        return [self._labelled(self._name(block), str(block.value))]

    # For both

    def _below(self, block: HistoryBlock | CardsBlock) -> list[str]:
        if isinstance(block, CardsBlock):
            return [self._cards(block.cards)] if block.cards else []
        found = [(number, self._game(row)) for number, row in enumerate(block.rows, 1)]
        say = self._texts.say
        return [
            self._labelled(say("terminal-campaign-game-number", number=number), text)
            for number, text in found
            if text
        ]

    def _game(self, row: SheetRow) -> str:
        """A game of the history: who won, what was ticked, what left and what came."""
        texts = self._texts
        parts = []
        if row.get("winners"):
            names = ", ".join(self._names(row["winners"]))
            parts.append(texts.say("terminal-campaign-won", names=names))
        if row.get("scores"):
            seats = zip(self._names(row["seats"]), row["scores"], strict=True)
            parts.append(", ".join(f"{name} {score}" for name, score in seats))
        parts += [
            texts.say(f"terminal-campaign-{word}", number=row[word]) for word in NUMBERS if row.get(word)
        ]
        parts += [
            texts.say(f"terminal-campaign-{way}", cards=self._cards(row[way]))
            for way in CARDS
            if row.get(way)
        ]
        return " · ".join(parts)

    def _cards(self, cards: Sequence[str]) -> str:
        say = self._texts.say
        names = Counter(say(f"card-{card}") if self._texts.has(f"card-{card}") else card for card in cards)
        return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in names.items())  # noqa: RUF001

    def _name(self, block: SheetBlock) -> str:
        return self._texts.say(f"sheet-{block.name}")

    def _labelled(self, label: str, text: str) -> str:
        return self._texts.say("terminal-labelled", label=label, text=text)


def _folded(text: str) -> list[str]:
    return wrapped(text, WIDTH - 2).split("\n")
