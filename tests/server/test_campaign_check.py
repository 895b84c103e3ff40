"""What a server has kept of a campaign: changed behind its back it is refused, and owner's cards stay."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from server.live_server import BOT, ME, Guest, Run, serving
from server.test_campaigns import FABLE, begin, campaign, go_on, look_on

OWNED = 'game = "fine-sand"\n[[change]]\nid = "sand-pie"\ncost = 2\n'


def change(data: Path, **wrong: Any) -> str:
    """Write something else into the store; returns what there is now."""
    with sqlite3.connect(data / "house.sqlite") as store:
        papers = json.loads(store.execute("SELECT papers FROM campaigns").fetchone()[0])
        papers["progress"].update(wrong)
        store.execute("UPDATE campaigns SET papers = ?", (json.dumps(papers).encode(),))
    store.close()
    return json.dumps(papers)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"pile": ["pit"] * 5}, "of 'pit', there are only 1"),
        ({"games": 4}, "games: it says 4, but there are 1 lines"),
        ({"winners": []}, "winners: it says 0 of them"),
        ({"members": 9}, "names: there are 2, for 9 members"),
    ],
    ids=["pile", "games", "winners", "members"],
)
def test_what_was_never_played_is_refused(tmp_path: Path, wrong: dict[str, Any], complaint: str) -> None:
    known: dict[str, Any] = {}

    async def first(address: str) -> None:
        async with Guest(address) as anna:
            opened = await begin(anna, ME, BOT, **FABLE)
            await look_on(anna, opened["table"])
            await look_on(anna, await go_on(anna, opened["id"]))
            found = await campaign(anna, opened["id"])
            known.update(id=opened["id"], cookie=anna.http.cookies["veillee"], sheet=found["sheet"])

    async def later(address: str) -> None:
        async with Guest(address, None) as anna:
            anna.http.cookies.set("veillee", known["cookie"])
            for method, path in (("GET", ""), ("POST", "/next"), ("DELETE", "")):
                answer = await anna.http.request(method, f"/api/v1/campaigns/{known['id']}{path}")
                error = answer.json()["error"]
                assert (answer.status_code, error["message"]) == (409, "server-campaign-damaged")
                assert complaint in error["arguments"]["problem"], error

    def visit(what: Any) -> None:
        with serving(tmp_path) as (address, _):
            asyncio.run(asyncio.wait_for(what(address), 60))

    visit(first)
    with sqlite3.connect(tmp_path / "house.sqlite") as store:
        [right] = store.execute("SELECT papers FROM campaigns").fetchone()
    now = change(tmp_path, **wrong)
    visit(later)
    with sqlite3.connect(tmp_path / "house.sqlite") as store:
        assert store.execute("SELECT papers FROM campaigns").fetchone()[0].decode() == now
        store.execute("UPDATE campaigns SET papers = ?", (right,))
    store.close()


def test_every_chapter_has_the_owner_s_cards(run: Run) -> None:
    async def visit(address: str) -> None:
        async with Guest(address) as anna:
            opened = await begin(anna, ME, BOT, **FABLE, owner_data=OWNED)
            await look_on(anna, opened["table"])
            await go_on(anna, opened["id"])
            found = await campaign(anna, opened["id"])
            hashes = {(await anna.table(chapter["table"]))["owner_data"] for chapter in found["chapters"]}
            assert len(found["chapters"]) == 2
            assert [len(each) for each in hashes] == [64]
            wrong = {**FABLE, "seats": [ME, BOT], "owner_data": "game = 7"}
            answer = await anna.http.post("/api/v1/campaigns", json=wrong)
            assert answer.json()["error"]["message"] == "server-bad-owner-data"

    run(visit)
