"""Stored records, read and played again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import msgspec

from veillee.core.record import Record, parse_record
from veillee.core.replay import begun, replaying
from veillee.core.schema import Event
from veillee.core.session import Session
from veillee.server.model.table_setup import TableSetup
from veillee.server.tables.hosted_game import rules_of
from veillee.server.tables.told_events import collecting
from veillee.server.time_slices import in_slices


class RecordReader(Protocol):
    """What is read of the store to open a game."""

    async def record(self, id: str) -> list[str]: ...
    async def events(self, id: str, first: int = 0) -> list[tuple[int, bytes]]: ...


async def whole_record(reader: RecordReader, id: str) -> Record:
    """All lines of a record, read outside the event loop's way."""
    lines = await reader.record(id)
    return await asyncio.to_thread(lambda: parse_record("".join(f"{line}\n" for line in lines)))


async def replayed(record: Record, setup: TableSetup) -> Session[Any]:
    """A session that remembers everything, for which the whole record is played again."""
    session = begun(record, rules_of(setup).rules, bytes.fromhex(setup.secret), keeps_events=False)
    await in_slices(replaying(record, session))
    session.log.take()
    session.record.drop(session.record.count, session.record.last_hash)
    return session


async def all_events(reader: RecordReader, id: str, before: int, players: int) -> list[list[Event]]:
    """What every receiver was told before a line of the record."""
    stored = await stored_events(reader, id, before)
    found: list[list[Event]] = [[] for _ in range(players + 1)]
    for receiver, events in enumerate(found):
        await in_slices(collecting(stored, receiver, events))
    return found


async def answers_of(reader: RecordReader, id: str, seat: int) -> dict[int, int]:
    """The options a seat chose in a stored game and did not take back, by the number of the decision."""
    found: dict[int, int] = {}
    await in_slices(_answers(await reader.record(id), seat, found))
    return found


def _answers(lines: list[str], seat: int, found: dict[int, int]) -> Iterator[None]:
    for text in lines:
        line = msgspec.json.decode(text)
        if line.get("seat") == seat:
            if line["type"] == "answer":
                found[line["decision"]] = line["option"]
            else:
                for decision in [number for number in found if number >= line["decision"]]:
                    del found[decision]
        yield


async def stored_events(reader: RecordReader, id: str, before: int) -> Sequence[bytes]:
    """What was told before a line of the record, as it is stored."""
    return [data for number, data in await reader.events(id) if number < before]
