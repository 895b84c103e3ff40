"""What a table of `crash` expects after a kill, and what it must not."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any, cast

from veillee.torture.crash_kinds import KINDS
from veillee.torture.crash_tables import CrashTable, SharedState
from veillee.torture.device import QUIET, Command, Device
from veillee.torture.http_client import Person
from veillee.torture.ledger import Promise

SEAT = 0


def table_with_a_device() -> tuple[CrashTable, Device]:
    """A device whose every wish is done, and that is told nothing by itself."""
    table = CrashTable(SharedState(1), KINDS[0], Random(1))
    device = Device(cast(Person, None), table.blame, table._soften)
    device.seats, device.info = [SEAT], {"paused": True, "status": "playing"}
    device.messages = {SEAT: {"orders": {}, "undo": False}}
    table.devices = [device]

    async def done(command: Command) -> dict[str, Any]:
        return {"type": "done", "to": command.kind}

    device.command = done  # type: ignore[method-assign]
    return table, device


def kill(table: CrashTable, since: float | None = None) -> None:
    table.note_kill(time.monotonic() if since is None else since)
    table._shared.killed_at = time.monotonic()


def ask(table: CrashTable, device: Device, kind: str) -> None:
    asyncio.run(table._ask(device, Command(kind, SEAT, {})))


def test_a_pause_must_outlive_a_kill_until_somebody_ends_it() -> None:
    table, device = table_with_a_device()
    ask(table, device, "pause")
    kill(table)
    device.info = {"paused": False, "status": "playing"}
    table._check_pause(device)
    assert [fault["what"] for fault in table._shared.faults] == ["paused was True, and is False"]
    table._shared.faults.clear()
    ask(table, device, "pause")
    kill(table)
    ask(table, device, "resume")
    table._check_pause(device)
    assert table._shared.faults == []


def test_a_take_back_under_way_may_have_come_to_be_until_the_seat_is_told_something() -> None:
    table, device = table_with_a_device()
    kill(table)
    assert promise(device).maybe_undone is False
    ask(table, device, "undo")
    table._undoing_at -= 10 * QUIET
    table._shared.killed_at = 0.0
    kill(table)
    assert promise(device).maybe_undone is True, "since the first kill nobody was told anything"
    table._undoing_at = 0.0
    kill(table)
    assert promise(device).maybe_undone is True
    device.promises.clear()
    kill(table)
    assert promise(device).maybe_undone is False
    table._undoing_at = time.monotonic() - 10 * QUIET
    device.promises.clear()
    kill(table, since=time.monotonic() - 10 * QUIET)
    assert promise(device).maybe_undone is True, "the server may have been dead for long"


def promise(device: Device) -> Promise:
    return device.promises[SEAT]


def test_what_a_dead_server_did_not_tell_any_more_is_no_quiet_table() -> None:
    table, device = table_with_a_device()
    device.heard_at = time.monotonic() - 10 * QUIET
    kill(table, since=device.heard_at + QUIET / 2)
    assert promise(device).document is None
    device.promises.clear()
    kill(table)
    assert promise(device).document is not None
    device.promises.clear()
    device.messages[SEAT]["decision"] = {"number": 3, "options": [7]}
    kill(table)
    assert promise(device).document is None, "the server answers that by itself"
