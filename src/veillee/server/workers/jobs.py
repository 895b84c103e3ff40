"""What a worker process does: it gets a view and options, or a file, and knows nothing else of a table."""

from __future__ import annotations

import os
import signal
import threading
import time
from functools import lru_cache
from multiprocessing import parent_process
from random import Random
from typing import Any, Final, assert_never

import msgspec

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]  # there is no such module there

from veillee.bots import BotMaker, choose_within, hints
from veillee.bots.analysis_tasks import Task, perform
from veillee.bots.finished import AnalysisError, FinishedGame
from veillee.bots.weighing import HINT_SLICES
from veillee.core.record import parse_record
from veillee.core.schema import Hint
from veillee.registry import files_of, find_game, games, rules_for
from veillee.server.owner_files import OwnerFileJob, fault_in, owner_data_of

#: How long chances may be looked for, in seconds; after that a hint comes without them.
WEIGHING_WITHIN: Final = 3.0
#: What ends the server, and reaches its whole group of processes.
SERVER_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class BotJob(msgspec.Struct, frozen=True):
    """A question to a bot, as it goes to another process; the answer is an option."""

    bot: str
    game: str
    players: int
    #: What the table was set up with, as JSON.
    table_options: bytes
    owner_data: str | None
    #: The seat's view, as JSON.
    view: bytes
    #: What the seat may answer, by the numbers of the catalogue.
    options: list[int]
    #: How long it may think, in seconds; with 0 a bot that searches has no time to.
    seconds: float = 0.0
    #: Whose table it is: nobody's bots keep those of others waiting.
    owner: str = ""


class HintJob(msgspec.Struct, frozen=True):
    """A question to the game's advice; the answer is a list of hints as a client gets them."""

    #: Who asks, such as a table and its seat; the limits count by it.
    asker: str
    game: str
    players: int
    table_options: bytes
    owner_data: str | None
    view: bytes
    options: list[int]
    #: Whether chances are wanted, which take a search; without them there is the advice alone.
    weighs: bool = True


class AnalysisJob(msgspec.Struct, frozen=True):
    """One task of the analysis of a finished game; the answer is what came of it, or a `CannotAnalyse`."""

    #: Whose analysis it is; tasks of several go in turn.
    asker: str
    game: str
    #: The whole record, and the owner's data it was played with.
    record: str
    owner_data: str | None
    task: Task


class CannotAnalyse(msgspec.Struct, frozen=True):
    """Why a game cannot be analysed: a message id."""

    message: str


Job = BotJob | HintJob | OwnerFileJob | AnalysisJob


def prepare(memory: int = 0) -> None:
    """Let a new process end with the server, and not by a signal that is meant for the server.

    It gets so many bytes of memory, where the system can see to that; with 0 as many as there are.
    """
    if memory and resource is not None:
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    for each in SERVER_SIGNALS:
        signal.signal(each, signal.SIG_IGN)
    if os.name == "posix":
        os.setpgid(0, 0)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SERVER_SIGNALS)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm_up() -> None:
    """Load the games before anyone waits for them."""
    games()


def work(job: Job) -> Any:
    """The answer to a job."""
    match job:
        case BotJob():
            return _choice(job)
        case HintJob():
            return _hints(job)
        case OwnerFileJob():
            return fault_in(job)
        case AnalysisJob():
            return _analyse(job)
        case _:
            assert_never(job)


def _choice(job: BotJob) -> int:
    maker = _maker(job.game, job.players, job.table_options, job.owner_data)
    view = msgspec.json.decode(job.view)
    if maker.iterations(job.bot):
        return choose_within(maker, job.bot, Random(), job.seconds, view, job.options)
    return maker.make(job.bot, Random()).choose(view, job.options)


def _hints(job: HintJob) -> list[Hint]:
    table = (job.game, job.players, job.table_options, job.owner_data)
    return _hints_for(table, job.view, tuple(job.options), job.weighs)


@lru_cache(maxsize=16)
def _hints_for(
    table: tuple[str, int, bytes, str | None], view: bytes, options: tuple[int, ...], weighs: bool
) -> list[Hint]:
    """Hints of one question, which cost a search: whoever asks twice gets the same at once."""
    late = time.monotonic() + WEIGHING_WITHIN
    found = hints(
        _maker(*table),
        msgspec.json.decode(view),
        list(options),
        HINT_SLICES if weighs else 0,
        lambda: time.monotonic() > late,
    )
    return [hint.to_json() for hint in found]


def _analyse(job: AnalysisJob) -> Any:
    try:
        maker, game = _finished(job.record, job.owner_data)
        return perform(job.task, maker, game)
    except AnalysisError as error:
        return CannotAnalyse(error.message)


@lru_cache(maxsize=1)
def _finished(text: str, owner_data: str | None) -> tuple[BotMaker, FinishedGame]:
    """A game that was played to its end; the tasks of one analysis come one after the other."""
    record = parse_record(text)
    about, header = record.about, record.header
    game = find_game(about["game"])
    if not game.plays_by(about["revision"]) or about["data"] != files_of(game).data_hash:
        raise AnalysisError("analysis-other-rules", "the game was played by other rules")
    owned = None if owner_data is None else owner_data_of(game.id, owner_data)
    rules = rules_for(game, header["players"], header["options"], owned, about["revision"])
    return BotMaker(game, rules), FinishedGame(record, rules)


@lru_cache(maxsize=64)
def _maker(game_id: str, players: int, table_options: bytes, owner_data: str | None) -> BotMaker:
    game = find_game(game_id)
    owned = None if owner_data is None else owner_data_of(game_id, owner_data)
    rules = rules_for(game, players, msgspec.json.decode(table_options), owned)
    return BotMaker(game, rules)
