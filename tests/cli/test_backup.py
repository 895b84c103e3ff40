"""`veillee backup` and `veillee restore`: there and back, from a folder or a database to either."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import Capture, run, run_json
from cli.stores import Place, complaint
from veillee.server.settings import Settings
from veillee.server.store import FILE, open_store


def test_a_backup_there_and_back(place: Place, tmp_path: Path, capsys: Capture) -> None:
    code, found = run_json(capsys, "backup", "copy.sqlite", *place.option)
    assert code == 0
    assert (found["file"], found["tables"], found["format"]) == ("copy.sqlite", 6, 2)
    assert found["bytes"] == Path("copy.sqlite").stat().st_size
    back = Place(Settings(tmp_path / "back"))
    code, out = run(capsys, "restore", "copy.sqlite", *back.option)
    assert (code, "6 tables" in out) == (0, True)
    assert back.rows() == place.rows()
    assert run(capsys, "doctor", *back.option)[0] == 0


@pytest.mark.postgres
def test_a_house_moves_into_a_database_and_out_again(
    data: Path, database: str, tmp_path: Path, capsys: Capture
) -> None:
    folder, moved = Place(Settings(data)), Place(Settings(data, database=database))
    assert run(capsys, "backup", "one.sqlite", *folder.option)[0] == 0
    code, out = run(capsys, "restore", "one.sqlite", *moved.option)
    assert code == 0
    assert out.startswith(f"{moved.name}: 6 tables")
    assert moved.rows() == folder.rows()
    assert run(capsys, "backup", "two.sqlite", *moved.option)[0] == 0
    back = Place(Settings(tmp_path / "back"))
    assert run(capsys, "restore", "two.sqlite", *back.option)[0] == 0
    assert back.rows() == folder.rows()


@pytest.mark.postgres
def test_a_database_that_holds_anything_is_never_restored_over(
    data: Path, database: str, capsys: Capture
) -> None:
    moved = Place(Settings(data, database=database))
    moved.fill()
    before = moved.rows()
    run(capsys, "backup", "copy.sqlite", "--data", data)
    assert "not empty" in complaint(capsys, "restore", "copy.sqlite", *moved.option)
    assert "make an empty one" in complaint(capsys, "restore", "copy.sqlite", *moved.option, "--force")
    assert moved.rows() == before


def test_a_backup_overwrites_nothing_unasked(data: Path, capsys: Capture) -> None:
    Path("copy.sqlite").write_text("precious")
    assert "--force" in complaint(capsys, "backup", "copy.sqlite", "--data", data)
    assert Path("copy.sqlite").read_text() == "precious"
    assert run(capsys, "backup", "copy.sqlite", "--data", data, "--force")[0] == 0
    Path("folder").mkdir()
    assert "is no file" in complaint(capsys, "backup", "folder", "--data", data, "--force")
    for name in (FILE, f"{FILE}-wal"):
        said = complaint(capsys, "backup", data / name, "--data", data, "--force")
        assert "the store itself" in said
    assert "cannot write" in complaint(capsys, "backup", "none/copy.sqlite", "--data", data)


def test_a_restore_refuses_where_something_is(data: Path, capsys: Capture) -> None:
    run(capsys, "backup", "copy.sqlite", "--data", data)
    Place(Settings(data)).change("DELETE FROM tables WHERE id = 'new'")
    assert "--force" in complaint(capsys, "restore", "copy.sqlite", "--data", data)
    assert "new" not in Place(Settings(data)).tables()
    assert run(capsys, "restore", "copy.sqlite", "--data", data, "--force")[0] == 0
    assert "new" in Place(Settings(data)).tables()
    assert len(list(data.glob("house.before-*.sqlite"))) == 1
    server = open_store(Settings(data))
    assert "another server" in complaint(capsys, "restore", "copy.sqlite", "--data", data, "--force")
    server.close()
    Path("diary.txt").write_text("Dear diary, " * 1000)
    assert "is not a SQLite file" in complaint(capsys, "restore", "diary.txt", "--data", data, "--force")
