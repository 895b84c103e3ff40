"""What the commands about a server's store share: where it is, and its errors as a `CommandError`."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from veillee.commands.command import CommandError
from veillee.server.settings import Settings, default_data
from veillee.server.store import Store, StoreError, check_url, name_of

T = TypeVar("T")


def add_store_arguments(parser: ArgumentParser) -> None:
    """Let a command be told where a server keeps its tables; `settings_of` reads it."""
    parser.add_argument(
        "--data", metavar="DIR", help="where tables are kept (your data folder, or VEILLEE_HOME)"
    )
    parser.add_argument(
        "--db",
        metavar="URL",
        help="a PostgreSQL database instead of a folder, as postgresql://user@host/name;"
        " VEILLEE_DB may name it too, so that no password stands on the command line",
    )


def settings_of(arguments: Namespace) -> Settings:
    """What --db names or, where no folder is named either, VEILLEE_DB; otherwise a folder."""
    if arguments.db is not None and arguments.data is not None:
        raise CommandError("--data and --db name two places to keep tables in: leave one out")
    if arguments.data is not None:
        return Settings(Path(arguments.data))
    database = arguments.db if arguments.db is not None else os.environ.get("VEILLEE_DB") or None
    if database is not None:
        with store_errors():
            check_url(database)
    return Settings(default_data(), database=database)


def option_for(settings: Settings) -> str:
    """How a command is told of this place; a URL may hold a password and is not repeated."""
    return f"--data {settings.data}" if settings.database is None else "--db URL"


def place_of(settings: Settings) -> str:
    """Where the tables are, for people."""
    with store_errors():
        return name_of(settings)


def place_to_json(settings: Settings) -> dict[str, str]:
    return {"data" if settings.database is None else "database": place_of(settings)}


@contextmanager
def store_errors() -> Iterator[None]:
    """What the store complains about, as wrong input."""
    try:
        yield
    except StoreError as error:
        raise CommandError(str(error)) from error


def run(work: Coroutine[Any, Any, T]) -> T:
    with store_errors():
        return asyncio.run(work)


def with_store(open_it: Callable[[], Store], do: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store, and let go of it."""

    async def go() -> T:
        store = open_it()
        try:
            return await do(store)
        finally:
            store.close()

    return run(go())


class ProgressMeter:
    """How far something has come, on a terminal only."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._shown = sys.stderr is not None and sys.stderr.isatty()
        self._last = -1

    def __call__(self, part: float) -> None:
        percent = int(part * 100)
        if self._shown and percent != self._last:
            self._last = percent
            print(
                f"\r{self._what}: {percent} %",
                end="\n" if percent == 100 else "",
                file=sys.stderr,
                flush=True,
            )


def megabytes(count: int) -> str:
    return f"{count / 1e6:.1f} MB"
