"""The machine's clock jumps by years, both ways, while people play: nothing comes of it but odd dates."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle
from pathlib import Path

import pytest

from server.live_server import ME, RANDOM, Guest, serving
from veillee.server.backend import Backend
from veillee.server.settings import Settings
from veillee.server.store import open_store
from veillee.tools import verifier

YEARS = 10 * 365 * 86_400.0


class JumpingClock:
    """Each time it is asked it is ten years later, or earlier, than the time before."""

    def __init__(self) -> None:
        self._ahead: Iterator[float] = cycle([0.0, YEARS, -YEARS])
        self._now = time.time()

    def __call__(self) -> float:
        return self._now + next(self._ahead)


def test_a_game_is_played_through_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = JumpingClock()

    async def play(address: str, backend: Backend) -> None:
        async with asyncio.timeout(60), Guest(address) as known, Guest(address, None) as anna:
            # A browser whose own clock jumps may drop its cookie; this is about the server's.
            anna.http.cookies.set("veillee", known.http.cookies["veillee"])
            monkeypatch.setattr(time, "time", clock)
            backend.store._clock = clock
            tables = [(await anna.open(ME, ME, RANDOM))[0] for _ in range(3)]
            for table in tables:
                async with anna.at(table) as client:
                    await client.play(3)
                async with anna.at(table) as client:
                    await client.play()
                    assert client.over
                verifier.verify((await anna.http.get(f"/api/v1/tables/{table}/record")).text)
            again = await anna.http.post(f"/api/v1/tables/{tables[0]}/rematch")
            assert again.status_code == 201
            async with anna.at(again.json()["id"]) as client:
                await client.play(2)
            kept.extend([*tables, again.json()["id"]])

    kept: list[str] = []
    with serving(tmp_path) as (address, backend):
        asyncio.run(play(address, backend))
    with closing(open_store(Settings(tmp_path), clock=clock)) as store:
        assert asyncio.run(store.examine()) == []
        rows = asyncio.run(store.find_tables())
        assert sorted(row.id for row in rows) == sorted(kept)
        dates = [row.changed for row in rows]
        assert max(dates) - min(dates) > YEARS, "it did jump"
