"""What a bot's process does: it gets a view and the options, and knows nothing else of the game."""

from __future__ import annotations

import os
import signal
import threading
from functools import lru_cache
from multiprocessing import parent_process
from random import Random
from typing import Any, Final

import msgspec

from veillee.bots import Bot, make_bot
from veillee.registry import advice_for, find_game, games, owner_data_for, rules_for

#: What ends the server, and reaches its whole group of processes.
SERVER_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class BotJob(msgspec.Struct, frozen=True):
    """A question to a bot, as it goes to another process."""

    bot: str
    game: str
    players: int
    #: The table's options, as JSON.
    setup: bytes
    owner_data: str | None
    #: The seat's view, as JSON.
    view: bytes
    options: list[int]


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


def choose(job: BotJob) -> int:
    """The option a bot takes."""
    bot = _bot(job.bot, job.game, job.players, job.setup, job.owner_data)
    view: dict[str, Any] = msgspec.json.decode(job.view)
    return bot.choose(view, job.options)


@lru_cache(maxsize=64)
def _bot(name: str, game_id: str, players: int, setup: bytes, owner_data: str | None) -> Bot:
    game = find_game(game_id)
    own = None if owner_data is None else owner_data_for(game, "owner_data", owner_data.encode())
    rules = rules_for(game, players, msgspec.json.decode(setup), own)
    return make_bot(name, advice_for(game, rules), Random())


def warm_up() -> None:
    """Load the games before anyone waits for them."""
    games()
