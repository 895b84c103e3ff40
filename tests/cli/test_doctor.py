"""What is wrong with a store: what `doctor` finds and repairs, and what a server says that finds it so."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cli.running import Capture, run, run_json
from cli.stores import Place, complaint
from veillee.commands import main
from veillee.server.store import FILE, open_store, sqlite_file


def spoil(data: Path, sql: str) -> None:
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        connection.execute(sql)


# doctor


def test_a_sound_store(place: Place, capsys: Capture) -> None:
    code, out = run(capsys, "doctor", *place.option)
    assert code == 0
    assert out.startswith(f"{place.name}: sound\n  format 2, ")
    code, found = run_json(capsys, "doctor", *place.option)
    assert code == 0
    assert (found["ok"], found["findings"], found["repairs"], found["in_use"]) == (True, [], [], False)
    assert (found["format"], found["repaired"]) == (2, [])
    assert found["bytes"] > 10_000
    assert found["database" if place.settings.database else "data"] == place.name


def test_a_doctor_says_what_is_wrong_and_changes_nothing(place: Place, capsys: Capture) -> None:
    place.add_stray()
    before = place.rows()
    code, out = run(capsys, "doctor", *place.option)
    assert code == 1
    assert "there are rows of table gone" in out
    assert "--repair would:\n  remove 1 of the views" in out
    assert "veillee restore FILE" in out
    assert place.rows() == before


def test_a_doctor_repairs_if_asked(place: Place, capsys: Capture) -> None:
    before = place.rows()
    place.add_stray()
    code, found = run_json(capsys, "doctor", *place.option, "--repair")
    assert code == 0
    assert found["ok"]
    assert any("remove 1 of the views" in line for line in found["repaired"])
    assert place.rows() == before
    copies = list(place.settings.data.glob("house.before-*.sqlite"))
    assert len(copies) == (0 if place.settings.database else 1)
    code, out = run(capsys, "doctor", *place.option, "--repair")
    assert (code, "done:" in out) == (0, False)


def test_a_doctor_looks_at_a_store_in_use_and_repairs_none(place: Place, capsys: Capture) -> None:
    place.add_stray()
    with closing(open_store(place.settings)):
        code, found = run_json(capsys, "doctor", *place.option)
        assert (code, found["in_use"], len(found["findings"])) == (1, True, 1)
        assert "stop that first" in complaint(capsys, "doctor", *place.option, "--repair")


def test_before_a_database_is_repaired_a_backup_is_advised(place: Place, capsys: Capture) -> None:
    place.add_stray()
    _, out = run(capsys, "doctor", *place.option)
    assert ("make a backup before: veillee backup FILE --db URL" in out) == bool(place.settings.database)


def test_a_doctor_looks_at_permissions_and_room(
    data: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / FILE).chmod(0o644)
    data.chmod(0o777)
    monkeypatch.setattr(
        "veillee.server.store.file_checks.shutil.disk_usage",
        lambda _: SimpleNamespace(free=5_000_000),
    )
    code, found = run_json(capsys, "doctor", "--data", data)
    assert code == 1
    assert (found["ok"], found["findings"]) == (False, [])
    said = "\n".join(found["around"])
    assert f"chmod 600 {data / FILE}" in said
    assert f"chmod 700 {data}" in said
    assert "only 5 MB are free" in said


def test_a_doctor_tells_damage_and_that_only_a_backup_helps(data: Path, capsys: Capture) -> None:
    strike(data / FILE, "lines")
    code, found = run_json(capsys, "doctor", "--data", data)
    assert code == 1
    assert any(line.startswith("damaged: ") for line in found["findings"])
    assert "cannot be repaired, only restored" in complaint(capsys, "doctor", "--data", data, "--repair")


def strike(path: Path, table: str) -> None:
    """Write garbage over the first page of a table."""
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


# A server that finds its store in a bad way; whatever it is, one line and exit code 2


def no_database(path: Path) -> str:
    path.write_text("Dear diary, " * 1000)
    return "is not a SQLite file"


def of_somebody_else(path: Path) -> str:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    return "not one of Veillée's"


def of_the_future(path: Path) -> str:
    spoil(path.parent, "UPDATE house SET value = '99' WHERE name = 'format'")
    return "newer version"


def cut_short(path: Path) -> str:
    with path.open("rb+") as file:
        file.truncate(path.stat().st_size // 2)
    return "is damaged"


def garbage(path: Path) -> str:
    strike(path, "seats")
    return "is damaged"


def other_shape(path: Path) -> str:
    spoil(path.parent, "ALTER TABLE tables DROP COLUMN next")
    return "not as Veillée made it"


def empty_header(path: Path) -> str:
    with path.open("rb+") as file:
        file.write(b"\0" * 100)
    return "is not a SQLite file"


@pytest.mark.parametrize(
    "harm", [no_database, of_somebody_else, of_the_future, cut_short, garbage, other_shape, empty_header]
)
def test_a_server_names_what_is_wrong_with_its_store(data: Path, capsys: Capture, harm: Any) -> None:
    words = harm(data / FILE)
    before = (data / FILE).read_bytes()
    said = complaint(capsys, "serve", "--data", data, "--port", 0)
    assert str(data / FILE) in said
    assert words in said
    assert "doctor" in said or "restore" in said or "--data" in said
    assert (data / FILE).read_bytes() == before
    # The doctor says the same, or has found it.
    assert main(["doctor", "--data", str(data)]) in (1, 2)


def test_a_server_that_may_not_write_says_so(
    data: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite_file._connect
    monkeypatch.setattr(sqlite_file, "_connect", lambda path, _mode: connect(path, "ro"))
    said = complaint(capsys, "serve", "--data", data.parent / "other", "--port", 0)
    assert "cannot use" in said
    assert "readonly" in said


def test_a_server_on_a_full_disk_says_so(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite_file._connect

    def full(path: Path, mode: str) -> sqlite3.Connection:
        connection = connect(path, mode)
        connection.execute("PRAGMA max_page_count = 2")
        return connection

    monkeypatch.setattr(sqlite_file, "_connect", full)
    said = complaint(capsys, "serve", "--data", tmp_path / "other", "--port", 0)
    assert f"cannot use {tmp_path / 'other' / FILE}: database or disk is full" in said
