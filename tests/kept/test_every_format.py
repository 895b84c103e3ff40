"""What this version writes has the formats, and the shapes, of which samples are kept.

A change of either fails here until this version's own folder has been made: README.md says how.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import zlib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from kept.folders import FORMATS, KEPT
from server.live_server import ME, Guest, serving
from veillee.core.epoch import STATE_FORMAT
from veillee.core.record import RECORD_FORMAT
from veillee.core.snapshot import SNAPSHOT_FORMAT
from veillee.registry import find_game
from veillee.server.store.schema import STORE_FORMAT
from veillee.terminal.saved_campaigns import CAMPAIGN_FORMAT, CampaignConfig, new_campaign
from veillee.terminal.saves import SAVE_FORMAT
from veillee.terminal.table_setup import TableConfig, start_table

#: The format of today, and the first that was landed since files are kept.
NUMBERS: Final = {
    "store": (STORE_FORMAT, 1),
    "record": (RECORD_FORMAT, 1),
    "save": (SAVE_FORMAT, 1),
    "campaign file": (CAMPAIGN_FORMAT, 2),
    "state": (STATE_FORMAT, 1),
    "snapshot": (SNAPSHOT_FORMAT, 2),
}

#: Of each kind of thing the numbers of its formats, and all names of its fields, wherever a sample has them.
Found = tuple[dict[str, set[int]], dict[str, set[str]]]


def look(folder: Path) -> Found:
    """What formats and fields are in the files below a folder."""
    numbers: dict[str, set[int]] = defaultdict(set)
    fields: dict[str, set[str]] = defaultdict(set)
    for kind, entry in [*_lines(folder), *_campaigns(folder), *_rows(folder)]:
        fields[kind] |= entry.keys()
        if kind in NUMBERS and "format" in entry:
            numbers[kind].add(int(entry["format"]))
    return numbers, fields


def _lines(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    for path in [*folder.rglob("*.record"), *folder.rglob("*.save")]:
        for line in map(json.loads, path.read_text(encoding="utf-8").splitlines()):
            kind = {"header": "record", "table": "save"}.get(line["type"], f"{line['type']} line")
            yield kind, line
            if line.get("standing"):
                yield "standing", line["standing"]


def _campaigns(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    for path in folder.rglob("campaign.json"):
        yield "campaign file", json.loads(path.read_text(encoding="utf-8"))


def _rows(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    for path in folder.rglob("house.sqlite"):
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        ((number,),) = connection.execute("SELECT value FROM house WHERE name = 'format'")
        yield "store", {"format": number}
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            yield (
                f"table {table}",
                {row[1]: None for row in connection.execute(f"PRAGMA table_info({table})")},
            )
        if int(number) > 1:
            yield from _documents(connection)
        connection.close()


def _documents(connection: sqlite3.Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    for kind, sql in (
        ("snapshot", "SELECT data FROM snapshots"),
        ("view", "SELECT data FROM views"),
        ("papers", "SELECT papers FROM tables"),
        ("seat", "SELECT seat FROM seats"),
    ):
        for (data,) in connection.execute(sql):
            document = json.loads(zlib.decompress(data) if data[:1] != b"{" else data)
            yield kind, document
            if kind == "snapshot":
                yield "state", document["position"]
                if document["now"]:
                    yield "standing now", document["now"]


@cache
def kept(era: str) -> Found:
    return look(KEPT / era)


@pytest.mark.parametrize("kind", NUMBERS)
def test_a_sample_of_every_format_is_kept(kind: str) -> None:
    today, first = NUMBERS[kind]
    numbers = set().union(*(kept(era)[0][kind] for era in FORMATS))
    assert numbers == set(range(first, today + 1)), "see README.md: a new format wants a folder"


def test_what_is_written_today_looks_like_what_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fields that came or went without another number are a new format too."""
    monkeypatch.setenv("VEILLEE_HOME", str(tmp_path))
    write_everything(tmp_path)
    numbers, fields = look(tmp_path)
    assert numbers == {kind: {today} for kind, (today, _) in NUMBERS.items()}
    known = kept(FORMATS[-1])[1]
    for kind, names in fields.items():
        assert names <= known[kind], f"{kind}: see README.md: a new format wants a folder"
    for kind in ("record", "save", "standing", "campaign file", "snapshot", "standing now", "papers", "seat"):
        assert known[kind] - fields[kind] <= {"seed", "owner_data"}, kind


def write_everything(home: Path) -> None:
    """A save, a campaign and a server's data folder, left in the middle."""
    game = find_game("fairy-tale")
    table = start_table(TableConfig(game, "en", 2, ("random",), {"rounds": 1, "mode": "expert"}, 14))
    decision = table.message()["decision"]
    assert decision is not None
    table.answer(decision["options"][0], decision["number"])
    new_campaign(CampaignConfig(find_game("fine-sand"), "solo", "en")).table(seed=14)

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            id, _ = await anna.open(ME, ME, game="fairy-tale", options={"rounds": 1})
            async with anna.at(id) as client:
                await client.play(5)

    with serving(home / "house") as (address, _):
        asyncio.run(play(address))
