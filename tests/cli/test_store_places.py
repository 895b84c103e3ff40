"""Where a server keeps its tables: --data, --db and VEILLEE_DB mean the same to all commands about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import Capture, run_json
from cli.stores import Place, complaint
from veillee.commands import main
from veillee.server.store import FILE

COMMANDS = (
    ["serve", "--port", "0"],
    ["doctor"],
    ["backup", "copy.sqlite"],
    ["restore", "copy.sqlite"],
    ["forget", "--older", "1d"],
)
URL = "postgresql://anna:sesame@127.0.0.1:1/x"


@pytest.mark.parametrize(
    "command",
    [["doctor"], ["backup", "copy.sqlite"], ["forget", "--older", "1d"], ["forget", "--guest", "x"]],
)
def test_a_folder_without_a_store_is_named_and_not_made(
    tmp_path: Path, capsys: Capture, command: list[str]
) -> None:
    said = complaint(capsys, *command, "--data", tmp_path / "none")
    assert f"there is no {tmp_path / 'none' / FILE}" in said
    assert not (tmp_path / "none").exists()


@pytest.mark.postgres
@pytest.mark.parametrize("command", [["doctor"], ["backup", "copy.sqlite"], ["forget", "--older", "1d"]])
def test_an_empty_database_is_named_and_not_made_a_store(
    database: str, capsys: Capture, command: list[str]
) -> None:
    for _ in range(2):
        assert "/house is empty" in complaint(capsys, *command, "--db", database)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_folder_and_a_database_are_too_much(capsys: Capture, command: list[str]) -> None:
    assert "leave one out" in complaint(capsys, *command, "--data", "folder", "--db", URL)


@pytest.mark.parametrize("command", [command for command in COMMANDS if command[0] != "restore"])
def test_the_environment_names_a_database_unless_a_folder_is_named(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setenv("VEILLEE_DB", URL)
    assert "cannot reach postgresql://anna@127.0.0.1:1/x" in complaint(capsys, *command)
    Path("file").touch()
    assert "file" in complaint(capsys, *command, "--data", "file")


def test_the_environment_is_enough(place: Place, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    if place.settings.database is not None:
        monkeypatch.setenv("VEILLEE_DB", place.settings.database)
    else:
        monkeypatch.setenv("VEILLEE_HOME", str(place.settings.data.parent))
        place.settings.data.rename(place.settings.data.with_name("server"))
    assert run_json(capsys, "doctor")[1]["ok"]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_password_is_never_printed(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, command: list[str]
) -> None:
    monkeypatch.setenv("VEILLEE_DB", URL)
    wrong = (f"--db {URL}", URL, f"--db {URL} --nothing", f"--db x{URL}", f"{URL}?password=sesame", "")
    for more in (*wrong, "--db postgresql://a:sesame%@h/x", "--help"):
        assert main([*command, *more.split()]) == (0 if more == "--help" else 2)
        said = capsys.readouterr()
        assert "sesame" not in said.out + said.err
    assert "sesame" not in caplog.text
