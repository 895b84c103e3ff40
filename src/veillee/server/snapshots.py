"""How a game stood when it was last kept: enough to go on under changed rules, or to show it as it was."""

from __future__ import annotations

import logging
from typing import Any, Final, final

import msgspec

from veillee.core import OptionError
from veillee.core.epoch import EpochError, load_position, position_of
from veillee.core.happenings import Event
from veillee.core.record import Record, parse_record, state_hash
from veillee.owner_data import OwnerDataError
from veillee.registry import UnknownGame, about_of
from veillee.server.papers import Papers
from veillee.server.play import Play, Sight, resume, rules_of
from veillee.server.store import Kept

_log = logging.getLogger(__name__)


class Snapshot(msgspec.Struct, frozen=True):
    """The position for the rules to come, and what everybody was shown, should they not take it."""

    position: dict[str, Any]
    take_backs: int
    status: str
    description: dict[str, Any]
    messages: list[dict[str, Any]]
    events: list[list[Event]]


@final
class Archive:
    """A game that today's rules cannot go on with, or need not: it is shown as it was and never changes."""

    def __init__(self, snapshot: Snapshot, record: Record) -> None:
        #: `over`, `abandoned`, or `stopped` where it was still being played.
        self.status = "stopped" if snapshot.status == "playing" else snapshot.status
        self.description = snapshot.description
        self.record = record
        self.sights = [Sight(*sight) for sight in zip(snapshot.messages, snapshot.events, strict=True)]
        for sight in self.sights:
            now = {"waiting": [], "undo": False, "decision": None}
            sight.message.update({name: now[name] for name in now if name in sight.message})


def snapshot_of(play: Play, description: dict[str, Any]) -> bytes:
    """What is kept with every line of a game's record."""
    sights = play.sights()
    return _encoder.encode(
        Snapshot(
            position_of(play.rules, about_of(play.game), play.session.state),
            play.session.take_backs,
            play.status,
            description,
            [sight.message for sight in sights],
            [sight.events for sight in sights],
        )
    )


def reopen(papers: Papers, kept: Kept) -> Play | Archive | None:
    """A kept game: played on by the rules it was played by, or by those of today, or shown as it was.

    None if it has not begun. Raises what the rules or the record have against it if there is nothing to show.
    """
    if not kept.text:
        return None
    record = parse_record(kept.text)
    try:
        game, rules = rules_of(papers)
        if record.about == about_of(game):
            return resume(papers, record)
        snapshot = _read(kept.snapshot)
        if snapshot.status != "playing":
            return Archive(snapshot, record)
        state = load_position(rules, about_of(game), snapshot.position)
    except (EpochError, OptionError, OwnerDataError, UnknownGame) as error:
        _log.warning("a table of %s cannot be played on: %s", papers.game, error)
        return Archive(_read(kept.snapshot), record)
    saved = len(record.lines)
    record.epoch(about_of(game), state.to_json(), state_hash(state), snapshot.events, snapshot.take_backs)
    play = resume(papers, record)
    play.saved = saved
    return play


def _read(data: bytes | None) -> Snapshot:
    if data is None:
        raise EpochError("it was kept by a version that took no snapshots")
    return _decoder.decode(data)


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Snapshot)
