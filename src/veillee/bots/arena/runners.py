"""Who plays the games of a contest: this process, several of this machine, or a Ray cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final, Protocol, final

from veillee.bots.arena.contest import Contest
from veillee.bots.arena.tallies import Played

#: So many games wait for each process, so that none is ever idle.
AHEAD: Final = 3

#: For so many seconds a process may tidy up.
PATIENCE: Final = 10

#: A game of a contest: its deal and its rotation.
Slot = tuple[int, int]


class RunnerError(Exception):
    """Games cannot be played, or not any more; the message says why."""


class Runner(Protocol):
    """Plays games of contests."""

    def play(self, contest: Contest, slots: Sequence[Slot]) -> Iterator[Played]:
        """These games, as they end; RunnerError if that becomes impossible."""


@final
class OneProcess:
    """This process."""

    def play(self, contest: Contest, slots: Sequence[Slot]) -> Iterator[Played]:
        for slot in slots:
            yield contest.play(*slot)


@final
class Processes:
    """Several processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, workers: int) -> None:
        self._pool = pool
        self._workers = workers

    def play(self, contest: Contest, slots: Sequence[Slot]) -> Iterator[Played]:
        waiting = iter(slots)
        try:
            running = {
                self._pool.submit(contest.play, *slot) for slot in islice(waiting, AHEAD * self._workers)
            }
            while running:
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {self._pool.submit(contest.play, *slot) for slot in islice(waiting, len(ended))}
                yield from (each.result() for each in ended)
        except BrokenProcessPool as error:
            raise RunnerError("a process that played came to an end") from error


@contextmanager
def started(workers: int | None = None, ray: str | None = None) -> Iterator[Runner]:
    """A runner: the Ray cluster at this address, or so many processes; RunnerError if there is none."""
    if ray is not None:
        from veillee.bots.arena.ray_runner import connected  # noqa: PLC0415 (imports this module)

        with connected(ray, workers) as cluster:
            yield cluster
    elif workers is None or workers == 1:
        yield OneProcess()
    else:
        with processes(workers, obey_the_parent) as pool:
            yield Processes(pool, workers)


@contextmanager
def processes(count: int, prepare: Callable[[], None]) -> Iterator[ProcessPoolExecutor]:
    """So many processes, each `prepare`d first; when something goes wrong here, they end at once."""
    others = active_children()
    pool = ProcessPoolExecutor(count, get_context("spawn"), prepare)
    try:
        yield pool
    except BaseException:
        end([child for child in active_children() if child not in others])
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def end(children: Sequence[BaseProcess]) -> None:
    """Ask processes to end, and see to it."""
    for child in children:
        child.terminate()
    for child in children:
        child.join(PATIENCE)
        child.kill()
        child.join()


def obey_the_parent() -> None:
    """Let a process end when whoever started it says so, or is gone; not by Ctrl-C, which reaches both."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def open_slots(contest: Contest, done: Sequence[Played]) -> list[Slot]:
    """The games of a contest that are not `done` yet."""
    over = {(played.deal, played.rotation) for played in done}
    return [
        (deal, rotation)
        for deal in range(contest.deals)
        for rotation in range(contest.players)
        if (deal, rotation) not in over
    ]


def play_contest(contest: Contest, workers: int, done: Sequence[Played] = ()) -> Iterator[Played]:
    """The games of a contest that are not `done` yet, as they end."""
    with started(workers) as runner:
        yield from runner.play(contest, open_slots(contest, done))
