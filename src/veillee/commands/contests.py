"""Contests as commands play them: by whom, with a bar, kept in files, and stopped without loss."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from veillee.bots.arena import Contest, Played
from veillee.bots.arena.results_file import Keep, ResultsError, read_results, results_kept
from veillee.bots.arena.runners import RunnerError, open_slots, started
from veillee.commands.command import CommandError
from veillee.commands.progress import progress_bar


def add_players_of_games(parser: ArgumentParser) -> None:
    """Let a command say by which processes games are played; `play_all` reads it."""
    parser.add_argument(
        "--workers", type=int, metavar="N", help="processes that play (1; with --ray local one for each core)"
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster: HOST:PORT, `auto` for the one that runs here, `local` for a new one",
    )


def check_players_of_games(arguments: Namespace) -> None:
    if arguments.workers is not None and arguments.workers < 1:
        raise CommandError(f"--workers {arguments.workers}: somebody has to play")
    if arguments.workers is not None and arguments.ray not in (None, "local"):
        raise CommandError(f"--workers goes with --ray local; the cluster at {arguments.ray} has its own")


class Course:
    """A contest under way: what was played of it, and where that is kept."""

    def __init__(self, contest: Contest, file: Path | None, budget: str = "") -> None:
        self.contest = contest
        self.file = file
        self.budget = budget
        self.done = self._read()

    def _read(self) -> list[Played]:
        if self.file is None:
            return []
        try:
            return read_results(self.file, self.contest)
        except ResultsError as error:
            raise CommandError(f"{error}; name another --out") from error
        except OSError as error:
            raise CommandError(f"cannot read {self.file}: {error.strerror or error}") from error

    @contextmanager
    def kept(self) -> Iterator[Keep]:
        if self.file is None:
            yield lambda played: None
            return
        try:
            with results_kept(self.file, self.contest, self.budget) as keep:
                yield keep
        except OSError as error:
            raise CommandError(f"cannot write {self.file}: {error.strerror or error}") from error


def play_all(courses: Sequence[Course], arguments: Namespace) -> None:
    """Play what is not played yet of these contests, and put their games in order."""
    total = sum(course.contest.total for course in courses)
    count = sum(len(course.done) for course in courses)
    if count < total:
        progress = progress_bar(ready=count)
        try:
            with started(arguments.workers, arguments.ray) as runner:
                for course in courses:
                    with course.kept() as keep:
                        for played in runner.play(course.contest, open_slots(course.contest, course.done)):
                            keep(played)
                            course.done.append(played)
                            count += 1
                            progress(count, total)
        except RunnerError as error:
            raise CommandError(f"{error}; {_how_to_go_on(arguments)}" if count else str(error)) from error
        except KeyboardInterrupt:
            stopped = f"interrupted after {count} of {total} games; {_how_to_go_on(arguments)}"
            raise KeyboardInterrupt(stopped) from None
    for course in courses:
        course.done.sort(key=lambda played: (played.deal, played.rotation))


def _how_to_go_on(arguments: Namespace) -> str:
    if arguments.out is None:
        return "nothing is kept without --out"
    return f"{arguments.out} keeps them, and the same command goes on from there"
