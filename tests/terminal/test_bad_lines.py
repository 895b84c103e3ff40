"""`veillee join` by a line on which messages get lost, come twice, or stop coming: the game goes on."""

from __future__ import annotations

import pytest

from bad_lines import bad_line
from server.live_server import BOT, FREE
from terminal.remote_tables import Capture, asked, open_table, play_on, seated, type_in, until
from veillee.commands import main
from veillee.terminal import connection
from veillee.torture.bad_line import DOWN, UP


def test_a_whole_game_by_the_command(server: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    _, links = open_table(server, FREE, BOT)
    monkeypatch.setattr(connection, "_ASKED_SOON", 0.2)
    monkeypatch.setattr(connection, "_GIVEN_UP", 1.0)
    type_in(monkeypatch, *["1"] * 60)
    with bad_line(server) as line:
        for fate, way, kind in (
            ("drop", UP, "answer"),
            ("duplicate", UP, "answer"),
            ("drop", DOWN, "done"),
            ("duplicate", DOWN, "update"),
            ("cut", UP, "answer"),
        ):
            line.next(fate, way, kind)
        assert main(["join", links[0].replace(server, line.address), "--name", "Zoé", "--lines"]) == 0
        assert line.is_over
        assert line.lines >= 4
    said = capsys.readouterr().out
    assert "The connection is lost. Trying again …" in said
    assert "/api/v1/tables/" in said.splitlines()[-1]


def test_a_silent_line_is_told_of_and_left(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nobody does anything."""
    monkeypatch.setattr(connection, "_ASKED", 0.2)
    monkeypatch.setattr(connection, "_ASKED_SOON", 0.2)
    monkeypatch.setattr(connection, "_GIVEN_UP", 1.0)
    _, links = open_table(server, FREE, BOT)
    lost: list[bool] = []
    with bad_line(server) as line, seated(links[0].replace(server, line.address)) as remote:
        until(lambda: asked(remote))
        remote.on_change(lambda: lost.append(bool(remote.message().get("lost"))))
        line.next("silence", UP, "ping")
        until(lambda: True in lost)
        until(lambda: not remote.message().get("lost"))
        assert line.lines >= 2
        assert len({hello["client"] for hello in line.said(UP, "hello")}) == 1
        play_on(remote)
        assert remote.message()["result"]["winners"]
