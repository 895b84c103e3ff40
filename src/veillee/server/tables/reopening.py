"""Stored games, opened again: played on by their own rules or by those of today, or shown as they were."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Protocol, cast, final

import msgspec

from veillee.core import OptionError
from veillee.core.epoch import EpochError, load_position
from veillee.core.record import HEADER_OWN, Record, parse_record, state_hash
from veillee.core.replay import begun, replaying
from veillee.core.rules import AnyRules
from veillee.core.schema import Event, GameDescription, HeaderLine, Snapshot, StandingNow, Views
from veillee.core.session import Past, Session
from veillee.core.snapshot import NeedsRecord, ToldLine, begin_at, catching_up, earlier_answers
from veillee.core.state import state_from_json
from veillee.owner_data import OwnerDataError
from veillee.registry import UnknownGame, about_of
from veillee.server.messages import TableStatus
from veillee.server.model.table_setup import TableSetup
from veillee.server.store import Store, StoredLine, StoredState, StoredTable
from veillee.server.tables.hosted_game import Document, HostedGame, TableRules, rules_of
from veillee.server.tables.told_events import collecting, read_told
from veillee.server.time_slices import in_slices

_log = logging.getLogger("veillee.server.reopening")

_NOT_RESTED = (
    "its last answers were not put to rest: start the version that played it, and stop that properly"
)


class RecordReader(Protocol):
    """What is read of the store to open a game."""

    async def record(self, id: str) -> list[str]: ...
    async def events(self, id: str, first: int = 0) -> list[tuple[int, bytes]]: ...


@final
class ArchivedGame:
    """A game that is over, or that today's rules cannot go on with: shown as it was, it never changes."""

    def __init__(self, status: str, lines: int, described: bytes, messages: list[Document]) -> None:
        #: `over`, `abandoned`, or `stopped` where it was still being played.
        self.status = "stopped" if status == "playing" else cast("TableStatus", status)
        self.lines = lines
        #: The game's description, and the same as it is sent.
        self.description: GameDescription = _description(described)
        self.described = msgspec.Raw(described)
        self.documents: list[Document] = [_at_rest(message) for message in messages]


def _at_rest(message: Document) -> Document:
    """The message of a game in which nobody is asked any more."""
    found: Document = {**message, "waiting": []}
    if "decision" in found:
        found["decision"] = None
    if "undo" in found:
        found["undo"] = False
    return found


async def reopen(
    setup: TableSetup, stored: StoredTable, shelf: RecordReader
) -> HostedGame | ArchivedGame | None:
    """A stored game; None if it has not begun.

    Raises what the rules or the record have against it if there is nothing to show.
    """
    if stored.header is None:
        return None
    if stored.status != "playing" and stored.views is not None:
        return _archive(stored)
    try:
        return await _play_on(setup, stored, shelf)
    except (EpochError, OptionError, OwnerDataError, UnknownGame) as error:
        _log.warning("a table of %s cannot be played on: %s", setup.game, error)
        return _archive(stored)


async def _play_on(setup: TableSetup, stored: StoredTable, shelf: RecordReader) -> HostedGame:
    table_rules = rules_of(setup)
    about = about_of(table_rules.game)
    snapshot = _snapshot(stored)
    if snapshot is None:
        record = await whole_record(shelf, setup.id)
        if record.about != about:
            raise EpochError(_NOT_RESTED)
        return HostedGame(setup, table_rules, await replayed(table_rules, record, setup), stored.lines)
    if snapshot["about"] != about:
        return await _under_new_rules(table_rules, setup, stored, snapshot, shelf)
    session = await _caught_up(table_rules, setup, stored, snapshot, shelf)
    after = stored.snapshot.after if stored.snapshot else 0
    return HostedGame(setup, table_rules, session, stored.lines, after)


async def _caught_up(
    table_rules: TableRules, setup: TableSetup, stored: StoredTable, snapshot: Snapshot, shelf: RecordReader
) -> Session[Any]:
    """The session of a snapshot, with what has been answered since."""
    assert stored.header is not None and stored.snapshot is not None  # noqa: S101, PT018 - looked at before
    rules, key = table_rules.rules, bytes.fromhex(setup.secret)
    state = state_from_json(type(rules.new_state()), snapshot["position"]["state"])
    header: HeaderLine = msgspec.json.decode(stored.header)
    session = begin_at(rules, header, snapshot, stored.snapshot.after, state, key)
    try:
        await in_slices(catching_up(session, [_read(line) for line in stored.tail]))
    except NeedsRecord:
        return await replayed(table_rules, await whole_record(shelf, setup.id), setup)
    return session


async def whole_record(shelf: RecordReader, id: str) -> Record:
    """All lines of a record, read outside the event loop's way."""
    lines = await shelf.record(id)
    return await asyncio.to_thread(lambda: parse_record("".join(f"{line}\n" for line in lines)))


async def replayed(table_rules: TableRules, record: Record, setup: TableSetup) -> Session[Any]:
    """A session that remembers everything, for which the whole record is played again."""
    session = begun(record, table_rules.rules, bytes.fromhex(setup.secret), keeps_events=False)
    await in_slices(replaying(record, session))
    session.log.take()
    session.record.drop(session.record.count, session.record.last_hash)
    return session


async def _under_new_rules(
    table_rules: TableRules, setup: TableSetup, stored: StoredTable, snapshot: Snapshot, shelf: RecordReader
) -> HostedGame:
    """The game as the rules of today go on with it: from a state that enters the record as an epoch."""
    assert stored.header is not None and stored.snapshot is not None  # noqa: S101, PT018 - looked at before
    rules, about = table_rules.rules, about_of(table_rules.game)
    whole: StandingNow | None = snapshot.get("now")
    if whole is None:
        whole = cast("StandingNow", {**snapshot, "lines": stored.snapshot.after})
    if whole["lines"] != stored.lines:
        raise EpochError(_NOT_RESTED)
    state = load_position(rules, about, whole["position"])
    header: HeaderLine = msgspec.json.decode(stored.header)
    record = Record({name: value for name, value in header.items() if name not in HEADER_OWN})
    record.drop(stored.lines, msgspec.json.decode(stored.last or "{}").get("hash", ""))
    told = await all_events(shelf, setup.id, stored.lines, setup.players)
    record.epoch(about, state.to_json(), state_hash(state), told, whole["take_backs"])
    past: Past[Any] = Past(record, state, whole["take_backs"], whole["told"])
    past.rewound = whole.get("rewound", past.rewound)
    past.earlier = earlier_answers(whole) or past.earlier
    session: Session[Any] = Session(
        rules,
        {},
        key=bytes.fromhex(setup.secret),
        arrangement=header["arrangement"],
        entropies=[bytes.fromhex(entropy) for entropy in header["entropies"]],
        past=past,
        keeps_events=False,
    )
    return HostedGame(setup, table_rules, session, stored.lines, is_new=True)


async def all_events(shelf: RecordReader, id: str, before: int, players: int) -> list[list[Event]]:
    """What every receiver was told before a line of the record."""
    stored = await stored_events(shelf, id, before)
    found: list[list[Event]] = [[] for _ in range(players + 1)]
    for receiver, events in enumerate(found):
        await in_slices(collecting(stored, receiver, events))
    return found


async def answers_of(shelf: RecordReader, id: str, seat: int) -> dict[int, int]:
    """The options a seat chose in a stored game and did not take back, by the number of the decision."""
    found: dict[int, int] = {}
    await in_slices(_answers(await shelf.record(id), seat, found))
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


async def stored_events(shelf: RecordReader, id: str, before: int) -> Sequence[bytes]:
    """What was told before a line of the record, as it is stored."""
    return [data for number, data in await shelf.events(id) if number < before]


async def final_state(setup: TableSetup, store: Store) -> tuple[AnyRules, Any]:
    """The rules of a finished game that is a chapter of a campaign, and how it ended by them."""
    table_rules = rules_of(setup)
    stored = await store.load(setup.id)
    snapshot = None if stored is None else _snapshot(stored)
    if snapshot is not None:
        about = about_of(table_rules.game)
        return table_rules.rules, load_position(table_rules.rules, about, snapshot["position"])
    session = await replayed(table_rules, await whole_record(store, setup.id), setup)
    return table_rules.rules, session.state


def _read(line: StoredLine) -> ToldLine:
    return msgspec.json.decode(line.text), read_told(line.events)


def _snapshot(stored: StoredTable) -> Snapshot | None:
    return None if stored.snapshot is None else msgspec.json.decode(stored.snapshot.data)


def _archive(stored: StoredTable) -> ArchivedGame:
    """The game as it was last kept to be looked at."""
    kept = stored.views
    snapshot = _snapshot(stored) or cast("Snapshot", {})
    if kept is None and "messages" not in snapshot:
        raise EpochError(_NOT_RESTED)
    views: Views = msgspec.json.decode(kept.data if kept else b"{}")
    taken = stored.snapshot
    is_newer = kept is None or (taken is not None and _lines_at(taken, snapshot) > kept.after)
    messages = snapshot["messages"] if is_newer and "messages" in snapshot else views["messages"]
    return ArchivedGame(stored.status, stored.lines, stored.description or b"{}", messages)


def _lines_at(kept: StoredState, snapshot: Snapshot) -> int:
    """After how many lines the messages of a snapshot were made."""
    now = snapshot.get("now")
    return kept.after if now is None else now["lines"]


@lru_cache(maxsize=64)
def _description(data: bytes) -> GameDescription:
    """A description, which tables of the same kind share."""
    found: GameDescription = msgspec.json.decode(data)
    return found
