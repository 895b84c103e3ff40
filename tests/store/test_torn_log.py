"""SQLite's log torn by a power cut: what was acknowledged before the tear is there, whole and in order."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from store.killing import check_written, written_until_killed
from store.stores import lines_of
from veillee.server.settings import Settings
from veillee.server.store import FILE, Store, open_store

LOG = f"{FILE}-wal"
#: What SQLite writes before each page of its log, and before all of them.
FRAME, HEAD, PAGE = 24, 32, 4096


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, int]]:
    """A folder as a killed server leaves it, and the last acknowledged line of each table."""
    folder = tmp_path_factory.mktemp("killed")
    acknowledged = written_until_killed(folder, None, 120)
    assert (folder / LOG).stat().st_size > 50 * PAGE
    return folder, acknowledged


def opened(folder: Path) -> Store:
    return open_store(Settings(folder))


def test_half_a_page_at_the_end_was_never_acknowledged(
    killed: tuple[Path, dict[str, int]], tmp_path: Path
) -> None:
    source, acknowledged = killed
    for size in (1, FRAME, FRAME + PAGE // 2, FRAME + PAGE - 1):
        folder = shutil.copytree(source, tmp_path / str(size))
        log = (folder / LOG).read_bytes()
        with (folder / LOG).open("ab") as file:
            file.write(log[-(FRAME + PAGE) :][:size])
        with closing(opened(folder)) as store:
            asyncio.run(check_written(store, acknowledged))


@pytest.mark.parametrize("how", ["cut", "overwritten"])
def test_what_came_before_a_tear_is_whole(
    killed: tuple[Path, dict[str, int]], tmp_path: Path, how: str
) -> None:
    """A disk that loses what it had confirmed: later answers are gone, and nothing is mixed up."""
    source, acknowledged = killed
    frames = ((source / LOG).stat().st_size - HEAD) // (FRAME + PAGE)
    rng, lengths = Random(7), set()
    for frame in sorted(rng.sample(range(frames // 3, frames), 8)):
        folder = shutil.copytree(source, tmp_path / str(frame))
        middle = HEAD + frame * (FRAME + PAGE) + FRAME + PAGE // 2
        with (folder / LOG).open("rb+") as file:
            if how == "cut":
                file.truncate(middle)
            else:
                file.seek(middle)
                file.write(b"\x5a" * (PAGE // 2))
        with closing(opened(folder)) as store:
            lengths.add(asyncio.run(_kept(store, acknowledged)))
    assert len(lengths) > 3


async def _kept(store: Store, acknowledged: dict[str, int]) -> int:
    """How many lines are left, of which each table has the first ones."""
    assert await store.examine() == []
    await store.check()
    total = 0
    for id in acknowledged:
        kept = await store.record(id)
        assert kept == [line.text for line in lines_of(id, len(kept))][: len(kept)]
        total += len(kept)
    return total
