"""What of a table is on disk, and what has changed since."""

from __future__ import annotations

import time
from typing import final

import msgspec

from veillee.registry import about_of
from veillee.server.papers import Papers
from veillee.server.play import Play, rules_of
from veillee.server.store import GameBegun, GameEnded, StoredTable, TableChange


@final
class Keeping:
    """Works out the change that brings the store up to date; `done` once it has been saved."""

    def __init__(self, stored: StoredTable | None = None) -> None:
        self._papers = b"" if stored is None else stored.papers.to_bytes()
        self._written = self._papers
        self._status = "" if stored is None else stored.status

    def change(self, papers: Papers, play: Play | None, at_rest: bool = False) -> TableChange | None:
        """All that must be saved now; None if that is nothing."""
        self._written = papers.to_bytes()
        status = _status(papers, play, self._status)
        changed = None if self._written == self._papers else papers
        if play is None:
            new = None if status == self._status else status
            return None if changed is None else TableChange(papers.id, papers=changed, status=new)
        lines = play.unsaved()
        ends = status != self._status and not play.running
        # How a chapter ended is what its campaign goes on from.
        snapshot = play.final_snapshot() if ends and papers.campaign else play.snapshot(at_rest)
        if changed is None and not lines and snapshot is None:
            return None
        return TableChange(
            papers.id,
            play.saved,
            lines,
            changed,
            None if status == self._status else status,
            _begun(papers, play) if not play.saved else None,
            _ended(play, status) if ends else None,
            snapshot,
            play.views() if lines else None,
            rules_of(papers).stored if play.is_new else None,
        )

    def done(self, papers: Papers, play: Play | None) -> None:
        """What `change` said is on disk."""
        self._papers = self._written
        self._status = _status(papers, play, self._status)
        if play is not None:
            play.note_saved()


def _status(papers: Papers, play: Play | None, before: str) -> str:
    if play is not None:
        return play.status
    return "abandoned" if papers.closed else before or "open"


def _begun(papers: Papers, play: Play) -> GameBegun:
    about = about_of(play.game)
    return GameBegun(papers.game, about["revision"], about["data"], papers.players, time.time())


def _ended(play: Play, status: str) -> GameEnded:
    return GameEnded(status, msgspec.json.encode(play.session.result()), time.time())
