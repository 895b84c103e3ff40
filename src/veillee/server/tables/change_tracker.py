"""What of a table is on disk, and what has changed since."""

from __future__ import annotations

import time
from typing import final

import msgspec

from veillee.registry import about_of
from veillee.server.model.table_setup import TableSetup
from veillee.server.store import GameBegun, GameEnded, StoredTable, TableChange
from veillee.server.tables.hosted_game import HostedGame, rules_of


@final
class ChangeTracker:
    """Works out the change that brings the store up to date; `done` once it has been saved."""

    def __init__(self, stored: StoredTable | None = None) -> None:
        self._setup = b"" if stored is None else stored.setup.to_bytes()
        self._written = self._setup
        self._status = "" if stored is None else stored.status
        #: Every change says under which fence the table is held.
        self.fence = 0 if stored is None else stored.fence

    def change(self, setup: TableSetup, game: HostedGame | None, at_rest: bool = False) -> TableChange | None:
        """All that must be saved now; None if that is nothing."""
        self._written = setup.to_bytes()
        status = _status(setup, game, self._status)
        changed = None if self._written == self._setup else setup
        if game is None:
            new = None if status == self._status else status
            if changed is None:
                return None
            return TableChange(setup.id, setup=changed, status=new, fence=self.fence)
        lines = game.unsaved()
        ends = status != self._status and not game.running
        # How a chapter ended is what its campaign goes on from.
        snapshot = game.final_snapshot() if ends and setup.campaign else game.snapshot(at_rest)
        if changed is None and not lines and snapshot is None:
            return None
        return TableChange(
            setup.id,
            game.saved,
            lines,
            changed,
            None if status == self._status else status,
            _begun(setup, game) if not game.saved else None,
            _ended(game, status) if ends else None,
            snapshot,
            game.views() if lines else None,
            rules_of(setup).stored if game.is_new else None,
            self.fence,
        )

    def done(self, setup: TableSetup, game: HostedGame | None) -> None:
        """What `change` said is on disk."""
        self._setup = self._written
        self._status = _status(setup, game, self._status)
        if game is not None:
            game.note_saved()


def _status(setup: TableSetup, game: HostedGame | None, before: str) -> str:
    if game is not None:
        return game.status
    return "abandoned" if setup.closed else before or "open"


def _begun(setup: TableSetup, game: HostedGame) -> GameBegun:
    about = about_of(game.definition)
    return GameBegun(setup.game, about["revision"], about["data"], setup.players, time.time())


def _ended(game: HostedGame, status: str) -> GameEnded:
    return GameEnded(status, msgspec.json.encode(game.session.result()), time.time())
