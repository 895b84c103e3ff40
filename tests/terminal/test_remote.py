"""Playing at a server from the terminal: whole games, lost lines, consent, leaving, and clear refusals."""

from __future__ import annotations

import asyncio
import io
import json
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from server.live_server import BOT, FREE, ME, Guest, serving
from terminal.tables import asked as decided
from terminal.test_lines import check_words
from veillee.commands import main
from veillee.registry import UnknownGame
from veillee.server.backend import Backend
from veillee.server.settings import Pace
from veillee.terminal import terms
from veillee.terminal.app import TerminalApp
from veillee.terminal.lines import LineTable
from veillee.terminal.panels import Choice, Ending
from veillee.terminal.remote import RemoteTable, join
from veillee.terminal.remote_lines import RemoteLines, lines_of
from veillee.terminal.room_screen import RoomScreen
from veillee.terminal.table_screen import TableScreen
from veillee.terminal.visit import Address, JoinProblem, read_address
from veillee.texts import Texts

Capture = pytest.CaptureFixture[str]
ROUND = {"game": "fairy-tale", "options": {"rounds": 1}}


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Backend]]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def server(at: tuple[str, Backend]) -> str:
    return at[0]


@pytest.fixture
def somebody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Makes whoever joins next somebody whom the server does not know yet by another name."""
    return lambda name: monkeypatch.setenv("VEILLEE_HOME", str(tmp_path / name))


def open_table(server: str, *seats: dict[str, Any], **more: Any) -> tuple[str, list[str]]:
    """A table that somebody opened in a browser: its address, and those of the invitations."""

    async def opened() -> tuple[str, list[str | None]]:
        async with Guest(server, "Olga") as host:
            return await host.open(*seats, **{**ROUND, **more})

    table, invitations = asyncio.run(opened())
    links = [f"{server}/join/{table}/{seat}/{invitation}" for seat, invitation in enumerate(invitations)]
    return f"{server}/table/{table}", links


@contextmanager
def seated(address: str, name: str | None = "Anna", seat: int | None = None) -> Iterator[RemoteTable]:
    link = join(address, "en", name, seat)
    try:
        yield link
    finally:
        link.close()


def until(holds: Callable[[], bool]) -> None:
    for _ in range(3000):
        if holds():
            return
        threading.Event().wait(0.01)
    raise AssertionError("it did not come to that")


def asked(link: RemoteTable) -> bool:
    return link.room() is None and (link.message()["decision"] is not None or "result" in link.message())


def asked_alone(link: RemoteTable) -> bool:
    """Whether the table waits for this seat only, so that nothing changes meanwhile."""
    return asked(link) and len(link.message()["waiting"]) == 1


def play_on(link: RemoteTable, most: int = 1000) -> None:
    """Answer with the first option, so often or until the game is over."""
    for _ in range(most):
        until(lambda: asked(link))
        if "result" in link.message():
            return
        decision = decided(link)
        assert link.answer(decision["options"][0], decision["number"]) == []


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


# Line by line


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_whole_game_by_the_command(
    server: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    _, links = open_table(server, FREE, BOT, BOT)
    type_in(monkeypatch, "?", "h", "1", "u", "l", "? bard", *["1"] * 60)
    assert main(["join", links[0], "--name", "Zoé", "--lang", language]) == 0
    said = capsys.readouterr().out
    check_words(said.splitlines())
    lines = said.splitlines()
    assert "/api/v1/tables/" in lines[-1]
    assert not any(" : " in line for line in lines), "French has a space of its own there"


def test_what_leaves_no_choice_is_answered_and_told(server: str) -> None:
    _, links = open_table(server, FREE, BOT)
    said: list[str] = []
    with seated(links[0]) as link:
        until(lambda: asked(link))
        table = LineTable(link, "en", said.append)
        table.begin()
        decision = decided(link)
        only = decision["options"][:1]
        link.received({"type": "update", "seats": {"0": {"decision": {"options": only}}}})
        assert link.message()["forced"] == only
        until(lambda: asked(link))
        assert decided(link)["number"] > decision["number"]
        for _ in range(2):
            table.news()
    assert sum("it was made for you" in line for line in said) == 1


def test_null_means_the_same_as_absence(server: str) -> None:
    """Else a question of an earlier row of questions would go on in the next."""
    _, links = open_table(server, FREE, BOT)
    with seated(links[0]) as link:
        until(lambda: asked_alone(link))
        before = link.message()
        for left, orders, tally in ((2, {"hush": "never"}, []), (None, {"hush": None}, None)):
            seat: dict[str, Any] = {"decision": {"left": left}, "orders": orders, "tally": tally}
            link.received({"type": "update", "seats": {"0": {**seat, "result": None}}})
        assert link.message() == {**before, "tally": None}


def test_a_welcome_begins_anew(at: tuple[str, Backend]) -> None:
    """What was told before it is shown until the update that follows it, and then forgotten."""
    server, backend = at
    page, links = open_table(server, FREE, BOT)
    with seated(links[0]) as link:
        until(lambda: asked_alone(link))
        before = link.message()
        link.received({"type": "update", "seats": {"0": {"take_backs": 1}}})
        told = link.message()
        game = backend.lobby._tables[page.rpartition("/")[2]].description
        link.received({"type": "welcome", "table": link._table, "game": game, "seats": []})
        assert link.message() == told
        socket = link._wire._socket
        assert socket is not None
        socket.close()
        until(lambda: "take_backs" not in link.message())
        assert link.message() == before


def test_the_result_as_json(server: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    _, links = open_table(server, FREE, BOT)
    type_in(monkeypatch, *["1"] * 60)
    assert main(["join", links[0], "--name", "Zoé", "--lines", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["result"]["scores"]) == 2


def test_who_has_no_seat_watches(server: str, somebody: Callable[[str], None], capsys: Capture) -> None:
    page, links = open_table(server, FREE, BOT)
    with seated(links[0]) as player:
        until(lambda: asked(player))
        somebody("watcher")
        with seated(page, None) as watcher:
            until(lambda: watcher.room() is None)
            assert watcher.message()["decision"] is None
            assert watcher.ways_to_leave() == ()
            said: list[str] = []
            watching = RemoteLines(watcher, "en", said.append, typed_ahead=True)
            thread = threading.Thread(target=watching.play, args=([],))
            thread.start()
            play_on(player)
            thread.join(20)
            assert not thread.is_alive()
    assert "You are watching." in said
    assert any(line.startswith("Anna reveals ") for line in said)
    assert any("victory" in line for line in said)
    hidden = [line for line in said if line.startswith("Anna\u2019s hand")]
    assert hidden
    assert all(line.endswith(("cards", "one card", "none")) for line in hidden)


def test_the_waiting_room_says_who_is_there(server: str, somebody: Callable[[str], None]) -> None:
    _, links = open_table(server, FREE, FREE)
    said: list[str] = []
    with seated(links[0]) as first:
        lines = RemoteLines(first, "en", said.append, typed_ahead=True)
        thread = threading.Thread(target=lines.play, args=(["1"] * 60,))
        thread.start()
        until(lambda: "  a free seat" in said)
        assert said[:2] == ["Not everybody has sat down yet.", "  Anna"]
        somebody("Boris")
        with seated(links[1], "Boris") as second:
            play_on(second)
            thread.join(20)
            assert not thread.is_alive()
    assert "Fairy Tale · Anna · Boris" in said
    assert any("victory" in line for line in said)


# The line


def test_a_lost_line_comes_back_and_nothing_is_lost(server: str) -> None:
    _, links = open_table(server, FREE, BOT)
    with seated(links[0]) as link:
        play_on(link, 2)
        until(lambda: asked(link))
        events = link.message()["events"]
        decision = decided(link)
        socket = link._wire._socket
        assert socket is not None
        socket.close()
        until(lambda: link._wire._socket is not socket)
        assert link.answer(decision["options"][0], decision["number"]) == [], "sent when the line is back"
        until(lambda: asked(link) and not link.message()["lost"])
        assert decided(link)["number"] > decision["number"]
        assert link.message()["events"][: len(events)] == events
        play_on(link)
        numbers = [event["n"] for event in link.message()["events"]]
        assert len(set(numbers)) == len(numbers)


def test_what_is_answered_is_not_asked_again_while_the_table_keeps_still(
    tmp_path: Path, somebody: Callable[[str], None]
) -> None:
    """At a table with two people the answer stands long before anybody is shown what became of it."""
    with serving(tmp_path / "slow", Pace(forced=60.0, bots=0.0, cut=10.0)) as (server, _):
        _, links = open_table(server, FREE, FREE)
        with seated(links[0]) as anna:
            somebody("Boris")
            with seated(links[1], "Boris"):
                until(lambda: asked(anna))
                play_on(anna, 1)
                assert anna.message()["decision"] is None


def test_a_house_that_closes_is_told(tmp_path: Path) -> None:
    with serving(tmp_path / "short") as (server, _):
        _, links = open_table(server, FREE, BOT)
        link = join(links[0], "en", "Anna")
        until(lambda: asked(link))
        said: list[str] = []
        table = LineTable(link, "en", said.append)
        table.begin()
    until(lambda: bool(link.message()["lost"]))
    table.news()
    assert "The line is lost. Trying again …" in said
    table.hear("h")
    table.hear("u")
    assert said[-1] == "This cannot be taken back. The line is lost. Trying again …"
    link.close()


# Together


@contextmanager
def two_at_whispers(
    server: str, somebody: Callable[[str], None]
) -> Iterator[tuple[RemoteTable, RemoteTable, str]]:
    """Two people, the one who is asked first and that one's name coming first and last."""
    _, links = open_table(server, FREE, FREE, game="whispers", options={"rounds": 5})
    with seated(links[0], "Anna") as anna:
        somebody("Boris")
        with seated(links[1], "Boris") as boris:
            until(lambda: asked(anna) or asked(boris))
            until(lambda: anna.room() is None and boris.room() is None)
            yield (anna, boris, "Anna") if asked(anna) else (boris, anna, "Boris")


def test_taking_back_by_consent(server: str, somebody: Callable[[str], None]) -> None:
    with two_at_whispers(server, somebody) as (asker, other, name):
        said: list[str] = []
        heard: list[str] = []
        one, two = LineTable(asker, "en", said.append), LineTable(other, "en", heard.append)
        one.begin()
        two.begin()
        one.hear("1")
        for answer, backs in (("n", None), ("y", 1)):
            del said[:], heard[:]
            one.hear("u")
            until(lambda: all(link.message()["request"] is not None for link in (asker, other)))
            one.news()
            two.news()
            assert any("The others are asked whether you may" in line for line in said)
            assert f"{name} would like to take back the last choice. y: agree, n: refuse" in heard
            two.hear(answer)
            until(lambda: all(link.message()["request"] is None for link in (asker, other)))
            assert asker.message().get("take_backs") == backs
        until(lambda: asked(asker))
        one.news()
        two.news()
        assert "Your last choice has been taken back." in said
        assert any(line.startswith(name) and "back" in line for line in heard)


def test_leaving_and_coming_back(server: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    page, links = open_table(server, FREE, BOT)
    type_in(monkeypatch, "1", "q", "9", "q", "2", "1")
    assert main(["join", links[0], "--name", "Anna", "--lines"]) == 0
    out = capsys.readouterr().out
    assert out.count("What shall become of your seat?") == 2
    assert out.endswith(f"A bot plays on; to take your seat again: veillee join {page} --seat 0 --lines\n")
    with seated(page, None) as stranger:
        assert stranger.seating.human == 2, "a bot plays on"
    with seated(page, None, 0) as again:
        assert again.seating.human == 0
        assert again.seating.names[0] == "Anna"
        play_on(again)
        assert "scores" in again.message()["result"]


def test_the_end_of_the_input_keeps_the_seat(
    server: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, links = open_table(server, FREE, BOT)
    type_in(monkeypatch, "1")
    assert main(["join", links[0], "--name", "Anna", "--lines"]) == 0
    assert "Your seat is kept." in capsys.readouterr().out
    with seated(page, None) as again:
        assert again.seating.human == 0


def test_a_table_broken_off_before_the_game_is_told(server: str, somebody: Callable[[str], None]) -> None:
    page, links = open_table(server, FREE, FREE)
    with seated(links[0]) as first:
        assert first.leave("abandon") == []
        until(lambda: bool(first.failure))
    somebody("watcher")
    with pytest.raises(JoinProblem, match="broken off"):
        join(page, "en")


def test_breaking_off(server: str) -> None:
    _, links = open_table(server, FREE, BOT)
    said: list[str] = []
    with seated(links[0]) as link:
        until(lambda: asked(link))

        def typed() -> Iterator[str]:
            yield from ("q", "3")
            until(lambda: "result" in link.message())

        RemoteLines(link, "en", said.append, typed_ahead=True).play(typed())
    assert said[-2] == "The game was broken off"


# Refusals


def test_what_cannot_be_joined_is_told_in_one_line(server: str, capsys: Capture) -> None:
    page, links = open_table(server, FREE, BOT)
    absent = "http://127.0.0.1:9/table/abc"
    for arguments, complaint in [
        ([links[0]], "Say by what name you play"),
        ([f"{links[0][:-4]}nono", "--name", "Anna"], "This invitation is not valid any more."),
        ([links[1], "--name", "Anna"], "Somebody sits there already."),
        ([links[0], "--name", "A" * 30], "24 characters at most"),
        ([f"{server}/table/nonesuch"], "There is no such table."),
        ([page, "--name", "Anna", "--seat", "7"], "no seat number 7"),
        ([page, "--seat", "-1"], "counted from 0"),
        ([absent], "Nobody answers at http://127.0.0.1:9."),
        ([server], "is not the address of a table"),
        (["http://localhost:abc/table/x"], "is not the address of a table"),
        (["table/abc"], "is not the address of a table"),
        ([page, "--owner-data", "absent.toml"], "cannot read absent.toml"),
    ]:
        assert main(["join", *arguments]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert complaint in said.err


def test_a_game_that_is_not_installed(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def find(id: str) -> None:
        raise UnknownGame(id)

    page, _ = open_table(server, ME, BOT)
    monkeypatch.setattr(terms, "find_game", find)
    with pytest.raises(JoinProblem, match="“fairy-tale”, which is not installed here"):
        join(page, "en")


@pytest.mark.parametrize("part", ["zones", "kinds", "verbs", "questions"])
def test_other_rules(at: tuple[str, Backend], part: str) -> None:
    server, backend = at
    page, _ = open_table(server, ME, BOT)
    table = backend.lobby._tables[page.rpartition("/")[2]]
    described = cast("dict[str, Any]", table.description)
    altered = {**described, part: type(described[part])()}
    table._described = msgspec.Raw(msgspec.json.encode(altered))
    with pytest.raises(JoinProblem, match="by other rules or with other cards"):
        join(page, "en")


def test_other_options(at: tuple[str, Backend], monkeypatch: pytest.MonkeyPatch) -> None:
    page, _ = open_table(at[0], ME, BOT)
    table = at[1].lobby._tables[page.rpartition("/")[2]]
    options = {**table.description["options"], "rounds": 99}
    table.description = {**table.description, "options": options}
    table.info = msgspec.structs.replace(table.info, options=options)
    with pytest.raises(JoinProblem, match="by other rules"):
        join(page, "en")


def test_addresses() -> None:
    texts = Texts("en")
    table = Address("https://games.example:8443", "ab2")
    invited = Address("https://games.example:8443", "ab2", 1, "s-_x")
    root = "https://games.example:8443"
    assert read_address(f" {root}/table/ab2 ", texts) == table
    assert read_address(f"{root}/join/ab2/1/s-_x", texts) == invited
    assert read_address(f"{root}/join/ab2/1#s-_x", texts) == invited
    for wrong in (
        "",
        "http://[",
        "http://localhost:abc/table/ab2",
        "http://localhost:99999/table/ab2",
        f"{root}/join/ab2/one/x",
        f"{root}/rules/ab2",
        "ftp://games.example/table/a",
    ):
        with pytest.raises(JoinProblem):
            read_address(wrong, texts)


def test_lines_are_read_from_a_handle(tmp_path: Path) -> None:
    file = tmp_path / "typed"
    file.write_text("1\nÉlan\nend", encoding="utf-8")
    with file.open(encoding="utf-8") as stream:
        assert list(lines_of(stream)) == ["1", "Élan", "end"]


# The full screen


def test_a_whole_game_on_the_full_screen(server: str, somebody: Callable[[str], None]) -> None:
    _, links = open_table(server, FREE, FREE, BOT)
    first = join(links[0], "en", "Anna")
    somebody("Boris")

    async def wait(holds: Callable[[], bool], pilot: Pilot[None]) -> None:
        for _ in range(1000):
            await pilot.pause()
            if holds():
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it did not come to that")

    async def run() -> None:
        app = TerminalApp("en", first)
        async with app.run_test(size=(80, 24)) as pilot:
            await wait(lambda: isinstance(app.screen, RoomScreen), pilot)
            guests = app.screen.query_one("#guests", Static)
            assert str(guests.visual).splitlines() == ["Anna", "a free seat", "Perrine"]
            second = await asyncio.to_thread(join, links[1], "en", "Boris")
            other = threading.Thread(target=play_on, args=(second,))
            other.start()
            try:
                await wait(lambda: isinstance(app.screen, TableScreen), pilot)
                await pilot.press("q")
                await wait(lambda: isinstance(app.screen, Choice), pilot)
                await pilot.press("escape")
                while not isinstance(app.screen, Ending):
                    await wait(lambda: asked(first), pilot)
                    await pilot.press("1")
                    await pilot.pause()
            finally:
                other.join(20)
                second.close()
            assert app.unfinished is None
            await pilot.press("n", "q")

    try:
        asyncio.run(run())
    finally:
        first.close()


def test_a_request_is_answered_on_the_full_screen(server: str, somebody: Callable[[str], None]) -> None:
    with two_at_whispers(server, somebody) as (asker, other, name):

        async def run() -> None:
            app = TerminalApp("en", other)
            async with app.run_test(size=(80, 24)) as pilot:
                await asyncio.to_thread(play_on, asker, 1)
                assert await asyncio.to_thread(asker.undo) == []
                await asyncio.to_thread(until, lambda: other.message()["request"] is not None)
                await pilot.pause()
                await pilot.pause()
                prompt = str(app.screen.query_one("#prompt", Static).visual)
                assert prompt == f"{name} would like to take back the last choice. y: agree, n: refuse"
                await pilot.press("y")
                await asyncio.to_thread(until, lambda: asker.message().get("take_backs") == 1)

        asyncio.run(run())


def test_a_stand_in_is_called_for_who_is_away(tmp_path: Path, somebody: Callable[[str], None]) -> None:
    with serving(tmp_path / "server", grace=0.0) as (address, _):
        _, links = open_table(address, FREE, FREE, game="whispers", options={"rounds": 5})
        with seated(links[0], "Anna") as anna:
            somebody("Boris")
            with seated(links[1], "Boris") as boris:
                until(lambda: anna.room() is None and boris.room() is None)
            until(lambda: anna.message()["away"] == [1])
            until(lambda: anna.message()["waiting"] != [])
            while asked(anna):
                decision = decided(anna)
                assert anna.answer(decision["options"][0], decision["number"]) == []
                until(lambda: 1 in anna.message()["waiting"] or asked(anna))
            said: list[str] = []
            lines = LineTable(anna, "en", said.append)
            lines.begin()
            assert "Boris is away. b: let the computer stand in" in said
            lines.hear("b")
            until(lambda: asked(anna))
            assert anna.message()["away"] == []
