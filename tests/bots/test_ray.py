"""A real Ray of two workers on this machine: the same games as without it, and nothing lost with a worker."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import msgspec
import pytest

from cli.running import Capture
from veillee.bots.arena import Contest, Played, ray_runner
from veillee.bots.arena.runners import OneProcess, Runner, RunnerError, open_slots, started
from veillee.commands import main

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """Where Ray keeps its files; its sockets need a short path."""
    with TemporaryDirectory(prefix="veillee-", ignore_cleanup_errors=True) as name:
        yield Path(name)


@pytest.fixture(scope="module")
def cluster(folder: Path) -> Iterator[Runner]:
    """Started once, for it takes a while; all its processes are gone in the end."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_TMPDIR", str(folder))
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", token_hex(32))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")]))
        patch.setenv("VEILLEE_GAMES", "toys,bots.frail_game")
        patch.setenv("FRAIL_GAME", str(folder / "frail"))
        with started(2, "local") as runner:
            yield runner
    assert [line for line in command_lines() if str(folder) in line] == []


def command_lines() -> Iterator[str]:
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            yield process.read_text(errors="replace")
        except OSError:  # it has ended meanwhile
            continue


def without_times(games: Iterable[Played]) -> list[Played]:
    return sorted(
        (msgspec.structs.replace(played, seconds=[]) for played in games),
        key=lambda played: (played.deal, played.rotation),
    )


def by_one_process(contest: Contest) -> list[Played]:
    return without_times(OneProcess().play(contest, open_slots(contest, ())))


def test_the_same_games_as_without_it(cluster: Runner) -> None:
    contest = Contest("fairy-tale", 2, {"rounds": 1, "draft": 3}, ("search", "greedy"), 8, 1, 8)
    slots = open_slots(contest, ())
    next(cluster.play(contest, slots))  # left in the middle: the others get nothing of it
    assert without_times(cluster.play(contest, slots)) == by_one_process(contest)
    some = slots[3:5]
    assert [(each.deal, each.rotation) for each in without_times(cluster.play(contest, some))] == some


def test_a_lost_worker_costs_its_batch_only(cluster: Runner, folder: Path) -> None:
    contest = Contest("frail", 2, {}, ("greedy", "random"), 100, 1)
    games = cluster.play(contest, open_slots(contest, ()))
    first = next(games)
    (folder / "frail").touch()
    found = [first, *games]
    assert not (folder / "frail").exists()
    assert without_times(found) == by_one_process(contest)


def test_a_worker_of_another_version_does_not_play(cluster: Runner) -> None:
    contest = Contest("no-such-game", 2, {}, ("greedy", "random"), 2, 1)
    with pytest.raises(RunnerError, match=r"the Ray cluster cannot play: .*no-such-game"):
        list(cluster.play(contest, open_slots(contest, ())))
    with pytest.raises(RuntimeError, match=r"a worker has veillee .*, not 0.0: install the same everywhere"):
        ray_runner.play_batch("0.0", contest, [(0, 0)])


@pytest.mark.usefixtures("cluster")
def test_the_command_joins_a_cluster_that_runs(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    own = [line for line in command_lines() if str(folder) in line]
    (address,) = {found[1] for line in own if (found := re.search(r"--gcs-address=([\w.:]+)", line))}
    assert address.startswith("127.0.0.1:")
    arguments = ["arena", "frail", "--bots", "greedy,random", "--games", "2", "--json"]
    told = []
    for extra in ([], ["--ray", address]):
        assert main([*arguments, *extra]) == 0
        out, err = capfd.readouterr()
        assert err == ""
        told.append(msgspec.json.decode(out))
    for bot in [*told[0]["bots"], *told[1]["bots"]]:
        del bot["ms_a_choice"]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("games", "workers", "seconds", "deals"),
    [
        (4000, 2, 0.0, 1),  # nobody knows yet
        (4000, 2, 0.001, 25),
        (4000, 2, 0.5, 5),
        (4000, 2, 60.0, 1),
        (40, 2, 0.001, 5),  # few are left
        (40, 50, 0.001, 1),
    ],
)
def test_batches_are_neither_long_nor_unfair(games: int, workers: int, seconds: float, deals: int) -> None:
    contest = Contest("whispers", 2, {}, ("random", "random"), games, 1)
    assert ray_runner.deals_in_a_batch(contest, games, workers, seconds) == deals


def refused(capsys: Capture, address: str) -> str:
    assert main(["arena", "whispers", "--bots", "random", "--games", "4", "--ray", address]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    return told


def test_without_ray_it_is_said_how_to_get_it(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'Ray is not installed: pip install "veillee[ray]"' in refused(capsys, "local")


def test_an_address_where_nobody_answers(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "--ray nonsense should read local, auto, HOST:PORT or ray://HOST:PORT" in refused(
        capsys, "nonsense"
    )
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        assert f"nobody answers at {address}: " in refused(capsys, address)
        taken.listen()
        monkeypatch.setattr(ray_runner, "JOINED", 0.1)
        monkeypatch.setattr("veillee.bots.arena.runners.PATIENCE", 0.1)
        assert (
            f"Ray knows no cluster, or lacks its token (RAY_AUTH_MODE, RAY_AUTH_TOKEN), at {address}"
            in refused(capsys, address)
        )


def test_no_cluster_runs_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(address: str, **options: object) -> None:
        raise ConnectionError("Could not find any running Ray instance.")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    with pytest.raises(RunnerError, match="no Ray cluster runs here: `ray start --head` starts one"):
        ray_runner._connect("auto", None)
