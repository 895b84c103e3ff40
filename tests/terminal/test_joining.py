"""What cannot be joined from the terminal is refused in clear words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from server.live_server import BOT, FREE, ME
from terminal.remote_tables import (
    Capture,
    open_table,
)
from veillee.commands import main
from veillee.registry import UnknownGame
from veillee.server.backend import Backend
from veillee.terminal import remote_rules
from veillee.terminal.api_client import JoinError, TableAddress, parse_address
from veillee.terminal.remote_line_mode import read_lines
from veillee.terminal.remote_table import join
from veillee.texts import Texts


def test_what_cannot_be_joined_is_told_in_one_line(server: str, capsys: Capture) -> None:
    page, links = open_table(server, FREE, BOT)
    absent = "http://127.0.0.1:9/table/abc"
    for arguments, complaint in [
        ([links[0]], "Say what you are called"),
        ([f"{links[0][:-4]}nono", "--name", "Anna"], "This invitation is no longer valid."),
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
    monkeypatch.setattr(remote_rules, "find_game", find)
    with pytest.raises(JoinError, match="“fairy-tale”, which is not installed here"):
        join(page, "en")


@pytest.mark.parametrize("part", ["zones", "kinds", "verbs", "questions"])
def test_other_rules(at: tuple[str, Backend], part: str) -> None:
    server, house = at
    page, _ = open_table(server, ME, BOT)
    table = house.lobby._tables[page.rpartition("/")[2]]
    described = cast("dict[str, Any]", table.description)
    altered = {**described, part: type(described[part])()}
    table._described = msgspec.Raw(msgspec.json.encode(altered))
    with pytest.raises(JoinError, match="by other rules or with other cards"):
        join(page, "en")


def test_other_options(at: tuple[str, Backend], monkeypatch: pytest.MonkeyPatch) -> None:
    page, _ = open_table(at[0], ME, BOT)
    table = at[1].lobby._tables[page.rpartition("/")[2]]
    options = {**table.description["options"], "rounds": 99}
    table.description = {**table.description, "options": options}
    table.info = msgspec.structs.replace(table.info, options=options)
    with pytest.raises(JoinError, match="by other rules"):
        join(page, "en")


def test_addresses() -> None:
    texts = Texts("en")
    table = TableAddress("https://games.example:8443", "ab2")
    invited = TableAddress("https://games.example:8443", "ab2", 1, "s-_x")
    root = "https://games.example:8443"
    assert parse_address(f" {root}/table/ab2 ", texts) == table
    assert parse_address(f"{root}/join/ab2/1/s-_x", texts) == invited
    assert parse_address(f"{root}/join/ab2/1#s-_x", texts) == invited
    for wrong in (
        "",
        "http://[",
        "http://localhost:abc/table/ab2",
        "http://localhost:99999/table/ab2",
        f"{root}/join/ab2/one/x",
        f"{root}/rules/ab2",
        "ftp://games.example/table/a",
    ):
        with pytest.raises(JoinError):
            parse_address(wrong, texts)


def test_lines_are_read_from_a_handle(tmp_path: Path) -> None:
    file = tmp_path / "typed"
    file.write_text("1\nÉlan\nend", encoding="utf-8")
    with file.open(encoding="utf-8") as stream:
        assert list(read_lines(stream)) == ["1", "Élan", "end"]
