"""A finished game from an earlier house: what it did not keep is added where that can be done."""

from __future__ import annotations

from typing import Any

import msgspec

from veillee.server.tables.archived_game import ArchivedGame

LOWEST = msgspec.json.encode({"id": "toy", "lowest_wins": True})


def shown(message: Any) -> Any:
    document: Any = {"view": {}, "waiting": [0], **message}
    return ArchivedGame("over", 9, LOWEST, [document]).documents[0]


def test_a_game_kept_without_a_ranking_gets_a_plain_one() -> None:
    found = shown({"result": {"scores": [4, 2, 2], "winners": [2]}})
    assert found["ranking"] == {"seats": [2, 1, 0], "ranks": [3, 2, 1], "decided": None}
    assert found["waiting"] == []


def test_a_ranking_that_was_kept_stays() -> None:
    kept = {"seats": [0], "ranks": [1], "decided": {"rule": "x", "message": "won", "arguments": {}}}
    assert shown({"result": {"scores": [4], "winners": [0]}, "ranking": kept})["ranking"] == kept


def test_what_nobody_won_has_no_ranking() -> None:
    assert "ranking" not in shown({"result": {"abandoned": True}})
    assert "ranking" not in shown({"result": {"scores": [0], "winners": [0], "interlude": True}})
