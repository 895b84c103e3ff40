"""The ratings of a ladder as a plot, by Matplotlib."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from io import StringIO

from veillee.bots.arena.ratings import Rating

#: Told apart by people who see few colours as well.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
MARKS = "osD^"


class PlotError(Exception):
    """Nothing can be drawn; the message says why."""


def check_matplotlib() -> None:
    """PlotError if it is not installed."""
    if find_spec("matplotlib") is None:
        raise PlotError('plots need Matplotlib: pip install "veillee[study]"')


def ladder_plot(bots: Sequence[str], ratings: Mapping[str, Mapping[str, Rating]]) -> str:
    """An SVG: the bots side by side, and what each is rated in every game, with the 95 % interval."""
    check_matplotlib()
    import matplotlib as mpl  # noqa: PLC0415 (optional)
    from matplotlib.figure import Figure  # noqa: PLC0415 (as above)

    drawn = StringIO()
    # With a salt of its own and no date, the same ratings give the same file.
    with mpl.rc_context({"svg.hashsalt": "veillee", "svg.fonttype": "none"}):
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.add_subplot(title="Ratings, with 95 % intervals", ylabel="rating")
        for number, (game, by_bot) in enumerate(ratings.items()):
            shift = 0.1 * (number - (len(ratings) - 1) / 2)
            rated = [(at, by_bot[bot]) for at, bot in enumerate(bots) if bot in by_bot]
            axes.errorbar(
                [at + shift for at, _ in rated],
                [rating.mean for _, rating in rated],
                [rating.margin for _, rating in rated],
                label=game,
                color=COLOURS[number % len(COLOURS)],
                marker=MARKS[number % len(MARKS)],
                capsize=3,
            )
        axes.set_xticks(range(len(bots)), bots)
        axes.grid(axis="y", alpha=0.4)
        axes.legend()
        figure.savefig(drawn, format="svg", metadata={"Date": None})
    return drawn.getvalue()
