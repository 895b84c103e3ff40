"""A server's data folder of every landed format: everybody is told what they were told."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from kept.folders import FORMATS, KEPT, check_told, each, expected, still, without_presence
from kept.kept_servers import Find, copied, with_store
from veillee.commands import main
from veillee.core.record import parse_record
from veillee.registry import find_game
from veillee.server.settings import Settings
from veillee.server.store import FILE, Store, open_store
from veillee.server.store.schema import STORE_FORMAT
from veillee.server.tables.hosted_game import HostedGame
from veillee.server.tables.reopening import reopen
from veillee.server.tables.stored_record import all_events

# What is kept


@pytest.mark.parametrize("era", FORMATS)
def test_the_store_is_sound_and_of_todays_format(era: str, tmp_path: Path) -> None:
    folder = copied(era, tmp_path / "house")
    assert with_store(folder, lambda store: store.examine()) == []
    number = int(era.removeprefix("format-"))
    earlier = folder / f"house.format-{number}.sqlite"
    assert earlier.is_file() == (number < STORE_FORMAT)
    if number < STORE_FORMAT:
        assert dump(earlier) == dump(KEPT / era / "house" / FILE)


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        return list(connection.iterdump())


@pytest.mark.parametrize("era", FORMATS)
def test_every_record_is_there_to_the_letter(era: str, tmp_path: Path) -> None:
    kept = expected(era, "house")["tables"]

    async def read(store: Store) -> dict[str, list[str]]:
        return {name: await store.record(about["id"]) for name, about in kept.items()}

    records = with_store(copied(era, tmp_path / "house"), read)
    for name, about in kept.items():
        text = "".join(f"{line}\n" for line in records[name])
        if about["record"] is None:
            assert not text, name
            continue
        assert len(records[name]) == about["record"]["lines"], name
        assert sha256(text.encode()).hexdigest() == about["record"]["sha256"], name
        assert parse_record(text).about["revision"] == about["revision"], name


@pytest.mark.postgres
@pytest.mark.parametrize("era", FORMATS)
def test_it_moves_to_postgresql_whole(era: str, tmp_path: Path, database: str) -> None:
    folder = copied(era, tmp_path / "house")
    with_store(folder, lambda store: store.examine())  # as when a server starts, which makes it today's
    backup = str(tmp_path / "backup.sqlite")
    assert main(["backup", backup, "--data", str(folder)]) == 0
    assert main(["restore", backup, "--db", database]) == 0

    async def read() -> tuple[list[str], dict[str, list[str]]]:
        store = open_store(Settings(folder, database=database))
        kept = expected(era, "house")["tables"]
        try:
            records = {name: await store.record(about["id"]) for name, about in kept.items()}
            return await store.examine(), records
        finally:
            store.close()

    findings, records = asyncio.run(read())
    assert findings == []
    for name, about in expected(era, "house")["tables"].items():
        text = "".join(f"{line}\n" for line in records[name])
        digest = None if about["record"] is None else about["record"]["sha256"]
        assert (sha256(text.encode()).hexdigest() if text else None) == digest, name


@pytest.mark.parametrize("era", FORMATS)
def test_every_table_is_found_by_its_people_and_its_status(era: str, tmp_path: Path) -> None:
    house = expected(era, "house")

    async def find(store: Store) -> dict[str, Any]:
        return {row.id: row for row in await store.find_tables(limit=1000)}

    rows = with_store(copied(era, tmp_path / "house"), find)
    assert rows.keys() == {about["id"] for about in house["tables"].values()}
    for name, about in house["tables"].items():
        info, row = about["info"], rows[about["id"]]
        status = "playing" if info["status"] == "stopped" else info["status"]
        assert (row.game, row.status, row.players) == (info["game"], status, info["players"]), name
        assert row.names == [seat["name"] for seat in info["seats"]], name
        assert (row.campaign, row.next) == (info["campaign"], info["next"]), name


def by_todays_rules(about: dict[str, Any]) -> bool:
    """Whether a table plays on by the revision it was kept with; what is over needs no rules."""
    info = about["info"]
    return bool(info["status"] != "playing" or about["revision"] == find_game(info["game"]).revision)


def without_retired(info: dict[str, Any]) -> dict[str, Any]:
    """What is kept of a table, but for options that made no difference and are gone, where it goes on."""
    retired = find_game(info["game"]).retired if info["status"] in ("open", "playing") else ()
    options = {name: value for name, value in info["options"].items() if name not in retired}
    return {**info, "options": options}


@pytest.mark.parametrize("era", FORMATS)
def test_what_the_seats_of_bots_know_is_kept_too(era: str, tmp_path: Path) -> None:
    """Nobody can ask for it; it is what a bot goes on from, and a stand-in."""
    kept = expected(era, "house")["tables"]

    async def look(store: Store) -> None:
        for name, about in kept.items():
            stored = await store.load(about["id"])
            assert stored is not None, name
            game = await reopen(stored, store)
            if game is None:
                assert not about.get("receivers"), name
                continue
            assert isinstance(game, HostedGame) == (about["info"]["status"] == "playing"), name
            events = await all_events(store, about["id"], stored.lines, about["info"]["players"])
            for receiver, said in about["receivers"].items():
                seat = int(receiver)
                document = game.document(seat) if isinstance(game, HostedGame) else game.documents[seat]
                orders = {"orders": said["message"].get("orders", {})}
                same_rules = by_todays_rules(about)
                check_told({**document, **orders}, said["message"], same_rules, (name, receiver))
                assert events[seat] == said["events"], (name, receiver)

    with_store(copied(era, tmp_path / "house"), look)


# What everybody is told


@pytest.mark.parametrize(("era", "key"), each("house", "guests"))
def test_a_guest_comes_back_by_the_same_cookie(era: str, key: str, frozen_server: Find) -> None:
    server = frozen_server(era)

    async def ask() -> Any:
        async with server.guest(key) as guest:
            return (await guest.http.get("/api/v1/me")).json()["name"]

    assert server.run(ask) == server.expected["guests"][key]["name"]


@pytest.mark.parametrize(("era", "name"), each("house", "tables"))
def test_everybody_is_told_at_a_table_what_they_were_told(era: str, name: str, frozen_server: Find) -> None:
    server = frozen_server(era)
    about = server.expected["tables"][name]
    same_rules = by_todays_rules(about)

    async def look() -> None:
        async with server.guest(None) as anybody:
            info = without_presence(await anybody.table(about["id"]))
            kept = without_retired(about["info"])
            assert still(info, kept) == kept
        for receiver, said in about.get("receivers", {}).items():
            seat = int(receiver)
            if said["by"] is None and seat < about["info"]["players"]:
                continue
            token = about["token"] if said["by"] == "token" else None
            async with (
                server.guest(said["by"]) as guest,
                guest.at(about["id"], cut=False, token=token) as client,
            ):
                await client.until(lambda client, seat=seat: seat in client.messages)  # type: ignore[misc]
                message = client.messages[seat]
                check_told(message, said["message"], same_rules, receiver)
                assert client.events[seat] == said["events"], receiver
                # A choice may stand for good now that could be taken back then; never the other way round.
                assert not message.get("undo") or said["message"]["undo"], receiver

    server.run(look)


@pytest.mark.parametrize(("era", "name"), each("house", "tables"))
def test_invitations_are_those_that_were_given(era: str, name: str, frozen_server: Find) -> None:
    server = frozen_server(era)
    about = server.expected["tables"][name]

    async def ask() -> Any:
        async with server.guest(about["people"][0]) as guest:
            return (await guest.http.get(f"/api/v1/tables/{about['id']}/invitations")).json()

    assert server.run(ask) == about["invitations"]


@pytest.mark.parametrize(("era", "name"), each("house", "campaigns"))
def test_a_campaign_has_come_to_what_it_had(era: str, name: str, frozen_server: Find) -> None:
    server = frozen_server(era)
    about = server.expected["campaigns"][name]

    async def ask() -> Any:
        async with server.guest(None) as guest:
            return (await guest.http.get(f"/api/v1/campaigns/{about['id']}")).json()

    kept = about["info"]
    if kept["closed"] == "lost":
        # Such a sheet no longer speaks of victory points.
        kept = {**kept, "sheet": [block for block in kept["sheet"] if block["name"] != "victory-points"]}
    assert server.run(ask) == kept
