"""What the server really says, and what records really hold, is what docs/schema says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from json_schema import NotSo, SchemaFile
from server.live_server import BOT, ME, Client, Guest, Run

ROOT = Path(__file__).parents[2]
KEPT = sorted((ROOT / "tests" / "kept" / "format-1" / "records").glob("*.record"))

PROTOCOL = SchemaFile("protocol")
RECORD = SchemaFile("record")

GAMES = ["fairy-tale", "grimm-forest", "fine-sand", "dice-upon-a-time", "whispers"]
#: The events that every game tells in the same way.
ENGINE = {
    schema["properties"]["event"]["enum"][0]: name
    for name, schema in PROTOCOL.definitions.items()
    if "enum" in schema.get("properties", {}).get("event", {})
}


def _without_gone(patched: dict[str, Any]) -> dict[str, Any]:
    """Without what a patch took away: for that null stands, but in members that can be null themselves."""
    return {
        name: value for name, value in patched.items() if value is not None or name in ("decision", "tally")
    }


def check_seat(client: Client, seat: int) -> set[str]:
    """Everything a receiver knows; returns the names of the engine's events among it."""
    message = {**_without_gone(client.messages[seat]), "events": client.events[seat]}
    PROTOCOL.check({**message, "view": _without_gone(message["view"])}, "SeatMessage")
    told = [event for event in client.events[seat] if event["event"] in ENGINE]
    for event in told:
        PROTOCOL.check(event, ENGINE[event["event"]])
    return {event["event"] for event in told}


async def play_a_while(client: Client) -> None:
    """A few answers, and whatever else a seat may ask."""
    await client.play(most=6)
    await client.until(lambda client: client.over or bool(client.asked()))
    for kind in ("hint", "undo", "pause", "resume"):
        await client.command(kind, client.seats[0])
    await client.command("why-not", client.seats[0], option=0)
    await client.command("orders", client.seats[0], orders={})
    await client.command("orders", client.seats[0], orders={"no-such-card": "always"})
    await client.play(most=4)
    await client.command("abandon", client.seats[0])
    await client.until(lambda client: client.over)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_says_is_as_the_schema_says(game: str, run: Run) -> None:
    said: list[dict[str, Any]] = []

    async def script(address: str) -> None:
        async with Guest(address) as anna, Guest(address, None) as nobody:
            table, _ = await anna.open(ME, BOT, BOT, game=game, options={})
            async with nobody.at(table) as looking, anna.at(table) as client:
                plain = client.say

                async def say(**message: Any) -> None:
                    said.append(message)
                    await plain(**message)

                client.say = say  # type: ignore[method-assign]  # to hear both sides
                await play_a_while(client)
                await looking.until(lambda looking: looking.over)
                for message in [*client.heard, *looking.heard]:
                    PROTOCOL.check(message, "ServerMessage")
                told = check_seat(client, 0) | check_seat(looking, 3)
                PROTOCOL.check(client.table, "TableInfo")
            assert "answer" in told or "move" in told, "so little happened that nothing was checked"
            record = (await anna.http.get(f"/api/v1/tables/{table}/record")).text
            for line in record.splitlines():
                RECORD.check(json.loads(line), "RecordLine")

    run(script)
    kinds = {message["type"] for message in said}
    assert {"answer", "hint", "undo", "why-not", "orders", "abandon"} <= kinds
    for message in said:
        PROTOCOL.check(message, "ClientMessage")


def test_what_http_says_is_as_the_schema_says(run: Run) -> None:
    async def script(address: str) -> None:
        async with Guest(address) as anna:
            for game in (await anna.http.get("/api/v1/games")).json():
                PROTOCOL.check(game, "GameInfo")
            for path, name in (("house", "HouseInfo"), ("me", "Me"), ("tables/none", "Failure")):
                PROTOCOL.check((await anna.http.get(f"/api/v1/{path}")).json(), name)
            body = {"game": "fine-sand", "campaign": "solo", "seats": [ME]}
            PROTOCOL.check(body, "NewCampaign")
            opened = (await anna.http.post("/api/v1/campaigns", json=body)).json()
            PROTOCOL.check(opened, "OpenedCampaign")
            found = (await anna.http.get(f"/api/v1/campaigns/{opened['id']}")).json()
            PROTOCOL.check(found, "CampaignInfo")
            assert {block["block"] for block in found["sheet"]} >= {"lines", "track", "numbers", "figure"}

    run(script)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_records_are_as_the_schema_says(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        RECORD.check(json.loads(line), "RecordLine")


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"reasons": 3}, "3 is no array"),
        ({"reasons": [{"rule": "", "message": ""}]}, "'arguments' is missing"),
        ({"id": True}, "True is no integer"),
        ({"moons": 1}, "should not be there"),
        ({"type": "done"}, "is none of"),
    ],
)
def test_what_is_not_as_the_schema_says_is_noticed(change: dict[str, Any], wrong: str) -> None:
    message = {"type": "refused", "id": 1, "reasons": []}
    PROTOCOL.check(message, "ServerMessage")
    with pytest.raises(NotSo, match=wrong):
        PROTOCOL.check(message | change, "Refused")


def test_the_files_are_made_from_the_types_of_today() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "scripts" / "protocol.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode, checked.stderr) == (0, "")
