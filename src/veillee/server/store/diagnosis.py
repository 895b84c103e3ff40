"""A store looked at from all sides, for who runs a server: what is wrong, and what can be put right."""

from __future__ import annotations

import asyncio
from contextlib import closing

import msgspec

from veillee.server.settings import Settings
from veillee.server.store.backup import copy_beside
from veillee.server.store.errors import StoreError
from veillee.server.store.file_checks import FileChecks, check_files
from veillee.server.store.opening import open_store, open_to_look, postgres_reader
from veillee.server.store.schema import STORE_FORMAT
from veillee.server.store.sqlite import integrity
from veillee.server.store.sqlite_file import FILE, format_of, open_to_read, readable_errors
from veillee.server.store.store import Store


class Diagnosis(msgspec.Struct):
    """What was found; all is well if nothing was found in the store, nor around it."""

    format: int
    bytes: int
    #: None of a database, which lies on somebody else's disk.
    free: int | None
    in_use: bool
    findings: list[str]
    #: What is wrong with permissions or the disk; each says what to do.
    around: list[str]
    #: What a repair would do.
    repairs: list[str]
    notes: list[str]

    @property
    def is_sound(self) -> bool:
        return not (self.findings or self.around)


async def diagnose(settings: Settings) -> Diagnosis:
    """Look at everything and change nothing, also while a server runs; StoreError if it cannot be opened."""
    if settings.database is not None:
        return await _diagnose_database(settings.database)
    found = await asyncio.to_thread(_from_outside, settings)
    if found.format == STORE_FORMAT:
        with closing(open_to_look(settings)) as store:
            await _look_inside(store, found)
    return found


async def _diagnose_database(url: str) -> Diagnosis:
    reader = await asyncio.to_thread(postgres_reader, url)
    with closing(Store(reader, reader.secret)) as store:
        noticed = await asyncio.to_thread(reader.findings)
        found = _diagnosis(STORE_FORMAT, await reader.check_files(), noticed)
        await _look_inside(store, found)
    return found


def _from_outside(settings: Settings) -> Diagnosis:
    path = settings.data / FILE
    with closing(open_to_read(path)) as connection, readable_errors(path):
        number = format_of(connection, path)
        if number is None:
            raise StoreError(f"{path} is empty: `veillee serve` makes it a store")
        damage = integrity(connection)
    try:
        around = check_files(settings.data)
    except OSError as error:
        raise StoreError(f"cannot look at {settings.data}: {error.strerror or error}") from error
    return _diagnosis(number, around, [f"damaged: {line}" for line in damage])


def _diagnosis(number: int, around: FileChecks, damage: list[str]) -> Diagnosis:
    """What there is to say before any row is looked at."""
    notes = list(around.notes)
    if number < STORE_FORMAT:
        notes.insert(
            0, f"it is of format {number}; `veillee serve` brings it to {STORE_FORMAT} when it starts"
        )
    repairs = ["make all indexes anew, if that is all that is damaged"] if damage else []
    return Diagnosis(
        number, around.bytes, around.free, around.in_use, damage, around.findings, repairs, notes
    )


async def _look_inside(store: Store, found: Diagnosis) -> None:
    try:
        found.findings += await store.examine_rows()
        found.repairs += await store.repairs()
    except StoreError as error:
        found.findings.append(f"what is kept cannot be read in full: {error}")


async def repair(settings: Settings) -> list[str]:
    """Put right what can be, after a copy of a file was laid beside it; returns what was done.

    StoreError if a server is using the store, or it is too badly damaged.
    """
    try:
        store = open_store(settings)
    except StoreError as error:
        raise StoreError(f"it cannot be repaired, only restored from a backup: {error}") from error
    with closing(store):
        kept = [] if settings.database is not None else await asyncio.to_thread(_keep_copy, settings)
        done = await store.repair()
        await store.rebuild()
    return [*kept, *done, "made all indexes anew"]


def _keep_copy(settings: Settings) -> list[str]:
    return [f"kept a copy of it as it was: {copy_beside(settings)}"]
