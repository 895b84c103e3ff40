"""What a receiver has been told in a game, from what the store keeps of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from veillee.core.raw_events import Told, event_in
from veillee.core.schema import Event

_decoder: Final = msgspec.json.Decoder(list[Told])


def read_told(data: bytes | None) -> list[Told]:
    """What was told with one line of a record."""
    return [] if data is None else _decoder.decode(data)


def collecting(stored: Sequence[bytes], receiver: int, events: list[Event]) -> Iterator[None]:
    """Append a receiver's events to a list, line by line, as they were told."""
    for data in stored:
        for entry in read_told(data):
            tell(entry, receiver, events)
        yield


def tell(entry: Told, receiver: int, events: list[Event], first: int = 0) -> int:
    """Let a receiver hear one entry; the list holds its events from number `first` on.

    Returns the number it begins with afterwards: an earlier one, where events before it never happened.
    """
    if not entry[0] >> receiver & 1:
        return first
    if isinstance(entry[1], int):
        del events[max(0, entry[1] - first) :]
        return min(first, entry[1])
    event = event_in(entry, receiver)
    if event is not None:
        event["n"] = first + len(events)
        events.append(event)
    return first
