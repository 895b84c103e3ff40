"""The plots of a report, as SVG for its page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import shorten
from typing import TYPE_CHECKING, Final

import numpy as np

from veillee.tools.plots import COLOURS, INK, Line, draw_line, drawn, look_of, measure_from_zero
from veillee.tools.study.counts import Pace, Summary
from veillee.tools.study.influence import WIN, Influence
from veillee.tools.study.tables import Data

if TYPE_CHECKING:
    from matplotlib.axes import Axes

#: How high a row is, and what title and axes take.
_ROW: Final = 17
_RIDGE: Final = 50
#: Labels longer than this are cut: the tables have them whole.
_LABEL: Final = 70
_AROUND: Final = 56
#: Values of a histogram are put together if there are more.
_MOST_BARS: Final = 60


def places(summaries: Sequence[Summary]) -> str:
    """How much more or less than an even share each place in the turn order wins."""
    most = max(summary.players for summary in summaries)
    width = 0.7 / len(summaries)

    def draw(axes: Axes) -> None:
        axes.axhline(0, color=INK, linewidth=0.8)
        for at, summary in enumerate(summaries):
            shift = (at - (len(summaries) - 1) / 2) * width
            even = 1 / summary.players
            axes.errorbar(
                [place + shift for place in range(1, summary.players + 1)],
                [100 * (place.value - even) for place in summary.places],
                [
                    [100 * (place.value - place.low) for place in summary.places],
                    [100 * (place.high - place.value) for place in summary.places],
                ],
                linestyle="none",
                **look_of(summary.number),
            )
        axes.set_xticks(range(1, most + 1))
        axes.set_xlim(0.5, most + 0.5)
        axes.set_xlabel("place in the turn order as the game begins")
        axes.set_ylabel("points of per cent")
        axes.grid(axis="y")

    return drawn("places", "Wins by place in the turn order", draw)


def distributions(name: str, data: Data, column: str, axis: str, once_a_game: bool = False) -> str:
    """How often each value occurs, one variant below the other."""
    seats = data.seats
    kept = seats["seat"] == 0 if once_a_game else np.ones(len(data.wins), bool)
    values = seats[column]
    low, high = int(values[kept].min()), int(values[kept].max())
    step = -(-(high - low + 1) // _MOST_BARS)
    edges = np.arange(low, high + step + 1, step) - 0.5

    def draw(axes: Axes) -> None:
        axes.spines["left"].set_visible(False)
        count = len(data.variants)
        for variant, label in enumerate(data.variants):
            shown = values[kept & data.of_variant(variant)]
            heights = np.histogram(shown, edges)[0]
            floor = float(count - 1 - variant)
            tops = floor + 0.7 * heights / heights.max()
            axes.stairs(tops, edges, baseline=floor, fill=True, color=look_of(variant)["color"], alpha=0.75)
            mean = float(shown.mean())
            axes.plot([mean, mean], [floor, floor + 0.74], color=INK, linewidth=1)
            name = shorten(label, _LABEL, placeholder=" …") if count > 1 else "mean"
            named = axes.text(edges[0], floor + 0.78, f"{name}: {mean:.1f}", fontsize=10)
            # However long, it takes no room from the plot.
            named.set_in_layout(False)
        axes.set_yticks([])
        axes.set_ylim(0, count)
        axes.set_xlabel(axis)

    return drawn(
        name, f"{axis}: how often each value occurs", draw, height=_AROUND + _RIDGE * len(data.variants)
    )


def pacing(paces: Sequence[Pace], by_round: bool, lowest_wins: bool) -> list[tuple[str, str]]:
    """Titles and plots of how games go on."""
    after, during = ("after round", "round") if by_round else ("per cent of the rounds played",) * 2
    against = [pace for pace in paces if not pace.together]
    less = " (less is better)" if lowest_wins else ""
    found = [(f"Mean score{less}", _over_time(after, paces, "score"))]
    if against:
        found.append(
            ("How often the later winner leads, in per cent", _over_time(after, against, "lead", 100))
        )
    return [
        *found,
        ("Choices of a seat in a round", _over_time(during, paces, "choices")),
        ("Options in a choice", _over_time(during, paces, "options")),
    ]


def _over_time(axis: str, paces: Sequence[Pace], what: str, times: float = 1) -> str:
    lines = [Line(pace.label, pace.when, [times * value for value in getattr(pace, what)]) for pace in paces]

    def draw(axes: Axes) -> None:
        for pace, line in zip(paces, lines, strict=True):
            draw_line(axes, pace.number, line)
        measure_from_zero(axes, lines)
        axes.set_xlabel(axis)
        axes.locator_params("x", integer=True)

    return drawn(f"pace-{what}", f"{what} over the game", draw, height=250)


def cards(name: str, found: Sequence[Influence], names: Mapping[str, str]) -> str:
    """The influence of cards with intervals, the best on top."""
    times = 100 if found[0].aim == WIN else 1

    def draw(axes: Axes) -> None:
        ys = np.arange(len(found), 0, -1)
        values = np.array([times * each.influence for each in found])
        ends = np.array([times * (each.high - each.influence) for each in found])
        axes.axvline(0, color=INK, linewidth=0.8)
        for sure, colour in ((True, COLOURS[0]), (False, COLOURS[7])):
            at = np.array([each.is_sure == sure for each in found])
            if at.any():
                axes.errorbar(values[at], ys[at], xerr=ends[at], fmt="o", markersize=3.5, color=colour)
        axes.set_yticks(ys, [names[each.card] for each in found], fontsize=10)
        axes.set_ylim(0.3, len(found) + 0.7)
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="x")
        axes.set_xlabel("points of per cent more wins" if times > 1 else "higher score of the table")
        axes.spines["left"].set_visible(False)

    return drawn(name, "Influence of cards", draw, height=_AROUND + _ROW * len(found))
