"""Games on a Ray cluster, in batches; a batch whose worker is lost is played again by another.

Ray writes to the terminal, waits for minutes, or ends its process when a cluster is not there: so whoever
talks to the cluster is a process of its own, which is kept quiet and can be given up.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures import TimeoutError as WaitedTooLong
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice
from secrets import token_hex
from typing import Any, Final, final
from urllib.parse import urlsplit

from veillee import __version__
from veillee.bots.arena.contest import Contest
from veillee.bots.arena.runners import AHEAD, Runner, RunnerError, Slot, obey_the_parent, processes
from veillee.bots.arena.tallies import Played

#: A cluster of this machine alone, started for the contest.
LOCAL: Final = "local"
#: The cluster that runs on this machine already.
AUTO: Final = "auto"
#: For so many seconds an address may not answer, a cluster not be joined, and a local one not be ready.
ANSWER: Final = 5
JOINED: Final = 40
READY: Final = 120
#: So often a batch is tried again whose worker was lost.
RETRIES: Final = 5
#: A batch takes about so many seconds, and has no more deals: as much is lost with a worker.
BATCH: Final = 5.0
MOST_DEALS: Final = 25
#: Every worker gets so many of the batches that are left, unless there are too few deals.
SHARES: Final = 2
#: After so many seconds it is looked whether the cluster has grown.
LOOK: Final = 1.0
#: What a local cluster keeps results in, in bytes: they are small.
STORE: Final = 100 * 2**20

_UNKNOWN: Final = "Ray knows no cluster, or lacks its token (RAY_AUTH_MODE, RAY_AUTH_TOKEN), at"

Batch = list[Slot]


@final
class RayCluster:
    """A cluster, as the process that plays the contest sees it."""

    def __init__(self, pool: ProcessPoolExecutor, workers: int) -> None:
        self._pool = pool
        self._workers = workers

    def play(self, contest: Contest, slots: Sequence[Slot]) -> Iterator[Played]:
        waiting = iter(slots)
        played, seconds, room = 0, 0.0, AHEAD * self._workers
        try:
            self._pool.submit(_give_up).result()
            while played < len(slots):
                left = len(slots) - played
                deals = deals_in_a_batch(contest, left, self._workers, seconds / max(1, played))
                batches = [list(islice(waiting, contest.players * deals)) for _ in range(room)]
                ended, room = self._pool.submit(_go_on, contest, list(filter(None, batches))).result()
                played += len(ended)
                seconds += sum(sum(game.seconds) for game in ended)
                yield from ended
        except BrokenProcessPool as error:
            raise RunnerError("the Ray cluster was lost") from error


def deals_in_a_batch(contest: Contest, left: int, workers: int, seconds: float) -> int:
    """One, until it is known how many seconds a game takes."""
    if not seconds:
        return 1
    fair = left // (contest.players * workers * SHARES)
    return max(1, min(MOST_DEALS, fair, int(BATCH / (contest.players * seconds))))


@contextmanager
def connected(address: str, workers: int | None) -> Iterator[Runner]:
    """A cluster; a local one has so many workers, or one for each core."""
    if find_spec("ray") is None:
        raise RunnerError('Ray is not installed: pip install "veillee[ray]"')
    _check_address(address)
    with processes(1, _prepare) as pool:
        try:
            patience = READY if address == LOCAL else JOINED
            found = pool.submit(_connect, address, workers).result(patience)
        except (WaitedTooLong, BrokenProcessPool) as error:
            raise RunnerError(f"{_UNKNOWN} {address}") from error
        yield RayCluster(pool, found)
        pool.submit(_disconnect).result()


def _check_address(address: str) -> None:
    """Whether anybody answers there at all: Ray itself would take minutes to find out."""
    if address in (LOCAL, AUTO):
        return
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or not port:
        raise RunnerError(f"--ray {address} should read {LOCAL}, {AUTO}, HOST:PORT or ray://HOST:PORT")
    try:
        socket.create_connection((host, port), ANSWER).close()
    except OSError as error:
        raise RunnerError(f"nobody answers at {address}: {error.strerror or error}") from error


# What the process does that talks to the cluster


#: The batches that are under way, by what Ray calls them.
_RUNNING: Final[list[Any]] = []


def _prepare() -> None:
    """Keep Ray off the terminal; how it is told to is read when it is loaded."""
    obey_the_parent()
    silence = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(silence, stream.fileno())
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")


def _connect(address: str, workers: int | None) -> int:
    """Join or start a cluster; returns how many workers it has."""
    own: dict[str, Any] = {}
    if address == LOCAL:
        _keep_to_itself()
        own = {"num_cpus": workers, "include_dashboard": False, "object_store_memory": STORE}
    games = os.environ.get("VEILLEE_GAMES")
    import ray  # noqa: PLC0415 (slow to load, and optional)

    try:
        ray.init(
            address,
            log_to_driver=False,
            logging_level=logging.CRITICAL,
            runtime_env={"env_vars": {"VEILLEE_GAMES": games}} if games else None,
            **own,
        )
    except ConnectionError:
        if address == AUTO:
            raise RunnerError(
                "no Ray cluster runs here: `ray start --head` starts one, --ray local too"
            ) from None
        raise RunnerError(f"{_UNKNOWN} {address}") from None
    except (OSError, RuntimeError, ValueError) as error:
        raise RunnerError(f"no Ray cluster at {address}: {_last_line(error)}") from None
    return _workers()


def _keep_to_itself() -> None:
    """A local cluster is nobody else's: it has the loopback interface alone, and a token of its own.

    Its workers are no nicer than this process; Ray would let everything else on the machine go first.
    """
    os.environ.setdefault("RAY_worker_niceness", "0")
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    os.environ["RAY_AUTH_MODE"] = "token"
    os.environ.setdefault("RAY_AUTH_TOKEN", token_hex(32))


def _workers() -> int:
    import ray  # noqa: PLC0415 (as above)

    resources = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray leaves it untyped
    return max(1, int(resources.get("CPU", 0)))


def _go_on(contest: Contest, batches: Sequence[Batch]) -> tuple[list[Played], int]:
    """Begin these batches; returns what has ended of all, and how many more there is room for."""
    import ray  # noqa: PLC0415 (as above)

    task = ray.remote(play_batch).options(max_retries=RETRIES)
    _RUNNING.extend(task.remote(__version__, contest, batch) for batch in batches)
    ended, _RUNNING[:] = ray.wait(_RUNNING, num_returns=1, timeout=LOOK)
    try:
        games = [played for batch in ray.get(ended) for played in batch]
    except ray.exceptions.RayError as error:
        raise RunnerError(f"the Ray cluster cannot play: {_last_line(error)}") from None
    return games, max(0, AHEAD * _workers() - len(_RUNNING))


def _give_up() -> None:
    """Forget what is under way: a contest that was left in the middle."""
    import ray  # noqa: PLC0415 (as above)

    for batch in _RUNNING:
        ray.cancel(batch)
    _RUNNING.clear()


def _disconnect() -> None:
    import ray  # noqa: PLC0415 (as above)

    ray.shutdown()


def _last_line(error: Exception) -> str:
    """What went wrong, without where: Ray puts a whole traceback into its words."""
    return (str(error).strip().splitlines() or [type(error).__name__])[-1].strip()


# What the cluster's workers do


def play_batch(version: str, contest: Contest, batch: Batch) -> list[Played]:
    """These games; only by the same version as here, since others may play another way."""
    if version != __version__:
        raise RuntimeError(f"a worker has veillee {__version__}, not {version}: install the same everywhere")
    return [contest.play(*slot) for slot in batch]
