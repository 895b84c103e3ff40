"""Plots as SVG, drawn by Matplotlib: always the same bytes, and readable by day and by night.

Colours stand in the drawing as marks that become CSS variables: an SVG on its own brings their values for
light and dark, one inside a page takes the page's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH: Final = 440
HEIGHT: Final = 280
#: Points of an SVG to an inch, as Matplotlib counts.
_INCH: Final = 72
#: The colours as Matplotlib is told them: of text, of the grid, and of what is plotted.
INK: Final = "#010203"
GRID: Final = "#010204"
#: Lines beyond these begin anew; the markers tell them apart where colours do not.
COLOURS: Final = tuple(f"#01030{number}" for number in range(10))
MARKERS: Final = "os^DvpX*<>"
_VARIABLES: Final = {
    INK: "currentColor",
    GRID: "var(--grid)",
    **{colour: f"var(--plot-{number})" for number, colour in enumerate(COLOURS)},
}
#: Their values on light and on dark paper; told apart by people who see few colours as well.
_DAY: Final = (
    *("#0072b2", "#c44e00", "#00805c", "#a8437c", "#946200"),
    *("#3b7fa8", "#7a4b3a", "#5c5c5c", "#6b7a00", "#b3263e"),
)
_NIGHT: Final = (
    *("#6bb8f0", "#ff9a4d", "#45cfa2", "#e79cc5", "#f0c05a"),
    *("#a7d8f7", "#d0a595", "#bdbdbd", "#cbd65a", "#ff8fa0"),
)


class PlotError(RuntimeError):
    """Matplotlib is not there; the message says how to get it."""


@dataclass(frozen=True)
class Line:
    """What one line of a plot shows."""

    name: str
    xs: Sequence[float]
    ys: Sequence[float]


def check_plots() -> None:
    """PlotError if nothing can be plotted: to be asked before long work begins."""
    try:
        import matplotlib as mpl  # noqa: F401, PLC0415 - an extra that few commands need
    except ImportError as error:
        raise PlotError('plots need Matplotlib: pip install "veillee[study]"') from error


def colour_variables() -> tuple[str, str]:
    """The CSS declarations of the colours, for light paper and for dark."""
    return _declared(_DAY, "#ddd5c4"), _declared(_NIGHT, "#443d34")


def _declared(colours: Sequence[str], grid: str) -> str:
    named = "".join(f"--plot-{number}:{colour};" for number, colour in enumerate(colours))
    return f"{named}--grid:{grid};"


def drawn(
    name: str, title: str, draw: Callable[[Axes], None], width: float = WIDTH, height: float = HEIGHT
) -> str:
    """An SVG to stand inside a page; no two of a page may have one `name`, which its references hold."""
    check_plots()
    from matplotlib import rc_context  # noqa: PLC0415 - as above
    from matplotlib.backends.backend_svg import FigureCanvasSVG  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    with rc_context(_settings(name)):
        figure = Figure((width / _INCH, height / _INCH), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.subplots()
        axes.spines[["top", "right"]].set_visible(False)
        axes.set_axisbelow(True)
        draw(axes)
        return _as_text(figure, title, width, height)


def _settings(name: str) -> dict[Any, Any]:
    ink = ("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color")
    return {
        **dict.fromkeys(ink, INK),
        "svg.fonttype": "none",
        "svg.hashsalt": name,
        "font.family": "DejaVu Sans",
        "font.size": 11,
        "axes.linewidth": 0.7,
        "grid.color": GRID,
        "grid.linewidth": 0.7,
        "legend.frameon": False,
        "legend.fontsize": 10,
    }


def _as_text(figure: Figure, title: str, width: float, height: float) -> str:
    file = StringIO()
    about = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    figure.savefig(file, format="svg", transparent=True, metadata=about)
    text = file.getvalue()
    body = text[text.index("<defs>") : text.rindex("</svg>")]
    # What a page's plots would have in common, and what the page's own style decides.
    body = re.sub(r' id="[\w.]+_[0-9]+"', "", body)
    body = re.sub(r"font: ([\d.]+px)[^;\"]*", r"font-size: \1", body)
    body = re.sub(r"\n +", "\n", body)
    for colour, variable in _VARIABLES.items():
        body = body.replace(colour, variable)
    look = f'viewBox="0 0 {width:g} {height:g}" font-family="sans-serif"'
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f'<svg {names} {look} role="img" aria-label="{escape(title)}">\n{body}</svg>\n'


def alone(svg: str) -> str:
    """The SVG as a file of its own, with its colours."""
    day, night = colour_variables()
    style = (
        f"<style>svg{{color:#2b2621;{day}}}"
        f"@media(prefers-color-scheme:dark){{svg{{color:#e9e1d3;{night}}}}}</style>"
    )
    head, _, body = svg.partition(">")
    return f"{head}>\n{style}{body}"


def look_of(number: int) -> dict[str, Any]:
    """How the line or the dots of this number are drawn."""
    at = number % len(COLOURS)
    return {"color": COLOURS[at], "marker": MARKERS[at], "markersize": 4.5}


def draw_line(axes: Axes, number: int, line: Line) -> None:
    axes.plot(line.xs, line.ys, label=line.name, **look_of(number))


def measure_from_zero(axes: Axes, lines: Sequence[Line]) -> None:
    """One scale for all, with room above the highest."""
    ys = [y for line in lines for y in line.ys]
    low, high = min([0.0, *ys]), max([0.0, *ys])
    room = 0.06 * (high - low or 1)
    axes.set_ylim(low - (room if low else 0), high + room)
    axes.grid(axis="y")


def line_plot(title: str, axis: str, lines: Sequence[Line]) -> str:
    """Lines over one axis as an SVG file of its own."""

    def draw(axes: Axes) -> None:
        for number, line in enumerate(lines):
            draw_line(axes, number, line)
        measure_from_zero(axes, lines)
        axes.set_xlabel(axis)
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=2, borderaxespad=0)
        xs = sorted({x for line in lines for x in line.xs})
        if len(xs) <= 10:
            axes.set_xticks(xs, [f"{x:g}" for x in xs])
        axes.set_title(title, loc="left", fontweight="bold", pad=14 + 15 * -(-len(lines) // 2))

    return alone(drawn(title, title, draw, 640, 360))
