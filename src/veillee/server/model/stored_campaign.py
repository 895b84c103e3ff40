"""What is stored of a campaign besides its tables."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from veillee import campaigns
from veillee.core.schema import Value
from veillee.data.owner_data import OwnerData
from veillee.server.model.table_setup import Seat
from veillee.server.owner_files import owner_data_of


class StoredCampaign(msgspec.Struct):
    """What is kept of a campaign besides its tables."""

    id: str
    game: str
    options: dict[str, Value]
    #: What it has come to; a plain dictionary, as `veillee.core.campaign` makes it.
    progress: dict[str, Any]
    #: Everybody who ever took part, by name.
    names: list[str]
    #: Who sits at the next table.
    seats: list[Seat]
    created: float
    memory_aid: bool = True
    #: The tables so far, one for each chapter; the last may still be running.
    tables: list[str] = []
    #: How many of them are written down in the progress.
    folded: int = 0
    #: The text of the owner's data it is played with.
    owner_data: str | None = None
    #: What fits the progress while nobody else has changed it.
    seal: str = ""

    @property
    def owned(self) -> OwnerData | None:
        return None if self.owner_data is None else owner_data_of(self.game, self.owner_data)

    def to_bytes(self) -> bytes:
        """The campaign as it is kept, sealed."""
        self.seal = campaigns.seal_of(self.progress)
        return _encoder.encode(self)


_encoder: Final = msgspec.json.Encoder()
