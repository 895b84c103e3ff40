"""What a worker process does: it gets a view and options, or a file, and knows nothing else of a table."""

from __future__ import annotations

import os
import signal
import threading
from functools import lru_cache
from multiprocessing import parent_process
from random import Random
from typing import Any, Final, assert_never

import msgspec

from veillee.bots import hints, make_bot
from veillee.core.advice import Advice
from veillee.core.schema import Hint
from veillee.registry import advice_for, find_game, games, rules_for
from veillee.server.owner_files import OwnerFileJob, fault_in, owner_data_of

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


Job = BotJob | HintJob | OwnerFileJob


def prepare() -> None:
    """Let a new process end with the server, and not by a signal that is meant for the server."""
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
            advice = _advice(job.game, job.players, job.table_options, job.owner_data)
            return make_bot(job.bot, advice, Random()).choose(msgspec.json.decode(job.view), job.options)
        case HintJob():
            return _hints(job)
        case OwnerFileJob():
            return fault_in(job)
        case _:
            assert_never(job)


def _hints(job: HintJob) -> list[Hint]:
    advice = _advice(job.game, job.players, job.table_options, job.owner_data)
    if advice is None:
        return []
    return [
        {"option": hint.option, "value": hint.value, "reason": hint.reason.to_json()}
        for hint in hints(advice, msgspec.json.decode(job.view), job.options)
    ]


@lru_cache(maxsize=64)
def _advice(game_id: str, players: int, table_options: bytes, owner_data: str | None) -> Advice | None:
    game = find_game(game_id)
    owned = None if owner_data is None else owner_data_of(game_id, owner_data)
    return advice_for(game, rules_for(game, players, msgspec.json.decode(table_options), owned))
