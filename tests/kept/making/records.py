"""Practice games in one process, and records that a server keeps."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from kept.making.boxes import FAIRY_TALE, SHORT
from veillee.core.record import parse_record
from veillee.core.session import Session
from veillee.registry import about_of, find_game, owner_data_for, rules_for
from veillee.server.settings import Settings
from veillee.server.store import open_to_look

#: Which tables of the house give their records, as they are.
OF_TABLES = ("finished", "abandoned", "mid-phase", "epoch")


def make_records(folder: Path, house: Path, tables: dict[str, Any]) -> dict[str, Any]:
    """All records, and what is expected of them."""
    found: dict[str, Any] = {}
    for game in SHORT:
        found |= keep(folder, f"{game}.record", played(game))
    (folder / "fairy-tale-box.toml").write_text(FAIRY_TALE, encoding="utf-8")
    own = {"owner_data": "fairy-tale-box.toml"}
    found |= keep(folder, "fairy-tale-owner-data.record", played("fairy-tale", FAIRY_TALE), **own)
    found |= keep(folder, "fine-sand-take-backs.record", played("fine-sand", between=second_thoughts))
    found |= keep(folder, "dice-upon-a-time-running.record", played("dice-upon-a-time", most=30))
    broken_off = played("grimm-forest", most=8)
    broken_off.abandon()
    found |= keep(folder, "grimm-forest-abandoned.record", broken_off)
    return found | of_tables(folder, house, tables)


def played(
    id: str,
    box: str | None = None,
    most: int = 10_000,
    between: Callable[[Session[Any], int], None] = lambda _session, _seat: None,
) -> Session[Any]:
    """A practice game of chance, so many answers long; `between` is called after each."""
    game = find_game(id)
    owner_data = None if box is None else owner_data_for(game, "box.toml", box.encode())
    options = {**SHORT[id], "mode": "expert"} if box else SHORT[id]
    rules = rules_for(game, 2 if box else 3, options, owner_data)
    session: Session[Any] = Session(rules, about_of(game), seed=14)
    rng = Random(14)
    for _ in range(most):
        if session.state.over:
            break
        seat = rng.choice(list(rules.asked(session.state)))
        session.answer(seat, rng.choice(rules.offer(session.state, seat)))
        if not session.state.over:
            between(session, seat)
    return session


def second_thoughts(session: Session[Any], seat: int) -> None:
    """Now and then take back the last choice: freely if that can be, once with the others' consent."""
    if len(session.record.lines) % 7 == 0 and session.undo(seat) is not None and not session.take_backs:
        session.take_back(seat)


def keep(folder: Path, file: str, session: Session[Any], **more: str) -> dict[str, Any]:
    return kept(folder, file, session.record.text(), **more)


def kept(folder: Path, file: str, text: str, **more: str) -> dict[str, Any]:
    (folder / file).write_text(text, encoding="utf-8")
    record = parse_record(text)
    last = record.lines[-1]
    about = {name: record.about[name] for name in ("game", "revision")}
    result = last["result"] if last["type"] == "end" else None
    return {file: {**more, **about, "lines": len(record.lines), "result": result}}


def of_tables(folder: Path, house: Path, expected: dict[str, Any]) -> dict[str, Any]:
    """Records of the server's tables: of a running one with the key that only the store has."""
    found: dict[str, Any] = {}
    with closing(sqlite3.connect(f"{(house / 'house.sqlite').as_uri()}?mode=ro", uri=True)) as connection:
        for name, about in expected["tables"].items():
            if not name.startswith("fairy-tale-") or not name.endswith(OF_TABLES) or "earlier" in name:
                continue
            lines, key = _stored(house, connection, about["id"])
            running = about["info"]["status"] == "playing"
            file = f"{name}{'-running' if running else ''}-at-a-server.record"
            found |= kept(folder, file, lines, **({"key": key} if running else {}))
    return found


def _stored(house: Path, connection: sqlite3.Connection, id: str) -> tuple[str, str]:
    async def read() -> list[str]:
        store = open_to_look(Settings(house))
        try:
            return await store.record(id)
        finally:
            store.close()

    (papers,) = connection.execute("SELECT papers FROM tables WHERE id = ?", (id,)).fetchone()
    return "".join(f"{line}\n" for line in asyncio.run(read())), json.loads(papers)["secret"]
