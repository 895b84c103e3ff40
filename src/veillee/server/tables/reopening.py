"""Stored games, opened again: played on by their own rules or by those of today, or shown as they were."""

from __future__ import annotations

import logging
from typing import Any, cast

import msgspec

from veillee.core import OptionError
from veillee.core.epoch import EpochError, load_position
from veillee.core.past import Past
from veillee.core.record import HEADER_OWN, Record, state_hash
from veillee.core.rules import AnyRules
from veillee.core.schema import HeaderLine, Snapshot, StandingNow, Views
from veillee.core.session import Session
from veillee.core.snapshot import NeedsRecord, ToldLine, begin_at, catching_up, earlier_answers
from veillee.core.state import state_from_json
from veillee.data.owner_data import OwnerDataError
from veillee.registry import UnknownGame, about_of
from veillee.server.model.table_setup import TableSetup
from veillee.server.store import Store, StoredLine, StoredState, StoredTable
from veillee.server.tables.archived_game import ArchivedGame
from veillee.server.tables.hosted_game import HostedGame, TableRules, rules_of
from veillee.server.tables.stored_record import RecordReader, all_events, replayed, whole_record
from veillee.server.tables.told_events import read_told
from veillee.server.time_slices import in_slices

#: Whoever reads the log knows its lines by this name, wherever the module lies.
_log = logging.getLogger("veillee.server.reopening")

_NOT_RESTED = (
    "its last answers were not put to rest: start the version that played it, and stop that properly"
)


async def reopen(stored: StoredTable, reader: RecordReader) -> HostedGame | ArchivedGame | None:
    """A stored game; None if it has not begun.

    Raises what the rules or the record have against it if there is nothing to show.
    """
    if stored.header is None:
        return None
    if stored.status != "playing" and stored.views is not None:
        return _archive(stored)
    try:
        return await _play_on(stored, reader)
    except (EpochError, OptionError, OwnerDataError, UnknownGame) as error:
        _log.warning("a table of %s cannot be played on: %s", stored.setup.game, error)
        return _archive(stored)


async def _play_on(stored: StoredTable, reader: RecordReader) -> HostedGame:
    setup = stored.setup
    table_rules = rules_of(setup)
    about = about_of(table_rules.game)
    snapshot = _snapshot(stored)
    if snapshot is None:
        record = await whole_record(reader, setup.id)
        if record.about != about:
            raise EpochError(_NOT_RESTED)
        return HostedGame(setup, table_rules, await replayed(record, setup), stored.lines)
    if snapshot["about"] != about:
        return await _under_new_rules(table_rules, stored, snapshot, reader)
    session = await _caught_up(table_rules, stored, snapshot, reader)
    after = stored.snapshot.after if stored.snapshot else 0
    return HostedGame(setup, table_rules, session, stored.lines, after)


async def _caught_up(
    table_rules: TableRules, stored: StoredTable, snapshot: Snapshot, reader: RecordReader
) -> Session[Any]:
    """The session of a snapshot, with what has been answered since."""
    assert stored.header is not None and stored.snapshot is not None  # noqa: S101, PT018 - looked at before
    setup, rules = stored.setup, table_rules.rules
    state = state_from_json(type(rules.new_state()), snapshot["position"]["state"])
    header: HeaderLine = msgspec.json.decode(stored.header)
    session = begin_at(rules, header, snapshot, stored.snapshot.after, state, bytes.fromhex(setup.secret))
    try:
        await in_slices(catching_up(session, [_read(line) for line in stored.tail]))
    except NeedsRecord:
        return await replayed(await whole_record(reader, setup.id), setup)
    return session


async def _under_new_rules(
    table_rules: TableRules, stored: StoredTable, snapshot: Snapshot, reader: RecordReader
) -> HostedGame:
    """The game as the rules of today go on with it: from a state that enters the record as an epoch."""
    assert stored.header is not None and stored.snapshot is not None  # noqa: S101, PT018 - looked at before
    setup, rules, about = stored.setup, table_rules.rules, about_of(table_rules.game)
    whole: StandingNow | None = snapshot.get("now")
    if whole is None:
        whole = cast("StandingNow", {**snapshot, "lines": stored.snapshot.after})
    if whole["lines"] != stored.lines:
        raise EpochError(_NOT_RESTED)
    state = load_position(rules, about, whole["position"])
    header: HeaderLine = msgspec.json.decode(stored.header)
    record = Record({name: value for name, value in header.items() if name not in HEADER_OWN})
    record.drop(stored.lines, msgspec.json.decode(stored.last or "{}").get("hash", ""))
    told = await all_events(reader, setup.id, stored.lines, setup.players)
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


async def final_state(setup: TableSetup, store: Store) -> tuple[AnyRules, Any]:
    """The rules of a finished game that is a chapter of a campaign, and how it ended by them."""
    table_rules = rules_of(setup)
    stored = await store.load(setup.id)
    snapshot = None if stored is None else _snapshot(stored)
    if snapshot is not None:
        about = about_of(table_rules.game)
        return table_rules.rules, load_position(table_rules.rules, about, snapshot["position"])
    session = await replayed(await whole_record(store, setup.id), setup)
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
