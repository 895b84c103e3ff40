"""`veillee forget`: old tables go, and a guest's name leaves, from a folder or a database."""

from __future__ import annotations

import asyncio
import io
from contextlib import closing
from pathlib import Path

import pytest

from cli.running import Capture, run, run_json
from cli.stores import Place, complaint
from store.stores import new_table, table_setup
from veillee.commands import main
from veillee.server.model.table_setup import Seat
from veillee.server.store import open_store


def test_old_tables_go_and_new_or_running_ones_stay(place: Place, capsys: Capture) -> None:
    code, found = run_json(capsys, "forget", *place.option, "--older", "90d", "--yes")
    assert code == 0
    assert (sorted(found["tables"]), found["campaigns"], found["done"]) == (
        ["open", "over"],
        ["closed"],
        True,
    )
    assert place.tables() == ["new", "of-going", "playing"]
    assert run(capsys, "doctor", *place.option)[0] == 0
    assert run(capsys, "forget", *place.option, "--older", "90d", "--yes") == (0, "nothing is that old\n")


def test_only_tables_of_the_given_kinds_go(place: Place, capsys: Capture) -> None:
    run(capsys, "forget", *place.option, "--older", "2y", "--status", "open,playing", "--yes")
    assert place.tables() == ["new", "of-closed", "of-going", "over"]


def test_a_dry_run_only_tells(place: Place, capsys: Capture) -> None:
    before = place.tables()
    with closing(open_store(place.settings)):
        code, out = run(capsys, "forget", *place.option, "--older", "1d", "--dry-run")
    assert code == 0
    assert "over    x  over  2001-" in out
    assert "2 tables, 1 campaign: these would go" in out
    assert place.tables() == before


def test_a_guest_leaves_and_the_games_stay(place: Place, capsys: Capture) -> None:
    code, found = run_json(capsys, "forget", *place.option, "--guest", "Ben", "--dry-run")
    assert (code, found) == (
        0,
        {"guest": "ben", "name": "Ben", "tables": 3, "campaigns": 2, "done": False},
    )
    before = place.tables()
    code, out = run(capsys, "forget", *place.option, "--guest", "ben", "--yes")
    assert code == 0
    assert "Ben has left 3 tables, 2 campaigns; the games stay" in out
    assert place.tables() == before
    assert "Ben" not in str(place.rows())
    for path in place.settings.data.glob("*"):
        assert b"Ben" not in path.read_bytes()
    assert "no guest 'Ben'" in complaint(capsys, "forget", *place.option, "--guest", "Ben", "--yes")


def test_several_of_a_name_are_told_apart_by_their_ids(place: Place, capsys: Capture) -> None:
    async def another() -> None:
        store = open_store(place.settings)
        await store.save(new_table(table_setup("more", Seat("Ben", "benedict"))))
        store.close()

    asyncio.run(another())
    said = complaint(capsys, "forget", *place.option, "--guest", "Ben", "--yes")
    assert "2 guests are called 'Ben'" in said
    assert "benedict" in said
    assert run(capsys, "forget", *place.option, "--guest", "benedict", "--yes")[0] == 0


def test_nothing_is_forgotten_without_a_yes(
    place: Place, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = place.tables()
    forget = ["forget", *place.option, "--older", "90d"]
    assert "say --yes" in complaint(capsys, *forget)
    assert "say --yes" in complaint(capsys, *forget, "--json")
    for typed, left in (("no\n", before), ("yes\n", ["new", "of-going", "playing"])):
        keyboard = io.StringIO(typed)
        keyboard.isatty = lambda: True  # type: ignore[method-assign]
        monkeypatch.setattr("sys.stdin", keyboard)
        assert main(forget) == 0
        assert place.tables() == left
    with closing(open_store(place.settings)):
        assert "another server" in complaint(capsys, *forget, "--status", "playing", "--yes")


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
