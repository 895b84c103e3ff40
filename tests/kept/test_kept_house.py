"""A server's data folder of every landed format: everybody is told what they were told, and plays on."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest

from kept.folders import FORMATS, KEPT, each, expected, known
from server.live_server import Client, Guest, serving
from veillee.core.record import parse_record
from veillee.registry import UnknownGame, find_game
from veillee.server.settings import AT_ONCE, Bounds, Pace, Settings
from veillee.server.store import FILE, Store, open_store
from veillee.server.store.schema import FORMAT
from veillee.server.tables import hosted_game
from veillee.server.tables.hosted_game import HostedGame
from veillee.server.tables.reopening import reopen
from veillee.server.tables.stored_record import all_events
from veillee.tools import verifier

T = TypeVar("T")

#: Nothing moves by itself.
STILL: Final = Pace(forced=1e6, bots=1e6, cut=1e6, window=1e6)
#: As many connections as it takes.
BOUNDS: Final = Bounds(connects_at_once=10_000, requests_at_once=10_000, reads_at_once=100_000)
#: Longer than any game here takes, in seconds.
EVENING: Final = 100


@dataclass(frozen=True)
class Evening:
    """A server on a copy of a kept folder, and what is expected of it."""

    era: str
    folder: Path
    address: str
    expected: dict[str, Any]

    def guest(self, key: str | None) -> Guest:
        """Somebody with the cookie they had; nobody in particular if there is no key."""
        guest = Guest(self.address, None)
        if key in self.expected["guests"]:
            guest.http.cookies.set("veillee", self.expected["guests"][key]["cookie"].strip('"'))
        return guest

    def run(self, play: Callable[[], Awaitable[T]]) -> T:
        async def bounded() -> T:
            async with asyncio.timeout(EVENING):
                return await play()

        return asyncio.run(bounded())


def tables(*statuses: str) -> list[tuple[str, str]]:
    """The tables of every format that are in one of these ways, chapters that are over left out."""
    infos = {era: expected(era, "house")["tables"] for era in FORMATS}
    found = [(era, name, infos[era][name]["info"]) for era, name in each("house", "tables")]
    return [
        (era, name)
        for era, name, info in found
        if info["status"] in statuses and (info["status"] == "playing" or not info["campaign"])
    ]


def copied(era: str, folder: Path) -> Path:
    shutil.copytree(KEPT / era / "house", folder)
    return folder


def with_store(folder: Path, do: Callable[[Store], Awaitable[T]]) -> T:
    async def go() -> T:
        store = open_store(Settings(folder))
        try:
            return await do(store)
        finally:
            store.close()

    return asyncio.run(go())


@contextmanager
def evenings(paths: pytest.TempPathFactory, pace: Pace) -> Iterator[Callable[[str], Evening]]:
    """Servers on copies of kept folders, started when they are first wanted."""
    found: dict[str, Evening] = {}
    with ExitStack() as stack:

        def evening(era: str) -> Evening:
            if era not in found:
                folder = copied(era, paths.mktemp("evening") / era)
                address, _ = stack.enter_context(serving(folder, pace, bounds=BOUNDS))
                found[era] = Evening(era, folder, address, expected(era, "house"))
            return found[era]

        yield evening


Find = Callable[[str], Evening]


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Find]:
    """At which everything stays as it was kept."""
    with evenings(tmp_path_factory, STILL) as found:
        yield found


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Find]:
    """At which games are played on."""
    with evenings(tmp_path_factory, AT_ONCE) as found:
        yield found


# What is kept


@pytest.mark.parametrize("era", FORMATS)
def test_the_store_is_sound_and_of_todays_format(era: str, tmp_path: Path) -> None:
    folder = copied(era, tmp_path / "house")
    assert with_store(folder, lambda store: store.examine()) == []
    number = int(era.removeprefix("format-"))
    earlier = folder / f"house.format-{number}.sqlite"
    assert earlier.is_file() == (number < FORMAT)
    if number < FORMAT:
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
            events = await all_events(store, about["id"], stored.lines, about["info"]["players"])
            for receiver, said in about["receivers"].items():
                seat = int(receiver)
                document = game.document(seat) if isinstance(game, HostedGame) else game.documents[seat]
                orders = {"orders": said["message"].get("orders", {})}
                assert known({**document, **orders}) == known(said["message"]), (name, receiver)
                assert events[seat] == said["events"], (name, receiver)

    with_store(copied(era, tmp_path / "house"), look)


# What everybody is told


@pytest.mark.parametrize(("era", "key"), each("house", "guests"))
def test_a_guest_comes_back_by_the_same_cookie(era: str, key: str, still: Find) -> None:
    evening = still(era)

    async def ask() -> Any:
        async with evening.guest(key) as guest:
            return (await guest.http.get("/api/v1/me")).json()["name"]

    assert evening.run(ask) == evening.expected["guests"][key]["name"]


def without_presence(info: dict[str, Any]) -> dict[str, Any]:
    seats = [{k: v for k, v in seat.items() if k not in ("online", "absent")} for seat in info["seats"]]
    return {**info, "seats": seats}


@pytest.mark.parametrize(("era", "name"), each("house", "tables"))
def test_everybody_is_told_at_a_table_what_they_were_told(era: str, name: str, still: Find) -> None:
    evening = still(era)
    about = evening.expected["tables"][name]

    async def look() -> None:
        async with evening.guest(None) as anybody:
            assert without_presence(await anybody.table(about["id"])) == about["info"]
        for receiver, said in about.get("receivers", {}).items():
            seat = int(receiver)
            if said["by"] is None and seat < about["info"]["players"]:
                continue
            token = about["token"] if said["by"] == "token" else None
            async with (
                evening.guest(said["by"]) as guest,
                guest.at(about["id"], cut=False, token=token) as client,
            ):
                await client.until(lambda client, seat=seat: seat in client.messages)  # type: ignore[misc]
                message = client.messages[seat]
                assert known(message) == known(said["message"]), receiver
                assert client.events[seat] == said["events"], receiver
                # A choice may stand for good now that could be taken back then; never the other way round.
                assert not message.get("undo") or said["message"]["undo"], receiver

    evening.run(look)


@pytest.mark.parametrize(("era", "name"), each("house", "tables"))
def test_invitations_are_those_that_were_given(era: str, name: str, still: Find) -> None:
    evening = still(era)
    about = evening.expected["tables"][name]

    async def ask() -> Any:
        async with evening.guest(about["people"][0]) as guest:
            return (await guest.http.get(f"/api/v1/tables/{about['id']}/invitations")).json()

    assert evening.run(ask) == about["invitations"]


@pytest.mark.parametrize(("era", "name"), each("house", "campaigns"))
def test_a_campaign_has_come_to_what_it_had(era: str, name: str, still: Find) -> None:
    evening = still(era)
    about = evening.expected["campaigns"][name]

    async def ask() -> Any:
        async with evening.guest(None) as guest:
            return (await guest.http.get(f"/api/v1/campaigns/{about['id']}")).json()

    assert evening.run(ask) == about["info"]


# Playing on


async def play_out(evening: Evening, table: str, token: str | None = None) -> Client:
    """Let everybody's bots play to the end; a remote bot plays for itself."""
    by_id = {key: evening.guest(key) for key in evening.expected["guests"]}
    async with evening.guest(None) as anybody, anybody.at(table) as watching:
        await watching.until(lambda client: client.table["status"] != "open")
        await _advance(evening, table, watching)
        for number, seat in enumerate((await anybody.table(table))["seats"]):
            if seat["kind"] == "guest":
                for guest in by_id.values():
                    await guest.http.post(f"/api/v1/tables/{table}/seats/{number}/stand-in")
        if token is not None:
            async with anybody.at(table, token=token) as remote:
                await remote.play()
        await watching.until(lambda client: client.over)
    for guest in by_id.values():
        await guest.http.aclose()
    return watching


async def _advance(evening: Evening, table: str, watching: Client) -> None:
    """Agree to what somebody asks, and end a pause."""
    request = watching.table["request"]
    for key in evening.expected["guests"]:
        async with evening.guest(key) as guest, guest.at(table) as client:
            for seat in client.seats:
                if request is not None and seat not in request["agreed"]:
                    done = await client.command("consent", seat, request=request["number"], agree=True)
                    assert done["type"] == "done"
                if client.table["paused"]:
                    assert (await client.command("resume", seat))["type"] == "done"


@pytest.mark.parametrize(("era", "name"), tables("playing"))
def test_a_running_game_is_played_on_to_its_end(era: str, name: str, quick: Find) -> None:
    evening = quick(era)
    about = evening.expected["tables"][name]

    async def play() -> str:
        client = await play_out(evening, about["id"], about.get("token"))
        assert client.table["status"] == "over"
        async with evening.guest(None) as anybody:
            return (await anybody.http.get(f"/api/v1/tables/{about['id']}/record")).text

    text = evening.run(play)
    lines = text.splitlines(keepends=True)[: about["record"]["lines"]]
    assert sha256("".join(lines).encode()).hexdigest() == about["record"]["sha256"]
    assert verifier.verify(text) >= 0
    epochs = sum('"type":"epoch"' in line for line in text.splitlines())
    played_by_others = about["revision"] != find_game(about["info"]["game"]).revision
    assert epochs == sum('"type":"epoch"' in line for line in lines) + played_by_others


@pytest.mark.parametrize("era", FORMATS)
def test_an_open_table_is_joined_by_its_invitations(era: str, quick: Find) -> None:
    evening = quick(era)
    kept = evening.expected["tables"].values()
    waiting = [about for about in kept if about["info"]["status"] == "open"]
    assert waiting

    async def play() -> None:
        for about in waiting:
            others = [key for key in evening.expected["guests"] if key not in about["people"]]
            invited = [(seat, text) for seat, text in enumerate(about["invitations"]) if text is not None]
            for key, (seat, invitation) in zip(others, invited, strict=False):
                async with evening.guest(key) as guest:
                    assert (await guest.sit(about["id"], seat, "x" * 32)).status_code == 403
                    assert (await guest.sit(about["id"], seat, invitation)).status_code == 200
            for key in evening.expected["guests"]:
                async with evening.guest(key) as guest, guest.at(about["id"]) as client:
                    await client.until(lambda client: bool(client.table))
            assert (await play_out(evening, about["id"])).table["status"] == "over"

    evening.run(play)


@pytest.mark.parametrize(("era", "name"), tables("over", "abandoned", "stopped"))
def test_there_is_a_rematch_of_what_is_over(era: str, name: str, quick: Find) -> None:
    evening = quick(era)
    about = evening.expected["tables"][name]
    info = about["info"]

    async def ask() -> tuple[str, dict[str, Any]]:
        async with evening.guest(about["people"][0]) as guest:
            answer = await guest.http.post(f"/api/v1/tables/{about['id']}/rematch")
            assert answer.status_code == 201, answer.text
            return answer.json()["id"], await guest.table(answer.json()["id"])

    id, found = evening.run(ask)
    assert id == (info["next"] or id)
    assert [seat["name"] for seat in found["seats"]] == [seat["name"] for seat in info["seats"]]


@pytest.mark.parametrize(("era", "name"), each("house", "campaigns"))
def test_a_campaign_goes_on(era: str, name: str, tmp_path: Path) -> None:
    """The chapter that is being played and another, unless it is lost: in a copy of its own."""
    about = expected(era, "house")["campaigns"][name]
    info = about["info"]
    folder = copied(era, tmp_path / "house")
    with serving(folder, AT_ONCE, bounds=BOUNDS) as (address, _):
        evening = Evening(era, folder, address, expected(era, "house"))

        async def play() -> None:
            async with evening.guest(about["people"][0]) as guest:
                where = f"/api/v1/campaigns/{about['id']}"
                table = info["table"]
                found = info
                for _ in range(2):
                    if table is None:
                        answer = await guest.http.post(f"{where}/next")
                        assert answer.status_code == (409 if found["closed"] else 201), answer.text
                        if found["closed"]:
                            break
                        table = answer.json()["id"]
                    await play_out(evening, table)
                    found, table = (await guest.http.get(where)).json(), None
                if not found["closed"]:
                    more = 2 if info["table"] is None else 1
                    assert len(found["chapters"]) == len(info["chapters"]) + more
                    assert found["games"] == info["games"] + 1

        evening.run(play)


@pytest.mark.parametrize("era", FORMATS)
def test_games_that_have_left_the_house_are_still_shown(
    era: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever they were: over, broken off or in the middle."""

    def gone(id: str) -> Any:
        raise UnknownGame(id)

    monkeypatch.setattr(hosted_game, "find_game", gone)
    hosted_game._rules.cache_clear()
    folder = copied(era, tmp_path / "house")
    with serving(folder, AT_ONCE, bounds=BOUNDS) as (address, _):
        evening = Evening(era, folder, address, expected(era, "house"))

        async def look() -> None:
            for name, about in evening.expected["tables"].items():
                if not about.get("receivers"):
                    continue
                public = str(about["info"]["players"])
                async with evening.guest(None) as anybody, anybody.at(about["id"]) as client:
                    await client.until(lambda client: bool(client.messages))
                    assert client.table["status"] in ("over", "abandoned", "stopped"), name
                    message = {**about["receivers"][public]["message"], "waiting": []}
                    assert known({**client.messages[int(public)], "waiting": []}) == known(message), name
                    assert client.events[int(public)] == about["receivers"][public]["events"], name

        evening.run(look)
