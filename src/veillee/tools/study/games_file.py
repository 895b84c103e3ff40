"""The games of a study in a file, a line of JSON each: what was stopped goes on, and more can be added."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Final, Protocol

import msgspec

from veillee.tools.study.plan import Study
from veillee.tools.study.playing import StudiedGame, play_studied

FORMAT: Final = 1
#: So many games wait for each process, so that none is ever idle.
AHEAD: Final = 4

#: A game's number and its variant: the games of a study in order.
Key = tuple[int, int]


class GamesFileError(ValueError):
    """A file that cannot be gone on with; the message says why."""


class _Header(msgspec.Struct, frozen=True):
    format: int
    study: Study


class _Numbered(msgspec.Struct):
    variant: int
    game: int


class Keep(Protocol):
    """Writes a game down."""

    def __call__(self, played: StudiedGame) -> None: ...


def kept_lines(path: Path, study: Study) -> dict[Key, bytes]:
    """The lines of this study's games that were played already; none if there is no file.

    A last line that was cut off is left out. GamesFileError if the file holds another study, or none.
    """
    if not path.exists():
        return {}
    first, *lines = path.read_bytes().split(b"\n")
    try:
        header = msgspec.json.decode(first, type=_Header)
    except msgspec.MsgspecError as error:
        raise GamesFileError(f"{path} holds no games of a study") from error
    if header != _Header(FORMAT, study):
        raise GamesFileError(f"{path} holds the games of another study")
    found: dict[Key, bytes] = {}
    for line in lines[:-1]:
        try:
            numbered = msgspec.json.decode(line, type=_Numbered)
        except msgspec.MsgspecError as error:
            raise GamesFileError(f"{path} holds a line that is no game: {error}") from error
        found[numbered.game, numbered.variant] = line
    return found


@contextmanager
def games_kept(path: Path, study: Study, lines: dict[Key, bytes]) -> Iterator[Keep]:
    """Writes what is played below what was played already, line by line; `lines` gets it too."""
    with path.open("ab+") as file:
        file.seek(0)
        file.truncate(file.read().rfind(b"\n") + 1)
        if not file.tell():
            file.write(msgspec.json.encode(_Header(FORMAT, study)) + b"\n")

        def keep(played: StudiedGame) -> None:
            line = lines[played.game, played.variant] = msgspec.json.encode(played)
            file.write(line + b"\n")
            file.flush()

        yield keep


def read_games(lines: dict[Key, bytes], games: int) -> Iterator[StudiedGame]:
    """The first so many games of every variant, in order: whoever played them when."""
    for key in sorted(lines):
        if key[0] < games:
            yield msgspec.json.decode(lines[key], type=StudiedGame)


def keys_of(study: Study, games: int) -> list[Key]:
    """What is to be played: every variant gets equally far."""
    return [(game, variant) for game in range(games) for variant in range(len(study.variants))]


def play_study(study: Study, keys: Sequence[Key], workers: int) -> Iterator[StudiedGame]:
    """These games, as they end."""
    if workers == 1:
        for game, variant in keys:
            yield play_studied(study, variant, game)
        return
    left = iter(keys)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        running = {
            pool.submit(play_studied, study, variant, game) for game, variant in islice(left, AHEAD * workers)
        }
        try:
            while running:
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {
                    pool.submit(play_studied, study, variant, game)
                    for game, variant in islice(left, len(ended))
                }
                yield from (each.result() for each in ended)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
