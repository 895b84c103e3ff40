"""Full stores for the commands that look after them: in a folder or in a database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from cli.running import Capture
from store.stores import Clock, all_rows, new_table, saved_game, table_setup
from veillee.commands import main
from veillee.server.model.stored_campaign import StoredCampaign
from veillee.server.model.table_setup import Seat
from veillee.server.settings import Settings
from veillee.server.store import Store, name_of, open_store, open_to_look

LONG_AGO = 1_000_000_000.0


async def _fill(store: Store, clock: Clock) -> None:
    """Tables of long ago and one of just now, of Anna and of Ben, and two campaigns."""
    clock.now = LONG_AGO
    for id in ("over", "playing"):
        await saved_game(store, id, 5, end=id == "over")
    await store.save(new_table(table_setup("open", Seat("Ben", "ben"), Seat())))
    for id, closed in (("closed", "lost"), ("going", "")):
        progress = {"campaign": "long", "seats": [0], "members": 1, "closed": closed}
        seats = [Seat("Ben", "ben")]
        await store.save_campaign(StoredCampaign(id, "x", {}, progress, ["Ben"], seats, 1.0))
        await store.save(new_table(table_setup(f"of-{id}", *seats, campaign=id), status="over"))
    clock.now = 2 * LONG_AGO
    await store.save(new_table(table_setup("new"), status="over"))


@dataclass(frozen=True)
class Place:
    """Where a store is, and how a command is told of it."""

    settings: Settings

    @property
    def name(self) -> str:
        return name_of(self.settings)

    @property
    def option(self) -> list[str]:
        if self.settings.database is not None:
            return ["--db", self.settings.database]
        return ["--data", str(self.settings.data)]

    def fill(self) -> None:
        clock = Clock()
        with closing(open_store(self.settings, clock)) as store:
            asyncio.run(_fill(store, clock))

    def change(self, sql: str, parameters: Sequence[Any] = ()) -> None:
        async def go() -> None:
            with closing(open_store(self.settings)) as store:
                await store._engine.run(lambda connection: connection.execute(sql, parameters))

        asyncio.run(go())

    def add_stray(self) -> None:
        """A row that belongs to no table."""
        self.change("INSERT INTO views (table_id, after, data) VALUES (?, ?, ?)", ("gone", 1, b""))

    def rows(self) -> dict[str, Any]:
        """All that is kept, the secret among it."""
        with closing(open_to_look(self.settings)) as store:
            return {**all_rows(store), "secret": store.secret}

    def tables(self) -> list[str]:
        return [row[0] for row in self.rows()["tables"]]


def complaint(capsys: Capture, *arguments: object) -> str:
    """What a command says in its one line before it ends with 2."""
    code = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    assert (code, captured.err.count("\n")) == (2, 1)
    return captured.err
