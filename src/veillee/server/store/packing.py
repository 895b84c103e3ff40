"""A finished game in one row: its lines as text, its events as one JSON array, both compressed."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from veillee.server.store.rows import StoredLine

_LEVEL: Final = 6
_decoder: Final = msgspec.json.Decoder(list[msgspec.Raw])


def packed_lines(lines: Sequence[StoredLine]) -> bytes:
    return zlib.compress("\n".join(line.text for line in lines).encode(), _LEVEL)


def packed_events(lines: Sequence[StoredLine]) -> bytes:
    """One element for each line, null where nothing was told with it."""
    return zlib.compress(b"[" + b",".join(line.events or b"null" for line in lines) + b"]", _LEVEL)


def unpacked_lines(data: bytes) -> list[str]:
    return zlib.decompress(data).decode().split("\n")


def unpacked_events(data: bytes) -> list[bytes | None]:
    found = (bytes(raw) for raw in _decoder.decode(zlib.decompress(data)))
    return [None if events == b"null" else events for events in found]
