"""Playing at a server from the terminal: whole games, lost connections, consent, leaving."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.live_server import BOT, FREE, serving
from terminal.remote_tables import (
    Capture,
    asked,
    asked_alone,
    open_table,
    play_on,
    seated,
    two_at_whispers,
    type_in,
    until,
)
from terminal.tables import asked as decided
from terminal.test_line_mode import check_words
from veillee.commands import main
from veillee.server.backend import Backend
from veillee.server.settings import Pace
from veillee.terminal.api_client import JoinError
from veillee.terminal.line_mode import LineMode
from veillee.terminal.remote_line_mode import RemoteLineMode
from veillee.terminal.remote_table import join

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
    with seated(links[0]) as remote:
        until(lambda: asked(remote))
        table = LineMode(remote, "en", said.append)
        table.begin()
        decision = decided(remote)
        only = decision["options"][:1]
        remote.received({"type": "update", "seats": {"0": {"decision": {"options": only}}}})
        assert remote.message()["forced"] == only
        until(lambda: asked(remote))
        assert decided(remote)["number"] > decision["number"]
        for _ in range(2):
            table.update()
    assert sum("The cards left were all alike" in line for line in said) == 1


def test_null_means_the_same_as_absence(server: str) -> None:
    """Else a question of an earlier row of questions would go on in the next."""
    _, links = open_table(server, FREE, BOT)
    with seated(links[0]) as remote:
        until(lambda: asked_alone(remote))
        before = remote.message()
        for left, orders, tally in ((2, {"hush": "never"}, []), (None, {"hush": None}, None)):
            seat: dict[str, Any] = {"decision": {"left": left}, "orders": orders, "tally": tally}
            remote.received({"type": "update", "seats": {"0": {**seat, "result": None}}})
        assert remote.message() == {**before, "tally": None}


def test_a_welcome_begins_anew(at: tuple[str, Backend]) -> None:
    """What was told before it is shown until the update that follows it, and then forgotten."""
    server, house = at
    page, links = open_table(server, FREE, BOT)
    with seated(links[0]) as remote:
        until(lambda: asked_alone(remote))
        before = remote.message()
        remote.received({"type": "update", "seats": {"0": {"take_backs": 1}}})
        told = remote.message()
        game = house.lobby._tables[page.rpartition("/")[2]].description
        remote.received({"type": "welcome", "table": remote._info, "game": game, "seats": []})
        assert remote.message() == told
        socket = remote._connection._socket
        assert socket is not None
        socket.close()
        until(lambda: "take_backs" not in remote.message())
        assert remote.message() == before


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
            until(lambda: watcher.waiting_room() is None)
            assert watcher.message()["decision"] is None
            assert watcher.ways_to_leave() == ()
            said: list[str] = []
            watching = RemoteLineMode(watcher, "en", said.append, typed_ahead=True)
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
        lines = RemoteLineMode(first, "en", said.append, typed_ahead=True)
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


# The connection


def test_a_lost_line_comes_back_and_nothing_is_lost(server: str) -> None:
    _, links = open_table(server, FREE, BOT)
    with seated(links[0]) as remote:
        play_on(remote, 2)
        until(lambda: asked(remote))
        events = remote.message()["events"]
        decision = decided(remote)
        socket = remote._connection._socket
        assert socket is not None
        socket.close()
        until(lambda: remote._connection._socket is not socket)
        assert remote.answer(decision["options"][0], decision["number"]) == [], "sent when the line is back"
        until(lambda: asked(remote) and not remote.message()["lost"])
        assert decided(remote)["number"] > decision["number"]
        assert remote.message()["events"][: len(events)] == events
        play_on(remote)
        numbers = [event["n"] for event in remote.message()["events"]]
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
        remote = join(links[0], "en", "Anna")
        until(lambda: asked(remote))
        said: list[str] = []
        table = LineMode(remote, "en", said.append)
        table.begin()
    until(lambda: bool(remote.message()["lost"]))
    table.update()
    assert "The connection is lost. Trying again …" in said
    table.handle("h")
    table.handle("u")
    assert said[-1] == "This cannot be taken back. The connection is lost. Trying again …"
    remote.close()


# Together


def test_taking_back_by_consent(server: str, somebody: Callable[[str], None]) -> None:
    with two_at_whispers(server, somebody) as (asker, other, name):
        said: list[str] = []
        heard: list[str] = []
        one, two = LineMode(asker, "en", said.append), LineMode(other, "en", heard.append)
        one.begin()
        two.begin()
        one.handle("1")
        for answer, backs in (("n", None), ("y", 1)):
            del said[:], heard[:]
            one.handle("u")
            until(lambda: all(remote.message()["request"] is not None for remote in (asker, other)))
            one.update()
            two.update()
            assert any("The others are asked whether you may" in line for line in said)
            assert f"{name} would like to take back the last choice. y: agree, n: refuse" in heard
            two.handle(answer)
            until(lambda: all(remote.message()["request"] is None for remote in (asker, other)))
            assert asker.message().get("take_backs") == backs
        until(lambda: asked(asker))
        one.update()
        two.update()
        assert "Your last choice has been taken back." in said
        assert any(line.startswith(name) and "back" in line for line in heard)


def test_leaving_and_coming_back(server: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    page, links = open_table(server, FREE, BOT)
    type_in(monkeypatch, "1", "q", "9", "q", "2", "1")
    assert main(["join", links[0], "--name", "Anna", "--lines"]) == 0
    out = capsys.readouterr().out
    assert out.count("What is to become of your seat?") == 2
    assert out.endswith(
        f"The computer plays on; to take your seat again: veillee join {page} --seat 0 --lines\n"
    )
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
    with pytest.raises(JoinError, match="called off"):
        join(page, "en")


def test_breaking_off(server: str) -> None:
    _, links = open_table(server, FREE, BOT)
    said: list[str] = []
    with seated(links[0]) as remote:
        until(lambda: asked(remote))

        def typed() -> Iterator[str]:
            yield from ("q", "3")
            until(lambda: "result" in remote.message())

        RemoteLineMode(remote, "en", said.append, typed_ahead=True).play(typed())
    assert said[-2] == "The game was ended early"
