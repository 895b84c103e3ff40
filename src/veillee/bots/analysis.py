"""The analysis of a finished game: how the chances went, and the three points at which they turned.

Every choice is weighed from its seat's view at the time, as a bot in its place would have. Where the chances
fell most, by the choice itself or by what followed before the seat's next one, the options are weighed again
for longer, and tried once more as the cards truly lay: with hindsight. The two are never mixed.

It is done in small tasks, so that whoever does them can tell how far they are, and stop: `Analysing.tasks`
says what is to be done next and gets what came of it, `perform` does it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, Literal, final

from veillee.bots.analysis_result import Analysis, Point, TurningPoint, WeighedOption
from veillee.bots.analysis_tasks import Look, Looked, Outline, Outlines, Task, Tried, TryInTruth, perform
from veillee.bots.finished import AnalysisError, FinishedGame
from veillee.bots.makers import BotMaker

#: How many iterations a choice gets at first, where nobody says.
ITERATIONS: Final = 24
#: So many turning points are told, of so many candidates.
TURNING_POINTS: Final = 3
CANDIDATES: Final = 6
#: So many slices more a candidate gets, in each of which its best options get as many iterations each.
CLOSER: Final = 5
#: A smaller fall than this is not told.
LEAST_DROP: Final = 0.03
#: So many options are told of a turning point.
MOST_OPTIONS: Final = 3
#: What differs by less counts as equally good.
_AS_GOOD: Final = 0.01
#: Of seats that nobody asked about, so many choices are looked at: enough to draw a line.
POINTS_OF_OTHERS: Final = 40


@final
class _Weighed:
    """What is known so far about one choice."""

    def __init__(self, looked: Looked, chosen: int) -> None:
        self._chosen = chosen
        self._take(looked)
        self._looks_closer = 0

    def _take(self, looked: Looked) -> None:
        self.options = looked.options
        self.reasons = looked.reasons
        self.values = looked.values

    @property
    def best(self) -> float:
        return max(self.values)

    @property
    def chosen(self) -> float:
        return self.values[self.options.index(self._chosen)]

    def order(self) -> list[int]:
        """The options from best to worst; the chosen one before those that are as good."""
        worth = dict(zip(self.options, self.values, strict=True))
        worth[self._chosen] += _AS_GOOD
        return sorted(self.options, key=lambda option: (-worth[option], option))

    def rivals(self) -> list[int]:
        """The chosen option and the best others."""
        others = [option for option in self.order() if option != self._chosen]
        return [self._chosen, *others[: MOST_OPTIONS - 1]]

    def look_closer(self, looked: Looked) -> None:
        """Take in one of several closer looks, which count alike; the first look no longer does."""
        if self._looks_closer:
            seen = self._looks_closer
            values = [
                (old * seen + new) / (seen + 1) for old, new in zip(self.values, looked.values, strict=True)
            ]
            looked = Looked(looked.options, values, looked.reasons)
        self._take(looked)
        self._looks_closer += 1


@final
class Analysing:
    """One analysis under way. `seat`: whose turning points are looked for; None for everybody's."""

    def __init__(self, seat: int | None = None, iterations: int = ITERATIONS) -> None:
        self._seat = seat
        self.iterations = iterations
        self._weighed: dict[int, _Weighed] = {}
        #: How many tasks are done, and how many there are as far as can be told.
        self.done = 0
        self.total = 1

    def tasks(self) -> Generator[Task, Any, Analysis]:
        """The tasks one after the other; each is answered with what `perform` made of it."""
        outline: Outlines = yield Outline()
        if self._seat is not None and self._seat >= outline.players:
            raise AnalysisError("analysis-no-seat", f"this table has the seats 0 to {outline.players - 1}")
        looked_at = self._choices_to_look_at(outline)
        self._count(len(looked_at) + 2 * CANDIDATES * CLOSER + TURNING_POINTS)
        for number in looked_at:
            yield from self._look(outline, number)
        candidates = self._drops(outline)[:CANDIDATES]
        closer = self._worth_a_closer_look(outline, [number for _, number, _ in candidates])
        self.total = self.done + len(closer) * CLOSER + TURNING_POINTS
        for number in closer:
            yield from self._look_closer(number)
        found: list[TurningPoint] = []
        confirmed = self._drops(outline, {number for _, number, _ in candidates})
        for _, number, cause in confirmed[:TURNING_POINTS]:
            found.append((yield from self._turning_point(outline, number, cause)))
        self.done = self.total
        return Analysis(
            outline.game,
            outline.players,
            self._seat,
            outline.is_common,
            outline.lines,
            [self._curve(outline, seat) for seat in range(outline.players)],
            sorted(found, key=lambda point: point.line),
            (self.iterations, self.iterations * CLOSER),
        )

    def _count(self, more: int) -> None:
        self.done += 1
        self.total = self.done + more

    def _choices_to_look_at(self, outline: Outlines) -> list[int]:
        """All of the seats that were asked about; of the others, some from the whole game."""
        found: list[int] = []
        for seat in range(outline.players):
            own = _choices_of(outline, seat)
            if self._seat not in (None, seat) and len(own) > POINTS_OF_OTHERS:
                step = len(own) / POINTS_OF_OTHERS
                own = [own[int(number * step)] for number in range(POINTS_OF_OTHERS)]
            found += own
        return sorted(found)

    def _look(self, outline: Outlines, number: int) -> Generator[Task, Any, None]:
        looked: Looked = yield Look(number, 0, self.iterations)
        self.done += 1
        self._weighed[number] = _Weighed(looked, outline.choices[number].chosen)

    def _look_closer(self, number: int) -> Generator[Task, Any, None]:
        weighed = self._weighed[number]
        rivals = weighed.rivals()
        for number_of_slice in range(1, 1 + CLOSER):
            looked: Looked = yield Look(number, number_of_slice, self.iterations, rivals)
            self.done += 1
            weighed.look_closer(looked)

    def _drops(
        self, outline: Outlines, among: set[int] | None = None
    ) -> list[tuple[float, int, Literal["choice", "followed"]]]:
        """Where the seats' chances fell, most first: by how much, at which choice, and by what."""
        found: list[tuple[float, int, Literal["choice", "followed"]]] = []
        for seat in range(outline.players) if self._seat is None else [self._seat]:
            for number in _choices_of(outline, seat):
                if among is None or number in among:
                    weighed = self._weighed[number]
                    by_choice = weighed.best - weighed.chosen
                    followed = weighed.chosen - self._next(outline, number)
                    found.append(
                        (by_choice, number, "choice")
                        if by_choice >= followed
                        else (followed, number, "followed")
                    )
        return sorted([each for each in found if each[0] >= LEAST_DROP], key=lambda each: (-each[0], each[1]))

    def _next(self, outline: Outlines, number: int) -> float:
        """What a choice's seat could expect at its next one, or what it got in the end."""
        following = self._following(outline, number)
        seat = outline.choices[number].seat
        return outline.goals[seat] if following is None else self._weighed[following].best

    def _following(self, outline: Outlines, number: int) -> int | None:
        own = _choices_of(outline, outline.choices[number].seat)
        at = own.index(number) + 1
        return own[at] if at < len(own) else None

    def _worth_a_closer_look(self, outline: Outlines, candidates: Sequence[int]) -> list[int]:
        following = [self._following(outline, number) for number in candidates]
        return sorted({*candidates, *[number for number in following if number is not None]})

    def _turning_point(
        self, outline: Outlines, number: int, cause: Literal["choice", "followed"]
    ) -> Generator[Task, Any, TurningPoint]:
        weighed, choice = self._weighed[number], outline.choices[number]
        options = weighed.order()
        tried: Tried = yield TryInTruth(number, options, max(1, self.iterations))
        self.done += 1
        after = weighed.chosen if cause == "choice" else self._next(outline, number)
        return TurningPoint(
            choice.seat,
            choice.line,
            cause,
            _percent(weighed.best if cause == "choice" else weighed.chosen),
            _percent(after),
            choice.chosen,
            options[0],
            _Weighed(Looked(options, tried.values, []), choice.chosen).order()[0],
            [
                WeighedOption(option, _percent(weighed.values[at]), _percent(truly), weighed.reasons[at])
                for option, truly in zip(options, tried.values, strict=True)
                for at in [weighed.options.index(option)]
            ],
            tried.told,
        )

    def _curve(self, outline: Outlines, seat: int) -> list[Point]:
        numbers = [number for number in _choices_of(outline, seat) if number in self._weighed]
        points = [
            Point(outline.choices[number].line, _percent(self._weighed[number].chosen)) for number in numbers
        ]
        if numbers:
            points.insert(0, Point(1, _percent(self._weighed[numbers[0]].best)))
        return [*points, Point(outline.lines, _percent(outline.goals[seat]))]


def _choices_of(outline: Outlines, seat: int) -> list[int]:
    return [number for number, choice in enumerate(outline.choices) if choice.seat == seat]


def _percent(value: float) -> int:
    return round(100 * value)


def analyse(
    maker: BotMaker,
    game: FinishedGame,
    seat: int | None = None,
    iterations: int = ITERATIONS,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Analysis:
    """The whole analysis, in this process."""
    analysing = Analysing(seat, iterations)
    tasks = analysing.tasks()
    task = next(tasks)
    while True:
        try:
            task = tasks.send(perform(task, maker, game))
        except StopIteration as end:
            found: Analysis = end.value
            progress(analysing.total, analysing.total)
            return found
        progress(analysing.done, analysing.total)
