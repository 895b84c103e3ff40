"""Owner's data that guests bring: looked at by a worker first, and read once by each process."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

import msgspec

from veillee.core import OptionError
from veillee.core.schema import Value
from veillee.data.owner_data import OwnerData, OwnerDataError
from veillee.registry import find_game, owner_data_for, rules_for
from veillee.server.api_error import ApiError


class OwnerFileJob(msgspec.Struct, frozen=True):
    """A text of owner's data, to be looked at for a table of so many with these options (as JSON)."""

    game: str
    players: int
    setup: bytes
    text: str


class OwnerFileChecker(Protocol):
    """Whoever looks at a file outside the event loop, and gives up in time."""

    async def check_owner_file(self, job: OwnerFileJob) -> str: ...


@lru_cache(maxsize=64)
def owner_data_of(game: str, text: str) -> OwnerData:
    """The cards a text speaks of, read once; OwnerDataError if it is wrong."""
    return owner_data_for(find_game(game), "owner_data", text.encode())


def fault_in(job: OwnerFileJob) -> str:
    """What is wrong with a text of owner's data; nothing if it can be played with.

    Options that do not fit are not its fault: whoever opens the table refuses them.
    """
    try:
        owner_data = owner_data_of(job.game, job.text)
        rules_for(find_game(job.game), job.players, msgspec.json.decode(job.setup), owner_data)
    except OwnerDataError as error:
        return str(error)
    except OptionError:
        return ""
    return ""


async def check_owner_file(
    checker: OwnerFileChecker, game: str, players: int, options: dict[str, Value], text: str | None
) -> None:
    """Let a worker read a text before this process does; ApiError if it is wrong or takes too long."""
    if text is None:
        return
    fault = await checker.check_owner_file(OwnerFileJob(game, players, msgspec.json.encode(options), text))
    if fault:
        raise ApiError(400, "server-bad-owner-data", problem=fault)
