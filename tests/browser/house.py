"""A house in a process of its own, that can be shut by force and opened again at the same address."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

import veillee

TESTS = Path(__file__).parent.parent
CLIENT = Path(veillee.__file__).parent / "web_client"
TOYS = "toys"


class ServerProcess:
    """`veillee serve` on loopback, dealing alike in every run.

    Nobody waits for a clock, and bots think in the server's own process.
    """

    def __init__(self, data: Path, games: str = "", **environment: str) -> None:
        self._data = data
        self._environment = {
            **os.environ,
            "VEILLEE_GAMES": games,
            "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]),
            **environment,
        }
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        #: By which address people come, where something stands before it.
        self.front = ""

    @property
    def address(self) -> str:
        return self.front or f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Open the house, at the port it had before if it was open already."""
        command = [sys.executable, "-m", "deals", "serve", "--json", "--pace", "at-once", "--workers", "0"]
        self._process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(self._data)],
            env=self._environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the server did not start; it says why above"
        port = json.loads(line)["port"]
        assert self.port in (0, port), "somebody else has taken the port meanwhile"
        self.port = port

    def kill(self) -> None:
        """End it at once, without a word to anybody."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(20)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None

    def record(self, table: str) -> str:
        """The record of a game that is over, as anybody may download it."""
        answer = httpx.get(f"{self.address}/api/v1/tables/{table}/record")
        answer.raise_for_status()
        return answer.text

    def table(self, table: str) -> dict[str, Any]:
        answer = httpx.get(f"{self.address}/api/v1/tables/{table}")
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found
