"""An analysis in words: on the terminal, with a line of blocks for each seat, or as a page with a plot."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final, final

from veillee.bots.analysis_result import Analysis, Point, TurningPoint
from veillee.commands.output import columns
from veillee.core import Reason, Rules
from veillee.texts import Story, Texts

_BLOCKS: Final = "▁▂▃▄▅▆▇█"
_WIDTH: Final = 48
#: The plot's size, and the colours and dashes of the seats' lines.
_PLOT: Final = (640, 240)
_LINES: Final = (
    ("#8a3324", ""),
    ("#1f5f8b", "8 4"),
    ("#3f7d20", "2 4"),
    ("#7a3e9d", "10 3 2 3"),
    ("#a86b00", "1 3"),
)


@final
class AnalysisReport:
    """An analysis for people who read one language."""

    def __init__(self, found: Analysis, rules: Rules[Any], texts: Texts) -> None:
        self._found = found
        self._texts = texts
        self._story = Story(rules, texts)
        #: For each seat, as it was told itself.
        self._stories = [Story(rules, texts, seat=seat) for seat in range(rules.players)]
        self._common = "yes" if found.is_common else "no"

    def _say(self, message: str, **arguments: int | str) -> str:
        return self._texts.say(f"analysis-{message}", **arguments)

    def _percent(self, percent: int) -> str:
        return self._say("percent", percent=percent)

    def text(self) -> str:
        """For a terminal."""
        found, names = self._found, [self._story.seat(seat) for seat in range(self._found.players)]
        lines = [self._title(), *self._about_curves(), ""]
        rows = [
            (
                names[seat],
                sparkline(curve, found.lines),
                f"{curve[0].percent} → {self._percent(curve[-1].percent)}",
            )
            for seat, curve in enumerate(found.curves)
        ]
        lines += [*columns(rows), "", self._turns()]
        lines += self._about_turns()
        for number, point in enumerate(found.turning_points, 1):
            lines += ["", *self._point(number, point)]
        return "\n".join([*lines, "", self._about()])

    def _title(self) -> str:
        game = self._texts.say("replay-table", game=self._texts.say("title"), players=self._found.players)
        return f"{game} · {self._say('title')}"

    def _who(self, seat: int) -> dict[str, str]:
        """A player by name: the report is nobody's own."""
        return {"seat": self._story.seat(seat), "you": "no"}

    def _about_curves(self) -> list[str]:
        curve = self._say("curve", common=self._common)
        return [curve, self._say("guess", common=self._common)] if self._found.players > 1 else [curve]

    def _about_turns(self) -> list[str]:
        return [self._say("turns-about")] if len(self._found.turning_points) > 1 else []

    def _turns(self) -> str:
        if not self._found.turning_points:
            return self._say("no-turns")
        if self._found.seat is None:
            return self._say("turns")
        return self._say("turns-of", **self._who(self._found.seat))

    def _about(self) -> str:
        few, many = self._found.iterations
        return self._say("about", iterations=few, closer=many)

    def _point(self, number: int, point: TurningPoint) -> list[str]:
        heads = (self._say("column-knew"), self._say("column-hindsight"), self._say("option"))
        lines = [f"{number}. {self._what(point)} ({self._place(point)})"]
        lines += [f"   {self._knew_title(point)}", f"     {self._knew(point)}"]
        lines += [f"   {self._say('hindsight')}", f"     {self._hindsight(point)}"]
        lines += [f"   {row}" for row in columns([heads, *self._rows(point)])]
        if told := self._told(point):
            lines += [f"   {self._say('told')}", *(f"     {line}" for line in told)]
        return lines

    def _what(self, point: TurningPoint) -> str:
        return self._say(
            "by-choice" if point.cause == "choice" else "by-what-followed",
            **self._who(point.seat),
            option=self._story.option(point.chosen),
            common=self._common,
            before=point.before,
            after=point.after,
        )

    def _place(self, point: TurningPoint) -> str:
        return self._say("place", line=point.line, lines=self._found.lines)

    def _knew_title(self, point: TurningPoint) -> str:
        return self._say("knew", **self._who(point.seat))

    def _knew(self, point: TurningPoint) -> str:
        best = next(each for each in point.options if each.option == point.best)
        why = Reason(best.reason["rule"], best.reason["message"], best.reason["arguments"])
        reason = self._stories[point.seat].reason(why)
        if point.best == point.chosen:
            return self._say("knew-same", reason=reason)
        return self._say("knew-other", option=self._story.option(point.best), reason=reason)

    def _hindsight(self, point: TurningPoint) -> str:
        if point.best_in_hindsight == point.chosen:
            return self._say("hindsight-same")
        return self._say("hindsight-other", option=self._story.option(point.best_in_hindsight))

    def _rows(self, point: TurningPoint) -> list[tuple[str, str, str]]:
        return [
            (self._percent(each.knew), self._percent(each.hindsight), self._option(point, each.option))
            for each in point.options
        ]

    def _option(self, point: TurningPoint, option: int) -> str:
        mark = f" ({self._say('chosen')})" if option == point.chosen else ""
        return f"{self._story.option(option)}{mark}"

    def _told(self, point: TurningPoint) -> list[str]:
        return self._stories[point.seat].log(point.told)

    # As a page

    def html(self) -> str:
        """A page of its own that needs nothing else."""
        found, title = self._found, escape(self._title())
        curve = escape(self._say("curve", common=self._common))
        about = escape(". ".join(self._about_curves()))
        turns = "".join(f"<p>{escape(line)}</p>\n" for line in self._about_turns())
        points = "".join(
            self._point_html(number, point) for number, point in enumerate(found.turning_points, 1)
        )
        return (
            f'<!doctype html>\n<html lang="{self._texts.language}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{title}</title>\n<style>{_STYLE}</style>\n<h1>{title}</h1>\n"
            f"<figure>{self._plot(curve)}<figcaption>{about}<ul>{self._legend()}</ul></figcaption></figure>\n"
            f"<h2>{escape(self._turns())}</h2>\n{turns}{points}"
            f"<p class=about>{escape(self._about())}</p>\n</html>\n"
        )

    def _plot(self, label: str) -> str:
        width, height = _PLOT
        grid = "".join(
            f'<path class=grid d="M30 {_y(percent)}H{width}"/><text x=26 y={_y(percent) + 4}>{percent}</text>'
            for percent in (0, 25, 50, 75, 100)
        )
        marks = "".join(
            f'<path class=mark d="M{_x(point.line, self._found.lines)} 10V{height - 20}"/>'
            f"<text class=number x={_x(point.line, self._found.lines)} y={height - 4}>{number}</text>"
            for number, point in enumerate(self._found.turning_points, 1)
        )
        lines = "".join(
            f'<path class=line stroke="{_LINES[seat % len(_LINES)][0]}" '
            f'stroke-dasharray="{_LINES[seat % len(_LINES)][1]}" d="{_path(curve, self._found.lines)}"/>'
            for seat, curve in enumerate(self._found.curves)
        )
        return f'<svg viewBox="0 0 {width} {height}" role=img aria-label="{label}">{grid}{marks}{lines}</svg>'

    def _legend(self) -> str:
        found = []
        for seat, curve in enumerate(self._found.curves):
            colour, dashes = _LINES[seat % len(_LINES)]
            percents = [point.percent for point in curve]
            said = self._say(
                "curve-of",
                **self._who(seat),
                first=percents[0],
                least=min(percents),
                most=max(percents),
                last=percents[-1],
            )
            key = f'<svg class=key viewBox="0 0 30 8" aria-hidden=true><path class=line stroke="{colour}" '
            found.append(f'<li>{key}stroke-dasharray="{dashes}" d="M0 4H30"/></svg> {escape(said)}')
        return "".join(found)

    def _point_html(self, number: int, point: TurningPoint) -> str:
        heads = (self._say("option"), self._say("column-knew"), self._say("column-hindsight"))
        head = "".join(f"<th>{escape(each)}" for each in heads)
        rows = "".join(
            f"<tr><td>{escape(option)}<td>{knew}<td>{hindsight}"
            for knew, hindsight, option in self._rows(point)
        )
        told = "".join(f"<li>{escape(line)}" for line in self._told(point))
        after = f"<details><summary>{escape(self._say('told'))}</summary><ul>{told}</ul></details>"
        return (
            f"<section><h3>{number}. {escape(self._what(point))}</h3><p>{escape(self._place(point))}</p>"
            f"<h4>{escape(self._knew_title(point))}</h4><p>{escape(self._knew(point))}</p>"
            f"<h4>{escape(self._say('hindsight'))}</h4><p>{escape(self._hindsight(point))}</p>"
            f"<table><tr>{head}{rows}</table>{after if told else ''}</section>\n"
        )


_STYLE: Final = (
    "body{font:1rem/1.5 serif;max-width:44rem;margin:2rem auto;padding:0 1rem}"
    "body{color:#2b1d12;background:#fbf5e6}figure{margin:0}svg{width:100%;height:auto}"
    ".key{width:2rem;height:.6rem}.line{fill:none;stroke-width:2}.grid{stroke:#d8c9a8}"
    ".mark{stroke:#2b1d12;stroke-dasharray:2 3}text{font:11px sans-serif;text-anchor:end}"
    ".number{text-anchor:middle}table{border-collapse:collapse}"
    "td,th{padding:.2rem .8rem .2rem 0;text-align:left}h4{margin:1rem 0 0}p{margin:.2rem 0}"
    "ul{padding-left:1.2rem}.about{margin-top:2rem;font-size:.9rem}"
)


def _x(line: int, lines: int) -> float:
    return round(30 + (_PLOT[0] - 40) * (line - 1) / max(1, lines - 1), 1)


def _y(percent: int) -> float:
    return round(10 + (_PLOT[1] - 30) * (1 - percent / 100), 1)


def _path(curve: Sequence[Point], lines: int) -> str:
    return "M" + "L".join(f"{_x(point.line, lines)} {_y(point.percent)}" for point in curve)


def sparkline(curve: Sequence[Point], lines: int) -> str:
    """A curve in one line of text: what stood at each of so many places of the game."""
    found = ""
    for column in range(_WIDTH):
        at = 1 + (lines - 1) * column / (_WIDTH - 1)
        percent = [point.percent for point in curve if point.line <= at][-1]
        found += _BLOCKS[min(len(_BLOCKS) - 1, percent * len(_BLOCKS) // 100)]
    return found
