"""The games of a contest in a file, a line of JSON each: what was stopped goes on from there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol

import msgspec

from veillee.bots.arena.contest import Contest
from veillee.bots.arena.tallies import Played

#: Format 1 knew neither a budget nor how much of their thinking the bots have.
FORMAT: Final = 2


class ResultsError(ValueError):
    """A file that cannot be gone on with; the message says why."""


class Header(msgspec.Struct, frozen=True):
    """The first line: which contest it is, and from what budget its iterations were worked out."""

    arena: int
    contest: Contest
    budget: str = ""


class Keep(Protocol):
    """Writes a game down."""

    def __call__(self, played: Played) -> None: ...


def read_header(path: Path) -> Header | None:
    """What the file is about; None if it is not there or empty. ResultsError if it holds something else."""
    if not path.exists() or not path.stat().st_size:
        return None
    with path.open("rb") as file:
        first = file.readline()
    try:
        header = msgspec.json.decode(first, type=Header)
    except msgspec.MsgspecError as error:
        raise ResultsError(f"{path} holds no results of the arena") from error
    if header.arena > FORMAT:
        raise ResultsError(f"{path} was written by a later version, in format {header.arena}")
    return header


def read_results(path: Path, contest: Contest) -> list[Played]:
    """The games of this contest that were played already; none if there is no file.

    A last line that was cut off is left out. ResultsError if the file holds another contest, or none.
    """
    header = read_header(path)
    if header is None:
        return []
    if header.contest != contest:
        raise ResultsError(
            f"{path} holds the results of another contest ({_differences(header.contest, contest)})"
        )
    try:
        return [msgspec.json.decode(line, type=Played) for line in _whole(path).split(b"\n")[1:-1]]
    except msgspec.MsgspecError as error:
        raise ResultsError(f"{path} holds a line that is no game: {error}") from error


def _whole(path: Path) -> bytes:
    """The file without a last line that was cut off."""
    kept = path.read_bytes()
    return kept[: kept.rfind(b"\n") + 1]


def _differences(there: Contest, here: Contest) -> str:
    fields = [name for name in Contest.__struct_fields__ if getattr(there, name) != getattr(here, name)]
    return ", ".join(f"{name}: {getattr(there, name)}, not {getattr(here, name)}" for name in fields)


@contextmanager
def results_kept(path: Path, contest: Contest, budget: str = "") -> Iterator[Keep]:
    """Writes down what is played now, after what the file holds of the same contest already."""
    whole = _whole(path) if path.exists() else b""
    with path.open("r+b" if whole else "wb") as file:
        file.truncate(len(whole))
        file.seek(len(whole))
        if not whole:
            file.write(msgspec.json.encode(Header(FORMAT, contest, budget)) + b"\n")
            file.flush()

        def keep(played: Played) -> None:
            file.write(msgspec.json.encode(played) + b"\n")
            file.flush()

        yield keep
