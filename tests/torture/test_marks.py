"""A watched server dies where it was told to, and nowhere else."""

from __future__ import annotations

import asyncio
import importlib
import json
from functools import reduce
from typing import Any

import pytest

from veillee.torture.marks import AFTER, AIMS, BEFORE, CHECKPOINT, COMMIT, LEASE, Mark, aims_for
from veillee.torture.watched_server import Watch


class Fallen(Exception):
    """Instead of a kill."""


def fall() -> None:
    raise Fallen


def shot(passing: int, aim: str = COMMIT) -> str:
    return json.dumps({"aim": aim, "passing": passing}) + "\n"


@pytest.mark.parametrize("aim", AIMS)
def test_every_mark_is_a_function_of_the_server(aim: str) -> None:
    for mark in AIMS[aim].marks:
        found = reduce(getattr, mark.name.split("."), importlib.import_module(mark.module))
        assert callable(found), mark.where


def test_aims_are_those_that_can_come_about() -> None:
    alone, together = aims_for(1, None), aims_for(2, "postgresql://host/name")
    assert set(alone) == set(AIMS) - {LEASE}
    assert set(together) == set(AIMS) - {CHECKPOINT}


@pytest.fixture
def watch(capfd: pytest.CaptureFixture[str]) -> Watch:
    return Watch(fall)


def test_it_dies_before_or_after_the_call_it_was_told(
    watch: Watch, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    done: list[int] = []
    monkeypatch.setattr("veillee.torture.marks.aims_for", done.append)
    watch.watch(COMMIT, Mark("veillee.torture.marks:aims_for", (BEFORE, AFTER)))
    call: Any = importlib.import_module("veillee.torture.marks").__dict__["aims_for"]
    call(1)
    watch.arm(shot(2, CHECKPOINT))
    call(2)
    watch.arm(shot(4))
    call(3)
    with pytest.raises(Fallen):
        call(4)
    assert done == [1, 2, 3, 4]
    assert capfd.readouterr().out == "after aims_for\n"
    watch.arm(shot(1))
    with pytest.raises(Fallen):
        call(5)
    watch.arm(shot(1))
    watch.arm("\n")
    call(6)
    assert done == [1, 2, 3, 4, 6]


def test_calls_that_do_not_count_and_coroutines(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    async def later(number: int) -> int:
        await asyncio.sleep(0)
        return number

    monkeypatch.setattr("veillee.torture.marks.AIMS", later)
    watch.watch(COMMIT, Mark("veillee.torture.marks:AIMS", (AFTER,)))
    call: Any = importlib.import_module("veillee.torture.marks").__dict__["AIMS"]
    assert asyncio.run(call(3)) == 3
    watch.arm(shot(1))
    with pytest.raises(Fallen):
        asyncio.run(call(3))
    monkeypatch.setattr("veillee.torture.marks.LEASE", abs)
    watch.watch(COMMIT, Mark("veillee.torture.marks:LEASE", (BEFORE,), lambda arguments: arguments[0] < 0))
    counted: Any = importlib.import_module("veillee.torture.marks").__dict__["LEASE"]
    watch.arm(shot(1))
    assert counted(5) == 5
    with pytest.raises(Fallen):
        counted(-5)
