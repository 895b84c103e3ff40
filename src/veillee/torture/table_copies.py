"""A data folder with thousands of tables: copies of a few that were really played."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Final

import msgspec

from veillee.core.record import digest
from veillee.server.settings import Settings
from veillee.server.store import (
    Description,
    GameBegun,
    GameEnded,
    Store,
    StoredLine,
    StoredTable,
    TableChange,
    open_store,
)
from veillee.server.tables.lobby import new_id

#: How many copies are written at once.
_AT_ONCE: Final = 200


async def copy_tables(data: Path, templates: list[str], count: int) -> dict[str, list[str]]:
    """Copy tables until there are so many more; returns the new ids by the table they were copied from."""
    store = open_store(Settings(data))
    found: dict[str, list[str]] = {id: [] for id in templates}
    try:
        stored = {id: await _read(store, id) for id in templates}
        for first in range(0, count, _AT_ONCE):
            changes = []
            for number in range(first, min(count, first + _AT_ONCE)):
                template = templates[number % len(templates)]
                found[template].append(new_id())
                changes.append(_copy(*stored[template], found[template][-1]))
            await asyncio.gather(*[store.save(change) for change in changes])
    finally:
        store.close()
    return found


async def _read(store: Store, id: str) -> tuple[StoredTable, list[StoredLine]]:
    stored = await store.load(id)
    if stored is None:
        raise ValueError(f"there is no table {id} to copy")
    events = dict(await store.events(id))
    return stored, [StoredLine(text, events.get(at)) for at, text in enumerate(await store.record(id))]


def _copy(stored: StoredTable, lines: list[StoredLine], id: str) -> TableChange:
    setup = msgspec.structs.replace(stored.setup, id=id)
    header = json.loads(stored.header or "{}")
    is_over = stored.status not in ("open", "playing")
    result = msgspec.json.encode(json.loads(stored.last or "{}").get("result"))
    described = stored.description
    return TableChange(
        id,
        0,
        lines,
        setup,
        stored.status,
        GameBegun(setup.game, header["revision"], header["data"], setup.players, setup.created),
        GameEnded(stored.status, result, setup.created) if is_over else None,
        stored.snapshot,
        stored.views,
        None if described is None else Description(digest(msgspec.json.decode(described)), described),
    )
