"""A campaign's rows."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from veillee.server.model.stored_campaign import StoredCampaign
from veillee.server.store.engine import Connection

Row = tuple[str, str, str, str, float, float, bytes]
Member = tuple[str, int, str | None, str]

_decoder: Final = msgspec.json.Decoder(StoredCampaign)


def rows_of(stored: StoredCampaign, now: float) -> tuple[Row, list[Member]]:
    """The rows of a campaign as it is now."""
    progress = stored.progress
    status = status_of(progress)
    row = (stored.id, stored.game, progress["campaign"], status, stored.created, now, stored.to_bytes())
    guests = [seat.guest for seat in stored.seats]
    return row, member_rows(stored.id, stored.names, progress["seats"], guests)


def save_campaign(connection: Connection, row: Row, members: list[Member]) -> None:
    """Write a campaign's rows; a member who has left is still found by guest."""
    connection.execute(
        "INSERT INTO campaigns (id, game, campaign, status, created, changed, papers)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " status = excluded.status, changed = excluded.changed, papers = excluded.papers",
        row,
    )
    connection.executemany(
        "INSERT INTO campaign_members (campaign_id, number, guest, name) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (campaign_id, number) DO UPDATE SET"
        " name = excluded.name, guest = coalesce(excluded.guest, campaign_members.guest)",
        members,
    )


def status_of(progress: dict[str, Any]) -> str:
    """Whether it is being played, or how it was closed."""
    closed: str = progress["closed"]
    return closed or "playing"


def member_rows(id: str, names: list[str], seats: list[int], guests: list[str | None]) -> list[Member]:
    """Everybody who ever took part, with the guest of those who sit at the next table."""
    sitting = dict(zip(seats, guests, strict=False))
    return [(id, number, sitting.get(number), name) for number, name in enumerate(names)]


def load_campaign(connection: Connection, id: str) -> StoredCampaign | None:
    found = connection.execute("SELECT papers FROM campaigns WHERE id = ?", (id,)).fetchone()
    return None if found is None else _decoder.decode(found[0])
