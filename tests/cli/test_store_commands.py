"""The commands for those who run a server: doctor, backup, restore and forget."""

from __future__ import annotations

import asyncio
import io
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cli.running import Capture, run, run_json
from store.stores import Clock, new_table, papers, saved_game
from veillee.commands import main
from veillee.server.campaign_papers import CampaignPapers
from veillee.server.papers import Seat
from veillee.server.settings import Settings
from veillee.server.store import FILE, Store, open_store, sqlite_file

LONG_AGO = 1_000_000_000.0


async def fill(store: Store, clock: Clock) -> None:
    """Tables of long ago and one of just now, of Anna and of Ben, and two campaigns."""
    clock.now = LONG_AGO
    for id in ("over", "playing"):
        await saved_game(store, id, 5, end=id == "over")
    await store.save(new_table(papers("open", Seat("Ben", "ben"), Seat())))
    for id, closed in (("closed", "lost"), ("going", "")):
        progress = {"campaign": "long", "seats": [0], "members": 1, "closed": closed}
        seats = [Seat("Ben", "ben")]
        await store.save_campaign(CampaignPapers(id, "x", {}, progress, ["Ben"], seats, 1.0))
        await store.save(new_table(papers(f"of-{id}", *seats, campaign=id), status="over"))
    clock.now = 2 * LONG_AGO
    await store.save(new_table(papers("new"), status="over"))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"

    async def go() -> None:
        clock = Clock()
        store = open_store(Settings(folder), clock=clock)
        await fill(store, clock)
        store.close()

    asyncio.run(go())
    return folder


def tables(data: Path) -> list[str]:
    with closing(sqlite3.connect(data / FILE)) as connection:
        return sorted(id for (id,) in connection.execute("SELECT id FROM tables"))


def spoil(data: Path, sql: str) -> None:
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        connection.execute(sql)


def complaint(capsys: Capture, *arguments: object) -> str:
    """What a command says in its one line before it ends with 2."""
    code = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    assert (code, captured.err.count("\n")) == (2, 1)
    return captured.err


# doctor


def test_a_sound_store(data: Path, capsys: Capture) -> None:
    code, out = run(capsys, "doctor", "--data", data)
    assert code == 0
    assert out.startswith(f"{data}: sound\n  format 2, ")
    code, found = run_json(capsys, "doctor", "--data", data)
    assert code == 0
    assert (found["ok"], found["findings"], found["repairs"], found["in_use"]) == (True, [], [], False)
    assert (found["format"], found["repaired"]) == (2, [])


def test_a_doctor_says_what_is_wrong_and_changes_nothing(data: Path, capsys: Capture) -> None:
    spoil(data, "INSERT INTO views (table_id, after, data) VALUES ('gone', 1, x'00')")
    before = (data / FILE).read_bytes()
    code, out = run(capsys, "doctor", "--data", data)
    assert code == 1
    assert "there are rows of table gone" in out
    assert "--repair would:\n  remove 1 of the views" in out
    assert "veillee restore FILE" in out
    assert (data / FILE).read_bytes() == before


def test_a_doctor_repairs_if_asked(data: Path, capsys: Capture) -> None:
    spoil(data, "INSERT INTO views (table_id, after, data) VALUES ('gone', 1, x'00')")
    code, found = run_json(capsys, "doctor", "--data", data, "--repair")
    assert code == 0
    assert found["ok"]
    assert any("remove 1 of the views" in line for line in found["repaired"])
    assert len(list(data.glob("house.before-*.sqlite"))) == 1
    code, out = run(capsys, "doctor", "--data", data, "--repair")
    assert (code, "done:" in out) == (0, False)


def test_a_doctor_looks_at_a_store_in_use_and_repairs_none(data: Path, capsys: Capture) -> None:
    spoil(data, "INSERT INTO views (table_id, after, data) VALUES ('gone', 1, x'00')")
    server = open_store(Settings(data))
    code, found = run_json(capsys, "doctor", "--data", data)
    assert (code, found["in_use"], len(found["findings"])) == (1, True, 1)
    assert "stop that first" in complaint(capsys, "doctor", "--data", data, "--repair")
    server.close()


def test_a_doctor_looks_at_permissions_and_room(
    data: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / FILE).chmod(0o644)
    data.chmod(0o777)
    monkeypatch.setattr(
        "veillee.server.store.surroundings.shutil.disk_usage",
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


# backup and restore


def test_a_backup_there_and_back(data: Path, tmp_path: Path, capsys: Capture) -> None:
    code, found = run_json(capsys, "backup", "copy.sqlite", "--data", data)
    assert code == 0
    assert (found["file"], found["tables"], found["format"]) == ("copy.sqlite", 6, 2)
    assert found["bytes"] == Path("copy.sqlite").stat().st_size
    code, out = run(capsys, "restore", "copy.sqlite", "--data", tmp_path / "back")
    assert (code, "6 tables" in out) == (0, True)
    assert tables(tmp_path / "back") == tables(data)
    assert run(capsys, "doctor", "--data", tmp_path / "back")[0] == 0


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
    spoil(data, "DELETE FROM tables WHERE id = 'new'")
    assert "--force" in complaint(capsys, "restore", "copy.sqlite", "--data", data)
    assert "new" not in tables(data)
    assert run(capsys, "restore", "copy.sqlite", "--data", data, "--force")[0] == 0
    assert "new" in tables(data)
    assert len(list(data.glob("house.before-*.sqlite"))) == 1
    server = open_store(Settings(data))
    assert "another server" in complaint(capsys, "restore", "copy.sqlite", "--data", data, "--force")
    server.close()
    Path("diary.txt").write_text("Dear diary, " * 1000)
    assert "is not a SQLite file" in complaint(capsys, "restore", "diary.txt", "--data", data, "--force")


# forget


def test_old_tables_go_and_new_or_running_ones_stay(data: Path, capsys: Capture) -> None:
    code, found = run_json(capsys, "forget", "--data", data, "--older", "90d", "--yes")
    assert code == 0
    assert (sorted(found["tables"]), found["campaigns"], found["done"]) == (
        ["open", "over"],
        ["closed"],
        True,
    )
    assert tables(data) == ["new", "of-going", "playing"]
    assert run(capsys, "doctor", "--data", data)[0] == 0
    assert run(capsys, "forget", "--data", data, "--older", "90d", "--yes") == (0, "nothing is that old\n")


def test_only_tables_of_the_given_kinds_go(data: Path, capsys: Capture) -> None:
    run(capsys, "forget", "--data", data, "--older", "2y", "--status", "open,playing", "--yes")
    assert tables(data) == ["new", "of-closed", "of-going", "over"]


def test_a_dry_run_only_tells(data: Path, capsys: Capture) -> None:
    before = tables(data)
    server = open_store(Settings(data))
    code, out = run(capsys, "forget", "--data", data, "--older", "1d", "--dry-run")
    server.close()
    assert code == 0
    assert "over    x  over  2001-" in out
    assert "2 tables, 1 campaign: these would go" in out
    assert tables(data) == before


def test_a_guest_leaves_and_the_games_stay(data: Path, capsys: Capture) -> None:
    code, found = run_json(capsys, "forget", "--data", data, "--guest", "Ben", "--dry-run")
    assert (code, found) == (
        0,
        {"guest": "ben", "name": "Ben", "tables": 3, "campaigns": 2, "done": False},
    )
    before = tables(data)
    code, out = run(capsys, "forget", "--data", data, "--guest", "ben", "--yes")
    assert code == 0
    assert "Ben has left 3 tables, 2 campaigns; the games stay" in out
    assert tables(data) == before
    for path in data.iterdir():
        assert b"Ben" not in path.read_bytes()
    assert "no guest 'Ben'" in complaint(capsys, "forget", "--data", data, "--guest", "Ben", "--yes")


def test_several_of_a_name_are_told_apart_by_their_ids(data: Path, capsys: Capture) -> None:
    async def another() -> None:
        store = open_store(Settings(data))
        await store.save(new_table(papers("more", Seat("Ben", "benedict"))))
        store.close()

    asyncio.run(another())
    said = complaint(capsys, "forget", "--data", data, "--guest", "Ben", "--yes")
    assert "2 guests are called 'Ben'" in said
    assert "benedict" in said
    assert run(capsys, "forget", "--data", data, "--guest", "benedict", "--yes")[0] == 0


def test_nothing_is_forgotten_without_a_yes(
    data: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = tables(data)
    forget = ["forget", "--data", str(data), "--older", "90d"]
    assert "say --yes" in complaint(capsys, *forget)
    assert "say --yes" in complaint(capsys, *forget, "--json")
    for typed, left in (("no\n", before), ("yes\n", ["new", "of-going", "playing"])):
        keyboard = io.StringIO(typed)
        keyboard.isatty = lambda: True  # type: ignore[method-assign]
        monkeypatch.setattr("sys.stdin", keyboard)
        assert main(forget) == 0
        assert tables(data) == left
    server = open_store(Settings(data))
    assert "another server" in complaint(capsys, *forget, "--status", "playing", "--yes")
    server.close()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ([], "say what to forget"),
        (["--older", "90d", "--guest", "Ben"], "say what to forget"),
        (["--older", "soon"], "as 90d"),
        (["--older", "9d", "--status", "old"], "none of open, playing, over, abandoned"),
    ],
)
def test_wrong_wishes_are_named(data: Path, capsys: Capture, wrong: list[str], words: str) -> None:
    assert words in complaint(capsys, "forget", "--data", data, *wrong)


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
