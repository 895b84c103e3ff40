"""A game that can only be looked at."""

from __future__ import annotations

from functools import lru_cache
from typing import cast, final

import msgspec

from veillee.core.results import Result, ranked_by_score
from veillee.core.schema import GameDescription
from veillee.server.game_descriptions import with_ids_of_today
from veillee.server.messages import TableStatus
from veillee.server.tables.hosted_game import Document


@final
class ArchivedGame:
    """A game that is over, or that today's rules cannot go on with: shown as it was, it never changes."""

    def __init__(self, status: str, lines: int, described: bytes, messages: list[Document]) -> None:
        #: `over`, `abandoned`, or `stopped` where it was still being played.
        self.status = "stopped" if status == "playing" else cast("TableStatus", status)
        self.lines = lines
        #: The game's description, and the same as it is sent.
        self.description: GameDescription = _description(described)
        self.described = msgspec.Raw(msgspec.json.encode(self.description))
        lowest_wins = self.description.get("lowest_wins", False)
        self.documents: list[Document] = [_at_rest(message, lowest_wins) for message in messages]


def _at_rest(message: Document, lowest_wins: bool) -> Document:
    """The message of a game in which nobody is asked any more; one kept earlier gets a plain ranking."""
    found: Document = {**message, "waiting": []}
    result = found.get("result", {})
    if "ranking" not in found and "scores" in result and "interlude" not in result:
        plain = ranked_by_score(Result(result["scores"], result["winners"]), lowest_wins)
        found["ranking"] = plain.to_json()
    if "decision" in found:
        found["decision"] = None
    if "undo" in found:
        found["undo"] = False
    return found


@lru_cache(maxsize=64)
def _description(data: bytes) -> GameDescription:
    """A description, which tables of the same kind share."""
    found: GameDescription = msgspec.json.decode(data)
    return with_ids_of_today(found)
