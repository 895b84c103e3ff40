"""Games, open tables and campaigns of every landed format are played on."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from kept.folders import FORMATS, check_told, each, expected, has_todays_rules
from kept.kept_servers import BOUNDS, Find, KeptServer, copied, tables
from server.live_server import Client, serving
from veillee.core.record import parse_record
from veillee.registry import UnknownGame
from veillee.server.settings import AT_ONCE
from veillee.server.tables import hosted_game
from veillee.tools import verifier


def is_over(client: Client) -> bool:
    """Whether a game has come to its end; that today's rules cannot go on with it is a failure."""
    status = client.table["status"]
    assert status != "stopped", f"{client.table['game']}: today's rules do not take the position over"
    return status in ("over", "abandoned")


async def play_out(server: KeptServer, table: str, token: str | None = None) -> Client:
    """Let everybody's bots play to the end; a remote bot plays for itself."""
    by_id = {key: server.guest(key) for key in server.expected["guests"]}
    async with server.guest(None) as anybody, anybody.at(table) as watching:
        await watching.until(lambda client: is_over(client) or client.table["status"] != "open")
        await _advance(server, table, watching)
        for number, seat in enumerate((await anybody.table(table))["seats"]):
            if seat["kind"] == "guest":
                for guest in by_id.values():
                    await guest.http.post(f"/api/v1/tables/{table}/seats/{number}/stand-in")
        if token is not None:
            async with anybody.at(table, token=token) as remote:
                await remote.play()
        await watching.until(is_over)
    for guest in by_id.values():
        await guest.http.aclose()
    return watching


async def _advance(server: KeptServer, table: str, watching: Client) -> None:
    """Agree to what somebody asks, and end a pause."""
    request = watching.table["request"]
    for key in server.expected["guests"]:
        async with server.guest(key) as guest, guest.at(table) as client:
            for seat in client.seats:
                if request is not None and seat not in request["agreed"]:
                    done = await client.command("consent", seat, request=request["number"], agree=True)
                    assert done["type"] == "done"
                if client.table["paused"]:
                    assert (await client.command("resume", seat))["type"] == "done"


@pytest.mark.parametrize(("era", "name"), tables("playing"))
def test_a_running_game_is_played_on_to_its_end(era: str, name: str, quick_server: Find) -> None:
    server = quick_server(era)
    about = server.expected["tables"][name]

    async def play() -> str:
        client = await play_out(server, about["id"], about.get("token"))
        assert client.table["status"] == "over"
        async with server.guest(None) as anybody:
            return (await anybody.http.get(f"/api/v1/tables/{about['id']}/record")).text

    text = server.run(play)
    kept = "".join(text.splitlines(keepends=True)[: about["record"]["lines"]])
    assert sha256(kept.encode()).hexdigest() == about["record"]["sha256"]
    assert verifier.verify(text) >= 0
    is_new_epoch = not has_todays_rules(parse_record(kept))
    assert text.count('"type":"epoch"') == kept.count('"type":"epoch"') + is_new_epoch


@pytest.mark.parametrize("era", FORMATS)
def test_an_open_table_is_joined_by_its_invitations(era: str, quick_server: Find) -> None:
    server = quick_server(era)
    kept = server.expected["tables"].values()
    waiting = [about for about in kept if about["info"]["status"] == "open"]
    assert waiting

    async def play() -> None:
        for about in waiting:
            others = [key for key in server.expected["guests"] if key not in about["people"]]
            invited = [(seat, text) for seat, text in enumerate(about["invitations"]) if text is not None]
            for key, (seat, invitation) in zip(others, invited, strict=False):
                async with server.guest(key) as guest:
                    assert (await guest.sit(about["id"], seat, "x" * 32)).status_code == 403
                    assert (await guest.sit(about["id"], seat, invitation)).status_code == 200
            for key in server.expected["guests"]:
                async with server.guest(key) as guest, guest.at(about["id"]) as client:
                    await client.until(lambda client: bool(client.table))
            assert (await play_out(server, about["id"])).table["status"] == "over"

    server.run(play)


@pytest.mark.parametrize(("era", "name"), tables("over", "abandoned", "stopped"))
def test_there_is_a_rematch_of_what_is_over(era: str, name: str, quick_server: Find) -> None:
    server = quick_server(era)
    about = server.expected["tables"][name]
    info = about["info"]

    async def ask() -> tuple[str, dict[str, Any]]:
        async with server.guest(about["people"][0]) as guest:
            answer = await guest.http.post(f"/api/v1/tables/{about['id']}/rematch")
            assert answer.status_code == 201, answer.text
            return answer.json()["id"], await guest.table(answer.json()["id"])

    id, found = server.run(ask)
    assert id == (info["next"] or id)
    assert [seat["name"] for seat in found["seats"]] == [seat["name"] for seat in info["seats"]]


@pytest.mark.parametrize(("era", "name"), each("house", "campaigns"))
def test_a_campaign_goes_on(era: str, name: str, tmp_path: Path) -> None:
    """The chapter that is being played and another, unless it is lost: in a copy of its own."""
    about = expected(era, "house")["campaigns"][name]
    info = about["info"]
    folder = copied(era, tmp_path / "house")
    with serving(folder, AT_ONCE, bounds=BOUNDS) as (address, _):
        server = KeptServer(era, folder, address, expected(era, "house"))

        async def play() -> None:
            async with server.guest(about["people"][0]) as guest:
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
                    await play_out(server, table)
                    found, table = (await guest.http.get(where)).json(), None
                if not found["closed"]:
                    more = 2 if info["table"] is None else 1
                    assert len(found["chapters"]) == len(info["chapters"]) + more
                    assert found["games"] == info["games"] + 1

        server.run(play)


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
        server = KeptServer(era, folder, address, expected(era, "house"))

        async def look() -> None:
            for name, about in server.expected["tables"].items():
                if not about.get("receivers"):
                    continue
                public = str(about["info"]["players"])
                async with server.guest(None) as anybody, anybody.at(about["id"]) as client:
                    await client.until(lambda client: bool(client.messages))
                    assert client.table["status"] in ("over", "abandoned", "stopped"), name
                    message = {**about["receivers"][public]["message"], "waiting": []}
                    check_told({**client.messages[int(public)], "waiting": []}, message, True, name)
                    assert client.events[int(public)] == about["receivers"][public]["events"], name

        server.run(look)
