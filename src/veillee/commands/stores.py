"""What the commands about a server's store share: where it is, and its complaints as a `Problem`."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from veillee.commands.command import Problem
from veillee.server.settings import Settings, default_data
from veillee.server.store import Store, StoreError

T = TypeVar("T")


def add_data(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--data", metavar="DIR", help="where the server keeps its tables (your data folder, or VEILLEE_HOME)"
    )


def settings_of(arguments: Namespace) -> Settings:
    return Settings(default_data() if arguments.data is None else Path(arguments.data))


@contextmanager
def told() -> Iterator[None]:
    """What the store complains about, as wrong input."""
    try:
        yield
    except StoreError as error:
        raise Problem(str(error)) from error


def run(work: Coroutine[Any, Any, T]) -> T:
    with told():
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


class Meter:
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
