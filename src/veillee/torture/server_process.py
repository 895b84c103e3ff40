"""A server as a child process, on a free port of this machine."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Self, final
from urllib.request import urlopen

import msgspec

from veillee.server.settings import TEST_LIMITS
from veillee.torture.file_limits import USUAL_FILES, limit_files
from veillee.torture.marks import Shot
from veillee.torture.usage import Usage, family, usage_of

#: How long a server may take to start or to end, in seconds.
PATIENCE = 60.0


class NoServer(Exception):
    """The server did not start, or ended when nobody asked it to; the message ends with its last words."""


@final
class ServerProcess:
    """A server that was started here; it is ended with the block it is used in."""

    def __init__(
        self,
        data: Path,
        *more: str,
        database: str | None = None,
        bus: str | None = None,
        as_usual: bool = False,
        watched: bool = False,
    ) -> None:
        """With a `bus` it shares its database.

        With `as_usual` it has its limits, and may have as many files open as systems usually allow. One that
        is `watched` can be told where to kill itself.
        """
        self._data = data
        self._arguments = more
        self._database = database
        self._bus = bus
        self._as_usual = as_usual
        self._watched = watched
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        #: Where a watched server has killed itself, if it has.
        self.mark = ""
        self._family: list[int] = []
        self.log = data.parent / f"{data.name}.log"

    def start(self, shot: Shot | None = None) -> float:
        """Start it and wait until it answers; returns how many seconds that took.

        NoServer if it does not; a watched one may have been told to kill itself.
        """
        name, off = TEST_LIMITS
        environment = {**os.environ, "VEILLEE_GAMES": ""}
        environment.pop(name, None)
        if not self._as_usual:
            environment[name] = off
        place = ["--data", str(self._data)]
        if self._database is not None:
            # Not on the command line: it may hold a password.
            environment["VEILLEE_DB"], place = self._database, []
        if self._bus is not None:
            environment["VEILLEE_BUS"] = self._bus
        self.kill()  # what is left of one that did not start
        module = "veillee.torture.watched_server" if self._watched else "veillee"
        self.mark = ""
        began = time.perf_counter()
        command = [sys.executable, "-m", module, "serve", "--port", "0", *place]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - ourselves, with arguments that were checked
                [*command, *self._arguments, "--json"],
                stdin=subprocess.PIPE if self._watched else None,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )
        if self._as_usual:
            limit_files(self._process.pid, USUAL_FILES)
        if self._watched:
            self._tell(shot)
        said = self._hear()
        if not said.startswith("{"):
            self.mark = said.strip()
            raise self._failed("did not start")
        self.address = f"http://127.0.0.1:{json.loads(said)['port']}"
        self._wait_until_healthy(began)
        return time.perf_counter() - began

    def arm(self, shot: Shot | None) -> None:
        """Let a watched server kill itself where this says; nowhere any more without it."""
        self._tell(shot)

    def _tell(self, shot: Shot | None) -> None:
        assert self._process is not None  # noqa: S101 - it was started
        assert self._process.stdin is not None  # noqa: S101 - it is a pipe
        with suppress(BrokenPipeError):  # it may be dead already
            self._process.stdin.write("\n" if shot is None else f"{msgspec.json.encode(shot).decode()}\n")
            self._process.stdin.flush()

    def _hear(self) -> str:
        assert self._process is not None  # noqa: S101 - it was started
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        return self._process.stdout.readline()

    def _wait_until_healthy(self, began: float) -> None:
        while time.perf_counter() < began + PATIENCE:
            try:
                with urlopen(f"{self.address}/health", timeout=PATIENCE):  # noqa: S310 - our own address
                    return
            except OSError:
                self.check()
                time.sleep(0.01)
        raise self._failed("did not answer in time")

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def check(self) -> None:
        """NoServer if it has ended."""
        if not self.running:
            raise self._failed("ended by itself")

    def _failed(self, what: str) -> NoServer:
        words = self.log.read_text(errors="replace").strip().splitlines()[-5:] if self.log.exists() else []
        return NoServer(" ".join([f"the server {what}:", *words]))

    @property
    def pid(self) -> int:
        assert self._process is not None  # noqa: S101 - it was started
        return self._process.pid

    def usage(self) -> Usage:
        """What it and its workers have used."""
        return usage_of(family(self.pid))

    async def settled(self) -> Usage:
        """What it has used when it has loaded everything and has nothing to do."""
        used = self.usage()
        for _ in range(40):
            await asyncio.sleep(0.5)
            before, used = used, self.usage()
            if used.cpu - before.cpu <= 0.02:
                break
        return used

    @property
    def log_size(self) -> int:
        return self.log.stat().st_size if self.log.exists() else 0

    def note_family(self) -> None:
        """Look for its workers now, so that `kill` need not."""
        self._family = family(self.pid)

    def kill(self) -> None:
        """End it as a power cut would, its workers with it."""
        self._end(signal.SIGKILL)

    def pause(self) -> None:
        """Let it stand still as it is, and hold what it holds."""
        os.kill(self.pid, signal.SIGSTOP)

    def ask_to_close(self) -> None:
        """Ask it to close in good order, and do not wait for that."""
        os.kill(self.pid, signal.SIGTERM)

    def go_on(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def stop(self) -> int | None:
        """Ask it to close in good order; one that does not is killed. Returns what it ended with."""
        self._end(signal.SIGTERM)
        return None if self._process is None else self._process.returncode

    def wait(self, seconds: float) -> None:
        """Wait until it has ended, or for so long."""
        assert self._process is not None  # noqa: S101 - it was started
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)

    def bury(self) -> None:
        """Clear away what is left of a watched server that has killed itself, and hear where that was."""
        self.mark = self.mark or self._hear().strip()
        self._end(signal.SIGKILL)

    def _end(self, number: int) -> None:
        if self._process is None:
            return
        members = self._family or (family(self._process.pid) if self.running else [])
        self._family = []
        if self.running:
            os.kill(self._process.pid, number)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for pid in members[1:]:
            _kill(pid)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()

    async def start_aside(self, shot: Shot | None = None) -> float:
        """As `start`, while others go on."""
        return await asyncio.to_thread(self.start, shot)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


def _kill(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return
